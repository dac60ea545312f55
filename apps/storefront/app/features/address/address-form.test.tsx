import { createSessionStore } from '@craftsandore/session';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { AddressForm } from './address-form.tsx';

const salma = {
  accessToken: 'token-of-salma',
  user: { id: 3, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true },
} as const;
const omar = { accessToken: 'token-of-omar', user: { ...salma.user, id: 4 } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  createSessionStore().getState().begin(salma, { keep: true });
});

const city = () => screen.getByRole('textbox', { name: 'City' });

function renderForm() {
  const shop = renderInShop(
    <AddressForm id="new" headingLevel={2} governorates={['Cairo']} onCancel={vi.fn()} />,
  );
  shop.cart.setState({ load: () => Promise.resolve() });
  return shop;
}

async function typeUntilTheSessionEnds() {
  const { session } = renderForm();
  await userEvent.type(city(), 'Smouha');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Cairo');
  act(() => session.getState().end());
  cleanup();
}

test('what was typed is there again for who signs in again', async () => {
  await typeUntilTheSessionEnds();
  createSessionStore().getState().begin(salma, { keep: true });
  renderForm();
  expect(city()).toHaveValue('Smouha');
  expect(screen.getByRole('combobox')).toHaveValue('Cairo');
});

test('what was typed is there for nobody else', async () => {
  await typeUntilTheSessionEnds();
  createSessionStore().getState().begin(omar, { keep: true });
  renderForm();
  expect(city()).toHaveValue('');
});

test('asks before it is left, but not on the way to the sign-in page', async () => {
  const { session } = renderForm();
  await userEvent.type(city(), 'Smouha');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);

  act(() => session.getState().end());
  expect(asks()).toBe(false);
});

test('what was given up does not come back', async () => {
  renderForm();
  await userEvent.type(city(), 'Smouha');
  cleanup();
  renderForm();
  expect(city()).toHaveValue('');
});

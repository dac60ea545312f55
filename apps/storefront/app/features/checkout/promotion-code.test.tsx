import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { LaterPromotionCode } from './later-promotion-code.tsx';

/** The field at this address, and the address that is asked for. */
function show(path: string, refusal?: string) {
  function Address() {
    const { pathname, search } = useLocation();
    return <p data-testid="address">{pathname + search}</p>;
  }
  renderInApp(
    <>
      <LaterPromotionCode refusal={refusal} />
      <Address />
    </>,
    { path },
  );
  return {
    field: () => screen.findByRole('textbox', { name: 'Code', hidden: true }),
    press: () =>
      userEvent.click(screen.getByRole('button', { name: 'Use the code', hidden: true })),
    isOpen: () => screen.getByRole('group').hasAttribute('open'),
    asked: (wanted: string) =>
      waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(wanted)),
  };
}

test('asks for the same checkout with the code, and with another in its place', async () => {
  const { field, press, asked, isOpen } = show('/cart/checkout?design=7&quantity=2');
  await userEvent.type(await field(), 'عيد ٢٠٢٦');
  expect(isOpen()).toBe(false);
  await press();
  const kept = '/cart/checkout?design=7&quantity=2&code=';
  await asked(kept + new URLSearchParams([['', 'عيد ٢٠٢٦']]).toString().slice(1));

  expect(isOpen()).toBe(true);
  expect(await field()).toHaveValue('عيد ٢٠٢٦');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'eid');
  await press();
  await asked(`${kept}eid`);
});

test('a code that a link has brought stands there, with why it takes off nothing', async () => {
  const { field, isOpen } = show('/cart/checkout?code=old', 'This code is not in use now.');
  expect(await field()).toHaveValue('old');
  expect(isOpen()).toBe(true);
  expect(await field()).toHaveAccessibleDescription(/This code is not in use now\./);
  expect(await field()).toBeInvalid();
});

test('whoever empties the field orders without a code', async () => {
  const { field, press, asked } = show('/cart/checkout?code=old');
  await userEvent.clear(await field());
  await press();
  await asked('/cart/checkout?code=');
});

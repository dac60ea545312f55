import { ApiError, refusalOf } from '@craftsandore/api-client';
import { draftNamed } from '@craftsandore/resilience';
import { createSessionStore } from '@craftsandore/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActionFunction } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { attemptCall } from '../../session/attempt-call.ts';
import { hydrateInApp, renderInApp } from '../../testing/render-in-app.tsx';
import { omar, salma } from '../../testing/sessions.ts';
import { AddressForm } from './address-form.tsx';

vi.mock('../../session/attempt-call.ts', () => ({ attemptCall: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  createSessionStore().getState().begin(salma, { keep: true });
  vi.mocked(attemptCall).mockResolvedValue({ ok: false, refusal: refusalOf(null) });
});

const city = () => screen.getByRole('textbox', { name: 'City' });

function renderForm(action?: ActionFunction) {
  const storefront = renderInApp(
    <AddressForm id="new" headingLevel={2} governorates={['Cairo']} onCancel={vi.fn()} />,
    { ...(action && { action }) },
  );
  storefront.cart.setState({ load: () => Promise.resolve() });
  return storefront;
}

async function typeUntilTheSessionEnds() {
  const { session } = renderForm();
  await userEvent.type(city(), 'Smouha');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Cairo');
  act(() => session.getState().end());
  cleanup();
}

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed is there again for who signs in again, and is not left unasked', async () => {
  await typeUntilTheSessionEnds();
  createSessionStore().getState().begin(salma, { keep: true });
  renderForm();
  expect(city()).toHaveValue('Smouha');
  expect(asks()).toBe(true);
  expect(screen.getByRole('combobox')).toHaveValue('Cairo');
});

test('what is typed while an earlier draft is put back stays, and the rest comes', async () => {
  const saved = {
    id: 4,
    ...{ streetAddress: '4 El Bahr St', city: 'Smouha', governorate: 'Cairo' },
    ...{ landmark: 'The pharmacy', postalCode: '', phoneNumber: '+201000000001' },
  };
  const written = { city: 'Agami', landmark: '', secondPhoneNumber: '01223456789' };
  draftNamed(`${salma.user.id}:address:4`).save(written);
  const bringToLife = hydrateInApp(
    <AddressForm
      {...{ id: 'saved', headingLevel: 2, takesFocus: false, onCancel: vi.fn() }}
      governorates={['Cairo']}
      address={saved}
    />,
  );
  await userEvent.type(city(), 'Roushdy');
  bringToLife();
  expect(city()).toHaveValue('Roushdy');
  expect(screen.getByRole('textbox', { name: /^Landmark/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^Second/ })).toHaveValue('01223456789');
});

test('what was typed is there for nobody else', async () => {
  await typeUntilTheSessionEnds();
  createSessionStore().getState().begin(omar, { keep: true });
  renderForm();
  expect(city()).toHaveValue('');
});

test('offers the number of the profile, which asks nobody to stay, and writes over nothing', async () => {
  const profile = { ok: true as const, value: { phoneNumber: '+201000000009' } };
  vi.mocked(attemptCall).mockResolvedValue(profile);
  const phone = () => screen.getByRole('textbox', { name: 'Mobile number' });
  renderForm();
  await waitFor(() => expect(phone()).toHaveValue('+201000000009'));
  expect(asks()).toBe(false);
  cleanup();

  const late = Promise.withResolvers<typeof profile>();
  vi.mocked(attemptCall).mockReturnValue(late.promise);
  renderForm();
  await userEvent.type(phone(), '0101');
  await act(async () => late.resolve(profile));
  expect(phone()).toHaveValue('0101');
});

test('asks before it is left, but not on the way to the sign-in page', async () => {
  const { session } = renderForm();
  await userEvent.type(city(), 'Smouha');
  expect(asks()).toBe(true);

  act(() => session.getState().end());
  expect(asks()).toBe(false);
});

test('a double press saves once', async () => {
  const action = vi.fn(() => ({ ok: true }));
  renderForm(action);
  for (const [name, text] of [
    ['Street', 'Nile Corniche'],
    ['City', 'Smouha'],
    [/Mobile/, '01000000001'],
  ] as const) {
    await userEvent.type(screen.getByRole('textbox', { name }), text);
  }
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Cairo');
  await userEvent.dblClick(screen.getByRole('button', { name: /Save/ }));
  await expect.poll(() => action.mock.calls.length).toBeGreaterThan(0);
  expect(action).toHaveBeenCalledOnce();
});

test('what was given up does not come back', async () => {
  renderForm();
  await userEvent.type(city(), 'Smouha');
  cleanup();
  renderForm();
  expect(city()).toHaveValue('');
});

test.each([
  [{ code: 'address.duplicate', message: 'Duplicate entry' }, 'هذا العنوان مضاف من قبل.'],
  [{ code: 'address.phone_invalid', message: 'Egyptian numbers only.' }, 'Egyptian numbers only.'],
  [{ code: 'address.too_many', message: 'Please delete one.' }, 'Please delete one.'],
  [{ status: 500, message: 'Not now.' }, 'حدث خطأ أثناء حفظ العنوان.'],
])('says why it was not saved: %o', async (facts, words) => {
  const refusal = refusalOf(new ApiError({ status: 409, ...facts }));
  renderForm(() => ({ ok: false, refusal }));
  await userEvent.type(screen.getByLabelText('Street'), '9 El Nasr St');
  await userEvent.selectOptions(screen.getByLabelText('Governorate'), 'Cairo');
  await userEvent.type(city(), 'Nasr City');
  await userEvent.type(screen.getByLabelText('Mobile number'), '01000000000');
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

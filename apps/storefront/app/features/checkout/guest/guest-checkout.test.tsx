import { draftNamed } from '@craftsandore/resilience';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { replayEarlyInput } from '../../../inline/replay-early-input.ts';
import { replayedMark } from '../../../inline/replayed-mark.ts';
import { aQuote, someOptions, sundayMorning } from '../../../testing/a-guest-order.ts';
import { hydrateInApp, renderInApp } from '../../../testing/render-in-app.tsx';
import { GuestCheckout } from './guest-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren(); // what was never brought to life
});

const before = <GuestCheckout quote={null} options={someOptions} askedAt={0} />;

/** The checkout of somebody whose cart is asked for until the returned function is called. */
function Asking({ answer }: { answer: Promise<unknown> }) {
  const [quote, setQuote] = useState<typeof aQuote | null>(null);
  void answer.then(() => setQuote(aQuote));
  return <GuestCheckout quote={quote} options={someOptions} askedAt={sundayMorning} />;
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const governorate = () => screen.getByRole('combobox', { name: 'Governorate' });
const button = () => screen.getByRole('button', { name: /^Pay Now/ });

async function fillIn() {
  await userEvent.type(field('Name'), 'Salma');
  await userEvent.type(field('Mobile number'), '01000000001');
  await userEvent.selectOptions(governorate(), 'EG-GZ');
  await userEvent.type(field('City'), 'Dokki');
  await userEvent.type(field('Street'), 'Tahrir Street');
}

test('the server renders the whole form, and no order', () => {
  hydrateInApp(before);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Checkout');
  expect(field('Name')).toBeEnabled();
  expect(governorate()).toHaveTextContent('GizaAswanMatrouh');
  expect(governorate()).toHaveValue('');
  expect(screen.getByRole('complementary', { name: 'Order summary' })).toHaveTextContent('Loading');
  expect(screen.queryByText(/EGP/)).toBeNull();
  // A browser would send the form, whose order it does not hold.
  expect(button()).toHaveAttribute('type', 'button');
  expect(button()).toBeEnabled();
});

test('what is typed before a draft is put back stays, and the rest comes', async () => {
  draftNamed('guest:checkout').save({ name: 'Salma', city: 'Dokki', email: 'salma@example.com' });
  localStorage.setItem('governorate', 'EG-GZ');
  const bringToLife = hydrateInApp(before);
  await userEvent.type(field('Name'), 'Nadia');
  await userEvent.click(document.body);
  bringToLife();
  expect(field('Name')).toHaveValue('Nadia');
  expect(field('City')).toHaveValue('Dokki');
  expect(field(/^Email/)).toBeVisible();
  expect(governorate()).toHaveValue('EG-GZ');
});

test('a governorate that is chosen before the remembered one is put back stays', async () => {
  localStorage.setItem('governorate', 'EG-GZ');
  const bringToLife = hydrateInApp(before);
  await userEvent.selectOptions(governorate(), 'EG-ASN');
  bringToLife();
  expect(governorate()).toHaveValue('EG-ASN');
});

test('a governorate that is chosen before anybody listens has its fee and total', async () => {
  const asked = Promise.withResolvers<undefined>();
  const bringToLife = hydrateInApp(<Asking answer={asked.promise} />);
  await userEvent.selectOptions(governorate(), 'EG-GZ');
  bringToLife();
  asked.resolve(undefined);
  await waitFor(() => expect(button()).toHaveTextContent('1,840'));
});

test('what is written while the cart is asked for stays, and what is wrong is said', async () => {
  const asked = Promise.withResolvers<undefined>();
  renderInApp(<Asking answer={asked.promise} />);
  await userEvent.type(field('Name'), 'Salma');
  await userEvent.click(button());
  await waitFor(() => expect(field('Mobile number')).toHaveFocus());
  await userEvent.type(field('Mobile number'), '010');
  asked.resolve(undefined);
  expect(await screen.findByText('Subtotal')).toBeVisible();
  expect(field('Name')).toHaveValue('Salma');
  expect(field('Mobile number')).toHaveFocus();
  expect(field('Mobile number')).toHaveValue('010');
});

test('a press before anybody knows the total orders nothing, and says so with the total', async () => {
  const order = vi.fn(() => ({ ok: true }));
  const asked = Promise.withResolvers<undefined>();
  renderInApp(<Asking answer={asked.promise} />, { action: order });
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  asked.resolve(undefined);
  expect(await screen.findByText(/Press the button once more/)).toBeVisible();
  expect(button()).toHaveTextContent('1,840');
  expect(order).not.toHaveBeenCalled();

  await userEvent.click(button());
  await waitFor(() => expect(order).toHaveBeenCalledOnce());
});

test('a press before the scripts is answered by them, and orders nothing that was not seen', async () => {
  replayEarlyInput('alive', replayedMark);
  const order = vi.fn(async ({ request }: { request: Request }) => {
    const { seenTotalCost } = await request.json();
    expect(seenTotalCost).toBe(1840);
    return { ok: true };
  });
  const asked = Promise.withResolvers<undefined>();
  const bringToLife = hydrateInApp(<Asking answer={asked.promise} />, { action: order });
  await fillIn();
  await userEvent.click(button());
  bringToLife();
  asked.resolve(undefined);
  // The total is there by chance before the press has its turn.
  await screen.findByText('Subtotal');
  dispatchEvent(new Event('alive'));
  expect(await screen.findByText(/Press the button once more/)).toBeVisible();
  expect(order).not.toHaveBeenCalled();

  await userEvent.click(button());
  await waitFor(() => expect(order).toHaveBeenCalledOnce());
});

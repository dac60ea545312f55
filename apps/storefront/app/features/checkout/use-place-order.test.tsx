import { piastres, type Checkout } from '@craftsandore/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aCartItem } from '../../testing/a-product.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import type { WithCode } from './code-in-address.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { usePlaceOrder } from './use-place-order.ts';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

const checkout: Checkout & WithCode = {
  cart: { id: 1, cartItems: [aCartItem(7)] },
  shippingDetails: {
    id: 4,
    streetAddress: '9 El Nasr St',
    city: 'Smouha',
    governorate: 'Alexandria',
    postalCode: '',
    phoneNumber: '+201000000000',
  },
  adjustments: [],
  costBreakdown: {
    subtotal: piastres(89_000),
    discount: piastres(0),
    shippingFees: piastres(6_500),
    totalCost: piastres(95_500),
  },
  promised: { from: '2026-11-24', to: '2026-11-26' },
};

function Page({ promotionCode }: WithCode) {
  const shown = { ...checkout, ...(promotionCode && { promotionCode }) };
  const { placeOrder, ...state } = usePlaceOrder(shown);
  return <CheckoutPage checkout={shown} addresses={[]} onPlaceOrder={placeOrder} {...state} />;
}

test.each([
  ['without a connection', {}, 'No connection. Check your internet and try again.'],
  ['where the API says why', { status: 409, sentence: 'Only 2 are left.' }, 'Only 2 are left.'],
  ['where it does not', { status: 500 }, 'Failed to place order.'],
])('%s the reason stays beside the button until the next try', async (_, refusal, words) => {
  const next = Promise.withResolvers<object>();
  const responses = [Promise.resolve({ ok: false, refusal }), next.promise];
  renderInApp(<Page />, { action: () => responses.shift() });
  const pay = screen.getByRole('button', { name: /^Pay Now LE.955$/ });
  const summary = screen.getByRole('complementary', { name: 'Order summary' });

  await userEvent.click(pay);
  await screen.findAllByText(words);
  expect(summary).toHaveTextContent(words);
  await userEvent.click(pay);
  expect(summary).not.toHaveTextContent(words);
  next.resolve({ ok: true });
});

test('a code that was typed and not asked with is seen before anything is ordered', async () => {
  const sent = vi.fn(() => ({ ok: true }));
  renderInApp(<Page />, { action: sent });
  const pay = screen.getByRole('button', { name: /^Pay Now/ });
  const code = await screen.findByRole('textbox', { name: 'Code', hidden: true });
  await userEvent.type(code, 'eid');
  await userEvent.click(pay);
  await screen.findByText(/^The code is applied\./, { selector: '[aria-live]' });
  expect(sent).not.toHaveBeenCalled();

  await userEvent.click(pay);
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('hands on what the courier is to know', async () => {
  const sent = vi.fn();
  renderInApp(<Page />, {
    action: async ({ request }) => {
      sent(await request.json());
      return { ok: true };
    },
  });
  await userEvent.click(screen.getByText('Note for the courier', { selector: 'summary' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Note for the courier' }),
    'Two flights',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Pay Now LE.955$/ }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ note: 'Two flights' })),
  );
});

test.each([[undefined], ['eid2026']])('orders with the code in use: %s', async (promotionCode) => {
  const sent = vi.fn();
  renderInApp(<Page {...(promotionCode && { promotionCode })} />, {
    action: async ({ request }) => {
      sent(await request.json());
      return { ok: true };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Pay Now LE.955$/ }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0].promotionCode).toBe(promotionCode);
});

test('orders once for two presses in the same instant', async () => {
  const placed = Promise.withResolvers<object>();
  const action = vi.fn(() => placed.promise);
  renderInApp(<Page />, { action });
  const pay = screen.getByRole('button', { name: /^Pay Now LE.955$/ });

  act(() => {
    pay.click();
    pay.click();
  });
  await waitFor(() => expect(action).toHaveBeenCalled());
  await userEvent.click(pay);
  placed.resolve({ ok: true });
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy', 'true'));
  expect(action).toHaveBeenCalledOnce();
});

import { attempt } from '@craftsandore/api-client';
import type { Quote, ShippingOptions } from '@craftsandore/contract';
import { redirect } from 'react-router-dom';

import { readGuestCart } from '../../../cart/guest-cart.ts';
import type { Storefront } from '../../../session/context.ts';
import { withCode, type WithCode } from '../code-in-address.ts';
import { piecesInAddress, piecesOf } from './pieces.ts';

type GuestCheckoutData = {
  checkout: { quote: Quote & WithCode; options: ShippingOptions; askedAt: number } | null;
  /** Why it could not be had, where the API has said so. */
  sentence?: string | undefined;
};

/** What a guest would order, at today's prices: what the address names, or the cart. */
export async function loadGuestCheckout(
  { api }: Storefront,
  params: URLSearchParams,
): Promise<GuestCheckoutData> {
  const named = piecesInAddress(params);
  const items = named.length > 0 ? named : piecesOf(readGuestCart());
  if (items.length === 0) throw redirect('/cart');

  const answer = await attempt(
    (async () => {
      const { getShippingOptions, quoteOrder } = await import('../../../session/calls.ts');
      const [quote, options] = await Promise.all([
        withCode(params, (named) => api(quoteOrder, { body: { items, ...named } })),
        api(getShippingOptions, {}),
      ]);
      return { quote, options, askedAt: Date.now() };
    })(),
  );
  if (!answer.ok) return { checkout: null, sentence: answer.refusal.sentence };
  if (answer.value.quote.lines.length === 0) throw redirect('/cart');
  return { checkout: answer.value };
}

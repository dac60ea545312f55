import { type ApiClient, attempt } from '@craftsandore/api-client';
import { getShippingOptions, placeGuestOrder, quoteOrder, toPounds } from '@craftsandore/contract';
import { type Locale, validationSentence } from '@craftsandore/i18n';
import { randomUUID } from 'node:crypto';
import { createContext, redirect } from 'react-router-dom';

import { withCode } from '../features/checkout/code-in-address.ts';
import { guestOrderOf } from '../features/checkout/guest/guest-order-of.ts';
import { piecesInAddress } from '../features/checkout/guest/pieces.ts';
import type { SentForm, Unscripted } from '../features/checkout/guest/unscripted.ts';
import { GuestOrderForm } from '../form/guest-order-form.ts';

/** The address of the page that a form is answered with: it names the code that was written in it. */
export const answeredAddress = createContext<URLSearchParams | null>(null);

/** An address as it would be had the form of it been sent by it: so what was written last counts. */
export function addressOf(form: FormData, url: string): URLSearchParams {
  const { searchParams } = new URL(url);
  const code = form.get('code');
  if (typeof code === 'string') searchParams.set('code', code);
  return searchParams;
}

/** The pieces that the address names, or nothing. Without scripts there is no cart. */
export async function loadUnscripted(
  api: ApiClient,
  params: URLSearchParams,
): Promise<Unscripted | null> {
  const items = piecesInAddress(params);
  if (items.length === 0) return null;
  const [quote, options] = await Promise.all([
    withCode(params, (named) => api(quoteOrder, { body: { items, ...named } })),
    api(getShippingOptions, {}),
  ]);
  if (quote.lines.length === 0) return null;
  return {
    quote,
    options,
    askedAt: Date.now(),
    placementKey: randomUUID(),
    promotionCode: params.get('code') ?? '',
  };
}

/** No person writes an address in less. */
const quickestMs = 3_000;

type Sent = { api: ApiClient; locale: Locale; params: URLSearchParams; form: FormData };

/**
 * Places an order that a form without scripts has sent: first it answers with fee and total of the governorate, then it
 * orders what was seen. @throws a redirect to the order.
 */
export async function placeUnscripted({ api, locale, params, form }: Sent): Promise<SentForm> {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const answer = (more: Partial<SentForm>): SentForm => ({
    ...{ fields, errors: {}, refusal: null, isToBeSeen: false },
    ...more,
  });
  // Who asks for a code is not done with the rest: nothing of it is wrong yet.
  if (fields.useCode) return answer({});

  const { data, error } = GuestOrderForm.safeParse(fields, {
    error: (issue) => validationSentence(issue, locale),
    reportInput: true,
  });
  if (error) {
    const errors = error.issues.map(({ path, message }) => [String(path[0]), message]);
    return answer({ errors: Object.fromEntries(errors.toReversed()) });
  }

  const isHasty = Date.now() - Number(fields.askedAt) < quickestMs;
  if (fields.website || isHasty) return answer({ isToBeSeen: true });

  const items = piecesInAddress(params);
  const { governorate } = data;
  const quote = await attempt(
    withCode(params, (named) => api(quoteOrder, { body: { items, governorate, ...named } })),
  );
  if (!quote.ok) return answer({ refusal: quote.refusal });
  const { costBreakdown, promotionCode } = quote.value;
  const seenTotalCost = toPounds(costBreakdown.totalCost);
  if (fields.seenTotalCost !== String(seenTotalCost)) return answer({ isToBeSeen: true });

  const body = {
    ...guestOrderOf(data, { items, seenTotalCost, ...(promotionCode && { promotionCode }) }),
    placementKey: fields.placementKey ?? randomUUID(),
  };
  const placed = await attempt(api(placeGuestOrder, { body }));
  if (!placed.ok) return answer({ refusal: placed.refusal });
  throw redirect(`/track/${placed.value.trackingToken}/placed`, 303);
}

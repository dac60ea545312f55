import { piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { aFreelyDeliveredQuote, aQuote, someOptions } from '../../../testing/a-guest-order.ts';
import { adjustmentOf, quoteTo, totalOf } from './total-of.ts';

test.each(['EG-GZ', 'EG-ASN'])(
  'free delivery to %s takes off what it costs there',
  (governorate) => {
    const fee =
      someOptions.governorates.find(({ code }) => code === governorate)?.fee ?? piastres(0);
    const quote = quoteTo(aFreelyDeliveredQuote, governorate);
    expect(adjustmentOf(quote)).toBe(-fee);
    expect(quote.adjustments).toMatchObject([{ amount: -fee }]);
    expect(totalOf(quote, { fee })).toBe(178_000);
  },
);

test.each([undefined, '', 'EG-MT'])('to %s nobody knows what it takes off', (governorate) => {
  expect(quoteTo(aFreelyDeliveredQuote, governorate)).toEqual(aFreelyDeliveredQuote);
});

test('why a code takes nothing off there is said instead', () => {
  const [giza] = aFreelyDeliveredQuote.places ?? [];
  if (!giza) throw new Error('The quote names no place');
  const promotionRefusal = 'Delivery is free already.';
  const places = [{ ...giza, ...aQuote, promotionRefusal }];
  const quote = quoteTo({ ...aFreelyDeliveredQuote, places }, 'EG-GZ');
  expect(quote).toMatchObject({ adjustments: [], promotionRefusal });
});

import { signedPiastres } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { OrderLines } from './order-lines.tsx';

const adjustments = [
  { label: 'خدش في القاع', labelAr: 'خدش في القاع', amount: signedPiastres(-5_000) },
  { label: 'Gift wrapping', labelAr: 'Gift wrapping', amount: signedPiastres(3_000) },
];

test.each([
  ['ar', '−٥٠٫٠٠ ج.مناقص ٥٠ جنيهًا مصريًا', '٣٠٫٠٠ ج.م٣٠ جنيهًا مصريًا'],
  ['en', '−LE 50.00minus 50 Egyptian pounds', 'LE 30.0030 Egyptian pounds'],
] as const)('says in %s what was agreed on, between lines and delivery', (locale, less, more) => {
  renderInApp(<OrderLines order={{ ...aGuestOrder, adjustments }} />, { locale });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(1, 3)).toEqual(['خدش في القاع', 'Gift wrapping']);
  const amounts = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replace(/[\u2068\u2069]/g, ''));
  expect(amounts.slice(1, 3)).toEqual([less, more]);
});

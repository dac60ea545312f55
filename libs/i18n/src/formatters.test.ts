import { piastres, signedPiastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { formatPhone, formattersFor } from './formatters.ts';

const ar = formattersFor('ar');
const en = formattersFor('en');

test.each([
  [89_000, 'LE\u00a0890', '٨٩٠\u00a0ج.م'],
  [125_000, 'LE\u00a01,250', '١٬٢٥٠\u00a0ج.م'],
  [1_250, 'LE\u00a012.50', '١٢٫٥٠\u00a0ج.م'],
  [0, 'LE\u00a00', '٠\u00a0ج.م'],
])('writes %i piastres as pounds', (amount, english, arabic) => {
  expect(en.money(piastres(amount))).toBe(english);
  expect(ar.money(piastres(amount))).toBe(arabic);
});

test.each([
  [-5_000, '−LE\u00a050', '−٥٠\u00a0ج.م', '−LE\u00a050.00', '−$50.00'],
  [-1_250, '−LE\u00a012.50', '−١٢٫٥٠\u00a0ج.م', '−LE\u00a012.50', '−$12.50'],
])('writes %i piastres with a minus before all else', (less, english, arabic, total, dollars) => {
  const amount = signedPiastres(less);
  expect(en.money(amount)).toBe(english);
  expect(ar.money(amount)).toBe(arabic);
  expect(en.total(amount)).toBe(total);
  const { sign, value } = en.totalParts(amount, '$');
  expect(`${sign}${value}`).toBe(dollars);
});

test('writes totals with two decimals, in pounds or with the sign that the owner has chosen', () => {
  const total = piastres(228_500);
  expect(en.totalParts(total, 'LE')).toEqual({
    value: '2,285.00',
    currency: 'LE',
    currencyFirst: true,
  });
  expect(ar.totalParts(total, 'LE')).toEqual({
    value: '٢٬٢٨٥٫٠٠',
    currency: 'ج.م',
    currencyFirst: false,
  });
  expect(en.totalParts(total, '$')).toMatchObject({ value: '$2,285.00', currency: '' });
  expect(ar.totalParts(total, '$')).toMatchObject({ value: '$٢٬٢٨٥٫٠٠', currency: '' });
});

test("writes dates and times of Egypt's clock in the digits of the language", () => {
  const lateInCairo = '2026-11-19T22:30:00Z';
  expect(en.date(lateInCairo)).toBe('20 November 2026');
  expect(ar.date(lateInCairo)).toBe('٢٠ نوفمبر ٢٠٢٦');
  expect(en.time(lateInCairo)).toBe('00:30');
  expect(ar.time(lateInCairo)).toMatch(/^١٢:٣٠\sص$/);
});

test("counts days by Egypt's calendar", () => {
  const now = '2026-11-20T08:00:00Z';
  expect(en.daysAgo('2026-11-19T22:30:00Z', now)).toBe(0);
  expect(en.daysAgo('2026-11-19T21:30:00Z', now)).toBe(1);
});

test('groups an Egyptian mobile number and leaves others alone', () => {
  expect(formatPhone('+201000000001')).toBe('+20 100 000 0001');
  expect(formatPhone('+4912345')).toBe('+4912345');
});

test.each([
  [59_000, '0 minutes', '٠ دقيقة'],
  [40 * 60_000, '40 minutes', '٤٠ دقيقة'],
  [3.5 * 3_600_000, '3 hours', '٣ ساعات'],
  [50 * 3_600_000, '2 days', 'يومان'],
  [-1, '0 minutes', '٠ دقيقة'],
])('says how long %d milliseconds are', (milliseconds, english, arabic) => {
  expect(en.duration(milliseconds)).toBe(english);
  expect(ar.duration(milliseconds)).toBe(arabic);
});

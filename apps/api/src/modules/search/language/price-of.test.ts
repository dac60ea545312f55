import { expect, test } from 'vitest';

import { priceLimitOf } from './price-of.ts';

test.each([
  ['less than 300', { rest: '', pounds: 300 }],
  ['less thin 300', { rest: '', pounds: 300 }],
  ['tray cheaper then 300', { rest: 'tray', pounds: 300 }],
  ['Bowl under 300 LE', { rest: 'Bowl', pounds: 300 }],
  ['صينية زان أقل من ٣٠٠ جنيه', { rest: 'صينية زان', pounds: 300 }],
  ['طبق ارخص من 1000', { rest: 'طبق', pounds: 1000 }],
])('reads the most that may be paid in %s', (query, limit) =>
  expect(priceLimitOf(query)).toEqual(limit),
);

test.each([
  '300',
  'bowl',
  'under',
  'cup up to 300 ml',
  'thunder 300',
  'tray less than 9',
  'thin 300',
])('reads none in %s', (query) => expect(priceLimitOf(query)).toBeNull());

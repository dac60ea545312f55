import { expect, test } from 'vitest';

import { mobileOf } from './mobile-of.ts';

test.each([
  '01000000002',
  '010 0000 0002',
  '٠١٠٠٠٠٠٠٠٠٢',
  '+20 100 000 0002',
  '00201000000002',
  '(010) 0000-0002',
])('%s is a number', (typed) => expect(mobileOf(typed)).toBe('+201000000002'));

test.each(['', '0100000000', '010000000022', '0223456789', 'salma'])('%s is none', (typed) =>
  expect(mobileOf(typed)).toBeNull(),
);

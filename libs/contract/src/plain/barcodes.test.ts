import { expect, test } from 'vitest';

import { isGtin } from './barcodes.ts';

test.each(['96385074', '036000291452', '4006381333931', '6223001230014'])(
  '%s is a number that shops print',
  (code) => {
    expect(isGtin(code)).toBe(true);
  },
);

test.each([
  ['with another last digit', '4006381333932'],
  ['with two digits swapped', '4006381339331'],
  ['one digit short', '400638133393'],
  ['of other signs', 'BRD-OLV-1234'],
  ['of fourteen digits', '14006381333938'],
  ['empty', ''],
])('a code %s is none', (_, code) => {
  expect(isGtin(code)).toBe(false);
});

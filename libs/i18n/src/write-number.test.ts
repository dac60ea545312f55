import { expect, test } from 'vitest';

import { type NumberWriting, writeNumber } from './write-number.ts';

const tags = { ar: 'ar-EG-u-ca-gregory-nu-arab', en: 'en-GB-u-ca-gregory-nu-latn' };

const numbers = [
  ...[0, -0, 1, 7, 10, 999, 1000, 1184, 12_345, 999_999.5, 1_234_567, 987_654_321_012],
  ...[0.1, 0.35, 0.05, 1.005, 2.675, 4.25, 4.35, 4.95, 9.995, 99.999, 0.0004, 0.000_001],
  ...[-1, -0.001, -12_345.678, -0.5],
];

const writings: NumberWriting[] = [
  { maxDecimals: 3 },
  { maxDecimals: 0 },
  { maxDecimals: 3, isGrouped: false },
  { maxDecimals: 2 },
  { minDecimals: 2, maxDecimals: 2 },
  { minDecimals: 1, maxDecimals: 1 },
];

test.each(['ar', 'en'] as const)('writes numbers in %s as Intl does', (locale) => {
  for (const writing of writings) {
    const { minDecimals = 0, maxDecimals, isGrouped = true } = writing;
    const intl = new Intl.NumberFormat(tags[locale], {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      useGrouping: isGrouped,
    });
    expect(numbers.map((number) => writeNumber(number, locale, writing))).toEqual(
      numbers.map((number) => intl.format(number)),
    );
  }
});

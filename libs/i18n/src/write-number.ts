import type { Locale } from './locale.ts';

export type NumberWriting = {
  minDecimals?: number;
  maxDecimals: number;
  /** Whether thousands stand apart. */
  isGrouped?: boolean;
};

const signs: Record<Locale, { group: string; decimal: string; minus: string }> = {
  ar: { group: '٬', decimal: '٫', minus: '\u061c-' },
  en: { group: ',', decimal: '.', minus: '-' },
};

const arabicZero = 0x0660;

/**
 * A number as `Intl.NumberFormat` writes it, without it: the first one that a browser makes loads tables, which takes a
 * slow phone a tenth of a second, while a page comes to life.
 */
export function writeNumber(value: number, locale: Locale, writing: NumberWriting): string {
  const { minDecimals = 0, maxDecimals, isGrouped = true } = writing;
  const size = Math.abs(value);
  // Beyond what a shop says: written with an exponent, or no number at all.
  if (!(size === 0 || (size >= 1e-6 && size < 1e12))) return String(value);
  // By its decimal digits: 1.005 times 100 is less than 100.5.
  const rounded = String(Math.round(Number(`${size}e${maxDecimals}`)));
  const digits = rounded.padStart(maxDecimals + 1, '0');
  const whole = digits.slice(0, digits.length - maxDecimals);
  const decimals = digits.slice(digits.length - maxDecimals).replace(/0+$/, '');
  const { group, decimal, minus } = signs[locale];
  const fraction = decimals.padEnd(minDecimals, '0');
  const written =
    (value < 0 || Object.is(value, -0) ? minus : '') +
    (isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole) +
    (fraction && decimal + fraction);
  return locale === 'ar' ? inArabicDigits(written) : written;
}

const inArabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(arabicZero + Number(digit)));

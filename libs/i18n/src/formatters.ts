import type { Piastres } from '@craftsandore/contract';

import type { Locale } from './locale.ts';

/** Digits and calendar are pinned, so that server and browser write the same. */
const tags: Record<Locale, string> = {
  ar: 'ar-EG-u-ca-gregory-nu-arab',
  en: 'en-GB-u-ca-gregory-nu-latn',
};

const timeZone = 'Africa/Cairo';

const currency: Record<Locale, string> = { ar: 'ج.م', en: 'LE' };

type Moment = Date | string | number;

export type MoneyParts = { value: string; currency: string; currencyFirst: boolean };

/** The sign of totals in the mini cart and in a customer's orders (specification, section 9). */
export type TotalsSign = 'LE' | '$';

export type Formatters = ReturnType<typeof createFormatters>;

const made = new Map<Locale, Formatters>();

/** The one formatter of numbers, money and time for a language. */
export function formattersFor(locale: Locale): Formatters {
  const formatters = made.get(locale) ?? createFormatters(locale);
  made.set(locale, formatters);
  return formatters;
}

function createFormatters(locale: Locale) {
  const tag = tags[locale];
  const numbers = (options: Intl.NumberFormatOptions) => {
    const made = once(() => new Intl.NumberFormat(tag, options));
    return (value: number) => made().format(value);
  };
  const moments = (options: Intl.DateTimeFormatOptions, writing = tag) => {
    const made = once(() => new Intl.DateTimeFormat(writing, { ...options, timeZone }));
    return (moment: Moment) => made().format(new Date(moment));
  };

  const ordinal = numbers({ useGrouping: false });
  const pounds = numbers({ minimumFractionDigits: 0, maximumFractionDigits: 2 });
  const twoDecimals = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const day = moments({ dateStyle: 'short' }, 'en-CA');

  const poundsOf = (amount: Piastres) => (amount % 100 === 0 ? pounds : twoDecimals)(amount / 100);

  const moneyParts = (amount: Piastres): MoneyParts => ({
    value: poundsOf(amount),
    currency: currency[locale],
    currencyFirst: locale === 'en',
  });

  const inWords = ({ value, currency, currencyFirst }: MoneyParts) =>
    currencyFirst ? `${currency}\u00a0${value}` : `${value}\u00a0${currency}`;

  return {
    number: numbers({ maximumFractionDigits: 3 }),
    /** A number that is a name (a year): without separators. */
    ordinal,
    /** The number of an order: `#1184`, in Arabic without a sign; Latin digits, as in its reference. */
    orderNumber: (id: number) => (locale === 'en' ? '#' : '') + id,
    /** An average such as 4.7. */
    decimal: numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** `LE 890`, `٨٩٠ ج.م`. */
    money: (amount: Piastres) => inWords(moneyParts(amount)),
    /** `LE 890.00`: an amount in the mail about an order. */
    total: (amount: Piastres) =>
      inWords({ ...moneyParts(amount), value: twoDecimals(amount / 100) }),
    moneyParts,
    /** `LE 890.00`, or `$890.00` by the owner's choice: the mini cart and totals of a customer's orders. */
    totalParts: (amount: Piastres, sign: TotalsSign): MoneyParts =>
      sign === '$'
        ? { value: `$${twoDecimals(amount / 100)}`, currency: '', currencyFirst: true }
        : { ...moneyParts(amount), value: twoDecimals(amount / 100) },
    /** `20 November 2026`. */
    date: moments({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** `20 Nov 2026`. */
    shortDate: moments({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** `Friday, 20 November 2026`. */
    weekday: moments({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** `Fri`, `الجمعة`. */
    dayName: moments({ weekday: 'short' }),
    /** Of a day without a time: `Tuesday`, `24` and `November`. */
    weekdayOfDay: moments({ weekday: 'long' }),
    dayOfMonth: moments({ day: 'numeric' }),
    month: moments({ month: 'long' }),
    /** 24 hours in English, ص and م in Arabic; Egypt's time everywhere. */
    time: moments({
      hour: locale === 'ar' ? 'numeric' : '2-digit',
      minute: '2-digit',
      hour12: locale === 'ar',
    }),
    /** Whole days in Egypt between then and now: 0 today, 1 yesterday. */
    daysAgo: (moment: Moment, now: Moment = Date.now()) =>
      Math.round((Date.parse(day(now)) - Date.parse(day(moment))) / 86_400_000),
  };
}

const timestamps = once(
  () => new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone }),
);

/** `2026-11-20 10:42:07` in Egypt's time; Latin digits in both languages, for records of machines. */
export function formatTimestamp(moment: Moment): string {
  return timestamps().format(new Date(moment));
}

/** `+201000000000` as `+20 100 000 0000`; Latin digits in both languages. Anything else as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+20(\d{3})(\d{3})(\d{4})$/, '+20 $1 $2 $3');
}

/** An Intl object is expensive to make: it is made on first use, and kept. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

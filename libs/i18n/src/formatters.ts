import type { Piastres } from '@craftsandore/contract';

import type { Locale } from './locale.ts';
import { type NumberWriting, writeNumber } from './write-number.ts';

/** Digits and calendar are pinned, so that server and browser write the same. */
const tags: Record<Locale, string> = {
  ar: 'ar-EG-u-ca-gregory-nu-arab',
  en: 'en-GB-u-ca-gregory-nu-latn',
};

const timeZone = 'Africa/Cairo';

const currency: Record<Locale, string> = { ar: 'ج.م', en: 'LE' };

type Moment = Date | string | number;

export type MoneyParts = {
  /** Before all else, where the amount is below nothing. */
  sign?: string;
  value: string;
  currency: string;
  currencyFirst: boolean;
};

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
  const numbers = (writing: NumberWriting) => (value: number) =>
    writeNumber(value, locale, writing);
  const moments = (options: Intl.DateTimeFormatOptions, writing = tag) => {
    const made = once(() => new Intl.DateTimeFormat(writing, { ...options, timeZone }));
    return (moment: Moment) => made().format(new Date(moment));
  };

  const ordinal = numbers({ maxDecimals: 3, isGrouped: false });
  const pounds = numbers({ maxDecimals: 2 });
  const twoDecimals = numbers({ minDecimals: 2, maxDecimals: 2 });
  const day = moments({ dateStyle: 'short' }, 'en-CA');
  const unit = (name: string) => {
    const options = { style: 'unit', unit: name, unitDisplay: 'long' } as const;
    const made = once(() => new Intl.NumberFormat(tag, options));
    return (value: number) => made().format(value);
  };
  const [minutes, hours, days] = [unit('minute'), unit('hour'), unit('day')];

  const poundsOf = (amount: Piastres) =>
    (amount % 100 === 0 ? pounds : twoDecimals)(Math.abs(amount) / 100);
  const inFull = (amount: Piastres) => twoDecimals(Math.abs(amount) / 100);

  // The sign stands before the currency, and is a minus: what Intl writes for Arabic is a hyphen between invisible marks.
  const moneyParts = (amount: Piastres): MoneyParts => ({
    ...(amount < 0 && { sign: '−' }),
    value: poundsOf(amount),
    currency: currency[locale],
    currencyFirst: locale === 'en',
  });

  const inWords = ({ sign = '', value, currency, currencyFirst }: MoneyParts) =>
    sign + (currencyFirst ? `${currency}\u00a0${value}` : `${value}\u00a0${currency}`);

  return {
    number: numbers({ maxDecimals: 3 }),
    /** A number that is a name (a year): without separators. */
    ordinal,
    /** The number of an order: `#1184`, in Arabic without a sign; Latin digits, as in its reference. */
    orderNumber: (id: number) => (locale === 'en' ? '#' : '') + id,
    /** An average such as 4.7. */
    decimal: numbers({ minDecimals: 1, maxDecimals: 1 }),
    /** `LE 890`, `٨٩٠ ج.م`; `−LE 890` below nothing. */
    money: (amount: Piastres) => inWords(moneyParts(amount)),
    /** `LE 890.00`: an amount in the mail about an order. */
    total: (amount: Piastres) => inWords({ ...moneyParts(amount), value: inFull(amount) }),
    moneyParts,
    /** `LE 890.00`, or `$890.00` by the owner's choice: the mini cart and totals of a customer's orders. */
    totalParts: (amount: Piastres, sign: TotalsSign): MoneyParts =>
      sign === '$'
        ? { ...moneyParts(amount), value: `$${inFull(amount)}`, currency: '', currencyFirst: true }
        : { ...moneyParts(amount), value: inFull(amount) },
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
    /** How long something lasts, in its largest unit: `40 minutes`, `3 hours`, `2 days`. */
    duration: (milliseconds: number) => {
      const wholeMinutes = Math.max(0, Math.floor(milliseconds / 60_000));
      if (wholeMinutes < 60) return minutes(wholeMinutes);
      const wholeHours = Math.floor(wholeMinutes / 60);
      return wholeHours < 48 ? hours(wholeHours) : days(Math.floor(wholeHours / 24));
    },
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

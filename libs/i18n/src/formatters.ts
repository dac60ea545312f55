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
  const plain = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }));
  const ungrouped = once(() => new Intl.NumberFormat(tag, { useGrouping: false }));
  const oneDecimal = once(
    () =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  );
  const pounds = once(
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 0, maximumFractionDigits: 2 }),
  );
  const twoDecimals = once(
    () =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
  );
  const dates = once(
    () =>
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone,
      }),
  );
  const shortDates = once(
    () =>
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone,
      }),
  );
  const weekdays = once(
    () =>
      new Intl.DateTimeFormat(tag, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone,
      }),
  );
  const dayNames = once(() => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone }));
  const times = once(
    () =>
      new Intl.DateTimeFormat(tag, {
        hour: locale === 'ar' ? 'numeric' : '2-digit',
        minute: '2-digit',
        hour12: locale === 'ar',
        timeZone,
      }),
  );
  const days = once(() => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }));

  const poundsOf = (amount: Piastres) =>
    (amount % 100 === 0 ? pounds() : twoDecimals()).format(amount / 100);

  const moneyParts = (amount: Piastres): MoneyParts => ({
    value: poundsOf(amount),
    currency: currency[locale],
    currencyFirst: locale === 'en',
  });

  return {
    number: (value: number) => plain().format(value),
    /** A number that is a name (an order's number, a year): without separators. */
    ordinal: (value: number) => ungrouped().format(value),
    /** The number of an order: `#1184`, in Arabic without a sign. */
    orderNumber: (id: number) => (locale === 'en' ? '#' : '') + ungrouped().format(id),
    /** An average such as 4.7. */
    decimal: (value: number) => oneDecimal().format(value),
    /** `LE 890`, `٨٩٠ ج.م`. */
    money: (amount: Piastres) => {
      const { value, currency, currencyFirst } = moneyParts(amount);
      return currencyFirst ? `${currency}\u00a0${value}` : `${value}\u00a0${currency}`;
    },
    moneyParts,
    /**
     * `$890.00`, as the mini cart and a customer's orders show totals (specification, section 9):
     * the one line to change should the shop ever show pounds there too.
     */
    dollars: (amount: Piastres) => `$${twoDecimals().format(amount / 100)}`,
    /** `20 November 2026`. */
    date: (moment: Moment) => dates().format(new Date(moment)),
    /** `20 Nov 2026`. */
    shortDate: (moment: Moment) => shortDates().format(new Date(moment)),
    /** `Friday, 20 November 2026`. */
    weekday: (moment: Moment) => weekdays().format(new Date(moment)),
    /** `Fri`, `الجمعة`. */
    dayName: (moment: Moment) => dayNames().format(new Date(moment)),
    /** 24 hours in English, ص and م in Arabic; Egypt's time everywhere. */
    time: (moment: Moment) => times().format(new Date(moment)),
    /** Whole days in Egypt between then and now: 0 today, 1 yesterday. */
    daysAgo: (moment: Moment, now: Moment = Date.now()) =>
      Math.round(
        (Date.parse(days().format(new Date(now))) - Date.parse(days().format(new Date(moment)))) /
          86_400_000,
      ),
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

/** An Intl object is dear to make: it is made for whoever first needs it, and kept. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

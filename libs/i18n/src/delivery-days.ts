import { createSentences } from './create-i18n.ts';
import { days as arabic } from './dictionaries/common/order.ar.ts';
import { days as english } from './dictionaries/common/order.en.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';

type Days = {
  /** First and last day in Egypt, `2026-11-24`. */
  from: string;
  to: string;
};

let sentence: ReturnType<typeof createSentences<'range'>> | undefined;

/** `Tuesday 24 to Thursday 26 November`: the one wording of when an order comes, on every page and in every mail. */
export function deliveryDays({ from, to }: Days, locale: Locale): string {
  const { weekdayOfDay, dayOfMonth, month } = formattersFor(locale);
  const short = (day: string) => `${weekdayOfDay(day)} ${dayOfMonth(day)}`;
  const long = (day: string) => `${short(day)} ${month(day)}`;
  if (from === to) return long(to);

  sentence ??= createSentences({ ar: arabic, en: english });
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return sentence('range', locale, { from: isOneMonth ? short(from) : long(from), to: long(to) });
}

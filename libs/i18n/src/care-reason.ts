import type { CareReason } from '@craftsandore/contract';

import { createSentences } from './create-i18n.ts';
import * as arabic from './dictionaries/api/ar.ts';
import * as english from './dictionaries/api/en.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';

// Pure, so that browsers, which are sent these sentences, load none of them.
const fakeOrder = /* @__PURE__ */ createSentences({
  ar: arabic.fakeOrder,
  en: english.fakeOrder,
});
const care = /* @__PURE__ */ createSentences({ ar: arabic.care, en: english.care });

/** `2 of 3 parcels refused`: the one wording of a reason to take care of an order. */
export function careReason(reason: CareReason, locale: Locale): string {
  switch (reason.code) {
    case 'deposit_above':
    case 'above_limit': {
      const { money } = formattersFor(locale);
      const { total, limit } = reason;
      return care(reason.code, locale, { total: money(total), limit: money(limit) });
    }
    case 'refused_before': {
      const { refused, parcels: count } = reason;
      return care('refused_before', locale, { refused, count });
    }
    case 'deposit_refused': {
      const { received, refused: count } = reason;
      return care('deposit_refused', locale, {
        count,
        received: formattersFor(locale).number(received),
      });
    }
    case 'trusted':
      return care('trusted', locale, { count: reason.received });
    case 'same_number': {
      const { minutes } = reason;
      if (minutes < 1) return care('same_number_now', locale);
      if (minutes < 60) return care('same_number_minutes', locale, { count: minutes });
      return care('same_number_hours', locale, { count: Math.floor(minutes / 60) });
    }
    default:
      return care(reason.code, locale);
  }
}

/** What is noted as the reason where an order is not a real one. */
export const fakeOrderWords = (locale: Locale): string => fakeOrder('words', locale);

import type { CustomerRecord } from '@craftsandore/contract';

import { createSentences } from './create-i18n.ts';
import { record as arabic } from './dictionaries/back-office/record.ar.ts';
import { record as english } from './dictionaries/back-office/record.en.ts';
import type { Locale } from './locale.ts';

let sentence: ReturnType<typeof createSentences<keyof typeof english>> | undefined;

/** `4 orders: 2 received, 1 refused, 1 open`: the one wording of what came of a customer's orders. */
export function customerRecord(record: Omit<CustomerRecord, 'spent'>, locale: Locale): string {
  sentence ??= createSentences({ ar: arabic, en: english });
  const say = sentence;
  const {
    ordersCount: count,
    deliveredCount,
    refusedCount,
    returnedCount,
    cancelledCount,
  } = record;
  const openCount = count - deliveredCount - refusedCount - returnedCount - cancelledCount;
  const kinds = [
    { name: 'delivered', all: 'allDelivered', both: 'bothDelivered', count: deliveredCount },
    { name: 'refused', all: 'allRefused', both: 'bothRefused', count: refusedCount },
    { name: 'returned', all: 'allReturned', both: 'bothReturned', count: returnedCount },
    { name: 'cancelled', all: 'allCancelled', both: 'bothCancelled', count: cancelledCount },
    { name: 'open', all: 'allOpen', both: 'bothOpen', count: openCount },
  ] as const;
  const some = kinds.filter(({ count }) => count > 0);
  const [only] = some;
  if (!only) return say('none', locale);
  if (count === 1 && openCount === 1) return say('first', locale);

  const orders = say('orders', locale, { count });
  if (some.length === 1) {
    return say(count === 2 ? only.both : only.all, locale, { orders, count });
  }
  const parts = some.map(({ name, count }) => say(name, locale, { count }));
  return say('mixed', locale, { orders, parts: parts.join(say('comma', locale)) });
}

import { piastres, type Promotion } from '@craftsandore/contract';

/** Ten percent off for everyone, at any time. */
export function aPromotion(facts: Partial<Promotion> = {}): Promotion {
  return {
    ...{ id: 7, version: 3, name: 'Winter offer', nameAr: 'عرض الشتاء', code: null },
    ...{ kind: 'percent', percent: 10, amount: null, atMost: null, minimum: piastres(0) },
    ...{ from: null, to: null, limit: null, limitPerPerson: null, active: true },
    ...{ used: 12, given: piastres(148_000) },
    ...facts,
  };
}

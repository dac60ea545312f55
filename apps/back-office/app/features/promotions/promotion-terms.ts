import type { Promotion } from '@craftsandore/contract';
import { type PromotionRefusal, type PromotionTerms, refusalOf } from '@craftsandore/rules';

type Kept = Pick<Promotion, 'kind' | 'percent' | 'amount' | 'atMost' | 'minimum'>;

/** What a promotion takes off, as the rule of orders has it. */
export const termsOf = ({ kind, percent, amount, atMost, minimum }: Kept): PromotionTerms => ({
  // Of delivery the whole fee, in percents.
  ...{ kind, value: percent ?? amount ?? 100, atMost, minimum },
});

/** A code as people print it, in capitals; it is kept in small letters, as it is compared. */
export function writtenCode(code: string): string {
  const capitals = code.toUpperCase();
  return capitals.toLowerCase() === code ? capitals : code;
}

export type PromotionState =
  | Exclude<PromotionRefusal, 'not_named' | 'used_by_person' | 'delivery_free' | 'minimum'>
  | 'active';

/** Where a promotion stands on a day in Egypt, whoever orders what. */
export function stateOf(promotion: Promotion, day: string): PromotionState {
  const now = {
    ...termsOf(promotion),
    ...{ id: promotion.id, isNamed: null, isActive: promotion.active },
    ...{ from: promotion.from, to: promotion.to },
    ...{ limit: promotion.limit, used: promotion.used, limitPerPerson: null, usedByPerson: 0 },
  };
  const why = refusalOf(now, { subtotal: promotion.minimum, fee: null, day });
  return (why as Exclude<PromotionState, 'active'> | null) ?? 'active'; // nothing else is refused here
}

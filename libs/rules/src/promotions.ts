/** What a promotion takes off the goods of an order. Amounts are in piastres. */
export type PromotionTerms = {
  kind: 'percent' | 'amount';
  /** Whole percents, or piastres. */
  value: number;
  /** A percentage never takes off more; null where it may. */
  atMost: number | null;
  /** Of the goods; below it nothing is taken off. */
  minimum: number;
};

/** What is taken off goods of this sum: whole piastres, never more than they cost. */
export function discountOf(terms: PromotionTerms, subtotal: number): number {
  const { kind, value, atMost, minimum } = terms;
  if (subtotal < minimum) return 0;
  const wanted = kind === 'percent' ? Math.round((subtotal * value) / 100) : value;
  return Math.min(wanted, atMost ?? wanted, subtotal);
}

/** A promotion as it is at one moment. */
export type PromotionNow = PromotionTerms & {
  id: number;
  /** Whether who orders has named its code; null where it needs none. */
  isNamed: boolean | null;
  isActive: boolean;
  /** First and last day in Egypt, both included; null where there is none. */
  from: string | null;
  to: string | null;
  /** How often it may be used, and was, in all and by who orders; null where it has no limit. */
  limit: number | null;
  used: number;
  limitPerPerson: number | null;
  usedByPerson: number;
};

/** Why a promotion takes nothing off. */
export type PromotionRefusal =
  'not_named' | 'inactive' | 'not_yet' | 'over' | 'used_up' | 'used_by_person' | 'minimum';

type Goods = {
  subtotal: number;
  /** Of the order, in Egypt. */
  day: string;
};

/** Why a promotion takes nothing off these goods; null where it does. */
export function refusalOf(
  promotion: PromotionNow,
  { subtotal, day }: Goods,
): PromotionRefusal | null {
  const { isNamed, isActive, from, to, limit, used, limitPerPerson, usedByPerson } = promotion;
  if (isNamed === false) return 'not_named';
  if (!isActive) return 'inactive';
  if (from !== null && day < from) return 'not_yet';
  if (to !== null && day > to) return 'over';
  if (limit !== null && used >= limit) return 'used_up';
  if (limitPerPerson !== null && usedByPerson >= limitPerPerson) return 'used_by_person';
  return subtotal < promotion.minimum ? 'minimum' : null;
}

/** What is taken off an order, and by which promotion. */
export type Given<Promotion> = { promotion: Promotion; discount: number };

/**
 * The one promotion that takes most off these goods. Of equals one without a code, so that a code which changes nothing is not
 * used up; then the oldest.
 */
export function bestPromotion<Promotion extends PromotionNow>(
  promotions: readonly Promotion[],
  goods: Goods,
): Given<Promotion> | null {
  const given = promotions
    .filter((promotion) => refusalOf(promotion, goods) === null)
    .map((promotion) => ({ promotion, discount: discountOf(promotion, goods.subtotal) }))
    .filter(({ discount }) => discount > 0)
    .sort(
      (one, other) =>
        other.discount - one.discount ||
        Number(one.promotion.isNamed) - Number(other.promotion.isNamed) ||
        one.promotion.id - other.promotion.id,
    );
  return given[0] ?? null;
}

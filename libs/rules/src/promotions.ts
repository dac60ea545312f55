/** What a promotion takes off an order: of its goods or, free delivery, of its fee. Amounts are in piastres. */
export type PromotionTerms = {
  kind: 'percent' | 'amount' | 'delivery';
  /** Whole percents, all hundred of a fee; or piastres. */
  value: number;
  /** What is taken off in percents is never more; null where it may be. */
  atMost: number | null;
  /** Of the goods; below it nothing is taken off. */
  minimum: number;
};

/** What an order costs before anything is taken off. */
export type Charged = {
  /** Of the goods. */
  subtotal: number;
  /** Of delivery; null while nobody knows where to. */
  fee: number | null;
};

/** What is taken off: whole piastres, never more than what it is taken off costs. */
export function discountOf(terms: PromotionTerms, { subtotal, fee }: Charged): number {
  const { kind, value, atMost, minimum } = terms;
  if (subtotal < minimum) return 0;
  const most = kind === 'delivery' ? (fee ?? 0) : subtotal;
  const wanted = kind === 'amount' ? value : Math.round((most * value) / 100);
  return Math.min(wanted, atMost ?? wanted, most);
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
  | 'not_named'
  | 'inactive'
  | 'not_yet'
  | 'over'
  | 'used_up'
  | 'used_by_person'
  | 'delivery_free'
  | 'minimum';

/** An order before anything is taken off. */
export type Undiscounted = Charged & {
  /** Of the order, in Egypt. */
  day: string;
};

/** Why a promotion takes nothing off this order; null where it does, or may once it is known where to. */
export function refusalOf(
  promotion: PromotionNow,
  { subtotal, fee, day }: Undiscounted,
): PromotionRefusal | null {
  const { kind, isNamed, isActive, from, to, limit, used, limitPerPerson, usedByPerson } =
    promotion;
  if (isNamed === false) return 'not_named';
  if (!isActive) return 'inactive';
  if (from !== null && day < from) return 'not_yet';
  if (to !== null && day > to) return 'over';
  if (limit !== null && used >= limit) return 'used_up';
  if (limitPerPerson !== null && usedByPerson >= limitPerPerson) return 'used_by_person';
  // Said before the minimum: nobody buys more for what they have already.
  if (kind === 'delivery' && fee === 0) return 'delivery_free';
  return subtotal < promotion.minimum ? 'minimum' : null;
}

/** What is taken off an order, and by which promotion. */
export type Given<Promotion> = { promotion: Promotion; discount: number };

/**
 * The one promotion that takes most off this order. Of equals one without a code, so that a code which changes nothing is not
 * used up; then the oldest.
 */
export function bestPromotion<Promotion extends PromotionNow>(
  promotions: readonly Promotion[],
  order: Undiscounted,
): Given<Promotion> | null {
  const given = promotions
    .filter((promotion) => refusalOf(promotion, order) === null)
    .map((promotion) => ({ promotion, discount: discountOf(promotion, order) }))
    .filter(({ discount }) => discount > 0)
    .sort(
      (one, other) =>
        other.discount - one.discount ||
        Number(one.promotion.isNamed) - Number(other.promotion.isNamed) ||
        one.promotion.id - other.promotion.id,
    );
  return given[0] ?? null;
}

/**
 * The same while nobody knows where an order goes; `fees` are those of all places. What every place takes off at least: free
 * delivery only where it is the best everywhere, without a discount yet; else the best of what the goods have.
 */
export function bestAnywhere<Promotion extends PromotionNow>(
  promotions: readonly Promotion[],
  order: Omit<Undiscounted, 'fee'>,
  fees: readonly number[],
): Given<Promotion> | null {
  const charged = fees.filter((fee) => fee > 0).sort((one, other) => other - one);
  const best = (fee: number | null) => bestPromotion(promotions, { ...order, fee });
  const [dearest] = charged;
  const ofDearest = dearest === undefined ? null : best(dearest);
  const isFreeEverywhere =
    ofDearest && charged.every((fee) => best(fee)?.promotion.kind === 'delivery');
  return isFreeEverywhere ? { promotion: ofDearest.promotion, discount: 0 } : best(null);
}

import { type ErrorCode, piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import {
  bestAnywhere,
  bestPromotion,
  cairoClock,
  type Charged,
  type Given,
  type PromotionRefusal,
  refusalOf,
  type Undiscounted,
} from '@craftsandore/rules';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { promotions, promotionUses } from '../../db/schema/promotions.ts';
import { Problem } from '../../problem.ts';

/** Who orders, as far as it is known. */
type Person = { phoneNumber: string | null; userId: number | null };

type Asker = {
  /** As codes are compared; nothing where none was named. */
  code: string | undefined;
  person: Person;
};

export type Asked = Asker & {
  order: Charged;
  now: Date;
};

const isInUse = sql`${promotionUses.promotionId} = ${promotions.id} and ${promotionUses.givenBackAt} is null`;
const countOf = (uses: ReturnType<typeof sql>) =>
  sql`(select count(*) from ${promotionUses} where ${uses})`.mapWith(Number);

/** Those that may make an order cheaper: what needs no code, and what the named one belongs to. */
export const mayApply = (code: string | undefined) =>
  or(
    and(isNull(promotions.code), eq(promotions.isActive, true)),
    code === undefined ? undefined : eq(promotions.code, code),
  );

/** Those as they are now. */
async function findPromotionsNow(db: DatabaseOrTransaction, { code, person }: Asker) {
  const { phoneNumber, userId } = person;
  const isTheirs = sql`(${promotionUses.phoneNumber} = ${phoneNumber} or ${promotionUses.userId} = ${userId})`;
  const rows = await db
    .select({
      promotion: promotions,
      used: countOf(isInUse),
      usedByPerson: countOf(sql`${isInUse} and ${isTheirs}`),
    })
    .from(promotions)
    .where(mayApply(code))
    .orderBy(asc(promotions.id));
  return rows.map(({ promotion, ...counts }) => ({
    ...promotion,
    ...counts,
    isNamed: promotion.code === null ? null : true,
  }));
}

type Found = Awaited<ReturnType<typeof findPromotionsNow>>;
export type Best = Given<Found[number]>;

/** What takes most off an order, and why the code that was named does not. */
export type Answer = { best: Best | null; refusal: Problem | null };

/** The promotion that takes most off this order, and why the named one does not. */
export async function promotionFor(
  db: DatabaseOrTransaction,
  { order, now, ...asker }: Asked,
): Promise<Answer & { isLimited: boolean }> {
  const found = await findPromotionsNow(db, asker);
  const isLimited = found.some(({ limit, limitPerPerson }) => (limit ?? limitPerPerson) !== null);
  return { ...answerOf(found, asker, { ...order, day: cairoClock(now).day }), isLimited };
}

type AskedAnywhere<Place> = Asker & {
  subtotal: number;
  now: Date;
  /** What delivery costs where, asked for only if something depends on it. */
  feesOf: () => Promise<ReadonlyMap<Place, number>>;
};

/** The same while nobody knows where to, and for each place once it is one that fees decide on. */
export async function promotionAnywhere<Place>(
  db: DatabaseOrTransaction,
  { subtotal, now, feesOf, ...asker }: AskedAnywhere<Place>,
): Promise<Answer & { places: ReadonlyMap<Place, Answer> }> {
  const found = await findPromotionsNow(db, asker);
  const order = { subtotal, day: cairoClock(now).day };
  if (!found.some(({ kind }) => kind === 'delivery')) {
    return { ...answerOf(found, asker, { ...order, fee: null }), places: new Map() };
  }
  const fees = await feesOf();
  const at = (fee: number) => answerOf(found, asker, { ...order, fee });
  const places = new Map([...fees].map(([place, fee]) => [place, at(fee)]));
  const best = bestAnywhere(found, order, [...fees.values()]);
  // A code is refused only where it takes nothing off anywhere; why is said of the dearest place.
  const isOfUse = [...places.values()].some(({ refusal }) => refusal === null);
  const { refusal } = at(Math.max(0, ...fees.values()));
  return { best, refusal: isOfUse ? null : refusal, places };
}

function answerOf(found: Found, { code }: Asker, order: Undiscounted): Answer {
  const best = bestPromotion(found, order);
  if (code === undefined) return { best, refusal: null };

  const named = found.find(({ isNamed }) => isNamed);
  if (!named) return { best, refusal: new Problem('promotion.unknown') };
  const why = refusalOf(named, order);
  if (why) return { best, refusal: problemOf(why, named.minimum) };
  if (!best || best.promotion === named) return { best, refusal: null };
  const { name, nameAr } = best.promotion;
  const values = { promotion: { en: name, ar: nameAr } };
  return { best, refusal: new Problem('promotion.other_is_better', { values }) };
}

/** What it makes the order cheaper by, in the words that its customer reads. */
export const adjustmentOf = ({ promotion: { name, nameAr, kind }, discount }: Best) => ({
  ...{ amount: 0 - discount, reason: name, reasonAr: nameAr, isOfDelivery: kind === 'delivery' },
});

const codes = {
  ...{ not_named: 'promotion.unknown', inactive: 'promotion.not_now' },
  ...{ not_yet: 'promotion.not_yet', over: 'promotion.over', used_up: 'promotion.used_up' },
  ...{ used_by_person: 'promotion.used_by_person', minimum: 'promotion.minimum' },
  delivery_free: 'promotion.delivery_free',
} as const satisfies Record<PromotionRefusal, ErrorCode>;

function problemOf(why: PromotionRefusal, minimum: number): Problem {
  const amount = piastres(minimum);
  const ofMinimum = {
    minimum: { ar: formattersFor('ar').money(amount), en: formattersFor('en').money(amount) },
  };
  return new Problem(codes[why], { values: why === 'minimum' ? ofMinimum : {} });
}

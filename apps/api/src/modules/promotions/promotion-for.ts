import { type ErrorCode, piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { bestPromotion, cairoClock, type PromotionRefusal, refusalOf } from '@craftsandore/rules';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { promotions, promotionUses } from '../../db/schema/promotions.ts';
import { Problem } from '../../problem.ts';

/** Who orders, as far as it is known. */
type Person = { phoneNumber: string | null; userId: number | null };

export type Asked = {
  /** As codes are compared; nothing where none was named. */
  code: string | undefined;
  /** Of the goods, in piastres. */
  subtotal: number;
  person: Person;
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

/** The promotion that takes most off these goods, and why the named one does not. */
export async function promotionFor(
  db: DatabaseOrTransaction,
  { code, subtotal, person, now }: Asked,
) {
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
  const found = rows.map(({ promotion, ...counts }) => ({
    ...promotion,
    ...counts,
    isNamed: promotion.code === null ? null : true,
  }));
  const goods = { subtotal, day: cairoClock(now).day };
  const best = bestPromotion(found, goods);
  const isLimited = found.some(({ limit, limitPerPerson }) => (limit ?? limitPerPerson) !== null);
  const read = { best, refusal: null, isLimited };
  if (code === undefined) return read;

  const named = found.find(({ isNamed }) => isNamed);
  if (!named) return { ...read, refusal: new Problem('promotion.unknown') };
  const why = refusalOf(named, goods);
  if (why) return { ...read, refusal: problemOf(why, named.minimum) };
  if (!best || best.promotion === named) return read;
  const { name, nameAr } = best.promotion;
  const values = { promotion: { en: name, ar: nameAr } };
  return { ...read, refusal: new Problem('promotion.other_is_better', { values }) };
}

export type Best = NonNullable<Awaited<ReturnType<typeof promotionFor>>['best']>;

/** What it makes the order cheaper by, in the words that its customer reads. */
export const adjustmentOf = ({ promotion: { name, nameAr }, discount }: Best) => ({
  ...{ amount: -discount, reason: name, reasonAr: nameAr },
});

const codes = {
  ...{ not_named: 'promotion.unknown', inactive: 'promotion.not_now' },
  ...{ not_yet: 'promotion.not_yet', over: 'promotion.over', used_up: 'promotion.used_up' },
  ...{ used_by_person: 'promotion.used_by_person', minimum: 'promotion.minimum' },
} as const satisfies Record<PromotionRefusal, ErrorCode>;

function problemOf(why: PromotionRefusal, minimum: number): Problem {
  const amount = piastres(minimum);
  const ofMinimum = {
    minimum: { ar: formattersFor('ar').money(amount), en: formattersFor('en').money(amount) },
  };
  return new Problem(codes[why], { values: why === 'minimum' ? ofMinimum : {} });
}

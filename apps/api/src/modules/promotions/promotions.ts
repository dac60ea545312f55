import {
  type createPromotion,
  type PageMeta,
  pageMeta,
  type PageQuery,
  type ParsedInput,
  piastres,
  type Promotion,
  type updatePromotion,
} from '@craftsandore/contract';
import { desc, eq, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { isDuplicate } from '../../db/failures.ts';
import { orderAdjustments } from '../../db/schema/orders.ts';
import { promotions, promotionUses } from '../../db/schema/promotions.ts';
import { Problem } from '../../problem.ts';

type Fields = ParsedInput<typeof createPromotion>['body'];
type Change = ParsedInput<typeof updatePromotion>['body'];

const uses = sql`from ${promotionUses}
  where ${promotionUses.promotionId} = ${promotions.id} and ${promotionUses.givenBackAt} is null`;

const read = (db: DatabaseOrTransaction) =>
  db
    .select({
      row: promotions,
      used: sql`(select count(*) ${uses})`.mapWith(Number),
      given: sql`(select coalesce(-sum(${orderAdjustments.amount}), 0) from ${orderAdjustments}
        where ${orderAdjustments.reasonAr} is not null
          and ${orderAdjustments.orderId} in (select ${promotionUses.orderId} ${uses}))`.mapWith(
        Number,
      ),
    })
    .from(promotions)
    .$dynamic();

type Found = { row: typeof promotions.$inferSelect; used: number; given: number };

const toPromotion = ({ row, used, given }: Found): Promotion => {
  const { kind, value, atMost, minimum, isActive, createdAt: _, ...fields } = row;
  return {
    ...fields,
    ...{ kind, percent: kind === 'percent' ? value : null },
    amount: kind === 'amount' ? piastres(value) : null,
    ...{ atMost: atMost === null ? null : piastres(atMost), minimum: piastres(minimum) },
    ...{ active: isActive, used, given: piastres(given) },
  };
};

/** All of them, the newest first, with what they have given so far. */
export async function findPromotions(
  db: Database,
  { page, perPage }: PageQuery,
): Promise<{ data: Promotion[]; meta: PageMeta }> {
  const [totalCount, found] = await Promise.all([
    db.$count(promotions),
    read(db)
      .orderBy(desc(promotions.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  return { data: found.map(toPromotion), meta: pageMeta(page, perPage, totalCount) };
}

/** @throws Problem where there is none. */
export async function findPromotion(db: DatabaseOrTransaction, id: number): Promise<Promotion> {
  const [found] = await read(db).where(eq(promotions.id, id));
  if (!found) throw new Problem('promotion.not_found');
  return toPromotion(found);
}

/** @throws Problem where another has its code. */
export async function addPromotion(tx: Transaction, fields: Fields): Promise<Promotion> {
  const [row] = await tx
    .insert(promotions)
    .values(columnsOf(fields))
    .returning({ id: promotions.id })
    .catch(throwTaken);
  if (!row) throw new Error('A promotion was written and not returned');
  return findPromotion(tx, row.id);
}

/** What has used it stays as it is. @throws Problem where somebody has changed it since, or another has its code. */
export async function changePromotion(
  tx: Transaction,
  id: number,
  { seenVersion, ...fields }: Change,
): Promise<Promotion> {
  const [before] = await tx
    .select()
    .from(promotions)
    .where(eq(promotions.id, id))
    .for('no key update');
  if (!before) throw new Problem('promotion.not_found');
  if (before.version !== seenVersion) throw new Problem('promotion.changed');
  await tx
    .update(promotions)
    .set({ ...columnsOf(fields), version: before.version + 1 })
    .where(eq(promotions.id, id))
    .catch(throwTaken);
  return findPromotion(tx, id);
}

/** @throws Problem where an order has used it, even one that was cancelled: what it took off names it. */
export async function removePromotion(tx: Transaction, id: number): Promise<void> {
  const [found] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
  if (!found) throw new Problem('promotion.not_found');
  if ((await tx.$count(promotionUses, eq(promotionUses.promotionId, id))) > 0) {
    throw new Problem('promotion.used');
  }
  await tx.delete(promotions).where(eq(promotions.id, id));
}

/** Free delivery takes all of the fee off, in percents. */
const wholeFee = 100;

function columnsOf({ active: isActive, percent, amount, ...fields }: Fields) {
  const value = fields.kind === 'delivery' ? wholeFee : (percent ?? amount);
  if (value === null) throw new Error('A promotion that takes off nothing was let through');
  return { ...fields, isActive, value };
}

function throwTaken(error: unknown): never {
  if (!isDuplicate(error, 'promotions_code')) throw error;
  throw new Problem('promotion.code_taken', { faults: [{ path: 'code', values: {} }] });
}

import { type Adjustment, signedPiastres } from '@craftsandore/contract';
import { refusedShareLabels } from '@craftsandore/i18n';
import { asc, eq, inArray, min, ne, sql, sum } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { orderAdjustments, orders } from '../../db/schema/orders.ts';

/** What an order costs more or, below nothing, less, in piastres; why, in the words of staff, or a promotion's name in both languages. */
export type NewAdjustment = Pick<
  typeof orderAdjustments.$inferInsert,
  'amount' | 'reason' | 'reasonAr' | 'isOfDelivery'
>;

/** Piastres, below nothing where they make the order cheaper. */
export const sumOf = (adjustments: readonly NewAdjustment[] = []): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0);

/** Of one reason in one language both labels are made: it was agreed on with the customer, in words that they understand. */
export const adjustmentOnWire = ({
  amount,
  reason,
  reasonAr,
  isOfDelivery,
}: NewAdjustment): Adjustment => ({
  label: reason,
  labelAr: reasonAr ?? reason,
  amount: signedPiastres(amount),
  ...(isOfDelivery && { isOfDelivery }),
});

/** What was agreed on with the customer, the oldest first. */
export const findAdjustmentRows = (
  db: DatabaseOrTransaction,
  orderId: number,
): Promise<NewAdjustment[]> =>
  db
    .select({
      amount: orderAdjustments.amount,
      reason: orderAdjustments.reason,
      reasonAr: orderAdjustments.reasonAr,
      isOfDelivery: orderAdjustments.isOfDelivery,
    })
    .from(orderAdjustments)
    .where(eq(orderAdjustments.orderId, orderId))
    .orderBy(asc(orderAdjustments.id));

export type Reason = Pick<NewAdjustment, 'reason' | 'reasonAr'>;

/** Why each of these orders costs more or less, the oldest reason first; what was taken back is none. */
export async function findReasons(
  db: DatabaseOrTransaction,
  orderIds: number[],
): Promise<Map<number, Reason[]>> {
  const { orderId, reason, reasonAr, amount, id } = orderAdjustments;
  const rows = await db
    .select({ orderId, reason, reasonAr })
    .from(orderAdjustments)
    .where(inArray(orderId, orderIds))
    .groupBy(orderId, reason, reasonAr)
    .having(ne(sum(amount), '0'))
    .orderBy(min(id));
  return Map.groupBy(rows, (row) => row.orderId);
}

/** Those of the goods: pieces that come back, or are refused, have a share of them alone. */
export const ofGoods = (adjustments: readonly NewAdjustment[]): NewAdjustment[] =>
  adjustments.filter(({ isOfDelivery }) => !isOfDelivery);

/** By how much the goods of an order were made cheaper in all, in piastres: before any of it was refused at the door. */
export const agreedDiscount = sql`(select greatest(0, -coalesce(sum(amount), 0))
  from ${orderAdjustments} where order_id = ${orders.id} and not is_of_delivery)`.mapWith(Number);

/** What its delivery was made cheaper by, in piastres: given, and not taken back. */
export const deliveryDiscount = sql`(select -coalesce(sum(amount), 0)
  from ${orderAdjustments} where order_id = ${orders.id} and is_of_delivery)`.mapWith(Number);

/** The same, as its customer reads it, less the share of what was refused at the door. */
export async function findAdjustments(
  db: Database,
  { id, adjustment }: { id: number; adjustment: number },
): Promise<Adjustment[]> {
  const agreed = await findAdjustmentRows(db, id);
  const amount = signedPiastres(adjustment - sumOf(agreed));
  const onWire = inOneEach(agreed).map(adjustmentOnWire);
  return amount === 0 ? onWire : [...onWire, { ...refusedShareLabels, amount }];
}

/** What a promotion takes off changes with the order's pieces: its customer reads what it comes to. */
function inOneEach(agreed: readonly NewAdjustment[]): NewAdjustment[] {
  const [ofPromotion, ofStaff] = [
    agreed.filter(isPromotion),
    agreed.filter((one) => !isPromotion(one)),
  ];
  const [first] = ofPromotion;
  const amount = sumOf(ofPromotion);
  return first && amount !== 0 ? [{ ...first, amount }, ...ofStaff] : ofStaff;
}

/** Whether an adjustment is a promotion's: only those have a name in each language. */
export const isPromotion = ({ reasonAr }: NewAdjustment) => Boolean(reasonAr);

type Adjusted = Pick<typeof orderAdjustments.$inferInsert, 'orderId' | 'version' | 'staffId'>;

/** Adds to the ledger; the order's own sum is the caller's to write, in the same transaction. */
export async function insertAdjustments(
  tx: Transaction,
  adjusted: Adjusted,
  added: readonly NewAdjustment[],
): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(orderAdjustments)
    .values(
      added.map((one) => ({ ...adjusted, ...one, ...(isPromotion(one) && { staffId: null }) })),
    );
}

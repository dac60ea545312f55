import {
  type Cancellation,
  OrderStatus,
  type OrderLine,
  type OrderStatusId,
  type OrderStep,
} from '@craftsandore/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { type ActorKind, orderHistory, orderLines, orders } from '../../db/schema/orders.ts';
import { photos } from '../../db/schema/photos.ts';
import { users } from '../../db/schema/users.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import type { Pieces } from '../catalogue/stock/stock.ts';
import { giveBackUse } from '../promotions/promotion-uses.ts';
import { keepRefund } from './money/keep-refund.ts';
import { toCancellation, toLine, toStep, type OrderRow } from './order-rows.ts';

type NewOrder = Omit<typeof orders.$inferInsert, 'statusId' | 'createdAt'>;
export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>;

type NewStep = {
  statusId: OrderStatusId;
  actorKind: ActorKind;
  actorId: number | null;
  cancellation?: Cancellation | undefined;
};

/** Notes that an order has a status now. */
export const insertStep = (
  tx: Transaction,
  orderId: number,
  { statusId, actorKind, actorId, cancellation }: NewStep,
) =>
  tx.insert(orderHistory).values({
    orderId,
    statusId,
    actorKind,
    actorId,
    cancelReason: cancellation?.reason,
    cancelWords: cancellation?.words,
  });

export async function findOrderOfCart(
  db: DatabaseOrTransaction,
  cartId: number,
): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.cartId, cartId));
  return row;
}

export async function findOrderOfCustomer(
  db: Database,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return row;
}

/** Locks the order until the transaction ends, so that two moves come one after the other. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** Its first step is the customer's, or that of the staff who have taken it. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  lines: NewLine[],
  staffId?: number,
): Promise<OrderRow> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, statusId: OrderStatus.pending })
    .returning();
  if (!row) throw new Error('An order was written and not returned');
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: row.id })));
  await insertStep(tx, row.id, {
    statusId: row.statusId,
    actorKind: staffId === undefined ? 'customer' : 'staff',
    actorId: staffId ?? row.userId,
  });
  return row;
}

export async function updateOrderStatus(tx: Transaction, id: number, step: NewStep): Promise<void> {
  const changed = { statusId: step.statusId, version: sql`${orders.version} + 1` };
  await tx.update(orders).set(changed).where(eq(orders.id, id));
  await insertStep(tx, id, step);
  const { actorKind, actorId } = step;
  if (step.statusId === OrderStatus.cancelled) {
    await giveBackUse(tx, id);
    await keepRefund(tx, id, { actorKind, actorId, at: new Date() });
  }
}

export const findPiecesOfOrder = (tx: Transaction, orderId: number): Promise<Pieces[]> =>
  tx
    .select({ designId: orderLines.designId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));

/** What an order is to bring, or was kept of it, and what was refused at the door. */
export async function findOrderLines(
  db: Database,
  orderId: number,
  photoUrls: PhotoUrls,
): Promise<{ lines: OrderLine[]; refused: OrderLine[] }> {
  const rows = await db
    .select({ line: orderLines, photo: photos })
    .from(orderLines)
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const some = (part: 'quantity' | 'refused') =>
    rows
      .filter(({ line }) => line[part] > 0)
      .map(({ line, photo }) => toLine({ ...line, quantity: line[part] }, photo, photoUrls));
  return { lines: some('quantity'), refused: some('refused') };
}

export async function findOrderSteps(
  db: Database,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
): Promise<OrderStep[]> {
  const rows = await db
    .select({ step: orderHistory, actorName: users.name })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.actorId))
    .where(eq(orderHistory.orderId, id))
    .orderBy(asc(orderHistory.id));
  return rows.map(({ step, actorName }) => toStep(step, actorName, userId));
}

/** Why orders were cancelled, by their ids, where somebody said. */
export async function findCancellations(
  tx: DatabaseOrTransaction,
  orderIds: number[],
): Promise<Map<number, Cancellation | null>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(orderHistory)
    .where(
      and(
        inArray(orderHistory.orderId, orderIds),
        eq(orderHistory.statusId, OrderStatus.cancelled),
      ),
    );
  return new Map(rows.map((step) => [step.orderId, toCancellation(step)]));
}

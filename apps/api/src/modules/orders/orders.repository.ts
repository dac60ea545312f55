import { OrderStatus, type OrderStatusId } from '@craftsandore/contract';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { orderHistory, orderLines, orders } from '../../db/schema/orders.ts';
import { photos } from '../../db/schema/photos.ts';
import { users } from '../../db/schema/users.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { toLine, toStep, type OrderRow } from './order-rows.ts';

type NewOrder = Omit<typeof orders.$inferInsert, 'statusId' | 'createdAt' | 'customer'>;
export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>;

export function ordersRepository(db: DatabaseOrTransaction) {
  const enter = (orderId: number, statusId: OrderStatusId, actorId: number) =>
    db.insert(orderHistory).values({ orderId, statusId, actorId });

  return {
    async findByCart(cartId: number): Promise<OrderRow | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.cartId, cartId));
      return row;
    },

    async findOfCustomer(id: number, userId: number): Promise<OrderRow | undefined> {
      const [row] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.userId, userId)));
      return row;
    },

    /** Holds the order until the transaction ends, so that two moves come one after the other. */
    async findForUpdate(id: number): Promise<OrderRow | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
      return row;
    },

    async create(order: NewOrder, lines: NewLine[]): Promise<OrderRow> {
      const [row] = await db
        .insert(orders)
        .values({
          ...order,
          statusId: OrderStatus.pending,
          customer: sql`(select name || ' ' || email from ${users} where id = ${order.userId})`,
        })
        .returning();
      if (!row) throw new Error('An order was written and not returned');
      await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: row.id })));
      await enter(row.id, row.statusId, order.userId);
      return row;
    },

    async move(id: number, statusId: OrderStatusId, actorId: number): Promise<void> {
      await db.update(orders).set({ statusId }).where(eq(orders.id, id));
      await enter(id, statusId, actorId);
    },

    listPieces: (orderId: number) =>
      db
        .select({ designId: orderLines.designId, quantity: orderLines.quantity })
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId)),

    async listLines(orderId: number, address: PhotoAddress) {
      const rows = await db
        .select({ line: orderLines, photo: photos })
        .from(orderLines)
        .leftJoin(photos, eq(photos.id, orderLines.photoId))
        .where(eq(orderLines.orderId, orderId))
        .orderBy(asc(orderLines.id));
      return rows.map(({ line, photo }) => toLine(line, photo, address));
    },

    async listSteps({ id, userId }: Pick<OrderRow, 'id' | 'userId'>) {
      const rows = await db
        .select({ step: orderHistory, actorName: users.name })
        .from(orderHistory)
        .innerJoin(users, eq(users.id, orderHistory.actorId))
        .where(eq(orderHistory.orderId, id))
        .orderBy(asc(orderHistory.id));
      return rows.map(({ step, actorName }) => toStep(step, actorName, userId));
    },
  };
}

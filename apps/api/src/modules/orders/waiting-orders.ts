import { OrderStatus } from '@craftsandore/contract';
import { and, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { Problem } from '../../problem.ts';

/** How much may wait for staff to confirm it: 0 for no limit. */
export type MostWaiting = { orders: number; pieces: number };

/** Whose orders: an account's, whatever numbers it gives, or else a number's. */
type Person = { userId: number } | { phoneNumber: string };

/**
 * Makes room for one more order of a person: whoever orders without end would hold all of the stock for nothing. Of orders
 * at the same moment the first one counts for the others, because they wait for it: an account's for its one active cart,
 * which is locked, and a number's here.
 * @throws Problem for who has as many orders or pieces waiting as may be.
 */
export async function assertFewWaiting(
  tx: Transaction,
  person: Person,
  { pieces, most }: { pieces: { quantity: number }[]; most: MostWaiting },
): Promise<void> {
  const isAccount = 'userId' in person;
  if (!isAccount) await hold(tx, person.phoneNumber);
  const [waiting] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.id})`.mapWith(Number),
      pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        isAccount ? eq(orders.userId, person.userId) : eq(orders.phoneNumber, person.phoneNumber),
        eq(orders.statusId, OrderStatus.pending),
      ),
    );
  if (!waiting) throw new Error('A sum has returned no row');

  if (most.orders > 0 && waiting.orders >= most.orders) {
    // Anybody may have typed the number: how many orders it has is not for everybody.
    if (!isAccount) throw new Problem('order.too_many_waiting');
    throw new Problem('order.account_too_many_waiting', { values: { count: most.orders } });
  }
  const wanted = pieces.reduce((sum, { quantity }) => sum + quantity, waiting.pieces);
  if (most.pieces > 0 && wanted > most.pieces) {
    throw new Problem('order.too_many_pieces', { values: { count: most.pieces } });
  }
}

/** One at a time, until the transaction ends. */
export const hold = (tx: Transaction, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`);

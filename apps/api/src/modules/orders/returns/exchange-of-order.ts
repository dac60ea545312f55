import { type ExchangeOf, piastres } from '@craftsandore/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { returns } from '../../../db/schema/returns.ts';
import { toPayOf } from '../money/paid-ahead.ts';
import type { OrderRow } from '../order-rows.ts';

/** The return in exchange for which an order was made, and what was paid of it before the door, in piastres. */
export async function findExchange(
  db: DatabaseOrTransaction,
  { id, isExchange }: Pick<OrderRow, 'id' | 'isExchange'>,
) {
  if (!isExchange) return null;
  const sum = (where = sql`true`) =>
    sql`coalesce(sum(${moneyEntries.amount}) filter (where ${where}), 0)`.mapWith(Number);
  const [found] = await db
    .select({
      ...{ returnId: returns.id, wayPaidBy: returns.wayPaidBy },
      ...{ orderId: orders.id, orderReference: orders.reference },
      credit: sum(sql`${moneyEntries.method} = 'exchange'`),
      paid: sum(),
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(
      moneyEntries,
      and(
        eq(moneyEntries.orderId, returns.exchangeOrderId),
        isNull(moneyEntries.shipmentId),
        isNull(moneyEntries.returnId),
        inArray(moneyEntries.kind, ['deposit', 'paid', 'refunded']),
      ),
    )
    .where(eq(returns.exchangeOrderId, id))
    .groupBy(returns.id, orders.id);
  return found ?? null;
}

/** The same as people read it; null for an order that was made for no return. */
export async function findExchangeOf(
  db: DatabaseOrTransaction,
  order: OrderRow,
): Promise<ExchangeOf | null> {
  const found = await findExchange(db, order);
  if (!found) return null;
  const { returnId, orderId, orderReference, credit, paid } = found;
  return {
    ...{ returnId, orderId, orderReference },
    ...{ credit: piastres(credit), toPay: toPayOf(order, paid) },
  };
}

import { type Piastres, piastres } from '@craftsandore/contract';
import { and, inArray, isNull, sum } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { toCosts } from '../costs.ts';
import type { OrderRow } from '../order-rows.ts';

/** What was paid for orders before the door, less what was paid back, in piastres; left out where nothing was. */
export async function findPaidAhead(
  db: DatabaseOrTransaction,
  orderIds: number[],
): Promise<Map<number, number>> {
  const paid = await db
    .select({ orderId: moneyEntries.orderId, amount: sum(moneyEntries.amount).mapWith(Number) })
    .from(moneyEntries)
    .where(
      and(
        inArray(moneyEntries.orderId, orderIds),
        isNull(moneyEntries.shipmentId),
        isNull(moneyEntries.returnId),
        inArray(moneyEntries.kind, ['deposit', 'paid', 'refunded']),
      ),
    )
    .groupBy(moneyEntries.orderId);
  return new Map(paid.map(({ orderId, amount }) => [orderId, amount]));
}

/** What that leaves to pay at the door. */
export const toPayOf = (
  order: Pick<OrderRow, 'subtotal' | 'adjustment' | 'shippingFees'>,
  paid = 0,
): Piastres => piastres(Math.max(0, toCosts(order).totalCost - paid));

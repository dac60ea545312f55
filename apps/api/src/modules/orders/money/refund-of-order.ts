import { type OrderRefund, piastres } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import type { OrderRow } from '../order-rows.ts';

/** What is to be paid back of an order, and was, for no return; null where nothing is or was. */
export async function findRefundOfOrder(
  db: DatabaseOrTransaction,
  { id, version, refundDueOn }: Pick<OrderRow, 'id' | 'version' | 'refundDueOn'>,
): Promise<OrderRefund | null> {
  // Whatever makes anything owed is a change of the order.
  if (version === 1 && refundDueOn === null) return null;
  const entries = await db
    .select()
    .from(moneyEntries)
    .where(
      and(
        eq(moneyEntries.orderId, id),
        isNull(moneyEntries.returnId),
        inArray(moneyEntries.kind, ['refund_due', 'refunded']),
      ),
    )
    .orderBy(asc(moneyEntries.id));
  const toRefund = entries.reduce((sum, { amount }) => sum + amount, 0);
  const refunds = entries
    .filter(({ kind }) => kind === 'refunded')
    .map(({ amount, method, reference, at }) => ({
      ...{ amount: piastres(0 - amount), method, reference, at: at.toISOString() },
    }));
  if (toRefund === 0 && refunds.length === 0) return null;
  return { toRefund: piastres(toRefund), refundDueOn, refunds };
}

import { type Deposits, type OrderRefund, piastres } from '@craftsandore/contract';
import { moneyOf } from '@craftsandore/rules';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import type { OrderRow } from '../order-rows.ts';
import { toPayOf } from './paid-ahead.ts';

type EntryRow = typeof moneyEntries.$inferSelect;

/**
 * What was paid for an order before the door, and what of it is to be paid back, and was, for no return; each null where there
 * is nothing of it.
 */
export async function findPaidBeside(
  db: DatabaseOrTransaction,
  order: OrderRow,
): Promise<{ deposits: Deposits | null; refund: OrderRefund | null }> {
  const entries = await db
    .select()
    .from(moneyEntries)
    .where(
      and(
        eq(moneyEntries.orderId, order.id),
        isNull(moneyEntries.shipmentId),
        isNull(moneyEntries.returnId),
        inArray(moneyEntries.kind, ['deposit', 'paid', 'refund_due', 'refunded']),
      ),
    )
    .orderBy(asc(moneyEntries.id));
  const lines = entries.map(({ kind, amount }) => ({ parcelId: null, kind, amount }));
  const { received, refunded, toRefund } = moneyOf(lines);
  const payments = entries
    .filter(({ kind, method }) => isOfDeposit(kind) && method !== 'exchange')
    .map(toPayment);
  const refunds = entries.filter(({ kind }) => kind === 'refunded').map(toPayment);
  const toPay = toPayOf(order, received - refunded);
  return {
    deposits: payments.length > 0 ? { payments, toPay } : null,
    refund:
      toRefund > 0 || refunds.length > 0
        ? { toRefund: piastres(toRefund), refundDueOn: order.refundDueOn, refunds }
        : null,
  };
}

const isOfDeposit = (kind: EntryRow['kind']) => kind === 'deposit' || kind === 'paid';

/** As its customer reads it, whichever way it went. */
const toPayment = ({ amount, method, reference, at }: EntryRow) => ({
  ...{ amount: piastres(Math.abs(amount)), method, reference, at: at.toISOString() },
});

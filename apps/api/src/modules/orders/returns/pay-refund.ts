import type { ParsedInput, payRefund } from '@craftsandore/contract';
import { leftToRefund, moneyOf } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { returns } from '../../../db/schema/returns.ts';
import { findLinesOfOrder, findLinesOfReturn } from '../money/money-rows.ts';
import {
  assertFresh,
  assertNotAbove,
  assertSeen,
  assertReferred,
  isNoted,
} from '../money/noted-once.ts';
import { assertDestination } from '../refunds/refund-destinations.ts';
import { illegalMove, lockReturn } from './return-rows.ts';

type Paying = {
  id: number;
  body: ParsedInput<typeof payRefund>['body'];
  actorId: number;
  key: string | null;
  now: Date;
};

/**
 * Notes money that was paid back for a return. Over all returns of an order it is at most what was paid for it: the order is
 * locked, so that of two refunds at once the second one knows the first. What is paid beyond what was owed, such as the fee of
 * delivery, was owed with that. The return is closed once nothing is owed. False where it was
 * noted already.
 */
export async function pay(
  tx: Transaction,
  { id, body, actorId, key, now }: Paying,
): Promise<boolean> {
  const { amount, method, destinationId } = body;
  const reference = body.reference || null;
  assertReferred({ method, reference });
  const { order, row } = await lockReturn(tx, id);
  const entry = { orderId: order.id, method, reference, amount: -amount };
  if (key && (await isNoted(tx, { ...entry, key }))) return false;
  if (row.state !== 'received') throw illegalMove(row.state);

  const ledger = await findLinesOfOrder(tx, order.id);
  const { toRefund: owed } = moneyOf(await findLinesOfReturn(tx, id));
  assertSeen(owed, body.seenToRefund);
  // What is set against an order is not given once more, by who has not seen it.
  const isExchanged = row.exchangeOrderId !== null;
  const most = isExchanged ? owed : leftToRefund(ledger) - moneyOf(ledger).toRefund + owed;
  assertNotAbove(most, amount);
  await assertFresh(tx, { method, reference });
  await assertDestination(tx, { id: destinationId, orderId: order.id, method });
  const cause = { returnId: id, actorKind: 'staff', actorId, at: now } as const;
  if (amount > owed) {
    const beyond = {
      orderId: order.id,
      kind: 'refund_due',
      method,
      amount: amount - owed,
    } as const;
    await tx.insert(moneyEntries).values({ ...beyond, ...cause });
  }
  await tx.insert(moneyEntries).values({
    ...{ ...entry, ...cause },
    ...{ kind: 'refunded', key, destinationId },
  });
  if (amount >= owed) {
    await tx.update(returns).set({ state: 'closed', stateSince: now }).where(eq(returns.id, id));
  }
  return true;
}

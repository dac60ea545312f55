import type { moveReturn, ParsedInput } from '@craftsandore/contract';
import { moneyOf, nextReturnStates } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { returns } from '../../../db/schema/returns.ts';
import { Problem } from '../../../problem.ts';
import { findLinesOfReturn } from '../money/money-rows.ts';
import { illegalMove, lockReturn } from './return-rows.ts';

type Moving = {
  id: number;
  body: ParsedInput<typeof moveReturn>['body'];
  actorId: number;
  now: Date;
};

/**
 * Says what a return is now; said again, it changes nothing, and that is false. Closed before all was done it needs a reason, and nobody owes
 * anything for it any more.
 */
export async function move(
  tx: Transaction,
  { id, body: { state, reason, wayPaidBy }, actorId, now }: Moving,
): Promise<boolean> {
  const { row } = await lockReturn(tx, id);
  if (row.state === state) return false;
  if (!nextReturnStates(row.state).includes(state)) throw illegalMove(row.state);
  const { toRefund: left } = moneyOf(await findLinesOfReturn(tx, id));
  const isCutShort = state === 'closed' && (row.receivedAt === null || left > 0);
  if ((state === 'refused' || isCutShort) && !reason) throw new Problem('return.reason_missing');

  if (state === 'closed' && left > 0) {
    await tx.insert(moneyEntries).values({
      ...{ orderId: row.orderId, returnId: id, kind: 'refund_due', method: 'cash' },
      ...{ amount: -left, actorKind: 'staff', actorId, at: now },
    });
  }
  await tx
    .update(returns)
    .set({
      ...{ state, stateSince: now, answer: reason ?? row.answer },
      ...(state === 'approved' && wayPaidBy && { wayPaidBy }),
    })
    .where(eq(returns.id, id));
  return true;
}

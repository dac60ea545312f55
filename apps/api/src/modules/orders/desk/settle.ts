import type { AttemptAnswer } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import { findSaved } from '../../settings/settings.ts';
import { findConfirmations, onWire } from './confirmations.ts';
import { timesOf } from './due-times.ts';

/** Nobody has an order before them any more. */
const notTaken = { deskStaffId: null, deskStaffUntil: null };

/**
 * What the order is now; when it is due is kept with it, and nobody has it before them any more, but where `taken` is empty:
 * what the shop itself does takes it from nobody.
 */
export async function settle(
  tx: Transaction,
  orderId: number,
  now: Date,
  taken: Partial<typeof notTaken> = notTaken,
): Promise<AttemptAnswer> {
  const { settings: policy } = await findSaved(tx, 'desk');
  const found = (await findConfirmations(tx, { orderIds: [orderId], policy, now })).get(orderId);
  if (!found) throw new Problem('order.not_found');
  const { confirmation, order } = found;
  await tx
    .update(orders)
    .set({ ...timesOf(confirmation), ...taken })
    .where(eq(orders.id, orderId));
  const { state, nextAttemptAt, deadlineAt } = onWire(confirmation);
  return { state, nextAttemptAt, deadlineAt, orderStatusId: order.statusId };
}

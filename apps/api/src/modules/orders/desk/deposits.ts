import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { Problem } from '../../../problem.ts';
import { findSaved } from '../../settings/settings.ts';
import { findConfirmations } from './confirmations.ts';

/** Whether an order may not be confirmed before a deposit has come: one that is in its ledger has. */
export async function isDepositNeeded(
  tx: Transaction,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const { settings: policy } = await findSaved(tx, 'desk');
  const found = await findConfirmations(tx, { orderIds: [orderId], policy, now });
  if (!found.get(orderId)?.needsDeposit) return false;
  const isDeposit = and(eq(moneyEntries.orderId, orderId), eq(moneyEntries.kind, 'deposit'));
  return (await tx.$count(moneyEntries, isDeposit)) === 0;
}

/** Nobody confirms such an order by a press alone: staff note how the deposit has come. @throws Problem */
export async function assertNoDeposit(tx: Transaction, orderId: number, now: Date): Promise<void> {
  if (await isDepositNeeded(tx, orderId, now)) throw new Problem('order.needs_deposit');
}

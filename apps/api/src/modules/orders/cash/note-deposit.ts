import { type noteDeposit, OrderStatus, type ParsedInput, piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { moneyOf } from '@craftsandore/rules';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { Problem } from '../../../problem.ts';
import { toCosts } from '../costs.ts';
import { lockOrder } from '../orders.ts';
import { assertNotBooked } from '../parcels/assert-not-booked.ts';
import { statusLabels } from '../status-labels.ts';
import { hold } from '../waiting-orders.ts';
import { findLinesOfOrder } from '../money/money-rows.ts';

type Body = ParsedInput<typeof noteDeposit>['body'];

type Asked = { orderId: number; body: Body; actorId: number; key: string | null; now: Date };

/** Notes money that has come before the parcel leaves. What a courier was told to take stays so: then it is too late. */
export async function addDeposit(
  tx: Transaction,
  { orderId, body, actorId, key, now }: Asked,
): Promise<void> {
  const { amount, method } = body;
  const reference = body.reference || null;
  if (!reference && method !== 'cash') throw new Problem('money.reference_missing');

  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  if (key && (await isNoted(tx, { ...body, orderId, key, reference }))) return;
  if (order.statusId !== OrderStatus.pending && order.statusId !== OrderStatus.confirmed) {
    throw new Problem('order.changed', { values: { status: statusLabels(order.statusId) } });
  }
  await assertNotBooked(tx, orderId);

  const { received } = moneyOf(await findLinesOfOrder(tx, orderId));
  const left = piastres(Math.max(0, toCosts(order).totalCost - received));
  if (amount > left) {
    const most = { ar: formattersFor('ar').money(left), en: formattersFor('en').money(left) };
    throw new Problem('money.too_much', { values: { most } });
  }
  if (reference) await assertFresh(tx, method, reference);
  await tx.insert(moneyEntries).values({
    ...{ orderId, kind: 'deposit', method, amount, reference, key },
    ...{ actorKind: 'staff', actorId, at: now },
  });
}

type Noted = Pick<Body, 'amount' | 'method'> & {
  orderId: number;
  key: string;
  reference: string | null;
};

/** Whether the same was noted already: the first answer was lost on the way. @throws Problem for something else. */
async function isNoted(tx: Transaction, asked: Noted): Promise<boolean> {
  await hold(tx, asked.key);
  const [noted] = await tx.select().from(moneyEntries).where(eq(moneyEntries.key, asked.key));
  const parts = ['orderId', 'amount', 'method', 'reference'] as const;
  if (noted && parts.some((part) => noted[part] !== asked[part])) {
    throw new Problem('request.key_reused');
  }
  return noted !== undefined;
}

/** Of two who note the same transfer at once the second one waits, for whichever order. @throws Problem */
async function assertFresh(
  tx: Transaction,
  method: Body['method'],
  reference: string,
): Promise<void> {
  await hold(tx, `money ${method} ${reference}`);
  const isSame = and(eq(moneyEntries.method, method), eq(moneyEntries.reference, reference));
  if ((await tx.$count(moneyEntries, isSame)) > 0) {
    throw new Problem('money.reference_taken', { values: { reference } });
  }
}

import { type noteDeposit, OrderStatus, type ParsedInput, piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { moneyOf } from '@craftsandore/rules';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { Problem } from '../../../problem.ts';
import { toCosts } from '../costs.ts';
import { lockOrder } from '../orders.ts';
import { assertNotBooked } from '../parcels/assert-not-booked.ts';
import { statusLabels } from '../status-labels.ts';
import { findLinesOfOrder } from '../money/money-rows.ts';
import { assertFresh, assertReferred, isNoted } from '../money/noted-once.ts';

type Body = ParsedInput<typeof noteDeposit>['body'];

type Asked = { orderId: number; body: Body; actorId: number; key: string | null; now: Date };

/** Notes money that has come before the parcel leaves. What a courier was told to take stays so: then it is too late. */
export async function addDeposit(
  tx: Transaction,
  { orderId, body, actorId, key, now }: Asked,
): Promise<void> {
  const { amount, method } = body;
  const reference = body.reference || null;
  assertReferred({ method, reference });
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  if (key && (await isNoted(tx, { orderId, amount, method, reference, key }))) return;
  if (order.statusId !== OrderStatus.pending && order.statusId !== OrderStatus.confirmed) {
    throw new Problem('order.changed', { values: { status: statusLabels(order.statusId) } });
  }
  await assertNotBooked(tx, orderId);

  const { received, refunded } = moneyOf(await findLinesOfOrder(tx, orderId));
  const left = piastres(Math.max(0, toCosts(order).totalCost - (received - refunded)));
  if (amount > left) {
    const most = { ar: formattersFor('ar').money(left), en: formattersFor('en').money(left) };
    throw new Problem('money.too_much', { values: { most } });
  }
  await assertFresh(tx, { method, reference });
  await tx.insert(moneyEntries).values({
    ...{ orderId, kind: 'deposit', method, amount, reference, key },
    ...{ actorKind: 'staff', actorId, at: now },
  });
}

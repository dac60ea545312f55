import {
  OrderStatus,
  type OwedOrder,
  type ParsedInput,
  piastres,
  type refundOrder,
} from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import { alarmDueOn, isBeside, moneyOf, refundClock } from '@craftsandore/rules';
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import { findLinesOfOrder } from '../money/money-rows.ts';
import {
  assertFresh,
  assertNotAbove,
  assertReferred,
  assertSeen,
  isNoted,
} from '../money/noted-once.ts';
import { assertDestination, findDestinations } from '../refunds/refund-destinations.ts';
import { nameOn } from '../order-rows.ts';
import { lockOrder } from '../orders.ts';

/** They are paid within a week: where there are more, the most urgent come first. */
const mostListed = 200;

/** Orders of which money is owed for no return, the most urgent first. */
export async function findOwedOrders(db: Database, now: Date): Promise<OwedOrder[]> {
  const isPartly = sql<boolean>`exists (select from ${shipments} s where s.order_id = ${orders.id} and s.is_current and s.whole_due is not null)`;
  const owed = sql`sum(${moneyEntries.amount})`.mapWith(Number);
  const rows = await db
    .select({ order: orders, toRefund: owed, isPartly })
    .from(orders)
    .innerJoin(
      moneyEntries,
      and(
        eq(moneyEntries.orderId, orders.id),
        isNull(moneyEntries.returnId),
        inArray(moneyEntries.kind, ['refund_due', 'refunded']),
      ),
    )
    .where(isNotNull(orders.refundDueOn))
    .groupBy(orders.id)
    .orderBy(asc(orders.refundDueOn), asc(orders.id))
    .limit(mostListed);
  const destinationsOf = await findDestinations(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.flatMap(({ order, toRefund, isPartly }) => {
    const { id: orderId, reference: orderReference, phoneNumber, refundDueOn, statusId } = order;
    if (refundDueOn === null) return [];
    const clock = refundClock(refundDueOn, now);
    const customerName = nameOn(order);
    const facts = { orderId, orderReference, customerName, phoneNumber, refundDueOn, clock };
    const { given, isChangedSinceDue } = destinationsOf(orderId);
    return {
      ...{ ...facts, isChangedSinceDue },
      why: whyOf(statusId, isPartly),
      toRefund: piastres(toRefund),
      refundTo: given[0] ?? null,
    };
  });
}

function whyOf(statusId: number, isPartly: boolean): OwedOrder['why'] {
  if (statusId === OrderStatus.cancelled) return 'cancelled';
  if (isPartly) return 'cheaper';
  return statusId === OrderStatus.delivered ? 'returned' : 'cheaper';
}

/** Of how many the refund has to be paid now. */
export const countLateOrders = (db: Database, now: Date) =>
  db.$count(orders, lte(orders.refundDueOn, alarmDueOn(now)));

type Paying = {
  orderId: number;
  body: ParsedInput<typeof refundOrder>['body'];
  actorId: number;
  key: string | null;
  now: Date;
};

/**
 * Notes money that was paid back for no return, at most what is owed: the order is locked, so that of two at once the second
 * one knows the first. Its customer is told, once.
 */
export async function payBack(
  tx: Transaction,
  queueMail: QueueMail,
  { orderId, body, actorId, key, now }: Paying,
): Promise<void> {
  const { amount, method, destinationId } = body;
  const reference = body.reference || null;
  assertReferred({ method, reference });
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  const entry = { orderId, method, reference, amount: -amount };
  if (key && (await isNoted(tx, { ...entry, key }))) return;

  const { toRefund: owed } = moneyOf((await findLinesOfOrder(tx, orderId)).filter(isBeside));
  assertSeen(owed, body.seenToRefund);
  assertNotAbove(owed, amount);
  await assertFresh(tx, { method, reference });
  await assertDestination(tx, { id: destinationId, orderId, method });
  await tx.insert(moneyEntries).values({
    ...{ ...entry, kind: 'refunded', key, destinationId },
    ...{ actorKind: 'staff', actorId, at: now },
  });
  if (amount === owed) {
    await tx.update(orders).set({ refundDueOn: null }).where(eq(orders.id, orderId));
  }
  const locale = order.locale ?? defaultLocale;
  await queueMail(tx, { mail: 'refund-paid', returnId: null, orderId, locale });
}

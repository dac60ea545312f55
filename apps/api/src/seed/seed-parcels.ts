import { OrderStatus, type ParcelState, piastres } from '@craftsandore/contract';
import { cairoClock } from '@craftsandore/rules';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';

import type { Transaction } from '../db/client.ts';
import { orderHistory, orderLines, orders } from '../db/schema/orders.ts';
import { shipments } from '../db/schema/parcels.ts';
import { matchRemittance } from '../modules/orders/cash/take-remittance.ts';
import { toCosts } from '../modules/orders/costs.ts';
import { expectCash } from '../modules/orders/money/keep-cash.ts';
import type { OrderRow } from '../modules/orders/order-rows.ts';
import { noteEvent } from '../modules/orders/parcels/note-event.ts';
import { open } from '../modules/orders/returns/open-return.ts';
import type { Random } from './random.ts';
import { daysBefore, hoursAfter, hoursBefore } from './times.ts';

type Sending = { random: Random; now: Date; staffId: number };

/** A sample order that has left the shop. */
type Left = { order: OrderRow; shippedAt: Date; deliveredAt: Date | undefined };

/** Where the shop's own courier goes. */
const byOwnCourier = ['EG-C', 'EG-GZ', 'EG-DT'];

/** On which days before today carriers paid for all that was delivered until then. */
const payDays = [61, 31, 10, 3];

/** Writes the parcels of orders that have left the shop, what was said of them, and what carriers have paid out. */
export async function seedParcels(tx: Transaction, sending: Sending): Promise<void> {
  for (const left of await findLeft(tx)) await sendParcel(tx, left, sending);
  for (const days of payDays) {
    await payOut(tx, 'own', days, sending);
    await payOut(tx, 'other', days, sending);
  }
}

async function findLeft(tx: Transaction): Promise<Left[]> {
  const { shipped, delivered } = OrderStatus;
  const rows = await tx
    .select({ order: orders, statusId: orderHistory.statusId, at: orderHistory.createdAt })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, orders.id))
    .where(inArray(orderHistory.statusId, [shipped, delivered]))
    .orderBy(asc(orders.id), asc(orderHistory.id));
  return rows
    .filter(({ statusId }) => statusId === shipped)
    .map(({ order, at }) => ({
      ...{ order, shippedAt: at },
      deliveredAt: rows.find((row) => row.order.id === order.id && row.statusId === delivered)?.at,
    }));
}

async function sendParcel(
  tx: Transaction,
  { order, shippedAt, deliveredAt }: Left,
  { random, now, staffId }: Sending,
): Promise<void> {
  const isOwn = byOwnCourier.includes(order.governorateCode);
  const bookedAt = hoursBefore(shippedAt, 2);
  const [shipment] = await tx
    .insert(shipments)
    .values({
      ...{ orderId: order.id, carrier: isOwn ? 'own' : 'other', bookedBy: staffId },
      trackingNumber: isOwn ? `${order.reference}-1` : `KB${7_310_000 + order.id * 37}`,
      promisedDay: cairoClock(hoursAfter(shippedAt, 72)).day,
      ...{ cashDue: toCosts(order).totalCost, isCashOpen: true, createdAt: bookedAt },
    })
    .returning();
  if (!shipment) throw new Error('A parcel was written and not returned');
  const by = { actorKind: 'staff', actorId: staffId } as const;
  await expectCash(tx, shipment, { ...by, at: bookedAt });

  const say = (state: ParcelState, at: Date) =>
    noteEvent(tx, shipment, {
      ...{ key: `sample|${shipment.id}|${state}`, state, at, raw: { state }, ...by },
      ...(state === 'attempt_failed' && { reason: random.pick(['no_answer', 'postponed']) }),
    });
  await say('moving', shippedAt);
  const hours = ((deliveredAt ?? now).getTime() - shippedAt.getTime()) / 3_600_000;
  if (random.chance(deliveredAt ? 0.12 : 0.3)) {
    await say('attempt_failed', hoursAfter(shippedAt, hours * 0.6));
  }
  if (!deliveredAt) return;
  await say('out_for_delivery', hoursAfter(shippedAt, hours * 0.9));
  await say('delivered', deliveredAt);
}

/** Of what was delivered two days before. One parcel is forgotten and one paid too little for, as it happens. */
async function payOut(
  tx: Transaction,
  carrier: 'own' | 'other',
  days: number,
  { now, staffId }: Sending,
): Promise<void> {
  const paidAt = daysBefore(now, days);
  const due = await tx
    .select()
    .from(shipments)
    .where(
      and(
        ...[eq(shipments.carrier, carrier), eq(shipments.state, 'delivered')],
        ...[eq(shipments.isCashOpen, true), lt(shipments.lastEventAt, daysBefore(paidAt, 2))],
      ),
    )
    .orderBy(asc(shipments.id));
  const isLast = carrier === 'other' && days === payDays.at(-1);
  const paid = isLast && due.length > 2 ? due.slice(1) : due;
  if (paid.length === 0) return;
  await matchRemittance(tx, {
    body: {
      ...{ carrier, dryRun: false, accepted: [], paidOn: cairoClock(paidAt).day },
      reference: `${carrier === 'own' ? 'OWN' : 'KB'}-${cairoClock(paidAt).day}`,
      lines: paid.map(({ trackingNumber, cashDue }, place) => ({
        ...{ trackingNumber, fees: piastres(carrier === 'own' ? 0 : 4_500) },
        amount: piastres(isLast && place === 0 ? cashDue - 5_000 : cashDue),
      })),
    },
    ...{ actorId: staffId, now: paidAt },
  });
}

/** Two customers have just asked to return a piece; one of them was answered. */
export async function seedReturns(tx: Transaction, { now, staffId }: Sending): Promise<void> {
  const latest = await tx
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(shipments, eq(shipments.orderId, orderLines.orderId))
    .where(and(eq(shipments.state, 'delivered'), lt(shipments.lastEventAt, daysBefore(now, 2))))
    .orderBy(asc(shipments.lastEventAt), asc(orderLines.id));
  const [second, first] = [
    ...new Map(latest.map(({ line }) => [line.orderId, line])).values(),
  ].slice(-2);
  const asked = [
    { line: first, reason: 'broken', comment: 'وصل الطبق مشروخًا من الحافة.', by: null, hours: 20 },
    {
      line: second,
      reason: 'changed_mind',
      comment: 'اللون أغمق مما توقّعت.',
      by: staffId,
      hours: 44,
    },
  ] as const;
  for (const { line, reason, comment, by, hours } of asked) {
    if (!line) continue;
    const lines = [{ orderLineId: line.id, quantity: 1 }];
    await open(tx, {
      body: { lines, reason, wanted: 'refund', comment, wayPaidBy: by ? 'customer' : 'shop' },
      ...{ orderId: line.orderId, staffId: by, key: null, now: hoursBefore(now, hours) },
    });
  }
}

import {
  type DeskSettings,
  OrderStatus,
  orderStatusName,
  type TakenOrder,
} from '@craftsandore/contract';
import { type Locale, orderStatusLabel } from '@craftsandore/i18n';
import { and, asc, eq, gt, isNull, lte, ne, notInArray, or } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import { lockOrder } from '../orders.ts';
import { findSaved } from '../../settings/settings.ts';
import type { Asking } from './asking-messages.ts';
import { findConfirmations } from './confirmations.ts';
import { settleNewOrders, timesOf } from './due-times.ts';
import { findDeskOrders } from './list-desk.ts';

type Taker = {
  asking: Asking;
  actorId: number;
  locale: Locale;
  now: Date;
  /** Another one that stays theirs, and is not given again. */
  keeping?: number | undefined;
};

/** How long nobody else is given an order. */
const leaseMs = 5 * 60_000;

/**
 * The order that is due longest, for whoever asks alone: two people never call the same customer. Who has one already is
 * given it again, for as long as nothing was noted: the answer may have been lost, and an order must not be.
 */
export async function takeNext(db: Database, taker: Taker): Promise<TakenOrder | null> {
  const { settings: policy } = await findSaved(db, 'desk');
  await settleNewOrders(db, { policy, now: taker.now });
  return db.transaction(async (tx) => {
    const orderId = (await ownOrder(tx, taker)) ?? (await longestDue(tx, taker, policy));
    return orderId === null ? null : take(tx, orderId, taker, policy);
  });
}

/** An order that somebody has chosen. @throws Problem where another one has it, or it is decided. */
export async function takeChosen(db: Database, orderId: number, taker: Taker): Promise<TakenOrder> {
  const { settings: policy } = await findSaved(db, 'desk');
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem('order.not_found');
    if (order.statusId !== OrderStatus.pending) {
      const name = orderStatusName(order.statusId);
      const status = { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
      throw new Problem('order.changed', { values: { status } });
    }
    const { deskStaffId, deskStaffUntil } = order;
    const isTaken = deskStaffUntil !== null && deskStaffUntil > taker.now;
    if (isTaken && deskStaffId !== null && deskStaffId !== taker.actorId) {
      const [staff] = await tx.select().from(users).where(eq(users.id, deskStaffId));
      throw new Problem('order.taken', { values: { name: staff?.name ?? '' } });
    }
    return take(tx, orderId, taker, policy);
  });
}

const isPending = eq(orders.statusId, OrderStatus.pending);

async function ownOrder(tx: Transaction, { actorId, now, keeping }: Taker): Promise<number | null> {
  const [own] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isPending,
        eq(orders.deskStaffId, actorId),
        keeping === undefined ? undefined : ne(orders.id, keeping),
        gt(orders.deskStaffUntil, now),
        lte(orders.deskDueAt, now),
      ),
    )
    .orderBy(asc(orders.deskDueAt), asc(orders.id))
    .limit(1)
    .for('no key update');
  return own?.id ?? null;
}

/** Those that others are about to take are passed over, as are those that end by themselves. */
async function longestDue(
  tx: Transaction,
  { now }: Taker,
  policy: DeskSettings,
): Promise<number | null> {
  for (;;) {
    const [due] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isPending,
          lte(orders.deskDueAt, now),
          or(isNull(orders.deskStaffUntil), lte(orders.deskStaffUntil, now)),
          or(isNull(orders.deskEndsAt), gt(orders.deskEndsAt, now)),
        ),
      )
      .orderBy(asc(orders.deskDueAt), asc(orders.id))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!due) return null;

    // As it is now: the rules may have changed since it was written down.
    const found = await findConfirmations(tx, { orderIds: [due.id], policy, now });
    const confirmation = found.get(due.id)?.confirmation;
    if (!confirmation) return null;
    const times = timesOf(confirmation);
    const isDue = times.deskDueAt !== null && times.deskDueAt <= now;
    if (isDue && confirmation.state !== 'expired') return due.id;
    await tx.update(orders).set(times).where(eq(orders.id, due.id));
  }
}

async function take(
  tx: Transaction,
  orderId: number,
  { actorId, locale, now, keeping, asking }: Taker,
  policy: DeskSettings,
): Promise<TakenOrder> {
  const until = new Date(now.getTime() + leaseMs);
  // One at a time: what they had before is the others' again.
  await tx
    .update(orders)
    .set({ deskStaffId: null, deskStaffUntil: null })
    .where(
      and(eq(orders.deskStaffId, actorId), notInArray(orders.id, [orderId, keeping ?? orderId])),
    );
  await tx
    .update(orders)
    .set({ deskStaffId: actorId, deskStaffUntil: until })
    .where(eq(orders.id, orderId));
  const [order] = await findDeskOrders(tx, {
    ...{ orderIds: [orderId], policy, locale, now, asking },
    inBoth: true,
  });
  if (!order) throw new Problem('order.not_found');
  const { quietUntil, afternoonFrom, eveningFrom } = policy;
  const partsOfDay = { quietUntil, afternoonFrom, eveningFrom };
  return { ...order, takenUntil: until.toISOString(), partsOfDay };
}

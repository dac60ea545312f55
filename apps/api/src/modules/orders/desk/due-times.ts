import { type DeskSettings, OrderStatus } from '@craftsandore/contract';
import type { Confirmation } from '@craftsandore/rules';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { findConfirmations } from './confirmations.ts';

const isPending = eq(orders.statusId, OrderStatus.pending);

/** When orders are due is found out anew: the owner has changed the rules. */
export async function forgetDueTimes(tx: Transaction): Promise<void> {
  await tx
    .update(orders)
    .set({ deskDueAt: null, deskEndsAt: null })
    .where(and(isPending, isNotNull(orders.deskDueAt)));
}

type Moment = { policy: DeskSettings; now: Date };

/** Orders that are looked at at once. */
const atOnce = 200;

/** Finds out when orders are due that nobody has looked at: new ones, and all after a change of the rules. Tells how many. */
export async function settleNewOrders(db: Database, { policy, now }: Moment): Promise<number> {
  const fresh = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isPending, isNull(orders.deskDueAt)))
    .orderBy(asc(orders.id))
    .limit(atOnce);
  const orderIds = fresh.map(({ id }) => id);
  if (orderIds.length === 0) return 0;
  const found = await findConfirmations(db, { orderIds, policy, now });
  const settled = [...found].map(([id, { confirmation }]) => ({ id, ...timesOf(confirmation) }));
  const column = (name: keyof (typeof settled)[number]) =>
    sql.param(
      settled.map((row) => {
        const value = row[name];
        return value instanceof Date ? value.toISOString() : value;
      }),
    );
  // Whoever has noted an attempt meanwhile knows better.
  const { rowCount } = await db.execute(sql`
    update ${orders} set desk_due_at = coalesce(due, created_at), desk_ends_at = ends, desk_state = state
    from unnest(${column('id')}::int[], ${column('deskDueAt')}::timestamptz[],
      ${column('deskEndsAt')}::timestamptz[], ${column('deskState')}::text[]) as settled (id, due, ends, state)
    where ${orders.id} = settled.id and desk_due_at is null and ${isPending}`);
  return rowCount ?? 0;
}

/** When somebody must look at an order, to try or to end it, as the order keeps it. */
export const timesOf = ({
  state,
  nextAttemptAt,
  deadlineAt,
  expiresAt,
  confirmsAt,
}: Confirmation) => ({
  deskDueAt: nextAttemptAt ?? confirmsAt ?? deadlineAt,
  deskEndsAt: confirmsAt ?? expiresAt,
  deskState: state,
});

import {
  type Confirmation as ConfirmationOnWire,
  type DeskSettings,
  OrderStatus,
  piastres,
} from '@craftsandore/contract';
import { careReason } from '@craftsandore/i18n';
import { type Attempt, type Confirmation, confirmationOf, needsDeposit } from '@craftsandore/rules';
import { and, asc, count, eq, inArray, min, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orderHistory, orderRevisions, orders, totalOf } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { toCosts } from '../costs.ts';
import type { OrderRow } from '../order-rows.ts';

type AttemptRow = typeof confirmationAttempts.$inferSelect;

type OnDesk = {
  order: OrderRow;
  deliveredCount: number;
  refusedCount: number;
  attempts: { attempt: AttemptRow; staffName: string | null; didFail: boolean }[];
  /** When what it holds was written down last: what was tried before counts no more. */
  startedAt: Date;
  /** How often what it holds was changed. */
  changesCount: number;
  confirmation: Confirmation;
  needsDeposit: boolean;
};

type Asked = { orderIds: number[]; policy: DeskSettings; now: Date };

/** Orders with what was tried and how far their confirmation is, by their ids. */
export async function findConfirmations(
  db: DatabaseOrTransaction,
  { orderIds, policy, now }: Asked,
): Promise<Map<number, OnDesk>> {
  if (orderIds.length === 0) return new Map();
  const facts = await findFacts(db, orderIds);
  const attempts = await db
    .select({
      attempt: confirmationAttempts,
      // Of few attempts: a join might read all accounts.
      staffName: sql<string | null>`(select u.name from ${users} u
        where u.id = ${confirmationAttempts.actorId})`,
      // A service has taken the message, and then not brought it to the customer.
      didFail: sql<boolean>`exists (select from ${messages} m
        where m.attempt_id = ${confirmationAttempts}.id and m.state = 'failed')`,
    })
    .from(confirmationAttempts)
    .where(inArray(confirmationAttempts.orderId, orderIds))
    .orderBy(asc(confirmationAttempts.id));
  const byOrder = Map.groupBy(attempts, ({ attempt }) => attempt.orderId);

  return new Map(
    facts.map(({ order, ...record }) => {
      const made = byOrder.get(order.id) ?? [];
      const { statusId, createdAt, streetAddress, building } = order;
      const asked = { statusId, createdAt, streetAddress, building, ...record };
      const toConfirm = { ...asked, totalCost: piastres(toCosts(order).totalCost) };
      const confirmation = confirmationOf(
        toConfirm,
        made.filter(({ didFail }) => !didFail).map(({ attempt }) => toAttempt(attempt)),
        policy,
        now,
      );
      const { deliveredCount, refusedCount, changesCount } = record;
      const counts = {
        deliveredCount,
        refusedCount,
        changesCount,
        needsDeposit: needsDeposit(toConfirm, policy),
      };
      const startedAt = record.changedAt ?? order.createdAt;
      return [order.id, { order, ...counts, attempts: made, startedAt, confirmation }];
    }),
  );
}

const toAttempt = ({ createdAt, ...attempt }: AttemptRow): Attempt => ({
  ...attempt,
  at: createdAt,
});

const confirmedOrSent = [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.delivered];

/** What an order's confirmation depends on, beside what was tried. */
function findFacts(db: DatabaseOrTransaction, orderIds: number[]) {
  const other = alias(orders, 'other');
  const isEarlier = sql`(${other.createdAt}, ${other.id}) < (${orders.createdAt}, ${orders.id})`;
  const isRefused = sql`${other.statusId} = ${OrderStatus.cancelled} and exists (
    select from ${orderHistory} h where h.order_id = ${other.id} and h.cancel_reason = 'refused')`;
  const isDelivered = sql`${other.statusId} = ${OrderStatus.delivered}`;
  const lastRefused = sql`select max(r.created_at) from ${orders} r
    where r.customer_id = ${orders.customerId} and r.id <> ${orders.id} and r.status_id = ${OrderStatus.cancelled}
      and exists (select from ${orderHistory} h where h.order_id = r.id and h.cancel_reason = 'refused')`;
  const record = db
    .select({
      earlierOrders: sql`count(*) filter (where ${isEarlier})`.mapWith(Number).as('earlier_orders'),
      deliveredCount: sql`count(*) filter (where ${other.statusId} = ${OrderStatus.delivered})`
        .mapWith(Number)
        .as('delivered_count'),
      refusedCount: sql`count(*) filter (where ${isRefused})`.mapWith(Number).as('refused_count'),
      highestDelivered: sql`max(${totalOf(other)}) filter (where ${isDelivered})`
        .mapWith((total: string) => piastres(Number(total)))
        .as('highest_delivered'),
      deliveredInRow:
        sql`count(*) filter (where ${isDelivered} and ${other.createdAt} > coalesce((${lastRefused}), '-infinity'))`
          .mapWith(Number)
          .as('delivered_in_row'),
      lastRefusedAt: sql`max(${other.createdAt}) filter (where ${isRefused})`
        .mapWith(orders.createdAt)
        .as('last_refused_at'),
      isKnownPlace:
        sql<boolean>`coalesce(bool_or(${isDelivered} and ${other.governorateCode} = ${orders.governorateCode}
        and ${other.city} = ${orders.city} and ${other.streetAddress} = ${orders.streetAddress}), false)`.as(
          'is_known_place',
        ),
      previousAt: sql`max(${other.createdAt}) filter (where ${isEarlier})`
        .mapWith(orders.createdAt)
        .as('previous_at'),
    })
    .from(other)
    .where(and(eq(other.customerId, orders.customerId), ne(other.id, orders.id)))
    .as('record');
  const closed = db
    .select({
      closedAt: min(orderHistory.createdAt).as('closed_at'),
      wasConfirmed:
        sql<boolean>`coalesce(bool_or(${inArray(orderHistory.statusId, confirmedOrSent)}), false)`.as(
          'was_confirmed',
        ),
    })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        ne(orderHistory.statusId, OrderStatus.pending),
        // Since it has waited last: a change lets it wait again.
        sql`${orderHistory.id} > coalesce((select max(h.id) from ${orderHistory} h
          where h.order_id = ${orders.id} and h.status_id = ${OrderStatus.pending}), 0)`,
      ),
    )
    .as('closed');
  const changed = db
    .select({
      changedAt: sql`max(${orderRevisions.createdAt}) filter (where ${orderRevisions.asksAgain})`
        .mapWith(orders.createdAt)
        .as('changed_at'),
      changesCount: count().as('changes_count'),
    })
    .from(orderRevisions)
    .where(eq(orderRevisions.orderId, orders.id))
    .as('changed');
  return db
    .select({
      order: orders,
      closedAt: closed.closedAt,
      wasConfirmed: closed.wasConfirmed,
      changedAt: changed.changedAt,
      changesCount: changed.changesCount,
      earlierOrders: record.earlierOrders,
      deliveredCount: record.deliveredCount,
      refusedCount: record.refusedCount,
      previousAt: record.previousAt,
      highestDelivered: record.highestDelivered,
      deliveredInRow: record.deliveredInRow,
      lastRefusedAt: record.lastRefusedAt,
      isKnownPlace: record.isKnownPlace,
    })
    .from(orders)
    .crossJoinLateral(record)
    .crossJoinLateral(closed)
    .crossJoinLateral(changed)
    .where(inArray(orders.id, orderIds));
}

export const onWire = ({
  reasons,
  expiresAt: _,
  confirmsAt: __,
  ...confirmation
}: Confirmation): ConfirmationOnWire => ({
  ...confirmation,
  nextAttemptAt: confirmation.nextAttemptAt?.toISOString() ?? null,
  deadlineAt: confirmation.deadlineAt?.toISOString() ?? null,
  reasons: reasons.map((reason) => ({
    code: reason.code,
    text: careReason(reason, 'en'),
    textAr: careReason(reason, 'ar'),
  })),
});

export const attemptOnWire = ({ attempt, staffName }: OnDesk['attempts'][number]) => {
  const { id, channel, direction, outcome, until, isLastWarning, note, createdAt } = attempt;
  return {
    ...{ id, channel, direction, outcome, isLastWarning, note, staffName },
    until: until?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
};

import {
  OrderStatus,
  piastres,
  type CustomerRecord,
  type StaffCustomer,
  type StaffOrderDetails,
} from '@craftsandore/contract';
import { eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';

const has = (statusId: number) => sql`${orders}.status_id = ${sql.raw(String(statusId))}`;
const isDelivered = has(OrderStatus.delivered);
const isCancelled = has(OrderStatus.cancelled);
const endedBy = (reason: 'refused' | 'returned') =>
  sql`(${isCancelled} and exists (
  select from ${orderHistory} h where h.order_id = ${orders}.id and h.cancel_reason = ${sql.raw(`'${reason}'`)}))`;
const isRefused = endedBy('refused');
const isReturned = endedBy('returned');

/** What came of an order. */
export const outcome = sql<StaffCustomer['latestOutcomes'][number]>`case
  when ${isDelivered} then 'delivered'
  when ${isRefused} then 'refused'
  when ${isReturned} then 'returned'
  when ${isCancelled} then 'cancelled'
  else 'open' end`;

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/**
 * Sums over the orders of customers. They are counted when somebody asks: totals that are kept would have to follow each move
 * of each order, also those of the version before.
 */
export const recordsOf = (db: Database, where?: SQL) =>
  db
    .select({
      customerId: orders.customerId,
      ordersCount: sql<number>`count(*)::int`.as('orders_count'),
      deliveredCount: countIf(isDelivered).as('delivered_count'),
      refusedCount: countIf(isRefused).as('refused_count'),
      returnedCount: countIf(isReturned).as('returned_count'),
      cancelledCount: countIf(sql`${isCancelled} and not ${isRefused} and not ${isReturned}`).as(
        'cancelled_count',
      ),
      spent:
        sql`coalesce(sum(subtotal + shipping_fees + adjustment) filter (where ${isDelivered}), 0)`
          .mapWith(Number)
          .as('spent'),
      lastOrderAt: sql`max(${orders}.created_at)`.mapWith(orders.createdAt).as('last_order_at'),
    })
    .from(orders)
    .where(where)
    .groupBy(orders.customerId)
    .as('records');

/** The number that came last. */
const phoneNumber = sql<string>`coalesce((
  select p.phone_number from ${customerPhones} p where p.customer_id = ${customers}.id
  order by p.created_at desc, p.phone_number limit 1), '')`;

/** With their records and who has blocked them. */
export const selectCustomers = (db: Database, records: ReturnType<typeof recordsOf>) =>
  db
    .select({
      customer: customers,
      phoneNumber,
      staffName: users.name,
      record: {
        ordersCount: records.ordersCount,
        deliveredCount: records.deliveredCount,
        refusedCount: records.refusedCount,
        returnedCount: records.returnedCount,
        cancelledCount: records.cancelledCount,
        spent: records.spent,
        lastOrderAt: records.lastOrderAt,
      },
    })
    .from(customers)
    .leftJoin(records, eq(records.customerId, customers.id))
    .leftJoin(users, eq(users.id, customers.blockedById));

type Counts = Omit<CustomerRecord, 'spent'> & { spent: number };

/** A customer without orders has no row. */
export const toRecord = (row: Counts | null | undefined): CustomerRecord => ({
  ordersCount: row?.ordersCount ?? 0,
  deliveredCount: row?.deliveredCount ?? 0,
  refusedCount: row?.refusedCount ?? 0,
  returnedCount: row?.returnedCount ?? 0,
  cancelledCount: row?.cancelledCount ?? 0,
  spent: piastres(row?.spent ?? 0),
});

type Blocked = Pick<typeof customers.$inferSelect, 'blockedAt' | 'blockedReason'>;

/** Null while orders are taken. */
export const toBlock = (
  { blockedAt, blockedReason }: Blocked,
  staffName: string | null,
): StaffCustomer['blocked'] =>
  blockedAt && {
    reason: blockedReason ?? '',
    staffName: staffName ?? '',
    blockedAt: blockedAt.toISOString(),
  };

/** What came of all orders of a customer, and whether more are taken. */
export async function findRecord(
  db: Database,
  customerId: number,
): Promise<StaffOrderDetails['customerRecord']> {
  const records = recordsOf(db, eq(orders.customerId, customerId));
  const [found] = await selectCustomers(db, records).where(eq(customers.id, customerId));
  return found
    ? { ...toRecord(found.record), blocked: toBlock(found.customer, found.staffName) }
    : null;
}

import { OrderStatus, piastres, type OrderStatusId } from '@craftsandore/contract';
import { and, count, eq, gte, inArray, or, sql, sum } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { egypt, startOfDay } from '../../db/egypt-days.ts';
import { orders, totalOf } from '../../db/schema/orders.ts';

/** The orders of one day in Egypt, and those of them that were placed by the time of day that it is now. Piastres. */
export type DayOfSales = {
  date: string;
  orders: number;
  total: number;
  ordersByNow: number;
  totalByNow: number;
};

/** What was sold on each of the last days, today last; a day without sales has zeros. Cancelled orders do not count. */
export async function listSales(db: Database, now: Date, days: number): Promise<DayOfSales[]> {
  const local = sql`${now.toISOString()}::timestamptz at time zone ${egypt}`;
  const byNow = sql`filter (where (${orders.createdAt} at time zone ${egypt})::time <= (${local})::time)`;
  const total = totalOf(orders);

  const { rows } = await db.execute<Record<keyof DayOfSales, string>>(sql`
    select
      day::date::text as date,
      count(${orders.createdAt}) as orders,
      coalesce(sum(${total}), 0) as total,
      count(${orders.createdAt}) ${byNow} as "ordersByNow",
      coalesce(sum(${total}) ${byNow}, 0) as "totalByNow"
    from generate_series((${local})::date - ${days - 1}::int, (${local})::date, interval '1 day') as day
    left join ${orders}
      on ${orders.createdAt} >= ${startOfDay(sql`day`)}
      and ${orders.createdAt} < ${startOfDay(sql`day`, 1)}
      and ${orders.statusId} <> ${sql.raw(String(OrderStatus.cancelled))}
    group by day
    order by day`);

  return rows.map(({ date, ...sums }) => ({
    date,
    orders: Number(sums.orders),
    total: Number(sums.total),
    ordersByNow: Number(sums.ordersByNow),
    totalByNow: Number(sums.totalByNow),
  }));
}

/** Orders and their totals by status, those of statuses that end since a moment only; cancelled ones do not count. */
export async function sumByStatus(db: Database, deliveredSince: Date) {
  const { pending, confirmed, shipped, delivered } = OrderStatus;
  const rows = await db
    .select({
      statusId: orders.statusId,
      orders: count(),
      total: sum(totalOf(orders)).mapWith(Number),
    })
    .from(orders)
    .where(
      or(
        inArray(orders.statusId, [pending, confirmed, shipped]),
        and(eq(orders.statusId, delivered), gte(orders.createdAt, deliveredSince)),
      ),
    )
    .groupBy(orders.statusId);
  return (statusId: OrderStatusId) => {
    const found = rows.find((row) => row.statusId === statusId);
    return { orders: found?.orders ?? 0, total: piastres(found?.total ?? 0) };
  };
}

/** How many orders nobody has confirmed yet. */
export const countWaitingOrders = (db: Database): Promise<number> =>
  db.$count(orders, eq(orders.statusId, OrderStatus.pending));

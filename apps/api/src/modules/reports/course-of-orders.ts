import {
  type MoneyKind,
  OrderStatus,
  type OrderStatusId,
  piastres,
  signedPiastres,
  type SpanFigures,
} from '@craftsandore/contract';
import { inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { liesIn, type Span } from '../../db/egypt-days.ts';
import { moneyEntries } from '../../db/schema/money.ts';
import { orderHistory, orders, totalOf } from '../../db/schema/orders.ts';

/** What became of the orders placed on these days, as their history tells. */
export async function findCourseOfOrders(tx: Transaction, span: Span) {
  const { confirmed, shipped, delivered, cancelled } = OrderStatus;
  const was = (statusId: OrderStatusId) => sql`exists (select from ${orderHistory}
    where ${orderHistory.orderId} = ${orders.id} and ${orderHistory.statusId} = ${statusId})`;
  const isConfirmed = sql`(${orders.statusId} between ${confirmed} and ${delivered} or ${was(confirmed)})`;
  const isReturned = sql`(${orders.statusId} = ${cancelled} and ${was(shipped)})`;
  const {
    rows: [row],
  } = await tx.execute<
    Record<'confirmed' | 'confirmedTotal' | 'returned' | 'returnedTotal', string>
  >(sql`
    select count(*) filter (where is_confirmed) as confirmed,
      coalesce(sum(total) filter (where is_confirmed), 0) as "confirmedTotal",
      count(*) filter (where is_returned) as returned,
      coalesce(sum(total) filter (where is_returned), 0) as "returnedTotal"
    from (
      select ${totalOf(orders)} as total, ${isConfirmed} as is_confirmed, ${isReturned} as is_returned
      from ${orders} where ${liesIn(orders.createdAt, span)}) as placed`);
  if (!row) throw new Error('A sum has one row.');
  const some = (orders: string, total: string) => ({
    orders: Number(orders),
    total: piastres(Number(total)),
  });
  return {
    confirmed: some(row.confirmed, row.confirmedTotal),
    returned: some(row.returned, row.returnedTotal),
  };
}

/** What the money ledger says of the orders placed on these days, parcel by parcel: what one owes pays for no other. */
export async function findCashOfOrders(tx: Transaction, span: Span): Promise<SpanFigures['cash']> {
  const sumOf = (...kinds: MoneyKind[]) =>
    sql`coalesce(sum(${moneyEntries.amount}) filter (where ${inArray(moneyEntries.kind, kinds)}), 0)`;
  const {
    rows: [row],
  } = await tx.execute<Record<'collected' | 'received' | 'owed', string>>(sql`
    select coalesce(sum(case when is_parcel then collected else received end), 0) as collected,
      coalesce(sum(received), 0) as received,
      coalesce(sum(open) filter (where is_parcel and collected > 0 and open > 0), 0) as owed
    from (
      select ${moneyEntries.shipmentId} is not null as is_parcel, ${sumOf('collected')} as collected,
        ${sumOf('deposit', 'paid')} as received,
        ${sumOf('expected')} - ${sumOf('paid', 'adjustment')} as open
      -- What is set against an order was received with the one whose pieces came back.
      from ${orders} join ${moneyEntries} on ${moneyEntries.orderId} = ${orders.id} and ${moneyEntries.method} <> 'exchange'
      where ${liesIn(orders.createdAt, span)}
      group by ${orders.id}, ${moneyEntries.shipmentId}) as parcels`);
  if (!row) throw new Error('A sum has one row.');
  return {
    collected: signedPiastres(Number(row.collected)),
    received: signedPiastres(Number(row.received)),
    owed: signedPiastres(Number(row.owed)),
  };
}

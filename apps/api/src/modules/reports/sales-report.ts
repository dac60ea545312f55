import {
  governorates,
  OrderStatus,
  piastres,
  signedPiastres,
  type ReportPart,
  type ReportRow,
  type SalesReport,
  type SpanFigures,
} from '@craftsandore/contract';
import { sql, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { egypt, liesIn, type Span, spanBefore, startOfDay } from '../../db/egypt-days.ts';
import { isKept } from '../../db/kept-line.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { orderLines, orders, totalOf } from '../../db/schema/orders.ts';
import { findCashOfOrders, findCourseOfOrders } from './course-of-orders.ts';

type Wanted = Span & { by: ReportPart; atMost: number };

/**
 * What was sold from one day in Egypt to another. The rows and what they leave out add up to what was sold, to the piastre:
 * all is read from one view of the database.
 */
export function findSalesReport(
  db: Database,
  { from, to, by, atMost }: Wanted,
): Promise<SalesReport> {
  return db.transaction(
    async (tx) => {
      const span = await findFigures(tx, { from, to });
      const before = await findFigures(tx, spanBefore({ from, to }));
      const { rows: found } = await tx.execute<Row>(statementFor(by, { from, to }, atMost));
      const rows = found.map(toRow);
      return { span, before, by, rows, others: othersOf(found, rows) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const placedIn = (span: Span) => liesIn(orders.createdAt, span);

const isSold = sql`${orders.statusId} <> ${sql.raw(String(OrderStatus.cancelled))}`;
const total = totalOf(orders);
const pieces = sql`(select sum(${orderLines.quantity}) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;

async function findFigures(tx: Transaction, span: Span): Promise<SpanFigures> {
  const status = await tx.execute<{ statusId: number } & Record<Amount, string>>(sql`
    select ${orders.statusId} as "statusId", count(*) as orders, coalesce(sum(${pieces}), 0) as pieces,
      sum(${orders.subtotal}) as goods, sum(${orders.shippingFees}) as delivery,
      sum(${orders.adjustment}) as adjustments
    from ${orders} where ${placedIn(span)} group by 1`);
  const sumOf = (isCounted: (statusId: number) => boolean) =>
    status.rows.filter(({ statusId }) => isCounted(statusId)).reduce(addUp, nothing);
  const { cancelled, delivered } = OrderStatus;

  const days = await tx.execute<{ date: string; orders: string; total: string }>(sql`
    select day::date::text as date, count(${orders.createdAt}) as orders, coalesce(sum(${total}), 0) as total
    from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as day
    left join ${orders} on ${orders.createdAt} >= ${startOfDay(sql`day`)}
      and ${orders.createdAt} < ${startOfDay(sql`day`, 1)} and ${isSold}
    group by day order by day`);

  return {
    ...span,
    placed: sumOf(() => true),
    sold: sumOf((id) => id !== cancelled),
    delivered: sumOf((id) => id === delivered),
    cancelled: sumOf((id) => id === cancelled),
    ...(await findCourseOfOrders(tx, span)),
    cash: await findCashOfOrders(tx, span),
    days: days.rows.map(({ date, orders, total }) => ({
      date,
      orders: Number(orders),
      total: piastres(Number(total)),
    })),
  };
}

type Amount = 'orders' | 'pieces' | 'goods' | 'adjustments' | 'delivery';

const nothing = {
  orders: 0,
  pieces: 0,
  goods: piastres(0),
  adjustments: signedPiastres(0),
  delivery: piastres(0),
  total: piastres(0),
};

function addUp(sums: typeof nothing, row: Record<Amount, string>): typeof nothing {
  const goods = piastres(sums.goods + Number(row.goods));
  const adjustments = signedPiastres(sums.adjustments + Number(row.adjustments));
  const delivery = piastres(sums.delivery + Number(row.delivery));
  return {
    orders: sums.orders + Number(row.orders),
    pieces: sums.pieces + Number(row.pieces),
    ...{ goods, adjustments, delivery, total: piastres(goods + adjustments + delivery) },
  };
}

type Row = Record<'orders' | 'pieces' | 'goods' | 'rows' | 'allPieces' | 'allGoods', string> & {
  key: string | number;
  name: string | null;
  nameAr: string | null;
  adjustments: string | null;
  delivery: string | null;
  allAdjustments: string | null;
  allDelivery: string | null;
};

function toRow({ orders, pieces, goods, adjustments, delivery, ...names }: Row): ReportRow {
  const key = String(names.key);
  const place = governorates.find(({ code }) => code === key);
  const fees = delivery === null ? null : piastres(Number(delivery));
  return {
    key,
    name: names.name ?? place?.name ?? key,
    nameAr: names.nameAr ?? place?.nameAr ?? key,
    orders: Number(orders),
    pieces: Number(pieces),
    goods: piastres(Number(goods)),
    adjustments: adjustments === null ? null : signedPiastres(Number(adjustments)),
    delivery: fees,
    total: fees === null ? null : piastres(Number(goods) + Number(adjustments) + fees),
  };
}

/** Those of the highest amount; the latest days. */
function statementFor(by: ReportPart, span: Span, atMost: number): SQL {
  const sold = sql`${placedIn(span)} and ${isSold}`;
  const highest = sql`order by found.goods + coalesce(found.adjustments + found.delivery, 0) desc, found.key limit ${atMost}`;
  switch (by) {
    case 'product':
      return sql`
        select found.*, ${products.name} as name, ${products.nameAr} as "nameAr"
        from (${ofLines(sql`${orderLines.productId}`, sold)}) as found
        join ${products} on ${products.id} = found.key ${highest}`;
    case 'category':
      return sql`
        select found.*, ${categories.name} as name, ${categories.nameAr} as "nameAr"
        from (${ofLines(sql`${products.categoryId}`, sold)}) as found
        join ${categories} on ${categories.id} = found.key ${highest}`;
    case 'customer':
      // An order that the version before has written may not have its customer yet.
      return sql`
        select found.*, coalesce(${customers.name}, '') as name, coalesce(${customers.name}, '') as "nameAr"
        from (${ofOrders(sql`coalesce(${orders.customerId}, 0)`, sold)}) as found
        left join ${customers} on ${customers.id} = found.key ${highest}`;
    case 'governorate':
      return sql`select * from (${ofOrders(sql`${orders.governorateCode}`, sold)}) as found ${highest}`;
    case 'day':
      return sql`${ofOrders(sql`(${orders.createdAt} at time zone ${sql.raw(`'${egypt}'`)})::date::text`, sold)}
        order by key desc limit ${atMost}`;
  }
}

const ofOrders = (key: SQL, sold: SQL) =>
  grouped(sql`
    select ${key} as key, count(*) as orders, coalesce(sum(${pieces}), 0) as pieces, sum(${orders.subtotal}) as goods,
      sum(${orders.adjustment}) as adjustments, sum(${orders.shippingFees}) as delivery
    from ${orders} where ${sold} group by 1`);

const ofLines = (key: SQL, sold: SQL) =>
  grouped(sql`
    select ${key} as key, count(distinct ${orders.id}) as orders, sum(${orderLines.quantity}) as pieces,
      sum(${orderLines.unitPrice}::bigint * ${orderLines.quantity}) as goods, 
      null::bigint as adjustments, null::bigint as delivery
    from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    join ${products} on ${products.id} = ${orderLines.productId}
    where ${sold} and ${isKept} group by 1`);

/** Each group with how many there are, and what all of them come to. */
const grouped = (groups: SQL) => sql`
  select *, count(*) over () as rows, sum(pieces) over () as "allPieces", sum(goods) over () as "allGoods",
    sum(adjustments) over () as "allAdjustments", sum(delivery) over () as "allDelivery"
  from (${groups}) as groups`;

/** What is left of all groups when the rows are taken away. */
function othersOf(found: Row[], rows: ReportRow[]): SalesReport['others'] {
  const [first] = found;
  const count = Number(first?.rows ?? 0) - rows.length;
  if (!first || count === 0) return null;
  const rest = (whole: string, column: 'pieces' | 'goods' | 'adjustments' | 'delivery') =>
    rows.reduce((left, row) => left - (row[column] ?? 0), Number(whole));
  const goods = piastres(rest(first.allGoods, 'goods'));
  const adjustments =
    first.allAdjustments === null
      ? null
      : signedPiastres(rest(first.allAdjustments, 'adjustments'));
  const delivery =
    first.allDelivery === null ? null : piastres(rest(first.allDelivery, 'delivery'));
  return {
    ...{ count, goods, adjustments, delivery },
    pieces: rest(first.allPieces, 'pieces'),
    total: delivery === null ? null : piastres(goods + (adjustments ?? 0) + delivery),
  };
}

import {
  type CashParcel,
  type exportCash,
  type listCashParcels,
  maxExportedOrders,
  pageMeta,
  type ParsedInput,
  type ResponseBody,
  signedPiastres,
  toPounds,
} from '@craftsandore/contract';
import {
  carrierLabel,
  cashExportWords,
  formatTimestamp,
  type Locale,
  parcelStateLabel,
} from '@craftsandore/i18n';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import { toCsv } from '../../../csv.ts';
import type { Database } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { nameOn } from '../order-rows.ts';
import { cashOfParcels } from './open-parcels.ts';

type Search = ParsedInput<typeof exportCash>['query'];

type Cash = ReturnType<typeof cashOfParcels>;

const openOf = (cash: Cash) => sql`(${cash.expected} - ${cash.remitted} - ${cash.differences})`;

function inPart(part: Search['part'], cash: Cash): SQL | undefined {
  switch (part) {
    case 'owed':
      return sql`${cash.collected} > 0 and ${openOf(cash)} > 0`;
    case 'away':
      return sql`${cash.collected} <= 0 and ${openOf(cash)} > 0`;
    case 'differences':
      return sql`(${openOf(cash)} < 0 or (${cash.remitted} > 0 and ${openOf(cash)} <> 0))`;
    default:
      return undefined;
  }
}

/** Some of the parcels of whose cash something is open, what was taken first first, and how many there are in all. */
async function findOpen(
  db: Database,
  { part, carrier }: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CashParcel[]; count: number }> {
  const isOpen = and(eq(shipments.isCashOpen, true), carrier && eq(shipments.carrier, carrier));
  const cash = cashOfParcels(db, isOpen);
  const rows = await db
    .select({
      shipment: shipments,
      order: orders,
      expected: cash.expected,
      paid: cash.remitted,
      open: openOf(cash).mapWith(Number),
      collected: cash.collected,
      since: cash.collectedAt,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(cash)
    .innerJoin(shipments, eq(shipments.id, cash.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(inPart(part, cash))
    .orderBy(sql`${cash.collectedAt} asc nulls last`, shipments.id)
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ shipment, order, expected, paid, open, collected, since }) => ({
      ...{ id: shipment.id, carrier: shipment.carrier, trackingNumber: shipment.trackingNumber },
      ...{ state: shipment.state, orderId: order.id, orderReference: order.reference },
      customerName: nameOn(order),
      expected: signedPiastres(expected),
      paid: signedPiastres(paid),
      open: signedPiastres(open),
      since: collected > 0 ? (since?.toISOString() ?? null) : null,
    })),
    count: rows[0]?.count ?? 0,
  };
}

export async function findCashParcels(
  db: Database,
  { page, perPage, ...search }: ParsedInput<typeof listCashParcels>['query'],
): Promise<ResponseBody<typeof listCashParcels>> {
  const { rows, count } = await findOpen(db, search, {
    ...{ limit: perPage, offset: (page - 1) * perPage },
  });
  // Past the end nothing comes that could tell how many there are.
  const { count: all } =
    rows.length > 0 || page === 1 ? { count } : await findOpen(db, search, { limit: 1, offset: 0 });
  return { data: rows, meta: pageMeta(page, perPage, all) };
}

const pounds = (amount: number) => toPounds(amount).toFixed(2);

/** The same as a table for Excel. */
export async function exportCashAsCsv(
  db: Database,
  search: Search,
  locale: Locale,
): Promise<ResponseBody<typeof exportCash>> {
  const words = cashExportWords(locale);
  const { rows, count } = await findOpen(db, search, { limit: maxExportedOrders, offset: 0 });
  const table = rows.map((row) => [
    row.orderReference,
    row.customerName,
    carrierLabel(row.carrier, locale),
    row.trackingNumber,
    parcelStateLabel(row.state, locale),
    row.since ? formatTimestamp(row.since) : '',
    pounds(row.expected),
    pounds(row.paid),
    pounds(row.open),
  ]);
  const head = [
    ...[words.order, words.customer, words.carrier, words.trackingNumber, words.state],
    ...[words.since, words.expected, words.paid, words.open],
  ];
  return {
    csv: toCsv([head, ...table]),
    count: rows.length,
    isCut: count > rows.length,
  };
}

import type { CarrierName } from '@craftsandore/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';

/** A parcel with what the ledger says of its cash, in piastres. */
export type OpenParcel = {
  id: number;
  orderId: number;
  orderReference: string;
  trackingNumber: string;
  expected: number;
  collected: number;
  remitted: number;
  differences: number;
  /** When its carrier took the cash; null where it has not. */
  collectedAt: Date | null;
};

const sumOf = (kind: 'expected' | 'collected' | 'paid' | 'adjustment') =>
  sql`coalesce(sum(${moneyEntries.amount}) filter (where ${moneyEntries.kind} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    Number,
  );

/** What the ledger comes to for each parcel: of few, those with something open or named one by one. */
export const cashOfParcels = (db: DatabaseOrTransaction, where: SQL | undefined) =>
  db
    .select({
      shipmentId: shipments.id,
      carrier: shipments.carrier,
      expected: sumOf('expected').as('expected'),
      collected: sumOf('collected').as('collected'),
      remitted: sumOf('paid').as('remitted'),
      differences: sumOf('adjustment').as('differences'),
      collectedAt:
        sql`max(${moneyEntries.at}) filter (where ${moneyEntries.kind} = 'collected' and ${moneyEntries.amount} > 0)`
          .mapWith(moneyEntries.at)
          .as('collected_at'),
    })
    .from(shipments)
    .leftJoin(moneyEntries, eq(moneyEntries.shipmentId, shipments.id))
    .where(where)
    .groupBy(shipments.id)
    .as('cash');

async function findParcels(db: DatabaseOrTransaction, where: SQL | undefined, limit?: number) {
  const cash = cashOfParcels(db, where);
  const query = db
    .select({
      id: cash.shipmentId,
      orderId: orders.id,
      orderReference: orders.reference,
      trackingNumber: shipments.trackingNumber,
      expected: cash.expected,
      collected: cash.collected,
      remitted: cash.remitted,
      differences: cash.differences,
      collectedAt: cash.collectedAt,
    })
    .from(cash)
    .innerJoin(shipments, eq(shipments.id, cash.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .orderBy(cash.collectedAt, cash.shipmentId)
    .$dynamic();
  const rows: OpenParcel[] = await (limit === undefined ? query : query.limit(limit));
  return rows;
}

/** The parcels of a carrier by their numbers. One list for the database, however many there are. */
export async function findByNumbers(
  db: DatabaseOrTransaction,
  carrier: CarrierName,
  numbers: string[],
): Promise<Map<string, OpenParcel>> {
  const isNamed = sql`${shipments.trackingNumber} = any(${sql.param(numbers)}::text[])`;
  const found = await findParcels(db, and(eq(shipments.carrier, carrier), isNamed));
  return new Map(found.map((parcel) => [parcel.trackingNumber, parcel]));
}

/**
 * Parcels whose cash a carrier took no later than some moment and has not paid for, except some: what it pays for was taken
 * until then, so these were due, too.
 */
export async function findMissing(
  db: DatabaseOrTransaction,
  {
    carrier,
    until,
    except,
    limit,
  }: {
    carrier: CarrierName;
    until: Date;
    except: ReadonlySet<number>;
    limit: number;
  },
): Promise<OpenParcel[]> {
  const isOpen = and(eq(shipments.carrier, carrier), eq(shipments.isCashOpen, true));
  const open = await findParcels(db, isOpen);
  return open
    .filter(
      ({ id, collected, collectedAt, remitted }) =>
        !except.has(id) && collected > 0 && remitted === 0 && collectedAt && collectedAt <= until,
    )
    .slice(0, limit);
}

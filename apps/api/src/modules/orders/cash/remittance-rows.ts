import {
  type getRemittance,
  type LineResult,
  lineResults,
  type listRemittances,
  type ParsedInput,
  piastres,
  type Remittance,
  type RemittanceLine,
  type RemittanceSums,
  type ResponseBody,
  signedPiastres,
} from '@craftsandore/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { findPage } from '../../../db/find-page.ts';
import { remittanceLines, remittances } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import type { MatchedLine } from './match-lines.ts';

/** What of a line is told and added up. */
export type ToldLine = Pick<
  MatchedLine,
  'line' | 'trackingNumber' | 'result' | 'amount' | 'fee' | 'due' | 'difference' | 'isAccepted'
> & { parcel: { orderId: number; orderReference: string } | null };

export const lineOnWire = ({
  parcel,
  amount,
  fee,
  due,
  difference,
  ...line
}: ToldLine): RemittanceLine => ({
  ...{ line: line.line, trackingNumber: line.trackingNumber, result: line.result },
  isAccepted: line.isAccepted,
  order: parcel && { id: parcel.orderId, reference: parcel.orderReference },
  amount: piastres(amount),
  fees: piastres(fee),
  due: signedPiastres(due),
  difference: signedPiastres(difference),
});

/** What the lines of a payment come to; what is missing of it stands beside them. */
export function sumsOf(
  lines: readonly Pick<ToldLine, 'result' | 'amount' | 'fee' | 'due' | 'difference'>[],
): RemittanceSums {
  const counts = Object.fromEntries(lineResults.map((result) => [result, 0])) as Record<
    LineResult,
    number
  >; // fromEntries loses the type of the keys
  const sums = { paid: 0, fees: 0, due: 0, difference: 0, missing: 0 };
  for (const { result, amount, fee, due, difference } of lines) {
    counts[result] += 1;
    if (result === 'missing') sums.missing += due;
    else {
      sums.paid += amount;
      sums.fees += fee;
      if (result !== 'fee_only') sums.due += due;
      sums.difference += difference;
    }
  }
  return {
    counts,
    paid: piastres(sums.paid),
    fees: piastres(sums.fees),
    due: signedPiastres(sums.due),
    difference: signedPiastres(sums.difference),
    missing: piastres(sums.missing),
  };
}

const selectLines = (db: DatabaseOrTransaction) =>
  db
    .select({ line: remittanceLines, orderId: orders.id, orderReference: orders.reference })
    .from(remittanceLines)
    .leftJoin(shipments, eq(shipments.id, remittanceLines.shipmentId))
    .leftJoin(orders, eq(orders.id, shipments.orderId))
    .$dynamic();

type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

const toldLine = ({ line, orderId, orderReference }: LineRow): ToldLine => ({
  ...line,
  parcel: orderId !== null && orderReference !== null ? { orderId, orderReference } : null,
});

/** The lines of a payment that was taken, as they were then. */
export async function findKeptLines(
  db: DatabaseOrTransaction,
  remittanceId: number,
): Promise<ToldLine[]> {
  const rows = await selectLines(db)
    .where(eq(remittanceLines.remittanceId, remittanceId))
    .orderBy(asc(remittanceLines.id));
  return rows.map(toldLine);
}

const sumOver = (what: 'amount' | 'fee' | 'one' | 'different') => {
  const parts = {
    amount: sql`coalesce(sum(l.amount), 0)`,
    fee: sql`coalesce(sum(l.fee), 0)`,
    one: sql`count(*) filter (where l.line is not null)`,
    different: sql`count(*) filter (where l.result not in ('matched', 'fee_only'))`,
  };
  return sql`(select ${parts[what]} from ${remittanceLines} l where l.remittance_id = ${remittances.id})`.mapWith(
    Number,
  );
};

const selectRemittances = (db: DatabaseOrTransaction) =>
  db
    .select({
      remittance: remittances,
      staffName: users.name,
      linesCount: sumOver('one'),
      paid: sumOver('amount'),
      fees: sumOver('fee'),
      differencesCount: sumOver('different'),
    })
    .from(remittances)
    .innerJoin(users, eq(users.id, remittances.staffId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRemittances>>[number];

const toRemittance = ({ remittance, paid, fees, ...rest }: Row): Remittance => ({
  ...{ id: remittance.id, carrier: remittance.carrier, reference: remittance.reference },
  paidOn: remittance.paidOn,
  ...rest,
  paid: piastres(paid),
  fees: piastres(fees),
  createdAt: remittance.createdAt.toISOString(),
});

/** A page of payments, the latest taken first. */
export async function findRemittances(
  db: Database,
  page: ParsedInput<typeof listRemittances>['query'],
): Promise<ResponseBody<typeof listRemittances>> {
  const wanted = { where: undefined, orderBy: [desc(remittances.id)], ...page };
  const { rows, meta } = await findPage(db, remittances, selectRemittances(db), wanted);
  return { data: rows.map(toRemittance), meta };
}

/** @throws Problem where there is none. */
export async function findRemittance(
  db: Database,
  id: number,
  all: boolean,
): Promise<ResponseBody<typeof getRemittance>> {
  const [row] = await selectRemittances(db).where(eq(remittances.id, id));
  if (!row) throw new Problem('remittance.not_found');
  const kept = await findKeptLines(db, id);
  const shown = all ? kept : kept.filter(({ result }) => result !== 'matched');
  return {
    remittance: toRemittance(row),
    sums: sumsOf(kept),
    lines: shown.map(lineOnWire),
  };
}

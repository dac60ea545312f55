import {
  maxRemittanceLines,
  type ParsedInput,
  type ResponseBody,
  type takeRemittance,
} from '@craftsandore/contract';
import { cairoClock } from '@craftsandore/rules';
import { and, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { partsOf } from '../../../db/parts-of.ts';
import { startOfDay } from '../../../db/egypt-days.ts';
import { moneyEntries, remittanceLines, remittances } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { findLayout, keepLayout } from './layouts.ts';
import {
  type MatchedLine,
  matchLines,
  methodOf,
  missingLine,
  type ParcelEntry,
} from './match-lines.ts';
import { findByNumbers, findMissing } from './open-parcels.ts';
import { fileIn, type PaidLine, readRemittance, tableIn } from './read-remittance.ts';
import type { TableRow } from '../../../tables/read-csv.ts';
import { findKeptLines, lineOnWire, sumsOf, type ToldLine } from './remittance-rows.ts';

type Body = ParsedInput<typeof takeRemittance>['body'];
type Answer = ResponseBody<typeof takeRemittance>;
type Asked = {
  body: Body;
  /** Whether other parcels that were due are paid for by themselves: none of them is missing here. */
  isPart?: true;
  actorId: number;
  now: Date;
};

/** As many rows as one statement writes. */
const batch = 1_000;

/**
 * Matches a payment of a carrier with its parcels and, unless it is only to be shown, takes it: once for each reference, while
 * what was looked at is still so. All of it or, where anything is wrong, none.
 */
export async function matchRemittance(tx: Transaction, asked: Asked): Promise<Answer> {
  const { body, isPart, actorId, now } = asked;
  const { carrier, reference, paidOn } = body;
  if (paidOn > cairoClock(now).day) throw new Problem('remittance.in_future');
  const { paid, head } = await readPayment(tx, body);
  const accepted = new Set(body.accepted);
  const contentHash = requestHash([carrier, reference, paidOn, paid, [...accepted].sort()]);

  // One payment of a carrier after the other: the second one finds what the first has left open.
  if (!body.dryRun) await holdName(tx, `remittance ${carrier}`);
  const isSame = and(eq(remittances.carrier, carrier), eq(remittances.reference, reference));
  const [taken] = await tx.select().from(remittances).where(isSame);
  if (taken) {
    // Asked again: the first answer was lost on the way.
    if (taken.contentHash === contentHash)
      return answerOf(await findKeptLines(tx, taken.id), taken.id);
    throw new Problem('remittance.taken', { values: { reference } });
  }

  const numbers = paid.map(({ trackingNumber }) => trackingNumber);
  if (!body.dryRun) await lockOrders(tx, carrier, numbers);
  const parcels = await findByNumbers(tx, carrier, numbers);
  const { lines, entries, open } = matchLines(paid, parcels, accepted);
  const all = isPart ? lines : [...lines, ...(await missingIn(tx, body, lines))];
  if (body.dryRun) return answerOf(all, null);

  const seen = seenBy(all);
  if (body.seen !== undefined && body.seen !== seen) throw new Problem('remittance.changed');
  const [remittance] = await tx
    .insert(remittances)
    .values({ carrier, reference, paidOn, contentHash, staffId: actorId })
    .returning();
  if (!remittance) throw new Error('A remittance was written and not returned');
  const { id } = remittance;
  await keepLines(tx, id, all);
  await addToLedger(tx, entries, { id, carrier, paidOn, actorId });
  await keepOpen(tx, open);
  if (head && body.columns) await keepLayout(tx, { carrier, head, places: body.columns });
  return answerOf(all, id);
}

/** What the carrier pays for, and the head of its file where it is one. */
async function readPayment(
  tx: Transaction,
  { carrier, columns, lines, ...sent }: Body,
): Promise<{ paid: PaidLine[]; head?: TableRow | undefined }> {
  const file = fileIn(sent);
  if (file) {
    const table = await tableIn(file);
    const [head] = table;
    const places = columns ?? (head && (await findLayout(tx, carrier, head)));
    return { paid: readRemittance(table, places), head };
  }
  if (!lines || lines.length === 0) throw new Problem('remittance.empty');
  const paid = lines.map(({ trackingNumber, amount, fees = 0 }, index) => ({
    ...{ line: index + 1, trackingNumber, amount, fee: fees },
  }));
  return { paid };
}

/** By what a preview is known: what the lines are, whatever is accepted of them. */
const seenBy = (lines: readonly ToldLine[]): string =>
  requestHash(lines.map(({ trackingNumber, result, due }) => [trackingNumber, result, due]));

const answerOf = (lines: readonly ToldLine[], id: number | null): Answer => ({
  data: lines.map(lineOnWire),
  meta: { ...sumsOf(lines), id, seen: seenBy(lines) },
});

/** All in one order, so that two who lock several never wait for each other. */
async function lockOrders(
  tx: Transaction,
  carrier: Body['carrier'],
  numbers: string[],
): Promise<void> {
  await tx.execute(sql`
    select from ${orders} where ${orders.id} in (
      select ${shipments.orderId} from ${shipments}
      where ${shipments.carrier} = ${carrier} and ${shipments.trackingNumber} = any(${sql.param(numbers)}::text[]))
    order by ${orders.id} for update`);
}

async function missingIn(
  tx: Transaction,
  { carrier }: Body,
  lines: readonly MatchedLine[],
): Promise<MatchedLine[]> {
  const times = lines.flatMap(({ amount, parcel }) =>
    amount > 0 && parcel?.collectedAt ? parcel.collectedAt.getTime() : [],
  );
  if (times.length === 0) return [];
  const until = new Date(times.reduce((latest, time) => Math.max(latest, time)));
  const except = new Set(lines.flatMap(({ parcel }) => parcel?.id ?? []));
  const missing = await findMissing(tx, { carrier, until, except, limit: maxRemittanceLines });
  return missing.map(missingLine);
}

async function keepLines(
  tx: Transaction,
  remittanceId: number,
  lines: readonly MatchedLine[],
): Promise<void> {
  for (const part of partsOf(lines, batch)) {
    await tx.insert(remittanceLines).values(
      part.map(({ parcel, ...line }) => ({
        ...{ ...line, remittanceId, shipmentId: parcel?.id ?? null },
      })),
    );
  }
}

type Source = { id: number; carrier: Body['carrier']; paidOn: string; actorId: number };

async function addToLedger(
  tx: Transaction,
  entries: readonly ParcelEntry[],
  { id: remittanceId, carrier, paidOn, actorId }: Source,
): Promise<void> {
  for (const part of partsOf(entries, batch)) {
    await tx.insert(moneyEntries).values(
      part.map(({ parcel, kind, amount }) => ({
        ...{ orderId: parcel.orderId, shipmentId: parcel.id, remittanceId, kind, amount },
        ...{ method: methodOf(carrier), actorKind: 'staff' as const, actorId },
        at: startOfDay(paidOn),
      })),
    );
  }
}

async function keepOpen(tx: Transaction, open: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...open.keys()];
  const flags = [...open.values()].map((amount) => amount !== 0);
  await tx.execute(sql`
    update ${shipments} set is_cash_open = now.is_open
    from unnest(${sql.param(ids)}::int[], ${sql.param(flags)}::bool[]) as now (id, is_open)
    where ${shipments.id} = now.id`);
}

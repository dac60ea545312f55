import {
  type CarrierName,
  carrierNames,
  type CashFigures,
  lateAfterDays,
  signedPiastres,
} from '@craftsandore/contract';
import { and, eq, gte, inArray, isNotNull, isNull, gt, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { egypt } from '../../../db/egypt-days.ts';
import { moneyEntries, remittanceLines, remittances } from '../../../db/schema/money.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { carriers as allCarriers } from '../parcels/carriers.ts';
import { cashOfParcels } from './open-parcels.ts';

const dayMs = 86_400_000;

/** What each carrier owes and since when, and what was taken and paid out on each of the latest days. */
export async function findCash(
  db: Database,
  { days, now }: { days: number; now: Date },
): Promise<CashFigures> {
  const [carriers, unknown, byDay] = await Promise.all([
    findCarriers(db, now),
    findUnknown(db),
    findDays(db, days, now),
  ]);
  // One that may be switched off is named where there is something.
  const isNamed = (name: CarrierName) =>
    !allCarriers[name].isAsked || carriers.has(name) || unknown.has(name);
  return {
    carriers: carrierNames.filter(isNamed).map((carrier) => ({
      ...(carriers.get(carrier) ?? nothing(carrier)),
      unknown: unknown.get(carrier) ?? sum(0, 0),
    })),
    days: byDay,
  };
}

const sum = (amount: number, count: number) => ({ amount: signedPiastres(amount), count });

const nothing = (carrier: (typeof carrierNames)[number]) => ({
  ...{ carrier, since: null, owed: sum(0, 0), late: sum(0, 0), veryLate: sum(0, 0) },
  ...{ away: sum(0, 0), differences: sum(0, 0) },
});

/** Of what is open alone: however many parcels there were, these are few. */
async function findCarriers(db: Database, now: Date) {
  const cash = cashOfParcels(db, eq(shipments.isCashOpen, true));
  const open = sql`(${cash.expected} - ${cash.remitted} - ${cash.differences})`;
  const isOwed = sql`${cash.collected} > 0 and ${open} > 0`;
  const before = (daysAgo: number) =>
    sql`${isOwed} and ${cash.collectedAt} < ${new Date(now.getTime() - daysAgo * dayMs).toISOString()}::timestamptz`;
  const isAway = sql`${cash.collected} <= 0 and ${open} > 0`;
  const isDifferent = sql`(${open} < 0 or (${cash.remitted} > 0 and ${open} <> 0))`;
  const amountOf = (where: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${open}) filter (where ${where}), 0)`.mapWith(Number);
  const countOf = (where: ReturnType<typeof sql>) =>
    sql`count(*) filter (where ${where})`.mapWith(Number);
  const [late, veryLate] = [before(lateAfterDays.late), before(lateAfterDays.veryLate)];
  const rows = await db
    .select({
      carrier: cash.carrier,
      owed: amountOf(isOwed),
      owedCount: countOf(isOwed),
      late: amountOf(late),
      lateCount: countOf(late),
      veryLate: amountOf(veryLate),
      veryLateCount: countOf(veryLate),
      since: sql`min(${cash.collectedAt}) filter (where ${isOwed})`.mapWith(moneyEntries.at),
      away: amountOf(isAway),
      awayCount: countOf(isAway),
      differences: amountOf(isDifferent),
      differencesCount: countOf(isDifferent),
    })
    .from(cash)
    .groupBy(cash.carrier);
  return new Map(
    rows.map((row) => [
      row.carrier,
      {
        carrier: row.carrier,
        owed: sum(row.owed, row.owedCount),
        late: sum(row.late, row.lateCount),
        veryLate: sum(row.veryLate, row.veryLateCount),
        since: row.since?.toISOString() ?? null,
        away: sum(row.away, row.awayCount),
        differences: sum(row.differences, row.differencesCount),
      },
    ]),
  );
}

async function findUnknown(db: Database) {
  const rows = await db
    .select({
      carrier: remittances.carrier,
      amount: sql`sum(${remittanceLines.amount})`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(remittanceLines)
    .innerJoin(remittances, eq(remittances.id, remittanceLines.remittanceId))
    .where(and(isNull(remittanceLines.shipmentId), gt(remittanceLines.amount, 0)))
    .groupBy(remittances.carrier);
  return new Map(rows.map(({ carrier, amount, count }) => [carrier, sum(amount, count)]));
}

async function findDays(db: Database, days: number, now: Date) {
  const day = sql<string>`(${moneyEntries.at} at time zone ${sql.raw(`'${egypt}'`)})::date::text`;
  // Looked up for each: joined, all parcels there ever were would be read.
  const carrier = sql<CarrierName>`(select s.carrier from ${shipments} s where s.id = ${moneyEntries.shipmentId})`;
  const of = (kind: 'collected' | 'paid' | 'fee') =>
    sql`coalesce(sum(${moneyEntries.amount}) filter (where ${moneyEntries.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      date: day,
      carrier,
      collected: of('collected'),
      remitted: of('paid'),
      fees: of('fee'),
    })
    .from(moneyEntries)
    .where(
      and(
        inArray(moneyEntries.kind, ['collected', 'paid', 'fee']),
        isNotNull(moneyEntries.shipmentId),
        gte(moneyEntries.at, firstDay(days, now)),
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 desc`, sql`2`);
  return rows.map(({ date, carrier, collected, remitted, fees }) => ({
    ...{ date, carrier, collected: signedPiastres(collected) },
    ...{ remitted: signedPiastres(remitted), fees: signedPiastres(0 - fees) },
  }));
}

/** The moment at which the first of so many days begins in Egypt, today being the last. */
const firstDay = (days: number, now: Date) =>
  sql`(((${now.toISOString()}::timestamptz at time zone ${egypt})::date - ${days - 1}::int)::timestamp at time zone ${egypt})`;

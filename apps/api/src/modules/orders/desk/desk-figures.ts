import {
  carrierNames,
  cohortDays,
  type DeskFigurePart,
  type DeskFigureRow,
  type DeskFigures,
  type DeskSpan,
  governorates,
  OrderStatus,
  outcomesOfCall,
  outcomesOfMessage,
} from '@craftsandore/contract';
import { carrierLabel } from '@craftsandore/i18n';
import { inArray, notInArray, sql, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { egypt, liesIn, type Span, spanBefore, startOfDay } from '../../../db/egypt-days.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { confirmationAttempts as attempts } from '../../../db/schema/desk.ts';
import { orderHistory as history, orderLines, orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { users } from '../../../db/schema/users.ts';

type Wanted = Span & { by: DeskFigurePart; atMost: number };

/** How well the orders placed from one day in Egypt to another were confirmed. All is read from one view of the database. */
export function findDeskFigures(
  db: Database,
  { from, to, by, atMost }: Wanted,
): Promise<DeskFigures> {
  const days = { from, to };
  return db.transaction(
    async (tx) => ({
      span: await findSpan(tx, days),
      before: await findSpan(tx, spanBefore(days)),
      by,
      rows: await findRows(tx, days, by, atMost),
      reasons: await findReasons(tx, days),
      outcomes: await findOutcomes(tx, days),
      hours: await findHours(tx, days),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Who of staff has noted an attempt last: an order counts for one of them. */
const lastStaff = sql`(select actor_id from ${attempts}
  where ${attempts.orderId} = ${orders.id} and actor_kind = 'staff' order by id desc limit 1)`;

/** Who has its parcel; null of one that nobody has booked, which counts with no carrier. */
const carrier = sql`(select carrier from ${shipments}
  where ${shipments.orderId} = ${orders.id} and ${shipments.isCurrent})`;

/**
 * Orders placed on these days: what became of them, and what was tried. "Ever confirmed" is read from their history: a
 * parcel that comes back later takes nothing from the rate of its day.
 */
const asked = (span: Span) => sql`
  select facts.*, not is_open and not is_duplicate and not is_fake as is_counted,
    not is_open and not is_duplicate and not is_fake and was_confirmed as is_confirmed
  from (
    select ${orders.id} as id, ${orders.createdAt} as placed_at, ${orders.governorateCode} as governorate,
      ${lastStaff} as staff_id, ${carrier} as carrier, tries, first_at, cancel_reason, is_expired, is_fake,
      ${orders.statusId} = ${OrderStatus.pending} as is_open,
      ${orders.statusId} = ${OrderStatus.pending} and ${orders.deskState} = 'unreachable' as is_unreachable,
      ${orders.statusId} = ${OrderStatus.cancelled} and cancel_reason is not distinct from 'duplicate' as is_duplicate,
      ${orders.statusId} between ${OrderStatus.confirmed} and ${OrderStatus.delivered} or was_confirmed as was_confirmed
    from ${orders}
    cross join lateral (
      select count(*) filter (where ${isTry}) as tries,
        min(${attempts.createdAt}) filter (where ${isTry}) as first_at,
        coalesce(bool_or(outcome = 'fake'), false) as is_fake
      from ${attempts} where ${attempts.orderId} = ${orders.id}) as tried
    cross join lateral (
      select coalesce(bool_or(${history.statusId} = ${OrderStatus.confirmed}), false) as was_confirmed,
        (array_agg(${history.cancelReason}) filter (where ${isEnd}))[1] as cancel_reason,
        coalesce(bool_or(${isEnd} and actor_kind = 'system'), false) as is_expired
      from ${history} where ${history.orderId} = ${orders.id}) as told
    where ${liesIn(orders.createdAt, span)}) as facts`;

/** That a message has arrived, or was read, is no try of its own. */
const isTry = sql`direction = 'out' and ${notInArray(
  attempts.outcome,
  outcomesOfMessage.filter((outcome) => outcome !== 'sent'),
)}`;
const isEnd = sql`${history.statusId} = ${OrderStatus.cancelled}`;

/** Parcels shipped so long before these days that they have arrived by then, or have come back. */
const shipped = ({ from, to }: Span) => sql`
  select ${orders.id} as id, ${history.createdAt} as shipped_at, ${orders.governorateCode} as governorate,
    ${lastStaff} as staff_id, ${carrier} as carrier, ${orders.statusId} = ${OrderStatus.delivered} as is_delivered,
    ${orders.statusId} = ${OrderStatus.cancelled} as is_returned
  from ${history} join ${orders} on ${orders.id} = ${history.orderId}
  where ${history.statusId} = ${sql.raw(String(OrderStatus.shipped))}
    and ${history.createdAt} >= ${startOfDay(from, -cohortDays)}
    and ${history.createdAt} < ${startOfDay(to, 1 - cohortDays)}`;

type Sums = Record<'placed' | 'counted' | 'confirmed' | 'tries' | 'delivered' | 'returned', string>;

const sums = sql`
  count(*) filter (where is_placed) as placed, count(*) filter (where is_counted) as counted,
  count(*) filter (where is_confirmed) as confirmed, coalesce(sum(tries) filter (where is_confirmed), 0) as tries,
  count(*) filter (where is_delivered) as delivered, count(*) filter (where is_returned) as returned`;

/** What is summed up: an order once as it was placed, and once as it was shipped. */
const facts = (span: Span) => sql`
  select id, ${dayOf(sql`placed_at`)} as day, governorate, staff_id, carrier, true as is_placed, is_counted, is_confirmed, tries,
    false as is_delivered, false as is_returned
  from (${asked(span)}) as asked
  union all
  select id, ${dayOf(sql`shipped_at`)} + ${cohortDays}::int, governorate, staff_id, carrier, false, false, false, 0, is_delivered, is_returned
  from (${shipped(span)}) as shipped`;

const dayOf = (moment: SQL) => sql`(${moment} at time zone ${sql.raw(`'${egypt}'`)})::date`;

const rate = (part: number, whole: number) => (whole === 0 ? null : part / whole);

function toFigures(row: Sums) {
  const [placed, counted, confirmed] = [row.placed, row.counted, row.confirmed].map(Number) as [
    number,
    number,
    number,
  ]; // as many as there were
  const delivered = Number(row.delivered);
  const returned = Number(row.returned);
  return {
    ...{ placed, counted, confirmed, confirmationRate: rate(confirmed, counted) },
    ...{ delivered, returned, deliveryRate: rate(delivered, delivered + returned) },
    attemptsPerConfirmation: rate(Number(row.tries), confirmed),
  };
}

type Special = 'duplicate' | 'fake' | 'open' | 'unreachable' | 'expired';

async function findSpan(tx: Transaction, span: Span): Promise<DeskSpan> {
  const { rows: whole } = await tx.execute<Sums>(
    sql`select ${sums} from (${facts(span)}) as facts`,
  );
  const { rows: special } = await tx.execute<
    Record<Special, string> & Record<'half' | 'most', string | null>
  >(sql`
    select count(*) filter (where is_duplicate) as duplicate, count(*) filter (where is_fake) as fake,
      count(*) filter (where is_open) as open, count(*) filter (where is_unreachable) as unreachable,
      count(*) filter (where is_expired) as expired,
      extract(epoch from percentile_disc(0.5) within group (order by first_at - placed_at)) as half,
      extract(epoch from percentile_disc(0.9) within group (order by first_at - placed_at)) as most
    from (${asked(span)}) as asked`);
  const { rows: days } = await tx.execute<{ date: string; counted: string; confirmed: string }>(sql`
    select day::date::text as date, count(*) filter (where is_counted) as counted,
      count(*) filter (where is_confirmed) as confirmed
    from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as day
    left join (${asked(span)}) as asked on ${dayOf(sql`placed_at`)} = day::date
    group by day order by day`);
  const [first, found] = [whole[0], special[0]];
  if (!first || !found) throw new Error('A sum has one row.');
  const { half, most, duplicate, fake, open, unreachable, expired } = found;
  const minutes = (seconds: string) => Math.round(Number(seconds) / 60);

  return {
    ...span,
    ...toFigures(first),
    ...{ duplicate: Number(duplicate), fake: Number(fake), open: Number(open) },
    ...{ unreachable: Number(unreachable), expired: Number(expired) },
    firstAttemptMinutes:
      half === null || most === null ? null : { half: minutes(half), most: minutes(most) },
    days: days.map(({ date, ...counts }) => {
      const counted = Number(counts.counted);
      return { date, counted, confirmationRate: rate(Number(counts.confirmed), counted) };
    }),
  };
}

async function findRows(
  tx: Transaction,
  span: Span,
  by: DeskFigurePart,
  atMost: number,
): Promise<DeskFigureRow[]> {
  const keys: Record<DeskFigurePart, SQL> = {
    day: sql`day::text`,
    governorate: sql`governorate`,
    product: sql`product_id::text`,
    carrier: sql`carrier`,
    // Orders that nobody of staff has tried.
    staff: sql`coalesce(staff_id, 0)::text`,
  };
  const products = sql`cross join lateral (
    select distinct product_id from ${orderLines} where ${orderLines.orderId} = facts.id) as line`;
  const order = by === 'day' ? sql`key desc` : sql`placed desc, delivered desc, key`;
  const { rows } = await tx.execute<Sums & { key: string }>(sql`
    select ${keys[by]} as key, ${sums}
    from (${facts(span)}) as facts ${by === 'product' ? products : sql``}
    ${by === 'carrier' ? sql`where carrier is not null` : sql``} group by 1 order by ${order} limit ${atMost}`);
  const names = await namesOf(
    tx,
    by,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({
    key: row.key,
    ...(names.get(row.key) ?? { name: '', nameAr: '' }),
    ...toFigures(row),
  }));
}

type Named = { name: string; nameAr: string };

async function namesOf(
  tx: Transaction,
  by: DeskFigurePart,
  keys: string[],
): Promise<Map<string, Named>> {
  const byKey = (named: (Named & { key: number | string })[]) =>
    new Map(named.map(({ key, name, nameAr }) => [String(key), { name, nameAr }]));
  switch (by) {
    case 'product':
      return byKey(
        await tx
          .select({ key: products.id, name: products.name, nameAr: products.nameAr })
          .from(products)
          .where(inArray(products.id, keys.map(Number))),
      );
    case 'staff':
      return byKey(
        await tx
          .select({ key: users.id, name: users.name, nameAr: users.name })
          .from(users)
          .where(inArray(users.id, keys.map(Number))),
      );
    case 'carrier':
      return byKey(
        carrierNames.map((key) => ({
          ...{ key, name: carrierLabel(key, 'en'), nameAr: carrierLabel(key, 'ar') },
        })),
      );
    case 'governorate':
      return byKey(governorates.map(({ code, ...place }) => ({ ...place, key: code })));
    case 'day':
      return new Map();
  }
}

async function findReasons(tx: Transaction, span: Span): Promise<DeskFigures['reasons']> {
  type Row = { reason: DeskFigures['reasons'][number]['reason']; orders: string };
  const { rows } = await tx.execute<Row>(sql`
    select cancel_reason as reason, count(*) as orders
    from (${asked(span)}) as asked where is_counted and not is_confirmed
    group by 1 order by 2 desc, 1`);
  return rows.map(({ reason, orders }) => ({ reason, orders: Number(orders) }));
}

/** What was tried for orders placed on these days, whenever that was, counted for each order: so an index finds it. */
const ofEach = (span: Span, counted: SQL) => sql`
  ${orders} cross join lateral (
    ${counted} where ${attempts.orderId} = ${orders.id} group by 1, 2) as made
  where ${liesIn(orders.createdAt, span)}`;

async function findOutcomes(tx: Transaction, span: Span): Promise<DeskFigures['outcomes']> {
  type Row = Omit<DeskFigures['outcomes'][number], 'count'> & { count: string };
  const counted = sql`select channel, outcome, count(*) as attempts from ${attempts}`;
  const { rows } = await tx.execute<Row>(sql`
    select channel, outcome, sum(attempts) as count from ${ofEach(span, counted)} group by 1, 2 order by 1, 2`);
  return rows.map(({ count, ...kind }) => ({ ...kind, count: Number(count) }));
}

async function findHours(tx: Transaction, span: Span): Promise<DeskFigures['hours']> {
  const isCall = sql`channel = 'call' and direction = 'out'`;
  const counted = sql`
    select extract(hour from ${attempts.createdAt} at time zone ${sql.raw(`'${egypt}'`)})::int as hour,
      ${isCall} as is_call, count(*) as calls,
      count(*) filter (where ${notInArray(attempts.outcome, [...outcomesOfCall])}) as answered
    from ${attempts}`;
  const { rows } = await tx.execute<{ hour: number; calls: string; answered: string }>(sql`
    select hour, sum(calls) as calls, sum(answered) as answered
    from ${ofEach(span, counted)} and is_call group by 1 order by 1`);
  return rows.map(({ hour, calls, answered }) => ({
    hour,
    calls: Number(calls),
    answered: Number(answered),
  }));
}

import {
  type listParcels,
  maxCountedParcels,
  type openParcelParts,
  type ParcelPart,
  type ParcelState,
  type ParsedInput,
  type ResponseBody,
} from '@craftsandore/contract';
import { overdueSince } from '@craftsandore/rules';
import { and, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { findPage } from '../../../db/find-page.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { isOfFoundOrder } from '../found-orders.ts';
import { type Reading, selectParcels, toParcel } from './parcel-rows.ts';
import { isUnbooked } from './unbooked.ts';

type OpenPart = (typeof openParcelParts)[number];
type Query = ParsedInput<typeof listParcels>['query'];

/** Until when staff are reminded of a parcel that was delivered although its order was cancelled. */
const contraryDays = 7;

const statesOf: Record<Exclude<ParcelPart, 'attention' | 'returning'>, ParcelState[]> = {
  booked: ['booking', 'booked'],
  away: ['moving', 'out_for_delivery', 'attempt_failed', 'needs_staff'],
  delivered: ['delivered'],
};

/** After that somebody here should know that a carrier has not confirmed a booking. */
const longBookingMs = 15 * 60_000;

/** Written out, so that the database finds the index of what is yet to be received. */
const isPartlyBack = sql`${shipments.wholeDue} is not null and ${shipments.inspectedAt} is null`;
const isReturning = sql`(${shipments.state} in ('returning', 'returned') and ${shipments.inspectedAt} is null or ${isPartlyBack})`;
const isGone = sql`${shipments.state} in ('lost', 'damaged') and ${shipments.inspectedAt} is null`;
const isContrary = sql`${shipments.isContrary}`;
const isBack = sql`${shipments.state} = 'returned' and ${shipments.inspectedAt} is null`;

/** A page of parcels, the latest booked first. */
export async function findParcels(
  db: Database,
  { part, carrier, query, ids, page, perPage }: Query,
  reading: Reading,
): Promise<ResponseBody<typeof listParcels>> {
  const { now } = reading;
  const where = and(
    part && inPart(part, now),
    carrier && eq(shipments.carrier, carrier),
    query ? await foundBy(db, query) : undefined,
    ids && inArray(shipments.id, ids),
  );
  const wanted = {
    ...{ where, orderBy: [desc(shipments.id)], page, perPage },
    isCostly: query !== undefined,
  };
  const [{ rows, meta }, counts, toBook] = await Promise.all([
    findPage(db, shipments, selectParcels(db), wanted),
    countParts(db, now),
    db.$count(orders, isUnbooked),
  ]);
  const data = rows.map(({ shipment, order }) => toParcel(shipment, order, reading));
  return { data, meta: { ...meta, counts, toBook } };
}

function inPart(part: ParcelPart, now: Date): SQL | undefined {
  const isCurrent = sql`${shipments.isCurrent}`;
  if (part === 'returning') return and(isCurrent, isReturning);
  if (part !== 'attention') return and(isCurrent, inArray(shipments.state, statesOf[part]));
  const since = new Date(now.getTime() - contraryDays * 86_400_000);
  return and(
    isCurrent,
    or(
      inArray(shipments.state, ['attempt_failed', 'needs_staff']),
      and(
        eq(shipments.state, 'booking'),
        lte(shipments.lastEventAt, new Date(now.getTime() - longBookingMs)),
      ),
      isGone,
      and(isBack, lte(shipments.lastEventAt, overdueSince(now))),
      and(isPartlyBack, lte(shipments.lastEventAt, overdueSince(now))),
      and(isContrary, gt(shipments.lastEventAt, since)),
    ),
  );
}

/** How many wait for somebody here. */
export const countAttention = (db: Database, now: Date): Promise<number> =>
  db.$count(shipments, inPart('attention', now));

/** Each by itself, and no further than anybody looks: so it costs the same however many are under way. */
async function countParts(db: Database, now: Date) {
  const countOf = (part: OpenPart) => {
    const some = db
      .select({ one: sql`1`.as('one') })
      .from(shipments)
      .where(inPart(part, now))
      // As their index has them: where most rows fit, the table would be read as it lies.
      .orderBy(...(part in statesOf ? [shipments.state] : []))
      .limit(maxCountedParcels + 1)
      .as(part);
    return sql`(select count(*) from ${some})`.mapWith(Number).as(part);
  };
  const [counts] = await db
    .select({
      attention: countOf('attention'),
      booked: countOf('booked'),
      away: countOf('away'),
      returning: countOf('returning'),
    })
    .from(sql`(values (1)) as parts`);
  return counts ?? { attention: 0, booked: 0, away: 0, returning: 0 };
}

/** By the number of the parcel, or else by what staff find its order: asked for both at once, no index would answer. */
async function foundBy(db: Database, query: string): Promise<SQL> {
  const hasNumber = eq(sql`lower(${shipments.trackingNumber})`, query.toLowerCase());
  const numbered = await db.select({ id: shipments.id }).from(shipments).where(hasNumber);
  return numbered.length > 0
    ? inArray(
        shipments.id,
        numbered.map(({ id }) => id),
      )
    : isOfFoundOrder(shipments.orderId, query);
}

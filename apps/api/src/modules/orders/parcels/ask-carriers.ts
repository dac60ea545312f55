import { setTimeout as delay } from 'node:timers/promises';

import type { CarrierName } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { CarrierServices } from '../../../carriers/carrier-services.ts';
import type { Database } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { bookWithCarrier } from './book-with-carrier.ts';
import { cancelWithCarrier } from './cancel-with-carrier.ts';
import type { Due } from './due-parcel.ts';
import { lockParcel, type ShipmentRow } from './parcel-rows.ts';
import { readWithCarrier } from './read-with-carrier.ts';

type AskParts = {
  db: Database;
  carriers: CarrierServices;
  logger: FastifyBaseLogger;
  clock?: () => Date;
  /** How long nobody else asks about a parcel that somebody is asking about. */
  leaseMs?: number;
};

/** Well beyond the time that a carrier may take, and all that wait for it. */
const fiveMinutes = 5 * 60_000;
/** As many as a carrier is asked at a time. */
const atOnce = 3;

/**
 * Asks carriers about all parcels that are due: books what was committed, takes bookings back, and reads where the others
 * are. That a carrier is being asked is committed before it is. Whatever ends the process then, it is asked again by the same
 * reference.
 */
export async function askCarriers(parts: AskParts, ids?: number[]): Promise<void> {
  const asking = async () => {
    for (;;) {
      const taken = await takeDue(parts, ids);
      if (!taken) return;
      await ask(parts, taken).catch((error: unknown) =>
        parts.logger.error({ err: error, parcel: taken.due.shipment.id }, 'carrier not asked'),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asking));
}

export type AskSoon = (ids: number[]) => Promise<void>;

/**
 * Asks about some parcels at once. Who waits for it waits some seconds at most: what is left goes on by itself, until the
 * app closes.
 */
export function createAskSoon(app: FastifyInstance, parts: AskParts, patienceMs = 8_000): AskSoon {
  const asking = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(asking)));

  return async function askSoon(ids) {
    const asked = askCarriers(parts, ids)
      // The job of the next minute asks again.
      .catch((error: unknown) => app.log.error({ err: error }, 'carriers not asked'))
      .finally(() => asking.delete(asked));
    asking.add(asked);
    const patience = new AbortController();
    const { signal } = patience;
    await Promise.race([asked, delay(patienceMs, undefined, { signal }).catch(() => undefined)]);
    patience.abort();
  };
}

/** A parcel that is due, and until when it is ours to ask about. */
type Taken = { due: Due; until: Date };

async function takeDue(parts: AskParts, ids?: number[]): Promise<Taken | null> {
  const { db, carriers, logger, clock = () => new Date(), leaseMs = fiveMinutes } = parts;
  const open = Object.keys(carriers) as CarrierName[]; // which are its keys
  const now = clock();
  return db.transaction(async (tx) => {
    const isDue = and(
      lte(shipments.askAt, now),
      inArray(shipments.carrier, open),
      // What staff have taken back meanwhile is not booked.
      or(
        eq(shipments.state, 'booking'),
        isNotNull(shipments.cancelAskedAt),
        isNull(shipments.reference),
      ),
    );
    const [shipment] = await tx
      .select()
      .from(shipments)
      .where(ids ? and(isDue, inArray(shipments.id, ids)) : isDue)
      .orderBy(asc(shipments.askAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const service = shipment && carriers[shipment.carrier];
    if (!service) return null;
    const until = new Date(now.getTime() + leaseMs);
    const isBooking = kindOf(shipment) === 'book';
    const taken = { askAt: until, ...(isBooking && { doubtAt: now }) };
    await tx.update(shipments).set(taken).where(eq(shipments.id, shipment.id));
    return { due: { shipment, service, logger }, until };
  });
}

/** What is asked about a parcel. */
const kindOf = ({ cancelAskedAt, reference }: ShipmentRow) =>
  cancelAskedAt ? 'cancel' : reference === null ? 'read' : 'book';

const ways = { cancel: cancelWithCarrier, book: bookWithCarrier, read: readWithCarrier };

async function ask({ db, clock = () => new Date() }: AskParts, { due, until }: Taken) {
  const { id } = due.shipment;
  const settle = await ways[kindOf(due.shipment)](db, due);
  await db.transaction(async (tx) => {
    const askAt = await settle(tx, { ...(await lockParcel(tx, id)), now: clock() });
    // Unless somebody wants to know sooner by now.
    const isOurs = and(eq(shipments.id, id), eq(shipments.askAt, until));
    await tx.update(shipments).set({ askAt }).where(isOurs);
  });
}

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { addParcelEvent, ParsedInput } from '@craftsandore/contract';
import { keptOf, verdictOn } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { shipmentEvents } from '../../../db/schema/parcels.ts';
import { Problem } from '../../../problem.ts';
import type { CarrierServices } from '../../../carriers/carrier-services.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { carrierLabels } from './carriers.ts';
import { canBeKept, findSent } from './keep-pieces.ts';
import { leadOrder } from './lead-order.ts';
import { noteEvent } from './note-event.ts';
import { findEvents, lockParcel, type ShipmentRow, stateLabels, toNews } from './parcel-rows.ts';

type Body = ParsedInput<typeof addParcelEvent>['body'];

type ByHand = {
  id: number;
  body: Body;
  actorId: number;
  key: string | null;
  now: Date;
  /** Those that are asked. */
  services: CarrierServices;
};

/** As far as clocks differ. */
const skewMs = 60_000;

/**
 * Keeps what a member of staff says of a parcel, and moves its order on. Unlike a carrier's it is refused where it cannot
 * be: who says so is there to be asked. A booking is taken back once its carrier says so, too. Answers with the parcel as it
 * was before.
 */
export async function addEvent(
  tx: Transaction,
  { id, body, actorId, key, now, services }: ByHand,
): Promise<ShipmentRow> {
  const { order, shipment } = await lockParcel(tx, id);
  const eventKey = `hand|${key ?? randomUUID()}`;
  if (key && (await isNoted(tx, { eventKey, id, body }))) return shipment;

  const { state } = body;
  const isCancelling = state === 'booking_cancelled';
  if (shipment.state === 'booking' && !isCancelling) {
    throw new Problem('parcel.booking', { values: { carrier: carrierLabels(shipment.carrier) } });
  }
  const at = body.at === undefined ? now : new Date(body.at);
  if (at.getTime() > now.getTime() + skewMs) throw new Problem('parcel.in_future');
  const reason = body.reason ?? (state === 'attempt_failed' ? 'other' : undefined);
  const kept = body.kept ? keptOf(await findSent(tx, order.id), body.kept) : null;
  if (body.kept && kept === null) throw new Problem('parcel.kept_differ');
  if (kept && shipment.inspectedAt) throw new Problem('parcel.received');
  const said = { state, reason: reason ?? null, kept };
  const event = { ...said, key: eventKey, wayPaid: null, at: at < now ? at : now };
  const known = toNews(await findEvents(tx, id));
  const isOfAnother = kept !== null && !canBeKept(shipment);
  if (isOfAnother || verdictOn(known, event) === 'impossible') {
    const values = { from: stateLabels(shipment.state), to: stateLabels(state) };
    throw new Problem('parcel.impossible', { values });
  }

  if (isCancelling && services[shipment.carrier]) {
    const isOver = shipment.state === 'booking_cancelled';
    if (!isOver) await askToCancel(tx, shipment, { by: actorId, now });
    return shipment;
  }
  const actor = { actorKind: 'staff', actorId } as const;
  const parcel = await noteEvent(tx, shipment, {
    ...said,
    ...actor,
    reason,
    key: eventKey,
    at: event.at,
    raw: body,
  });
  if (shipment.isCurrent) await leadOrder(tx, order, parcel, actor);
  return shipment;
}

type Asked = { eventKey: string; id: number; body: Body };

/** Whether the same was said already: the first answer was lost on the way. @throws Problem for something else. */
async function isNoted(tx: Transaction, { eventKey, id, body }: Asked): Promise<boolean> {
  const [noted] = await tx.select().from(shipmentEvents).where(eq(shipmentEvents.key, eventKey));
  if (noted && (noted.shipmentId !== id || !isDeepStrictEqual(noted.raw, body))) {
    throw new Problem('request.key_reused');
  }
  return noted !== undefined;
}

import { randomUUID } from 'node:crypto';

import { type Cancellation, OrderStatus, type OrderStatusId } from '@craftsandore/contract';
import { parcelOf } from '@craftsandore/rules';

import type { Transaction } from '../../../db/client.ts';
import type { ActorKind } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import type { OrderRow } from '../order-rows.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { carrierLabels, carriers } from './carriers.ts';
import { insertShipment } from './insert-shipment.ts';
import { noteEvent } from './note-event.ts';
import { findCurrentShipment, findEvents, type ShipmentRow, toNews } from './parcel-rows.ts';

type Move = {
  statusId: OrderStatusId;
  actorKind: ActorKind;
  actorId: number | null;
  cancellation?: Cancellation | undefined;
};

/**
 * Lets the parcel of an order that somebody moves follow it, so that the two never say different things: what is shipped
 * without a booking goes with the shop's own courier. The caller has locked the order, which is as it was before.
 */
export async function followOrder(tx: Transaction, order: OrderRow, move: Move): Promise<void> {
  const { statusId, cancellation } = move;
  if (order.statusId === OrderStatus.pending) return;
  const current = await findCurrentShipment(tx, order.id);
  const isBooked = current && current.state !== 'booking_cancelled';
  const leaves = statusId === OrderStatus.shipped;
  if (current?.state === 'booking' && statusId !== OrderStatus.cancelled) {
    throw new Problem('parcel.booking', { values: { carrier: carrierLabels(current.carrier) } });
  }
  // It was shipped before there were parcels: its pieces come back by being received, and its cash is somebody's to hand over.
  const hasLeftUnnoticed = !current && order.statusId === OrderStatus.shipped;
  const shipment =
    (leaves && !isBooked) || hasLeftUnnoticed
      ? await insertShipment(tx, order, { carrier: 'own', actorId: move.actorId })
      : current;
  if (!shipment) return;
  if (leaves || hasLeftUnnoticed) await say(tx, shipment, { ...move, state: 'moving' });
  if (statusId === OrderStatus.delivered) {
    await say(tx, shipment, { ...move, state: 'delivered' });
  }
  if (statusId === OrderStatus.cancelled) {
    const { hasLeft } = parcelOf(toNews(await findEvents(tx, shipment.id)));
    const { isAsked } = carriers[shipment.carrier];
    if (isAsked && !hasLeft && isBooked) {
      await askToCancel(tx, shipment, { by: null, now: new Date() });
    }
    const reason = cancellation?.reason === 'refused' ? 'refused' : undefined;
    await say(tx, shipment, {
      ...move,
      ...(hasLeft ? { state: 'returning', reason } : { state: 'booking_cancelled' }),
    });
  }
}

type Said = Omit<Move, 'cancellation'> & Pick<Parameters<typeof noteEvent>[2], 'state' | 'reason'>;

async function say(
  tx: Transaction,
  shipment: ShipmentRow,
  { statusId, state, reason, actorKind, actorId }: Said,
): Promise<void> {
  if (shipment.state === state) return;
  await noteEvent(tx, shipment, {
    ...{ state, reason, at: new Date(), raw: { orderStatusId: statusId } },
    ...{ key: `order|${randomUUID()}`, actorKind, actorId },
  });
}

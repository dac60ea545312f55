import {
  type CustomerFailedReason,
  type CustomerParcel,
  type CustomerParcelState,
  type FailedReason,
  OrderStatus,
  type ParcelState,
} from '@craftsandore/contract';

import type { Database } from '../../../db/client.ts';
import type { OrderRow } from '../order-rows.ts';
import { carriers } from './carriers.ts';
import { findCurrentShipment, type ShipmentRow } from './parcel-rows.ts';

/** Null where there is nothing to follow. What staff have to settle among themselves is one thing to the customer. */
const stateFor: Record<ParcelState, CustomerParcelState | null> = {
  // Nobody knows yet whether anybody will fetch it.
  booking: null,
  booked: 'booked',
  moving: 'moving',
  out_for_delivery: 'out_for_delivery',
  attempt_failed: 'attempt_failed',
  delivered: 'delivered',
  returning: 'returning',
  returned: 'returned',
  lost: 'looked_into',
  damaged: 'looked_into',
  needs_staff: 'looked_into',
  booking_cancelled: null,
};

/** Null where they could not do anything about it. */
const reasonFor: Record<FailedReason, CustomerFailedReason | null> = {
  no_answer: 'not_reached',
  phone_wrong: 'not_reached',
  not_there: 'not_there',
  postponed: 'postponed',
  refused: 'not_taken',
  wants_to_open: 'not_taken',
  address_unclear: 'not_found',
  out_of_reach: null,
  other: null,
};

type Shipment = Pick<
  ShipmentRow,
  'state' | 'reason' | 'carrier' | 'trackingNumber' | 'lastEventAt' | 'createdAt'
>;

/** A parcel as its customer reads it: no cash, nobody's name, nothing of what staff say of it to each other. */
export function toCustomerParcel(
  { carrier, trackingNumber, ...shipment }: Shipment,
  urlOf = carriers[carrier].trackingUrl,
): CustomerParcel | null {
  const state = stateFor[shipment.state];
  if (!state) return null;
  const { reason, lastEventAt, createdAt } = shipment;
  return {
    ...{ state, carrier },
    reason: state === 'attempt_failed' && reason ? reasonFor[reason] : null,
    since: (lastEventAt ?? createdAt).toISOString(),
    trackingNumber: carrier === 'own' ? null : trackingNumber,
    trackingUrl: urlOf ? secure(urlOf(trackingNumber)) : null,
  };
}

/** An address that a customer may be led to; null for any other. */
function secure(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && !parsed.username && !parsed.password ? parsed.href : null;
}

/** The parcel of an order; null where it was never booked, which a pending one was not. */
export async function findCustomerParcel(
  db: Database,
  { id, statusId }: Pick<OrderRow, 'id' | 'statusId'>,
): Promise<CustomerParcel | null> {
  if (statusId === OrderStatus.pending) return null;
  const shipment = await findCurrentShipment(db, id);
  return shipment ? toCustomerParcel(shipment) : null;
}

/** The same for who has but the order's reference and its phone number. */
export function withoutNumber({ state, reason, since, carrier }: CustomerParcel) {
  return { state, reason, since, carrier };
}

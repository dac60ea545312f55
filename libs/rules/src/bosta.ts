import type { FailedReason, ParcelState } from '@craftsandore/contract';

import type { ParcelNews } from './parcel.ts';

/** What a delivery of Bosta is for; `RTO` is the same parcel on its way back. */
const types = [
  'SEND',
  'FXF_SEND',
  'RTO',
  'EXCHANGE',
  'CUSTOMER_RETURN_PICKUP',
  'SIGN_AND_RETURN',
  'CASH_COLLECTION',
] as const;
export type BostaType = (typeof types)[number];

/** What Bosta calls them where it answers; the others have no known number. */
const numbered = new Map<number, BostaType>([
  [10, 'SEND'],
  [15, 'CASH_COLLECTION'],
  [20, 'RTO'],
  [25, 'CUSTOMER_RETURN_PICKUP'],
  [30, 'EXCHANGE'],
]);

/** The type by its number, or by its words where it has no known one; null for one that nobody has heard of. */
export function bostaTypeOf({
  code,
  value,
}: {
  code?: number | undefined;
  value?: string | undefined;
}): BostaType | null {
  const word = value?.trim().toUpperCase().replaceAll(/\W+/g, '_');
  const named = types.find((type) => type === word) ?? null;
  return code === undefined ? named : (numbered.get(code) ?? named);
}

type BostaState = {
  code: number;
  type: BostaType | null;
  /** Why an attempt failed. */
  exceptionCode?: number | undefined;
};

const isOnWayOut = (type: BostaType | null) => type === 'SEND' || type === 'FXF_SEND';

/**
 * What a state means for the parcel that the shop has sent; null for what is kept and changes nothing: Bosta's own store,
 * money, and goods that it fetches from the customer. By the code alone, because its words may say something else. A code
 * that is not known, as those of international orders, is for staff to look at.
 */
export function bostaNewsOf({
  code,
  type,
  exceptionCode,
}: BostaState): Pick<ParcelNews, 'state' | 'reason'> | null {
  const is = (state: ParcelState, reason: FailedReason | null = null) => ({ state, reason });
  switch (code) {
    case 10:
    case 11:
    case 20:
      return is('booked');
    case 21:
      return is('moving');
    case 22:
    case 23:
    case 25:
    case 40:
    case 104:
      return null;
    case 24:
    case 30:
      return is(type === 'RTO' ? 'returning' : 'moving');
    case 41:
      if (type === 'RTO') return is('returning');
      return isOnWayOut(type) ? is('out_for_delivery') : null;
    case 45:
      return isOnWayOut(type) ? is('delivered') : null;
    case 46:
    case 60:
      return is('returned');
    case 47:
      // Nobody at our own door is no attempt at the customer's.
      return type === 'RTO' || isOfWayBack(exceptionCode)
        ? is('needs_staff')
        : is('attempt_failed', reasonOf(exceptionCode));
    case 49:
      return is('booking_cancelled');
    case 100:
      return is('lost');
    case 101:
      return is('damaged');
    default:
      // 48 terminated, 102 under investigation, 103 waiting for us at its hub, 105 on hold, and what nobody knows.
      return is('needs_staff');
  }
}

const isOfWayBack = (exceptionCode = 0) => exceptionCode >= 20 && exceptionCode <= 30;

/** Of what happened at the customer's door. That the sender cancelled is no refusal of theirs. */
const reasons = new Map<number, FailedReason>([
  [1, 'not_there'],
  [2, 'address_unclear'],
  [3, 'postponed'],
  [4, 'wants_to_open'],
  [5, 'address_unclear'],
  [7, 'no_answer'],
  [8, 'refused'],
  [12, 'out_of_reach'],
  [13, 'address_unclear'],
  [14, 'phone_wrong'],
]);

const reasonOf = (exceptionCode = 0): FailedReason => reasons.get(exceptionCode) ?? 'other';

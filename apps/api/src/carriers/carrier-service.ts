import type { GovernorateCode, Piastres } from '@craftsandore/contract';

/** What a carrier is told of a parcel, by its own means. */
export type ParcelToSend = {
  /** The order's, with the round: what tells the parcel from all others that the shop has ever sent. */
  reference: string;
  orderReference: string;
  /** What the courier takes at the door. */
  cashDue: Piastres;
  /** What is in it is worth. */
  value: Piastres;
  pieces: number;
  contents: string;
  name: string;
  /** E.164. */
  phone: string;
  secondPhone: string | null;
  place: Record<'street' | 'city' | 'building' | 'floor' | 'apartment' | 'landmark', string> & {
    governorateCode: GovernorateCode;
  };
  /** For the courier. */
  note: string;
};

/** Why a carrier does not take a parcel, before it is asked. */
export type Unfit = 'phone' | 'street' | 'cash' | 'governorate';

/** The service has not done it; `passing`: it may later. `detail` is its own words. */
export type NotDone =
  | { result: 'refused'; passing: false; detail: string }
  | { result: 'refused'; passing: true; detail: string; retryAfterSeconds: number | null };

/** Nobody knows whether it has. It stays so until the parcel is found or booked: a refusal later says nothing of what was asked before. */
export type Unsure = { result: 'unsure' };

/** `cashDue` is what the carrier has noted, which another try may have told it; null where it does not say. */
export type Booked =
  | { result: 'booked'; trackingNumber: string; cashDue: Piastres | null }
  | { result: 'unfit'; why: Unfit }
  | NotDone
  | Unsure;

/** `away`: it has left, so that it can only come back. */
export type Cancelled = { result: 'cancelled' } | { result: 'away' } | NotDone | Unsure;

import type { FailedReason, GovernorateCode, ParcelState, Piastres } from '@craftsandore/contract';

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

/** Where a parcel is, as its carrier says when it is asked. */
export type CarriersParcel = {
  /** Its own words for it: two answers that say the same have the same. */
  said: Record<string, unknown>;
  /** What that means here; null where it changes nothing. */
  news: { state: ParcelState; reason: FailedReason | null } | null;
  /** Its booking was taken back, by whomever. */
  isOver: boolean;
  /** When that changed last; null where it does not say. */
  at: Date | null;
};

/** A carrier that the shop asks by itself. It never throws. */
export type CarrierService = {
  /** `isFirst`: nothing that may have arrived was ever said of this parcel. */
  book: (parcel: ParcelToSend, isFirst: boolean) => Promise<Booked>;
  /** The number of a parcel by its reference; null where there is none now. */
  find: (
    parcel: ParcelToSend,
  ) => Promise<{ result: 'found'; trackingNumber: string | null } | NotDone>;
  read: (trackingNumber: string) => Promise<{ result: 'read'; parcel: CarriersParcel } | NotDone>;
  cancel: (trackingNumber: string) => Promise<Cancelled>;
};

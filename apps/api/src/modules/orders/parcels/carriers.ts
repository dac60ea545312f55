import type { CarrierName, Piastres } from '@craftsandore/contract';
import type { ParcelNews } from '@craftsandore/rules';

import { Problem } from '../../../problem.ts';

/** What a carrier is told of a parcel. */
type ParcelToBook = {
  orderReference: string;
  /** How often the order was booked, this time included. */
  round: number;
  /** What staff have typed; null where they have not. */
  trackingNumber: string | null;
  cashDue: Piastres;
};

/** What a carrier says of its parcels, once it is known to be from it. */
type News = { trackingNumber: string; event: ParcelNews; raw: Record<string, unknown> };

/**
 * Who brings parcels. What a carrier cannot do by itself is missing, and done by hand: so each of these says what it
 * is capable of.
 */
type Carrier = {
  /** Gives the parcel a number. Asked again for the same round, it gives the same one. */
  book: (parcel: ParcelToBook) => Promise<string> | string;
  /** What it takes for bringing a parcel. */
  quote?: (parcel: ParcelToBook) => Promise<Piastres>;
  /** Takes a booking back before the parcel has left. */
  cancel?: (trackingNumber: string) => Promise<void>;
  /** The label as a PDF. */
  label?: (trackingNumber: string) => Promise<Uint8Array>;
  /** What has happened to a parcel, asked at the source. */
  track?: (trackingNumber: string) => Promise<News[]>;
  /** What it tells by itself; null where that is not from it. */
  newsIn?: (request: { headers: Record<string, unknown>; body: unknown }) => News | null;
  /** Where it tells the customer of a parcel; whatever is no https address is not shown to anybody. */
  trackingUrl?: (trackingNumber: string) => string;
  /** The cash that it pays out, by tracking numbers. */
  settle?: (day: string) => Promise<Map<string, Piastres>>;
};

/** The shop's own courier needs no contract with anybody: the order is the number. */
const own: Carrier = {
  book: ({ orderReference, round }) => `${orderReference}-${round}`,
};

/** Any other, with whom staff book by its own means and type the number that it gave. */
const other: Carrier = {
  book({ trackingNumber }) {
    if (!trackingNumber) throw new Problem('parcel.number_missing');
    return trackingNumber;
  },
};

export const carriers: Record<CarrierName, Carrier> = { own, other };

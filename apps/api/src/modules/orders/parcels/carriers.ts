import type { CarrierName } from '@craftsandore/contract';
import { carrierLabel } from '@craftsandore/i18n';

import type { CarrierServices } from '../../../carriers/carrier-services.ts';
import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { findSaved } from '../../settings/settings.ts';

/** What a carrier is told of a parcel before anybody is asked. */
type ParcelToBook = {
  orderReference: string;
  /** How often the order was booked, this time included. */
  round: number;
  /** What staff have typed; null where they have not. */
  trackingNumber: string | null;
};

/** Who brings parcels. What is missing is done by hand. */
type Carrier = {
  /** The number that a parcel begins with. Asked again for the same round, it is the same one. */
  numberOf: (parcel: ParcelToBook) => string;
  /** The shop asks it by itself, as `CarrierService`: until it has given a number, ours is the reference that it knows. */
  isAsked?: true;
  /** Where it tells the customer of a parcel; whatever is no https address is not shown to anybody. */
  trackingUrl?: (trackingNumber: string) => string;
};

const ours: Carrier['numberOf'] = ({ orderReference, round }) => `${orderReference}-${round}`;

/** Any other, with whom staff book by its own means and type the number that it gave. */
const other: Carrier = {
  numberOf({ trackingNumber }) {
    if (!trackingNumber) throw new Problem('parcel.number_missing');
    return trackingNumber;
  },
};

export const carriers: Record<CarrierName, Carrier> = {
  /** The shop's own courier needs no contract with anybody. */
  own: { numberOf: ours },
  other,
  bosta: { numberOf: ours, isAsked: true },
};

/** Of the carriers that there are credentials for, those with which the owner lets parcels be booked. */
export async function offeredOf(db: Database, services: CarrierServices): Promise<CarrierServices> {
  if (!services.bosta) return services;
  const { bosta, ...others } = services;
  const { settings } = await findSaved(db, 'channels');
  return settings.bosta ? services : others;
}

/** What staff call a carrier, for a sentence. */
export const carrierLabels = (carrier: CarrierName) => ({
  ar: carrierLabel(carrier, 'ar'),
  en: carrierLabel(carrier, 'en'),
});

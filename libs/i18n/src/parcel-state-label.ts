import type { ParcelState } from '@craftsandore/contract';

import { parcelState as ar } from './dictionaries/back-office/parcels.ar.ts';
import { parcelState as en } from './dictionaries/back-office/parcels.en.ts';
import type { Locale } from './locale.ts';

const labels = { ar, en };

/** What staff call the place where a parcel is, in a language. */
export function parcelStateLabel(state: ParcelState, locale: Locale): string {
  return labels[locale][state];
}

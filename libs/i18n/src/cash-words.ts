import type { CarrierName } from '@craftsandore/contract';

import { cash as arabic } from './dictionaries/api/ar.ts';
import { cash as english } from './dictionaries/api/en.ts';
import { carrierName as arabicName } from './dictionaries/back-office/bulk.ar.ts';
import { carrierName as englishName } from './dictionaries/back-office/bulk.en.ts';
import type { Locale } from './locale.ts';

const words = { ar: arabic, en: english };
const names = { ar: arabicName, en: englishName };

/** What staff call a carrier, in a language. */
export const carrierLabel = (carrier: CarrierName, locale: Locale): string =>
  names[locale][carrier];

/** What the columns of an export of open cash are called, in a language. */
export const cashExportWords = (locale: Locale): (typeof english)['export'] => words[locale].export;

/** What the columns of a carrier's payment hold, in a language. */
export const remittanceWords = (locale: Locale): (typeof english)['remittance'] =>
  words[locale].remittance;

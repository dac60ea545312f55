import { parcelLabel, pickList as arabic } from './dictionaries/api/printing.ar.ts';
import { pickList as english } from './dictionaries/api/printing.en.ts';
import type { Locale } from './locale.ts';

const pickLists = { ar: arabic, en: english };

/** What stands on every label of a parcel, in Arabic. */
export const parcelLabelWords = parcelLabel;

/** What stands on a list of what is to be picked, in a language. */
export const pickListWords = (locale: Locale): typeof english => pickLists[locale];

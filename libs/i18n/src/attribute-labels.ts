import type { CareHint, Finish, Wood } from '@craftsandore/contract';

import { attributes as ar } from './dictionaries/attributes/ar.ts';
import { attributes as en } from './dictionaries/attributes/en.ts';
import type { Locale } from './locale.ts';

const words = { ar, en };

/** The name of a wood. Pages that all customers see have it from their loader: it brings both languages along. */
export const woodLabel = (wood: Wood, locale: Locale): string => words[locale].wood[wood];

/** The name of what was done to the wood's surface. */
export const finishLabel = (finish: Finish, locale: Locale): string => words[locale].finish[finish];

/** A hint at how to keep a product, as a short sentence. */
export const careLabel = (hint: CareHint, locale: Locale): string => words[locale].care[hint];

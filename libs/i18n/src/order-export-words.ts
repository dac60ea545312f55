import { orderExport as arabic } from './dictionaries/api/ar.ts';
import { orderExport as english } from './dictionaries/api/en.ts';
import type { Locale } from './locale.ts';

const words = { ar: arabic, en: english };

/** What the columns of an export of orders are called, in a language. */
export const orderExportWords = (locale: Locale): typeof english => words[locale];

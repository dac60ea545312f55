import { createSentences } from './create-i18n.ts';
import * as arabic from './dictionaries/api/product-file.ar.ts';
import * as english from './dictionaries/api/product-file.en.ts';
import type { Locale } from './locale.ts';

const words = { ar: arabic.productFile, en: english.productFile };

/** What a file of products calls its columns and what stands in them, in a language. */
export const productFileWords = (locale: Locale): typeof english.productFile => words[locale];

export type ImportRefusal = keyof typeof english.importRefusal;

const refusal = /* @__PURE__ */ createSentences({
  ar: arabic.importRefusal,
  en: english.importRefusal,
});

/** Why a row of a file of products is refused, in a language. */
export const importRefusalSentence = (
  reason: ImportRefusal,
  locale: Locale,
  values?: Record<string, string | number>,
): string => refusal(reason, locale, values);

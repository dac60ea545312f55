import { detachedForms, isNumber, spellingsOf, words } from '@craftsandore/search';

import type { ProductTexts, WeightedText } from './document.ts';

/** A word for the vocabulary. */
export type NewWord = { term: string; spelling: string; isName: boolean };

/** The words of a product, each also without what may be attached to it. */
export function newWordsOf(product: ProductTexts, texts: WeightedText[]): NewWord[] {
  const names = [product, ...product.designs].flatMap(({ name, nameAr }) => [name, nameAr]);
  const spellings = spellingsOf(names.join(' '));
  const inNames = new Set(words(names.join(' ')));
  const detachedInNames = new Set([...inNames].flatMap(detachedForms));
  const own = new Set(texts.flatMap(({ terms }) => terms));
  const all = new Set([...own, ...[...own].flatMap(detachedForms)]);
  // What names have only with a letter attached may be half a word, unless it also stands alone somewhere.
  const isName = (term: string) =>
    inNames.has(term) || (own.has(term) && detachedInNames.has(term));
  return [...all]
    .filter((term) => !isNumber(term))
    .map((term) => ({ term, spelling: spellings.get(term) ?? term, isName: isName(term) }));
}

/** Each word once, and in one order for all transactions, so that they do not wait for each other in a circle. */
export function distinct(newWords: NewWord[]): NewWord[] {
  const byTerm = new Map<string, NewWord>();
  for (const word of newWords) if (!byTerm.get(word.term)?.isName) byTerm.set(word.term, word);
  return [...byTerm.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
}

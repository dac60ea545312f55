import type { SearchDetails } from '@craftsandore/contract';
import { isNumber, isOptional } from '@craftsandore/search';

/** How a word came to be taken for another one than was typed. */
export type Reading = NonNullable<SearchDetails['reading']>;

/** What a word of a query means. */
export type Interpretation = {
  typed: string;
  /** Several where it is not certain. */
  terms: string[];
  /** Whether the word is unfinished, and the terms are what it may become. */
  isPrefix: boolean;
  /** Null where it means what was typed. */
  reading: Reading | null;
};

export type UnknownWord = { typed: string; terms: null };

/** Words of a query in their order, as far as they are understood. */
export type Interpretations = (Interpretation | UnknownWord)[];

/** Null where there are no terms. */
export const interpretation = (
  typed: string,
  terms: string[],
  reading: Reading | null,
): Interpretation | null => (terms.length > 0 ? { typed, terms, isPrefix: false, reading } : null);

export const isUnderstood = (word: Interpretation | UnknownWord): word is Interpretation =>
  word.terms !== null;

/** Whether every word is. */
export const areUnderstood = (all: Interpretations): all is Interpretation[] =>
  all.every(isUnderstood);

/** Whether it says more than a number or an optional word does. */
export const isTelling = ({ terms }: Interpretation) =>
  !terms.every((term) => isOptional(term) || isNumber(term));

import type { Way } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';

const quoted = /['\\]/;

/** Words hold no signs: nearly none has anything to quote, and there are hundreds in a search. */
export const lexeme = (term: string) =>
  `'${quoted.test(term) ? term.replace(/['\\]/g, '$&$&') : term}'`;

export const anyOf = (conditions: string[]) => `(${[...new Set(conditions)].join(' | ')})`;

export const allOf = (conditions: string[]) => `(${conditions.join(' & ')})`;

/** Any of these words, at places of these weights. */
export const partAt = (weights: string) => (part: string[]) =>
  anyOf(part.map((term) => `${lexeme(term)}:${weights}`));

/** The lexemes of categories that are called so, in the whole index or in a slice of it. */
export const categoriesOf = ({ categories }: SearchWords, { parts }: Way, slice = ''): string[] =>
  categories
    .filter(({ terms }) => parts.every((part) => part.some((term) => terms.has(term))))
    .map(({ id }) => lexeme(`@${slice}${id}`));

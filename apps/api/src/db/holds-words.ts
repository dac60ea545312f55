import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { foldedContains } from './fold.ts';

const maxWords = 10;

/** Rows whose folded search text holds every word of a query. */
export const holdsWords = (searchText: SQLWrapper, query: string): SQL | undefined =>
  eachWord(query, (word) => holdsWord(searchText, word));

/** Rows that fit every word of a query. */
export function eachWord(
  query: string,
  conditionOf: (word: string) => SQL | undefined,
): SQL | undefined {
  const words = query
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean)
    .slice(0, maxWords);
  if (words.length === 0) return query ? sql`false` : undefined;
  return and(...words.map(conditionOf));
}

/**
 * Rows whose folded search text holds a word. One or two letters are looked for where words begin: anywhere else
 * a trigram index could not find them, and a million rows would be read.
 */
export function holdsWord(searchText: SQLWrapper, word: string): SQL {
  const isLong = /[\p{L}\p{N}]{3}/u.test(word);
  return foldedContains(searchText, isLong ? word : ` ${word}`);
}

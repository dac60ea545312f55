import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { foldedContains } from './fold.ts';

const maxWords = 10;

/**
 * Rows whose folded search text holds every word of a query. One or two letters are looked for where words begin:
 * anywhere else a trigram index could not find them, and a million rows would be read.
 */
export function holdsWords(searchText: SQLWrapper, query: string): SQL | undefined {
  const words = query
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean)
    .slice(0, maxWords);
  if (words.length === 0) return query ? sql`false` : undefined;

  const isLong = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);
  return and(...words.map((word) => foldedContains(searchText, isLong(word) ? word : ` ${word}`)));
}

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { findProducts, type Found, type Wanted } from './find-products.ts';
import type { SearchWords } from './search-words.ts';
import { type Understanding, understandings } from './understand.ts';

/** The products that a text finds, and what it was taken for. */
export async function findByText<Row>(
  db: DatabaseOrTransaction,
  words: SearchWords,
  query: string,
  wanted: Wanted<Row>,
): Promise<Found<Row> & { understanding: Understanding }> {
  const [first, ...others] = understandings(words, query);
  const found = await findProducts(db, words, first, wanted);
  if (found.totalCount > 0) return { ...found, understanding: first };
  for (const understanding of others) {
    const instead = await findProducts(db, words, understanding, wanted);
    if (instead.totalCount > 0) return { ...instead, understanding };
  }
  return { ...found, understanding: first };
}

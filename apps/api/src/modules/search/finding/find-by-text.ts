import { and } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { isLikeCode, typedCode } from '../../../db/design-codes.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Understanding } from '../language/understanding.ts';
import { type PriceLimit, priceLimitOf, priceOf } from '../language/price-of.ts';
import { understandings } from '../language/understandings.ts';
import { findByCode } from './find-by-code.ts';
import { findByPrice, findUpToPrice, isUpTo } from './find-by-price.ts';
import { findProducts, type Wanted } from './find-products.ts';
import type { Found } from './result-page.ts';

/** The products that a text finds, and how it was understood. */
export async function findByText<Row>(
  db: DatabaseOrTransaction,
  lexicon: Lexicon,
  query: string,
  wanted: Wanted<Row>,
): Promise<Found<Row> & { understanding: Understanding }> {
  const isCode = isLikeCode(typedCode(query));
  const ofCode = isCode ? await findByCode(db, query, wanted) : null;
  if (ofCode) return ofCode;
  const limit = priceLimitOf(query);
  if (limit) return findUpTo(db, lexicon, limit, wanted);

  const [first, ...others] = understandings(lexicon, query);
  const found = await findProducts(db, lexicon, first, wanted);
  if (found.totalCount > 0) return { ...found, understanding: first };
  for (const understanding of others) {
    const instead = await findProducts(db, lexicon, understanding, wanted);
    if (instead.totalCount > 0) return { ...instead, understanding };
  }
  const price = priceOf(query);
  if (price !== null) return { ...(await findByPrice(db, price, wanted)), understanding: first };
  // A SKU may read like a word.
  const instead = isCode ? null : await findByCode(db, query, wanted);
  return instead ?? { ...found, understanding: first };
}

/** What costs no more than a query says, of what else it says. */
async function findUpTo<Row>(
  db: DatabaseOrTransaction,
  lexicon: Lexicon,
  { rest, pounds }: PriceLimit,
  wanted: Wanted<Row>,
): Promise<Found<Row> & { understanding: Understanding }> {
  if (rest) {
    const where = and(wanted.where, isUpTo(pounds));
    return findByText(db, lexicon, rest, { ...wanted, where });
  }
  const [understanding] = understandings(lexicon, rest);
  return { ...(await findUpToPrice(db, pounds, wanted)), understanding };
}

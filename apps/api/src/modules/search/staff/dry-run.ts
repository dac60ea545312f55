import { isDeepStrictEqual } from 'node:util';

import type { ParsedInput, ResponseBody, trySynonyms } from '@craftsandore/contract';
import { asc } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { searchChecks } from '../../../db/schema/search.ts';
import { findByText } from '../finding/find-by-text.ts';
import { productId } from '../finding/result-page.ts';
import { namesOfProducts } from './names-of-products.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { understandings } from '../language/understandings.ts';

type Check = typeof searchChecks.$inferSelect;

const maxChecks = 500;
const firstPage = 10;
/** How far results are searched for products that must not be found. */
const maxResults = 100;

/** What the shop's checks and a query find now, and what they would find with this group or without it. */
export async function dryRun(
  db: DatabaseOrTransaction,
  lexicon: Lexicon,
  { id, terms, query }: ParsedInput<typeof trySynonyms>['body'],
): Promise<ResponseBody<typeof trySynonyms>> {
  // No group that is kept has the id 0.
  const changed = lexicon.withGroup({ id: id ?? 0, terms });
  const checks = await db
    .select()
    .from(searchChecks)
    .orderBy(asc(searchChecks.id))
    .limit(maxChecks);

  // What is understood the same way finds the same: most checks need no search.
  const touched = checks.filter(
    ({ query }) =>
      !isDeepStrictEqual(understandings(lexicon, query), understandings(changed, query)),
  );

  const better = [];
  const worse = [];
  for (const check of touched) {
    const [before, after] = [await score(db, lexicon, check), await score(db, changed, check)];
    if (after > before) better.push({ query: check.query, before, after });
    if (after < before) worse.push({ query: check.query, before, after });
  }
  return {
    checks: checks.length,
    better,
    worse,
    before: await namesOfProducts(db, await find(db, lexicon, query ?? '', firstPage)),
    after: await namesOfProducts(db, await find(db, changed, query ?? '', firstPage)),
  };
}

async function find(db: DatabaseOrTransaction, lexicon: Lexicon, query: string, perPage: number) {
  const page = { where: productInShop, shown: productId, page: 1, perPage };
  return (await findByText(db, lexicon, query, page)).rows;
}

/** The share of the expected products among the first ten; 0 where one was found that must not be. */
async function score(
  db: DatabaseOrTransaction,
  lexicon: Lexicon,
  { query, expected, never }: Check,
): Promise<number> {
  const ids = await find(db, lexicon, query, maxResults);
  if (ids.some((id) => never.includes(id))) return 0;
  if (expected.length === 0) return ids.length === 0 ? 1 : 0;
  const hits = ids.slice(0, firstPage).filter((id) => expected.includes(id));
  return hits.length / Math.min(firstPage, expected.length);
}

import { isDeepStrictEqual } from 'node:util';

import type { ParsedInput, Reply, trySynonyms as endpoint } from '@craftsandore/contract';
import { asc, isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { searchChecks } from '../../db/schema/search.ts';
import { findByText } from './find-by-text.ts';
import { productId } from './find-products.ts';
import { namesOfProducts } from './names-of-products.ts';
import type { SearchWords } from './search-words.ts';
import { understandings } from './understand.ts';

type Check = typeof searchChecks.$inferSelect;

const mostChecks = 500;
const looked = 10;
/** Looked through for what must not be found at all. */
const deep = 100;

/** What the shop's checks and a query find now, and what they would find with this group, or without it. */
export async function trySynonyms(
  db: DatabaseOrTransaction,
  known: SearchWords,
  { id, terms, query }: ParsedInput<typeof endpoint>['body'],
): Promise<Reply<typeof endpoint>> {
  // No group that is kept has the id 0.
  const changed = known.withGroup({ id: id ?? 0, terms });
  const checks = await db
    .select()
    .from(searchChecks)
    .orderBy(asc(searchChecks.id))
    .limit(mostChecks);

  // What is understood alike finds the same: most checks need not be searched.
  const touched = checks.filter(
    ({ query }) => !isDeepStrictEqual(understandings(known, query), understandings(changed, query)),
  );

  const better = [];
  const worse = [];
  for (const check of touched) {
    const [before, after] = [await score(db, known, check), await score(db, changed, check)];
    if (after > before) better.push({ query: check.query, before, after });
    if (after < before) worse.push({ query: check.query, before, after });
  }
  return {
    checks: checks.length,
    better,
    worse,
    before: await namesOfProducts(db, await find(db, known, query ?? '', looked)),
    after: await namesOfProducts(db, await find(db, changed, query ?? '', looked)),
  };
}

async function find(
  db: DatabaseOrTransaction,
  words: SearchWords,
  query: string,
  perPage: number,
): Promise<number[]> {
  const where = isNull(products.deletedAt);
  const { rows: ids } = await findByText(db, words, query, {
    where,
    shown: productId,
    page: 1,
    perPage,
  });
  return ids;
}

/** The share of what was expected among the first ten; nothing of it where something was found that must not be. */
async function score(
  db: DatabaseOrTransaction,
  words: SearchWords,
  { query, expected, never }: Check,
): Promise<number> {
  const ids = await find(db, words, query, deep);
  if (ids.some((id) => never.includes(id))) return 0;
  if (expected.length === 0) return ids.length === 0 ? 1 : 0;
  const hits = ids.slice(0, looked).filter((id) => expected.includes(id));
  return hits.length / Math.min(looked, expected.length);
}

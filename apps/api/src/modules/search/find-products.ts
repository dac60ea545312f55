import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import { pointsOf } from './ranking.ts';
import { conditionsOf, rulesOf } from './rules.ts';
import type { SearchWords } from './search-words.ts';
import type { Understanding } from './understand.ts';

/** As many as are ranked and counted: nobody turns more pages, and a word that stands everywhere stays quick. */
const mostFound = 1_000;
/** Where fewer products hold all words, those that hold one of them in name or category come after. */
const fewWhole = 10;

type Wanted = {
  /** What else a product has to be. */
  where: SQL | undefined;
  /** By relevance where it is left out. */
  orderBy?: SQL[] | undefined;
  page: number;
  perPage: number;
  /** Fewer for who only looks at the first ones. */
  most?: number;
  /** Only what holds all words. */
  isWhole?: boolean;
};

export type Found = { ids: number[]; totalCount: number; isCut: boolean };

const nothing: Found = { ids: [], totalCount: 0, isCut: false };

/** The products that a query finds, a page of them in order. Its time is bounded, whatever the query. */
export async function findProducts(
  db: DatabaseOrTransaction,
  words: SearchWords,
  { spans, reading }: Understanding,
  wanted: Wanted,
): Promise<Found> {
  if (spans.length === 0) return nothing;
  const { inName, prominent, anywhere, some, any } = conditionsOf(words, spans);
  const points = pointsOf(productSearch.words, rulesOf(words, spans));

  const whole = wanted.orderBy
    ? await findSorted(db, anywhere, wanted, wanted.orderBy)
    : await findRanked(db, [inName, prominent, anywhere], [points], wanted);
  const partly = whole.totalCount === 0 ? any : some;
  // A guess is only as good as all of its words together.
  const isGuess = reading === 'spelling' || reading === 'spacing';
  if (wanted.isWhole || isGuess || !partly || whole.totalCount >= fewWhole) return whole;

  const isWhole = holds(anywhere);
  const order = wanted.orderBy ?? [points];
  return findRanked(db, [anywhere, partly], [isWhole, ...order], wanted);
}

const holds = (condition: string): SQL => sql`(${productSearch.words} @@ ${condition}::tsquery)`;

const source = sql`${productSearch} join ${products} on ${products.id} = ${productSearch.productId}`;

/** In an order that the table of products has an index for. */
async function findSorted(
  db: DatabaseOrTransaction,
  condition: string,
  { where, page, perPage, most = mostFound }: Wanted,
  orderBy: SQL[],
): Promise<Found> {
  const matching = and(holds(condition), where);
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    select
      (select count(*)::int from (select from ${source} where ${matching} limit ${most + 1}) as counted) as total,
      array(select ${products.id} from ${source} where ${matching}
        order by ${sql.join(orderBy, sql`, `)} limit ${perPage} offset ${(page - 1) * perPage}) as ids`);
  return toFound(rows[0], most);
}

/**
 * The first candidates of each condition in turn, ordered: a later condition is not even looked for where the earlier
 * ones give enough.
 */
async function findRanked(
  db: DatabaseOrTransaction,
  conditions: string[],
  order: SQL[],
  { where, page, perPage, most = mostFound }: Wanted,
): Promise<Found> {
  const tiers = [...new Set(conditions)].map((condition, at, all) => {
    const earlier = all.slice(0, at).map((other) => sql`not ${holds(other)}`);
    return sql`(select ${products.id} from ${source} where ${and(holds(condition), ...earlier, where)})`;
  });
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with candidates as materialized (
      select id from (${sql.join(tiers, sql` union all `)}) as tiers limit ${most + 1}
    )
    select
      (select count(*)::int from candidates) as total,
      array(select ${products.id} from candidates
        join ${products} using (id) join ${productSearch} on ${productSearch.productId} = ${products.id}
        order by ${sql.join(
          order.map((by) => sql`${by} desc`),
          sql`, `,
        )},
          ${products.pieces} > 0 desc, ${products.soldCount} desc, ${products.id} desc
        limit ${perPage} offset ${(page - 1) * perPage}) as ids`);
  return toFound(rows[0], most);
}

const toFound = (row: { total: number; ids: number[] } | undefined, most: number): Found => ({
  ids: row?.ids ?? [],
  totalCount: Math.min(row?.total ?? 0, most),
  isCut: (row?.total ?? 0) > most,
});

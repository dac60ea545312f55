import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import { pointsOf } from './ranking.ts';
import { conditionsOf, rulesOf } from './rules.ts';
import type { SearchWords } from './search-words.ts';
import type { Understanding } from './understand.ts';

/** As many as are ranked and counted: nobody turns more pages, and a word that stands everywhere stays quick. */
const mostFound = 240;
/** Where fewer products hold all words, those that hold one of them in name or category come after. */
const fewWhole = 10;

type Wanted = {
  /** What else a product has to be. */
  where: SQL | undefined;
  /** Whether that may leave few of many products; being in the shop does not. */
  isNarrow?: boolean;
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
  const points = pointsOf(sql`words`, rulesOf(words, spans));

  const whole = wanted.orderBy
    ? await findSorted(db, anywhere, wanted, wanted.orderBy)
    : await findRanked(db, [inName, prominent, anywhere], { ...wanted, points });
  const partly = whole.totalCount === 0 ? any : some;
  // A guess is only as good as all of its words together.
  const isGuess = reading === 'spelling' || reading === 'spacing';
  if (wanted.isWhole || isGuess || !partly || whole.totalCount >= fewWhole) return whole;

  return findRanked(db, [anywhere, partly], { ...wanted, points, isByTier: true });
}

const holds = (condition: string): SQL => sql`(${productSearch.words} @@ ${condition}::tsquery)`;

const source = sql`${productSearch} join ${products} on ${products.id} = ${productSearch.productId}`;

/** Where more products than this hold the words, an order is walked along; else all of them are put in order. */
const manyFound = 5_000;

/** In an order that the table of products has an index for. */
async function findSorted(
  db: DatabaseOrTransaction,
  condition: string,
  { where, isNarrow = false, page, perPage, most = mostFound }: Wanted,
  orderBy: SQL[],
): Promise<Found> {
  const matching = and(holds(condition), where);
  // Where little else is asked than the words, they are counted without a look at all those products.
  const alike = isNarrow
    ? sql`${source} where ${matching}`
    : sql`${productSearch} where ${holds(condition)}`;
  const { rows: counted } = await db.execute<{ total: number; areMany: boolean }>(sql`
    with alike as materialized (select product_id from ${alike} limit ${manyFound + 1}),
      shown as (select from alike join ${products} on id = product_id where ${where ?? sql`true`} limit ${most + 1})
    select (select count(*)::int from shown) as total,
      (select count(*) from alike) > ${manyFound} as "areMany"`);
  const { total, areMany } = counted[0] ?? { total: 0, areMany: false };

  // As the outcome of a test, and not as a condition, it is asked of each row that comes along.
  const walked = and(sql`${holds(condition)} is true`, where);
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${products.id} from ${source} where ${areMany ? walked : matching}
    order by ${sql.join(orderBy, sql`, `)} limit ${perPage} offset ${(page - 1) * perPage}`);
  const ids = rows.map(({ id }) => id);
  return { ids, totalCount: Math.min(total, most), isCut: total > most };
}

type Ranking = Wanted & {
  points: SQL;
  /** Whether what an earlier condition finds comes first, however many points the rest has. */
  isByTier?: boolean;
};

/**
 * The first candidates of each condition in turn, ordered: a later condition is not even looked for where the earlier
 * ones give enough.
 */
async function findRanked(
  db: DatabaseOrTransaction,
  conditions: string[],
  { where, orderBy, page, perPage, most = mostFound, points, isByTier = false }: Ranking,
): Promise<Found> {
  const distinct = [...new Set(conditions)];
  /** How many the tiers before this one gave. */
  const countBefore = (place: number) => {
    const counts = distinct.slice(0, place).map((_, at) => sql`(select count(*) from ${tier(at)})`);
    return sql.join([sql`0`, ...counts], sql` + `);
  };
  const tiers = distinct.map((condition, at) => {
    const isNew = distinct.slice(0, at).map((other) => sql`not ${holds(other)}`);
    return sql`${tier(at)} as materialized (
      select ${products.id}, ${at}::int as tier, words,
        ${products.pieces} > 0 as in_stock, ${products.soldCount} as sold
      from ${source}
      where ${and(sql`${countBefore(at)} < ${most}`, holds(condition), ...isNew, where)}
      limit ${most + 1})`;
  });
  const all = distinct.map((_, at) => sql`select * from ${tier(at)}`);
  const ordered = orderBy
    ? sql`candidates join ${products} using (id) order by ${sql.join([...(isByTier ? [sql`tier`] : []), ...orderBy], sql`, `)}`
    : sql`candidates order by ${isByTier ? sql`tier, ` : sql``}points desc, in_stock desc, sold desc, id desc`;
  const { rows } = await db.execute<Ranked>(sql`
    with ${sql.join(tiers, sql`, `)},
      candidates as materialized (
        select id, tier, in_stock, sold, ${points} as points
        from (${sql.join(all, sql` union all `)} limit ${most + 1}) as found)
    select
      (select count(*)::int from candidates) as total,
      ${countBefore(distinct.length - 1)} >= ${most} as "isCut",
      array(select id from ${ordered} limit ${perPage} offset ${(page - 1) * perPage}) as ids`);
  const { total, ids, isCut } = rows[0] ?? { total: 0, ids: [], isCut: false };
  return { ids, totalCount: Math.min(total, most), isCut: isCut || total > most };
}

type Ranked = { total: number; ids: number[]; isCut: boolean };

const tier = (place: number) => sql.raw(`tier_${place}`);

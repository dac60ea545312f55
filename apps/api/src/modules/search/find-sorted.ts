import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { executePrepared } from '../../db/execute-prepared.ts';
import { productCounts, products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import type { Condition } from './conditions.ts';
import type { Found } from './find-products.ts';
import { holding, literal } from './holding.ts';
import { shareOf } from './slices.ts';

/** Where more products than this hold the words, an order is walked along; else all of them are put in order. */
const manyFound = 2_000;
/** So many are walked past, rather than looking for all that hold the words. */
const mostPassed = 5_000;

type Sorting = {
  where: SQL | undefined;
  orderBy: SQL[];
  page: number;
  perPage: number;
  most: number;
};

/** In an order that the table of products has an index for. What is `prominent` somewhere is `anywhere`, too. */
export async function findSorted(
  db: DatabaseOrTransaction,
  prominent: Condition,
  anywhere: Condition,
  wanted: Sorting,
): Promise<Found> {
  const { most } = wanted;
  if ((await passedUntilPage(db, prominent, wanted)) <= mostPassed) {
    return { ids: await walk(db, anywhere, wanted), totalCount: most, isCut: true };
  }
  const { total, ids } = await collect(db, anywhere, wanted);
  return {
    ids: total > manyFound ? await walk(db, anywhere, wanted) : ids,
    totalCount: Math.min(total, most),
    isCut: total > most,
  };
}

/**
 * About how many products stand before the end of the page, by how much of the shop has to be gone through to find
 * more than are counted. Infinity where there are not so many.
 */
async function passedUntilPage(
  db: DatabaseOrTransaction,
  condition: Condition,
  { where, page, perPage, most }: Sorting,
): Promise<number> {
  const rows = await executePrepared<{ found: number; place: number; products: number }>(
    db,
    sql`
    select count(*)::int as found, max(place)::int as place,
      (select sum(in_shop + removed)::int from ${productCounts}) as products
    from (select place from ${holding([condition], where)} limit ${literal(most + 1)}) as found`,
  );
  const [{ found, place, products: all }] = rows as [(typeof rows)[number]]; // an aggregate is one row
  return found > most ? (page * perPage * all * shareOf(place)) / found : Infinity;
}

async function walk(
  db: DatabaseOrTransaction,
  condition: Condition,
  { where, orderBy, page, perPage }: Sorting,
): Promise<number[]> {
  // As a question to each row that comes along: PostgreSQL knows too little of words to choose to walk.
  const isHeld = sql`(
    select words @@ ${condition.whole}::tsquery from ${productSearch} where ${productSearch.productId} = ${products.id})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${products.id} from ${products} where ${and(isHeld, where)}
    order by ${sql.join(orderBy, sql`, `)} limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map(({ id }) => id);
}

/** As long as there are not too many of them. */
async function collect(
  db: DatabaseOrTransaction,
  condition: Condition,
  { where, orderBy, page, perPage }: Sorting,
): Promise<{ total: number; ids: number[] }> {
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::int as total,
      (array_agg(id order by ${sql.join(orderBy, sql`, `)}))[${(page - 1) * perPage + 1}:${page * perPage}] as ids
    from (select ${products}.* from ${holding([condition], where)} limit ${manyFound + 1}) as products`);
  const { total = 0, ids } = rows[0] ?? {};
  return { total, ids: ids ?? [] };
}

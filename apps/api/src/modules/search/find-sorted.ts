import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { executePrepared } from '../../db/execute-prepared.ts';
import { productCounts, products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import type { Condition } from './conditions.ts';
import type { Found } from './find-products.ts';
import { holding, literal } from './holding.ts';

/** Where more products than this hold the words, an order is walked along; else all of them are put in order. */
const manyFound = 2_000;
/** So many are walked past, rather than looking for all that hold the words. */
const mostPassed = 5_000;

type Walk = { where: SQL | undefined; orderBy: SQL[]; page: number; perPage: number };

type Sorting = Walk & { most: number };

/** In an order that the table of products has an index for. What is `central` somewhere is `anywhere`, too. */
export async function findSorted(
  db: DatabaseOrTransaction,
  central: Condition[],
  anywhere: Condition,
  wanted: Sorting,
): Promise<Found> {
  const { most } = wanted;
  const walked = await walkWhereMany(db, central, anywhere, wanted);
  if (walked) return { ids: walked, totalCount: most, isCut: true };
  const { total, ids } = await collect(db, anywhere, wanted);
  return {
    ids: total > manyFound ? await walk(db, anywhere, wanted) : ids,
    totalCount: Math.min(total, most),
    isCut: total > most,
  };
}

/**
 * Walks if there are more products than are counted, and few enough of all stand before the end of the page: about as
 * many as that, by how much of the shop had to be gone through to find those. Null where it does not.
 */
async function walkWhereMany(
  db: DatabaseOrTransaction,
  central: Condition[],
  anywhere: Condition,
  { most, ...wanted }: Sorting,
): Promise<number[] | null> {
  const { where, page, perPage } = wanted;
  const [row] = await executePrepared<{ ids: number[] | null }>(
    db,
    sql`
    with held as materialized (
      select count(*) as found, max(share) as share
      from (select tier, share from ${holding(central, where)} limit ${literal(most + 1)}) as held
      group by tier)
    select case when found > ${literal(most)}
      and ${page * perPage}::int * products / expected <= ${literal(mostPassed)}
      then array(${walking(anywhere, wanted)}) end as ids
    from (select sum(found) as found, sum(found / share) as expected from held) as held,
      (select sum(in_shop + removed) as products from ${productCounts}) as counts`,
  );
  return row?.ids ?? null;
}

async function walk(
  db: DatabaseOrTransaction,
  condition: Condition,
  wanted: Walk,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(walking(condition, wanted));
  return rows.map(({ id }) => id);
}

function walking(condition: Condition, { where, orderBy, page, perPage }: Walk): SQL {
  // As a question to each row that comes along: PostgreSQL knows too little of words to choose to walk.
  const isHeld = sql`(
    select words @@ ${condition.whole}::tsquery from ${productSearch} where ${productSearch.productId} = ${products.id})`;
  // A plan for any offset would seem dearer than it is, too.
  const offset = page > 1 ? sql`offset ${(page - 1) * perPage}` : sql``;
  return sql`
    select ${products.id} from ${products} where ${and(isHeld, where)}
    order by ${sql.join(orderBy, sql`, `)} limit ${literal(perPage)} ${offset}`;
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

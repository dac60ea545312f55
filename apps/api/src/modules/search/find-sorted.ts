import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { executePrepared } from '../../db/execute-prepared.ts';
import { productCounts, products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import type { Condition } from './conditions.ts';
import type { Found } from './find-products.ts';
import { holding, literal } from './holding.ts';
import { type Page, pageOf } from './page-of.ts';

/** Where more products than this hold the words, an order is walked along; else all of them are put in order. */
const manyFound = 2_000;
/** So many are walked past, rather than looking for all that hold the words. */
const mostPassed = 5_000;

type Walk<Row> = Page<Row> & { where: SQL | undefined; orderBy: SQL[] };

type Sorting<Row> = Walk<Row> & { most: number };

/** In an order that the table of products has an index for. What is `central` somewhere is `anywhere`, too. */
export async function findSorted<Row>(
  db: DatabaseOrTransaction,
  central: Condition[],
  anywhere: Condition,
  wanted: Sorting<Row>,
): Promise<Found<Row>> {
  const { most } = wanted;
  const walked = await walkWhereMany(db, central, anywhere, wanted);
  if (walked) return { rows: walked, totalCount: most, isCut: true };
  const { total, rows } = await collect(db, anywhere, wanted);
  return {
    rows: total > manyFound ? await walk(db, anywhere, wanted) : rows,
    totalCount: Math.min(total, most),
    isCut: total > most,
  };
}

/**
 * Walks if there are more products than are counted, and few enough of all stand before the end of the page: about as
 * many as that, by how much of the shop had to be gone through to find those. Null where it does not.
 */
async function walkWhereMany<Row>(
  db: DatabaseOrTransaction,
  central: Condition[],
  anywhere: Condition,
  { most, ...wanted }: Sorting<Row>,
): Promise<Row[] | null> {
  const { where, page, perPage } = wanted;
  const [row] = await executePrepared<{ rows: Row[] | null }>(
    db,
    sql`
    with held as materialized (
      select count(*) as found, max(share) as share
      from (select tier, share from ${holding(central, where)} limit ${literal(most + 1)}) as held
      group by tier)
    select case when found > ${literal(most)}
      and ${page * perPage}::int * products / expected <= ${literal(mostPassed)}
      then ${walking(anywhere, wanted)} end as rows
    from (select sum(found) as found, sum(found / share) as expected from held) as held,
      (select sum(in_shop + removed) as products from ${productCounts}) as counts`,
  );
  return row?.rows ?? null;
}

async function walk<Row>(
  db: DatabaseOrTransaction,
  condition: Condition,
  wanted: Walk<Row>,
): Promise<Row[]> {
  const { rows } = await db.execute<{ rows: Row[] }>(
    sql`select ${walking(condition, wanted)} as rows`,
  );
  return rows[0]?.rows ?? [];
}

/** The page as `pageOf` has it. */
function walking<Row>(
  condition: Condition,
  { where, orderBy, page, perPage, shown }: Walk<Row>,
): SQL<Row[]> {
  // As a question to each row that comes along: PostgreSQL knows too little of words to choose to walk.
  const isHeld = sql`(
    select words @@ ${condition.whole}::tsquery from ${productSearch} where ${productSearch.productId} = ${products.id})`;
  // A plan for any offset would seem dearer than it is, too.
  const offset = page > 1 ? sql`offset ${(page - 1) * perPage}` : sql``;
  const ids = sql`array(
    select ${products.id} from ${products} where ${and(isHeld, where)}
    order by ${sql.join(orderBy, sql`, `)} limit ${literal(perPage)} ${offset})`;
  return pageOf(ids, { page: 1, perPage, shown });
}

/** As long as there are not too many of them. */
async function collect<Row>(
  db: DatabaseOrTransaction,
  condition: Condition,
  { where, orderBy, ...page }: Sorting<Row>,
): Promise<{ total: number; rows: Row[] }> {
  const { rows } = await db.execute<{ total: number; rows: Row[] }>(sql`
    select total, ${pageOf(sql`ids`, page)} as rows
    from (
      select count(*)::int as total, array_agg(id order by ${sql.join(orderBy, sql`, `)}) as ids
      from (select ${products}.* from ${holding([condition], where)} limit ${manyFound + 1}) as products) as found`);
  return rows[0] ?? { total: 0, rows: [] };
}

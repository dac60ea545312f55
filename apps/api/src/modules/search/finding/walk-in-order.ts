import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { executePrepared } from '../../../db/execute-prepared.ts';
import { productCounts, products } from '../../../db/schema/catalogue.ts';
import { productSearch } from '../../../db/schema/search.ts';
import type { Condition } from './conditions.ts';
import { literal, matchingProducts } from './matching-products.ts';
import { type Page, resultPage } from './result-page.ts';

/** Rather than walking past more than this, all that match are looked up. */
const maxPassed = 5_000;

type Walk<Row> = Page<Row> & { where: SQL | undefined; orderBy: SQL[] };

export type Sorting<Row> = Walk<Row> & { maxFound: number };

/**
 * Walks if more products match than are counted, and few enough of the shop come before the end of the page: that is
 * estimated by how much of the shop had to be read to find those. Null where it does not.
 */
export async function walkWhereMany<Row>(
  db: DatabaseOrTransaction,
  central: Condition[],
  anywhere: Condition,
  { maxFound, ...wanted }: Sorting<Row>,
): Promise<Row[] | null> {
  const { where, page, perPage } = wanted;
  const [row] = await executePrepared<{ rows: Row[] | null }>(
    db,
    sql`
    with held as materialized (
      select count(*) as found, max(share) as share
      from (select tier, share from ${matchingProducts(central, where)} limit ${literal(maxFound + 1)}) as held
      group by tier)
    select case when found > ${literal(maxFound)}
      and ${page * perPage}::int * products / expected <= ${literal(maxPassed)}
      then ${walking(anywhere, wanted)} end as rows
    from (select sum(found) as found, sum(found / share) as expected from held) as held,
      (select sum(in_shop + drafts + removed) as products from ${productCounts}) as counts`,
  );
  return row?.rows ?? null;
}

export async function walk<Row>(
  db: DatabaseOrTransaction,
  condition: Condition,
  wanted: Walk<Row>,
): Promise<Row[]> {
  const { rows } = await db.execute<{ rows: Row[] }>(
    sql`select ${walking(condition, wanted)} as rows`,
  );
  return rows[0]?.rows ?? [];
}

/** The page as `resultPage` has it. */
function walking<Row>(
  condition: Condition,
  { where, orderBy, page, perPage, shown }: Walk<Row>,
): SQL<Row[]> {
  // Asked of each row that comes along: PostgreSQL knows too little of words to choose to walk.
  const matches = sql`(
    select words @@ ${condition.tsquery}::tsquery from ${productSearch} where ${productSearch.productId} = ${products.id})`;
  // With a parameter, PostgreSQL would plan for far more rows.
  const offset = page > 1 ? sql`offset ${(page - 1) * perPage}` : sql``;
  const ids = sql`array(
    select ${products.id} from ${products} where ${and(matches, where)}
    order by ${sql.join(orderBy, sql`, `)} limit ${literal(perPage)} ${offset})`;
  return resultPage(ids, { page: 1, perPage, shown });
}

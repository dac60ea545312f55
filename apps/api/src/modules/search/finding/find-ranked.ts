import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { executePrepared } from '../../../db/execute-prepared.ts';
import { constantSql } from '../../../db/constant-sql.ts';
import { products } from '../../../db/schema/catalogue.ts';
import type { Condition } from './conditions.ts';
import { literal, matchingProducts } from './matching-products.ts';
import type { Scoring } from './ranking.ts';
import { type Found, type Page, resultPage } from './result-page.ts';

// Written so that PostgreSQL takes it to hold for nearly all products, and keeps its plan.
const isNew = constantSql(sql`(${products.id} = any(array(select id from first))) is not true`);

const columns = constantSql(
  sql`${products.id}, tier, words, ${products.pieces} > 0 as in_stock, ${products.soldCount} as sold`,
);

type Ranking<Row> = Page<Row> & {
  where: SQL | undefined;
  orderBy: SQL[] | undefined;
  maxFound: number;
  scoring: Scoring;
  /** Whether the products of an earlier condition come first, however many points the rest has. */
  isByTier: boolean;
};

/**
 * Candidates of one condition after the other, put in order. A later condition is not looked up where the earlier ones
 * give enough.
 */
export async function findRanked<Row>(
  db: DatabaseOrTransaction,
  conditions: Condition[],
  { where, orderBy, maxFound, scoring, isByTier, ...page }: Ranking<Row>,
): Promise<Found<Row>> {
  const distinct = [...new Map(conditions.map((one) => [one.tsquery, one])).values()];
  const first = isByTier ? sql`tier, ` : sql``;
  const ordered = orderBy
    ? sql`candidates join ${products} using (id) order by ${first}${sql.join(orderBy, sql`, `)}`
    : sql`candidates order by ${first}points desc, in_stock desc, sold desc, id desc`;
  const [row] = await executePrepared<{ total: number; rows: Row[] }>(
    db,
    sql`
    with first as materialized (
      select ${columns} from ${matchingProducts(distinct.slice(0, 1), where)} limit ${literal(maxFound + 1)}),
    candidates as materialized (
      select id, tier, in_stock, sold, ${scoring.points} as points
      from (
        select * from first
        union all (select ${columns} from ${matchingProducts(distinct.slice(1), and(where, isNew), 1)} limit ${literal(maxFound + 1)})
        limit ${literal(maxFound + 1)}) as found, ${scoring.asked})
    select
      (select count(*)::int from candidates) as total,
      ${resultPage(sql`array(select id from ${ordered})`, page)} as rows`,
  );
  const { total, rows } = row ?? { total: 0, rows: [] };
  return { rows, totalCount: Math.min(total, maxFound), isCut: total > maxFound };
}

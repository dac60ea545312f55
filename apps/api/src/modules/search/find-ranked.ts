import { and, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { executePrepared } from '../../db/execute-prepared.ts';
import { fixed } from '../../db/fixed.ts';
import { products } from '../../db/schema/catalog.ts';
import type { Condition } from './conditions.ts';
import type { Found } from './find-products.ts';
import { holding, literal } from './holding.ts';
import { type Page, pageOf } from './page-of.ts';
import type { Scoring } from './ranking.ts';

// What PostgreSQL takes for nearly all of them, so that it plans no other way.
const isNew = fixed(sql`(${products.id} = any(array(select id from first))) is not true`);

const columns = fixed(
  sql`${products.id}, tier, words, ${products.pieces} > 0 as in_stock, ${products.soldCount} as sold`,
);

type Ranking<Row> = Page<Row> & {
  where: SQL | undefined;
  orderBy: SQL[] | undefined;
  most: number;
  scoring: Scoring;
  /** Whether what an earlier condition finds comes first, however many points the rest has. */
  isByTier: boolean;
};

/**
 * The first candidates of each condition in turn, ordered: a later condition is not even looked for where the earlier
 * ones give more than are wanted. `best` is the first condition that finds something.
 */
export async function findRanked<Row>(
  db: DatabaseOrTransaction,
  conditions: Condition[],
  { where, orderBy, most, scoring, isByTier, ...page }: Ranking<Row>,
): Promise<Found<Row> & { best: Condition | null }> {
  const distinct = [...new Map(conditions.map((one) => [one.whole, one])).values()];
  const first = isByTier ? sql`tier, ` : sql``;
  const ordered = orderBy
    ? sql`candidates join ${products} using (id) order by ${first}${sql.join(orderBy, sql`, `)}`
    : sql`candidates order by ${first}points desc, in_stock desc, sold desc, id desc`;
  const [row] = await executePrepared<{ total: number; tier: number | null; rows: Row[] }>(
    db,
    sql`
    with first as materialized (
      select ${columns} from ${holding(distinct.slice(0, 1), where)} limit ${literal(most + 1)}),
    candidates as materialized (
      select id, tier, in_stock, sold, ${scoring.points} as points
      from (
        select * from first
        union all (select ${columns} from ${holding(distinct.slice(1), and(where, isNew), 1)} limit ${literal(most + 1)})
        limit ${literal(most + 1)}) as found, ${scoring.asked})
    select
      (select count(*)::int from candidates) as total,
      (select min(tier) from candidates) as tier,
      ${pageOf(sql`array(select id from ${ordered})`, page)} as rows`,
  );
  const { total, tier, rows } = row ?? { total: 0, tier: null, rows: [] };
  const best = tier === null ? null : (distinct[tier] ?? null);
  return { rows, totalCount: Math.min(total, most), isCut: total > most, best };
}

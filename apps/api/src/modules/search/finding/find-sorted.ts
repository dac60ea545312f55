import { sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import type { Condition } from './conditions.ts';
import { matchingProducts } from './matching-products.ts';
import { type Found, resultPage } from './result-page.ts';
import { type Sorting, walk, walkWhereMany } from './walk-in-order.ts';

/** Up to this many are sorted; for more, the index of the order is walked along. */
const maxSorted = 2_000;

/** In an order that the table of products has an index for. `anywhere` finds all that the `central` conditions do. */
export async function findSorted<Row>(
  db: DatabaseOrTransaction,
  central: Condition[],
  anywhere: Condition,
  wanted: Sorting<Row>,
): Promise<Found<Row>> {
  const { maxFound } = wanted;
  const walked = await walkWhereMany(db, central, anywhere, wanted);
  if (walked) return { rows: walked, totalCount: maxFound, isCut: true };
  const { total, rows } = await collect(db, anywhere, wanted);
  return {
    rows: total > maxSorted ? await walk(db, anywhere, wanted) : rows,
    totalCount: Math.min(total, maxFound),
    isCut: total > maxFound,
  };
}

/** All that match, put in order, unless there are too many. */
async function collect<Row>(
  db: DatabaseOrTransaction,
  condition: Condition,
  { where, orderBy, ...page }: Sorting<Row>,
): Promise<{ total: number; rows: Row[] }> {
  const { rows } = await db.execute<{ total: number; rows: Row[] }>(sql`
    select total, ${resultPage(sql`ids`, page)} as rows
    from (
      select count(*)::int as total, array_agg(id order by ${sql.join(orderBy, sql`, `)}) as ids
      from (select ${products}.* from ${matchingProducts([condition], where)} limit ${maxSorted + 1}) as products) as found`);
  return rows[0] ?? { total: 0, rows: [] };
}

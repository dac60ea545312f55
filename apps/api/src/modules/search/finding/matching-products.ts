import { sql, type SQL } from 'drizzle-orm';

import { constantSql } from '../../../db/constant-sql.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productSearch } from '../../../db/schema/search.ts';
import { shareOf } from '../indexing/slices.ts';
import type { Condition } from './conditions.ts';

const found = constantSql(sql`as part (asked tsquery, found tsquery, tier int, share real)
  cross join lateral (
    select product_id, words from ${productSearch}
    where words @@ part.asked and (words @@ part.found) is not true
  ) as ${productSearch}
  join ${products} on ${products.id} = ${productSearch.productId}`);

/**
 * To select from: products that meet the first condition, then those that meet the next one, and so on; each condition
 * finds all that the one before it does. The index is read slice by slice, only as far as the statement's limit asks.
 * `part.share` tells how much of the shop that was; `part.tier` counts the conditions from `firstTier` on.
 */
export function matchingProducts(
  conditions: Condition[],
  where: SQL | undefined,
  firstTier = 0,
): SQL {
  const parts = conditions.flatMap(({ bySlice }, at) =>
    bySlice.map((asked, slice) => ({
      asked,
      tier: firstTier + at,
      found: conditions[at - 1]?.tsquery ?? null,
      share: shareOf(slice + 1, bySlice.length),
    })),
  );
  // Rows, where a union of selects would have to be planned one by one. JSON, because PostgreSQL guesses the same number
  // of rows whatever is in it, and so keeps its plan.
  return sql`json_to_recordset(${JSON.stringify(parts)}) ${found} where ${where ?? sql`true`}`;
}

/** A limit as text: with a parameter, PostgreSQL would plan for far more rows. */
export const literal = (limit: number): SQL => sql.raw(String(limit));

import { sql, type SQL } from 'drizzle-orm';

import { fixed } from '../../db/fixed.ts';
import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import type { Condition } from './conditions.ts';
import { shareOf } from './slices.ts';

const found = fixed(sql`as part (asked tsquery, found tsquery, tier int, share real)
  cross join lateral (
    select product_id, words from ${productSearch}
    where words @@ part.asked and (words @@ part.found) is not true
  ) as ${productSearch}
  join ${products} on ${products.id} = ${productSearch.productId}`);

/**
 * The products that hold what the first of these conditions asks for, then what the next one does, each of which
 * finds all that the one before it finds; and are what else is asked: to select from. The index is gone through slice
 * by slice, as far as somebody wants more of them: `part.share` tells how much of the shop that was, `part.tier` counts
 * the conditions from `firstTier` on.
 */
export function holding(conditions: Condition[], where: SQL | undefined, firstTier = 0): SQL {
  const parts = conditions.flatMap(({ sliced }, at) =>
    sliced.map((asked, slice) => ({
      asked,
      tier: firstTier + at,
      found: conditions[at - 1]?.whole ?? null,
      share: shareOf(slice + 1, sliced.length),
    })),
  );
  // As rows and not as so many selects: PostgreSQL plans one. As JSON, because it guesses the same number of rows
  // whatever is in it, and so takes the plan that it has.
  return sql`json_to_recordset(${JSON.stringify(parts)}) ${found} where ${where ?? sql`true`}`;
}

/** A limit as it is, not as a parameter: a plan for any number is made for far more rows, and seems dearer than it is. */
export const literal = (limit: number): SQL => sql.raw(String(limit));

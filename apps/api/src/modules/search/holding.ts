import { sql, type SQL } from 'drizzle-orm';

import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import type { Condition } from './conditions.ts';

/**
 * The products that hold what the first of these conditions asks for, then what the next one does, each of which
 * finds all that the one before it finds; and are what else is asked: to select from. The index is gone through slice
 * by slice, as far as somebody wants more of them: `part.place` counts the slices, `part.tier` the conditions. Those before
 * `from` are not gone through, for they have been.
 */
export function holding(conditions: Condition[], where: SQL | undefined, from = 0): SQL {
  const parts = conditions
    .flatMap(({ sliced }, tier) =>
      sliced.map((asked) => ({ asked, tier, found: conditions[tier - 1]?.whole ?? null })),
    )
    .filter(({ tier }) => tier >= from)
    .map((part, index) => ({ ...part, place: index + 1 }));
  // As rows and not as so many selects: PostgreSQL plans one. As JSON, because it guesses the same number of rows
  // whatever is in it, and so takes the plan that it has.
  return sql`json_to_recordset(${JSON.stringify(parts)}) as part (asked tsquery, found tsquery, tier int, place int)
    cross join lateral (
      select product_id, words from ${productSearch}
      where words @@ part.asked and (words @@ part.found) is not true
    ) as ${productSearch}
    join ${products} on ${products.id} = ${productSearch.productId}
    where ${where ?? sql`true`}`;
}

/** A limit as it is, not as a parameter: a plan for any number is made for far more rows, and seems dearer than it is. */
export const literal = (limit: number): SQL => sql.raw(String(limit));

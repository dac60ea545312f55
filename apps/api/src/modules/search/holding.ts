import { sql, type SQL } from 'drizzle-orm';

import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import type { Condition } from './conditions.ts';

/**
 * The products that hold what the first of these conditions asks for, then what the next one does, each of which
 * finds all that the one before it finds; and are what else is asked: to select from. The index is gone through slice
 * by slice, as far as somebody wants more of them: `part.place` counts the slices, `part.tier` the conditions.
 */
export function holding(conditions: Condition[], where: SQL | undefined): SQL {
  const parts = conditions.flatMap(({ sliced }, tier) =>
    sliced.map((asked) => ({ asked, tier, found: conditions[tier - 1]?.whole ?? null })),
  );
  // As rows and not as so many selects: PostgreSQL plans one.
  return sql`unnest(
      ${sql.param(parts.map(({ asked }) => asked))}::tsquery[],
      ${sql.param(parts.map(({ found }) => found))}::tsquery[],
      ${sql.param(parts.map(({ tier }) => tier))}::int[]
    ) with ordinality as part (asked, found, tier, place)
    cross join lateral (
      select product_id, words from ${productSearch}
      where words @@ part.asked and (words @@ part.found) is not true
    ) as ${productSearch}
    join ${products} on ${products.id} = ${productSearch.productId}
    where ${where ?? sql`true`}`;
}

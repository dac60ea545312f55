import { sql, type SQL } from 'drizzle-orm';

import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import type { Condition } from './conditions.ts';

/** Whether a product holds what a condition asks for; without the index, of one product. */
export const holds = ({ whole }: Condition): SQL =>
  sql`${productSearch.words} @@ ${whole}::tsquery`;

/**
 * The products that hold what a condition asks for, and are what else is asked: to select from. The index is gone
 * through slice by slice, as far as somebody wants more of them; `slice.place` counts the slices.
 */
export function holding(condition: Condition, where: SQL | undefined): SQL {
  return sql`unnest(${sql.param(condition.sliced)}::text[]) with ordinality as slice (query, place)
    cross join lateral (
      select product_id, words from ${productSearch} where words @@ slice.query::tsquery) as ${productSearch}
    join ${products} on ${products.id} = ${productSearch.productId}
    where ${where ?? sql`true`}`;
}

import { eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { productCounts, products } from '../../db/schema/catalog.ts';

type Search = {
  categoryId: number | undefined;
  /** Only what is out of the shop, or only what is in; both unless told. */
  removed: boolean | undefined;
  /** Where more is asked of a product than this: all that is asked, and an order whose index finds it. */
  details: Parameters<typeof countUpTo>[2] | undefined;
};

type Count = { totalCount: number; isCut: boolean };

/** How many products there are: exactly by category and presence, which are kept, else as far as people turn pages. */
export async function countProducts(db: DatabaseOrTransaction, search: Search): Promise<Count> {
  const { categoryId, removed, details } = search;
  if (details) return countUpTo(db, products, details);

  const { inShop, removed: gone } = productCounts;
  const wanted = removed === undefined ? sql`${inShop} + ${gone}` : removed ? gone : inShop;
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${wanted}), 0)::int` })
    .from(productCounts)
    .where(categoryId === undefined ? undefined : eq(productCounts.categoryId, categoryId));
  return { totalCount: row?.count ?? 0, isCut: false };
}

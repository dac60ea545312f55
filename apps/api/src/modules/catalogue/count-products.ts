import { eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { productCounts, products } from '../../db/schema/catalogue.ts';

type Search = {
  categoryId: number | undefined;
  /** Only what is out of the shop, or only what is in; both unless told. */
  removed: boolean | undefined;
  /** Where more is asked of a product than this: all that is asked, and an order whose index finds it. */
  details: Parameters<typeof countUpTo>[2] | undefined;
};

type Count = { totalCount: number; isCut: boolean };

const { inShop, removed } = productCounts;
const counts = { any: sql`${inShop} + ${removed}`, removed, inShop };

const keptCount = preparedQuery(
  'count of products',
  (db, presence: keyof typeof counts, ofCategory: boolean) =>
    db
      .select({ count: sql<number>`coalesce(sum(${counts[presence]}), 0)::int` })
      .from(productCounts)
      .where(ofCategory ? eq(productCounts.categoryId, sql.placeholder('categoryId')) : undefined),
);

const presenceOf = (removed: boolean | undefined) =>
  removed === undefined ? 'any' : removed ? 'removed' : 'inShop';

/** How many products there are: exactly by category and presence, which are kept, else as far as people turn pages. */
export async function countProducts(db: DatabaseOrTransaction, search: Search): Promise<Count> {
  const { categoryId, removed, details } = search;
  if (details) return countUpTo(db, products, details);

  const ofCategory = categoryId !== undefined;
  const [row] = await keptCount(db, presenceOf(removed), ofCategory).execute({ categoryId });
  return { totalCount: row?.count ?? 0, isCut: false };
}

import { eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { productCounts, products } from '../../db/schema/catalogue.ts';

/** Which of the catalogue: `kept` is what is worked with, be it in the shop or a draft. */
export type Presence = keyof typeof counts;

type Search = {
  categoryId: number | undefined;
  presence: Presence;
  /** Where more is asked of a product than this: all that is asked, and an order whose index finds it. */
  details: Parameters<typeof countUpTo>[2] | undefined;
};

type Count = { totalCount: number; isCut: boolean };

const { inShop, drafts, archived, removed } = productCounts;
const counts = {
  any: sql`${inShop} + ${drafts} + ${archived} + ${removed}`,
  kept: sql`${inShop} + ${drafts}`,
  inShop,
  drafts,
  archived,
  removed,
};

const keptCount = preparedQuery(
  'count of products',
  (db, presence: Presence, ofCategory: boolean) =>
    db
      .select({ count: sql<number>`coalesce(sum(${counts[presence]}), 0)::int` })
      .from(productCounts)
      .where(ofCategory ? eq(productCounts.categoryId, sql.placeholder('categoryId')) : undefined),
);

/** How many products there are: exactly by category and presence, which are kept, else as far as people turn pages. */
export async function countProducts(db: DatabaseOrTransaction, search: Search): Promise<Count> {
  const { categoryId, presence, details } = search;
  if (details) return countUpTo(db, products, details);

  const ofCategory = categoryId !== undefined;
  const [row] = await keptCount(db, presence, ofCategory).execute({ categoryId });
  return { totalCount: row?.count ?? 0, isCut: false };
}

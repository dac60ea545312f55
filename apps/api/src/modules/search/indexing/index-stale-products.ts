import { normaliserVersion } from '@craftsandore/search';
import { asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productSearch } from '../../../db/schema/search.ts';
import { indexProductsById } from './index-products.ts';

const batchSize = 500;

/** Indexes the products that never were, or by older rules. @returns how many. */
export async function indexStaleProducts(db: Database): Promise<number> {
  let [count, last] = [0, 0];
  for (;;) {
    const stale = await db
      .select({ id: products.id })
      .from(products)
      .leftJoin(productSearch, eq(productSearch.productId, products.id))
      .where(
        sql`${gt(products.id, last)} and ${or(isNull(productSearch.productId), ne(productSearch.normaliser, normaliserVersion))}`,
      )
      .orderBy(asc(products.id))
      .limit(batchSize);
    const ids = stale.map(({ id }) => id);
    if (ids.length === 0) return count;
    await db.transaction(async (tx) => {
      // Whoever wants to change them waits, and indexes them again.
      await tx
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.id, ids))
        .orderBy(asc(products.id))
        .for('share');
      await indexProductsById(tx, ids);
    });
    count += ids.length;
    last = ids.at(-1) ?? last;
  }
}

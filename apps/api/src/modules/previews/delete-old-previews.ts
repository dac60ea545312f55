import { and, inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { previews } from '../../db/schema/previews.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import { previewFiles } from '../../storage/preview-files.ts';
import { isOldCartLink } from './draw-cart-link.ts';

/** The rows stay locked while the files are deleted. */
const batch = 20;

/**
 * Deletes preview pictures that nothing shows any more, with their files.
 * @returns how many there were
 */
export async function deleteOldPreviews(
  db: Database,
  store: PhotoStore,
  olderThan: Date,
): Promise<number> {
  const unused = sql`not exists (select from ${products} where ${products.previewKey} = ${previews.key})
    and not exists (select from ${categories} where ${categories.previewKey} = ${previews.key})
    and ${isOldCartLink}`;
  let sum = 0;
  for (;;) {
    const deleted = await db.transaction(async (tx) => {
      const found = await tx
        .select({ key: previews.key })
        .from(previews)
        .where(and(lt(previews.createdAt, olderThan), unused))
        .limit(batch)
        .for('update', { skipLocked: true });
      const keys = found.map(({ key }) => key);
      // Looked at again under the lock: one may have come into use, which from now on it cannot.
      const rows = await tx
        .delete(previews)
        .where(and(inArray(previews.key, keys), unused))
        .returning();
      await store.remove(rows.flatMap(({ key }) => previewFiles(key)));
      return rows.length;
    });
    if (deleted === 0) return sum;
    sum += deleted;
  }
}

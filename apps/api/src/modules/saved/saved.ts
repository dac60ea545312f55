import { maxSaved, piastres, type SavedProduct } from '@craftsandore/contract';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { products } from '../../db/schema/catalogue.ts';
import { savedProducts } from '../../db/schema/saved.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';

/** The latest first; what is out of the shop waits unseen until it is back. */
export async function findSaved(
  db: DatabaseOrTransaction,
  userId: number,
): Promise<SavedProduct[]> {
  const rows = await db
    .select({ productId: savedProducts.productId, price: savedProducts.price })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(and(eq(savedProducts.userId, userId), productInShop))
    .orderBy(desc(savedProducts.createdAt), desc(savedProducts.productId))
    .limit(maxSaved);
  return rows.map(({ productId, price }) => ({ productId, price: piastres(price) }));
}

type Wanted = { userId: number; products: readonly { productId: number; price: number }[] };

/** Saves as many as there is room for. @throws Problem when there is room for none. */
export function save(db: Database, { userId, products: wanted }: Wanted): Promise<SavedProduct[]> {
  return db.transaction(async (tx) => {
    // Nobody else counts or saves for this customer meanwhile.
    await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    const already = tx
      .select({ id: savedProducts.productId })
      .from(savedProducts)
      .where(eq(savedProducts.userId, userId));
    const ids = wanted.map(({ productId }) => productId);
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.id, ids), productInShop, notInArray(products.id, already)));
    const isNew = new Set(rows.map(({ id }) => id));
    const room = maxSaved - (await tx.$count(savedProducts, eq(savedProducts.userId, userId)));
    if (isNew.size > 0 && room <= 0) {
      throw new Problem('saved.too_many', { values: { maximum: maxSaved } });
    }

    const added = wanted.filter(({ productId }) => isNew.delete(productId)).slice(0, room);
    if (added.length > 0) {
      await tx.insert(savedProducts).values(
        added.map(({ productId, price }, place) => ({
          ...{ userId, productId, price },
          // The first of the list is the latest.
          createdAt: sql`now() - ${place} * interval '1 microsecond'`,
        })),
      );
    }
    return findSaved(tx, userId);
  });
}

export async function forget(db: Database, userId: number, productId: number) {
  await db
    .delete(savedProducts)
    .where(and(eq(savedProducts.userId, userId), eq(savedProducts.productId, productId)));
  return findSaved(db, userId);
}

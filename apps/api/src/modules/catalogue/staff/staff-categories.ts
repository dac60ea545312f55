import type { StaffCategory } from '@craftsandore/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { categories, productCounts, products } from '../../../db/schema/catalogue.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { categoryInShop, findCategories } from '../categories.ts';

type NewCategory = { name: string; nameAr: string; photoId: number };
type Change = { [Field in keyof NewCategory]?: NewCategory[Field] | undefined };

/** The categories that customers see, with the numbers of products that are kept for each. */
export async function findStaffCategories(
  db: Database,
  photoUrls: PhotoUrls,
): Promise<StaffCategory[]> {
  const [inShop, counts] = await Promise.all([
    findCategories(db, photoUrls),
    db.select().from(productCounts),
  ]);
  const countsOf = new Map(counts.map((count) => [count.categoryId, count]));
  return inShop.map((category) => {
    const { inShop: publishedCount = 0, drafts = 0 } = countsOf.get(category.id) ?? {};
    return { ...category, publishedCount, productCount: publishedCount + drafts };
  });
}

export async function insertCategory(tx: Transaction, fields: NewCategory): Promise<number> {
  const [row] = await tx.insert(categories).values(fields).returning({ id: categories.id });
  if (!row) throw new Error('No row was written for a category');
  return row.id;
}

/** Fields that are undefined stay. */
export async function changeCategory(tx: Transaction, id: number, fields: Change): Promise<void> {
  // Drizzle refuses an empty `set`, so set what is true of every row found: it is in the shop.
  await tx
    .update(categories)
    .set({ ...fields, deletedAt: null })
    .where(categoryInShop(id));
}

/** Lets nobody remove a category until the transaction ends. @throws Problem when there is no such category. */
export const holdCategory = (tx: Transaction, id: number): Promise<void> => lock(tx, id, 'share');

/** Lets nobody put a product into a category until the transaction ends. @throws Problem as above. */
export const lockCategory = (tx: Transaction, id: number): Promise<void> => lock(tx, id, 'update');

async function lock(tx: Transaction, id: number, strength: 'share' | 'update'): Promise<void> {
  const locked = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(categoryInShop(id))
    .for(strength);
  if (locked.length === 0) throw new Problem('category.not_found');
}

export const countProductsOf = (tx: Transaction, categoryId: number): Promise<number> =>
  tx.$count(products, and(eq(products.categoryId, categoryId), isNull(products.deletedAt)));

export async function removeCategory(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(categories)
    .set({ deletedAt: sql`now()` })
    .where(eq(categories.id, id));
}

/** One that is in the shop is not even locked: who adds a product holds it, and may wait for us. */
export async function restoreCategory(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(categories)
    .set({ deletedAt: null })
    .where(and(eq(categories.id, id), isNotNull(categories.deletedAt)));
}

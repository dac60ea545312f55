import type { Category } from '@craftsandore/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { categories, products } from '../../db/schema/catalog.ts';
import { photos } from '../../db/schema/photos.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress, PhotoRow } from '../../storage/photo-address.ts';

type CategoryRow = typeof categories.$inferSelect;
type NewCategory = { name: string; nameAr: string; photoId: number };
type Change = { [Field in keyof NewCategory]?: NewCategory[Field] | undefined };

const inShop = isNull(categories.deletedAt);
const inShopWithId = (id: number) => and(eq(categories.id, id), inShop);

export function categoriesRepository(db: DatabaseOrTransaction, address: PhotoAddress) {
  const select = () =>
    db
      .select({ category: categories, photo: photos })
      .from(categories)
      .leftJoin(photos, eq(photos.id, categories.photoId));

  const toCategory = (row: { category: CategoryRow; photo: PhotoRow | null }): Category => ({
    ...row.category,
    imageUrl: row.photo && address.url(row.photo),
    photo: row.photo && address.photo(row.photo),
  });

  return {
    async list(): Promise<Category[]> {
      const rows = await select().where(inShop).orderBy(asc(categories.id));
      return rows.map(toCategory);
    },

    /** @throws Problem when there is no such category. */
    async get(id: number): Promise<Category> {
      const [row] = await select().where(inShopWithId(id));
      if (!row) throw new Problem('category.not_found');
      return toCategory(row);
    },

    async create(fields: NewCategory): Promise<number> {
      const [row] = await db.insert(categories).values(fields).returning({ id: categories.id });
      if (!row) throw new Error('No row was written for a category');
      return row.id;
    },

    /** Fields that are undefined stay. */
    async change(id: number, fields: Change): Promise<void> {
      // Drizzle refuses an empty `set`, so set what is true of every row found: it is in the shop.
      await db
        .update(categories)
        .set({ ...fields, deletedAt: null })
        .where(inShopWithId(id));
    },

    /** Lets nobody remove a category until the transaction ends. @throws Problem when there is no such category. */
    async hold(id: number): Promise<void> {
      const held = await db
        .select({ id: categories.id })
        .from(categories)
        .where(inShopWithId(id))
        .for('share');
      if (held.length === 0) throw new Problem('category.not_found');
    },

    /** Lets nobody put a product into a category until the transaction ends. @throws Problem as above. */
    async lock(id: number): Promise<void> {
      const locked = await db
        .select({ id: categories.id })
        .from(categories)
        .where(inShopWithId(id))
        .for('update');
      if (locked.length === 0) throw new Problem('category.not_found');
    },

    countProducts: (id: number): Promise<number> =>
      db.$count(products, and(eq(products.categoryId, id), isNull(products.deletedAt))),

    async remove(id: number): Promise<void> {
      await db
        .update(categories)
        .set({ deletedAt: sql`now()` })
        .where(eq(categories.id, id));
    },

    /** One that is in the shop is not even locked: who adds a product holds it, and may wait for us. */
    async restore(id: number): Promise<void> {
      await db
        .update(categories)
        .set({ deletedAt: null })
        .where(and(eq(categories.id, id), isNotNull(categories.deletedAt)));
    },
  };
}

import type { DescribedCategory, EditableCategory } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import { Problem } from '../../problem.ts';
import type { PhotoUrls, PhotoRow } from '../../storage/photo-urls.ts';

type CategoryRow = typeof categories.$inferSelect;

export const inShop: SQL | undefined = isNull(categories.deletedAt);

export const categoryInShop = (id: number) => and(eq(categories.id, id), inShop);

/** What customers see: those that are hidden are for staff. */
export const shownCategory = and(inShop, eq(categories.isHidden, false));

/** As the owner has placed them. */
export const inOrder = [asc(categories.place), asc(categories.id)];

const selectCategories = (db: DatabaseOrTransaction) =>
  db
    .select({ category: categories, photo: photos })
    .from(categories)
    .leftJoin(photos, eq(photos.id, categories.photoId));

const toCategory = (
  { category, photo }: { category: CategoryRow; photo: PhotoRow | null },
  photoUrls: PhotoUrls,
): EditableCategory => ({
  ...category,
  imageUrl: photo && photoUrls.url(photo),
  photo: photo && photoUrls.photo(photo),
  preview: photoUrls.preview(category.previewKey),
});

export async function findCategories(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  where = inShop,
): Promise<EditableCategory[]> {
  const rows = await selectCategories(db)
    .where(where)
    .orderBy(...inOrder);
  return rows.map((row) => toCategory(row, photoUrls));
}

/** @throws Problem when customers see no such category. */
export async function getShownCategory(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  id: number,
): Promise<DescribedCategory> {
  const [category] = await findCategories(db, photoUrls, and(eq(categories.id, id), shownCategory));
  if (!category) throw new Problem('category.not_found');
  return category;
}

/** What some categories are called, by id; those that are gone are not there. */
export async function findCategoryNames(
  db: DatabaseOrTransaction,
  ids: readonly number[],
  where = inShop,
): Promise<Map<number, { name: string; nameAr: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: categories.id, name: categories.name, nameAr: categories.nameAr })
    .from(categories)
    .where(and(inArray(categories.id, [...ids]), where));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** @throws Problem when there is no such category. */
export async function getCategory(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  id: number,
): Promise<EditableCategory> {
  const [row] = await selectCategories(db).where(categoryInShop(id));
  if (!row) throw new Problem('category.not_found');
  return toCategory(row, photoUrls);
}

import type { Banner } from '@craftsandore/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { banners } from '../../db/schema/banners.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import { Problem } from '../../problem.ts';
import { inShop } from '../catalogue/categories.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';

type NewBanner = typeof banners.$inferInsert;

export const activeBanner = eq(banners.active, true);

/** The newest first. */
export async function findBanners(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  where?: SQL,
): Promise<Banner[]> {
  const rows = await db
    .select({
      banner: banners,
      photo: photos,
      category: { id: categories.id, name: categories.name, nameAr: categories.nameAr },
    })
    .from(banners)
    .innerJoin(photos, eq(photos.id, banners.photoId))
    .leftJoin(categories, and(eq(categories.id, banners.categoryId), inShop))
    .where(where)
    .orderBy(desc(banners.id));

  return rows.map(({ banner, photo, category }) => ({
    id: banner.id,
    value: { ...banner, imageUrl: photoUrls.url(photo), photo: photoUrls.photo(photo), category },
  }));
}

/** @throws Problem when there is no such banner. */
export async function getBanner(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  id: number,
): Promise<Banner> {
  const [banner] = await findBanners(db, photoUrls, eq(banners.id, id));
  if (!banner) throw new Problem('banner.not_found');
  return banner;
}

export async function insertBanner(tx: Transaction, fields: NewBanner): Promise<number> {
  const [row] = await tx.insert(banners).values(fields).returning({ id: banners.id });
  if (!row) throw new Error('No row was written for a banner');
  return row.id;
}

export async function activateBanner(db: Database, id: number, active: boolean): Promise<void> {
  await db.update(banners).set({ active }).where(eq(banners.id, id));
}

/** @throws Problem when there is no such banner. */
export async function removeBanner(db: Database, id: number): Promise<void> {
  const { rowCount } = await db.delete(banners).where(eq(banners.id, id));
  if (rowCount === 0) throw new Problem('banner.not_found');
}

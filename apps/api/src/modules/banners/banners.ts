import type { StaffBanner } from '@craftsandore/contract';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { banners } from '../../db/schema/banners.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import { Problem } from '../../problem.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { inShop } from '../catalogue/categories.ts';

export const activeBanner = eq(banners.active, true);

const phonePhotos = alias(photos, 'phone_photos');

/** As the owner has placed them; the newest come first until they are. */
export const inOrder = [asc(banners.place), desc(banners.id)];

export async function findBanners(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  { where, ofCategories = inShop }: { where?: SQL; ofCategories?: SQL | undefined } = {},
): Promise<StaffBanner[]> {
  const rows = await db
    .select({
      banner: banners,
      photo: photos,
      phonePhoto: phonePhotos,
      category: { id: categories.id, name: categories.name, nameAr: categories.nameAr },
    })
    .from(banners)
    .innerJoin(photos, eq(photos.id, banners.photoId))
    .leftJoin(phonePhotos, eq(phonePhotos.id, banners.phonePhotoId))
    .leftJoin(categories, and(eq(categories.id, banners.categoryId), ofCategories))
    .where(where)
    .orderBy(...inOrder);

  return rows.map(({ banner, photo, phonePhoto, category }) => ({
    id: banner.id,
    version: banner.version,
    value: {
      ...banner,
      alt: banner.alt ?? undefined,
      altAr: banner.altAr ?? undefined,
      imageUrl: photoUrls.url(photo),
      photo: photoUrls.photo(photo),
      phonePhoto: phonePhoto && { ...photoUrls.photo(phonePhoto), key: phonePhoto.key },
      category,
      from: banner.shownFrom?.toISOString() ?? null,
      until: banner.shownUntil?.toISOString() ?? null,
    },
  }));
}

/** @throws Problem when there is no such banner. */
export async function getBanner(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  id: number,
): Promise<StaffBanner> {
  const [banner] = await findBanners(db, photoUrls, { where: eq(banners.id, id) });
  if (!banner) throw new Problem('banner.not_found');
  return banner;
}

export async function activateBanner(tx: Transaction, id: number, active: boolean): Promise<void> {
  await tx.update(banners).set({ active }).where(eq(banners.id, id));
}

/** @throws Problem when there is no such banner. */
export async function removeBanner(tx: Transaction, id: number): Promise<void> {
  const { rowCount } = await tx.delete(banners).where(eq(banners.id, id));
  if (rowCount === 0) throw new Problem('banner.not_found');
}

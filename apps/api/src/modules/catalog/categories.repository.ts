import type { Category } from '@craftsandore/contract';
import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { categories } from '../../db/schema/catalog.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';

export function categoriesRepository(db: Database, address: PhotoAddress) {
  return {
    async list(): Promise<Category[]> {
      const rows = await db
        .select({ category: categories, photo: photos })
        .from(categories)
        .leftJoin(photos, eq(photos.id, categories.photoId))
        .orderBy(asc(categories.id));

      return rows.map(({ category, photo }) => ({
        ...category,
        imageUrl: photo && address.url(photo),
        photo: photo && address.photo(photo),
      }));
    },
  };
}

import type { Banner } from '@craftsandore/contract';
import { desc, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { banners } from '../../db/schema/banners.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';

export function bannersRepository(db: Database, address: PhotoAddress) {
  return {
    async listActive(): Promise<Banner[]> {
      const rows = await db
        .select({ banner: banners, photo: photos })
        .from(banners)
        .innerJoin(photos, eq(photos.id, banners.photoId))
        .where(eq(banners.active, true))
        .orderBy(desc(banners.id));

      return rows.map(({ banner, photo }) => ({
        id: banner.id,
        value: { ...banner, imageUrl: address.url(photo), photo: address.photo(photo) },
      }));
    },
  };
}

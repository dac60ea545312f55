import {
  createBanner,
  deleteBanner,
  listActiveBanners,
  listBanners,
  setBannerActive,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { getCategory } from '../catalogue/categories.ts';
import {
  activateBanner,
  activeBanner,
  findBanners,
  getBanner,
  insertBanner,
  removeBanner,
} from './banners.ts';

type Options = { db: Database; photoUrls: PhotoUrls; keepPhoto: KeepPhoto };

export default async function bannersRoutes(
  app: FastifyInstance,
  { db, photoUrls, keepPhoto }: Options,
) {
  app.publish(listActiveBanners, () => findBanners(db, photoUrls, activeBanner));

  app.implement(listBanners, () => findBanners(db, photoUrls));

  app.implement(createBanner, ({ body, file }) =>
    keepPhoto(file, createBanner.file.atLeast, async (tx, { id: photoId }) => {
      const { header, headerAr, details, detailsAr, categoryId } = body;
      // A category that is gone meanwhile is said, not passed over.
      if (categoryId) await getCategory(tx, photoUrls, categoryId);
      const id = await insertBanner(tx, {
        photoId,
        header: header || headerAr,
        headerAr: headerAr || header,
        details: details || detailsAr,
        detailsAr: detailsAr || details,
        categoryId: categoryId ?? null,
      });
      return getBanner(tx, photoUrls, id);
    }),
  );

  app.implement(setBannerActive, async ({ params, body }) => {
    await activateBanner(db, params.id, body.active);
    return getBanner(db, photoUrls, params.id);
  });

  app.implement(deleteBanner, async ({ params }) => {
    await removeBanner(db, params.id);
    return null;
  });
}

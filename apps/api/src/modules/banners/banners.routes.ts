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
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { bannersRepository } from './banners.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress; keepPhoto: KeepPhoto };

export default async function bannersRoutes(
  app: FastifyInstance,
  { db, photoAddress, keepPhoto }: Options,
) {
  const banners = bannersRepository(db, photoAddress);

  app.publish(listActiveBanners, () => banners.listActive());

  app.implement(listBanners, () => banners.listAll());

  app.implement(createBanner, ({ body: { header, headerAr, details, detailsAr }, file }) =>
    keepPhoto(file, async (tx, { id: photoId }) => {
      const banners = bannersRepository(tx, photoAddress);
      const id = await banners.create({
        photoId,
        header: header || headerAr,
        headerAr: headerAr || header,
        details: details || detailsAr,
        detailsAr: detailsAr || details,
      });
      return banners.get(id);
    }),
  );

  app.implement(setBannerActive, async ({ params, body }) => {
    await banners.setActive(params.id, body.active);
    return banners.get(params.id);
  });

  app.implement(deleteBanner, async ({ params }) => {
    await banners.remove(params.id);
    return null;
  });
}

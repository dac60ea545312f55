import {
  addPhonePhoto,
  type Banner,
  createBanner,
  deleteBanner,
  listActiveBanners,
  listBanners,
  setBannerActive,
  sortBanners,
  updateBanner,
} from '@craftsandore/contract';
import { isWithin, nextEdge } from '@craftsandore/rules';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { shownCategory } from '../catalogue/categories.ts';
import { activateBanner, activeBanner, findBanners, getBanner, removeBanner } from './banners.ts';
import { changeBanner, insertBanner, sortAllBanners } from './change-banners.ts';

type Options = { db: Database; photoUrls: PhotoUrls; keepPhoto: KeepPhoto };

export default async function bannersRoutes(
  app: FastifyInstance,
  { db, photoUrls, keepPhoto }: Options,
) {
  app.publish(
    listActiveBanners,
    async () => {
      const now = new Date();
      const active = await findBanners(db, photoUrls, {
        where: activeBanner,
        ofCategories: shownCategory,
      });
      const data: Banner[] = active.filter(({ value }) => isWithin(value, now));
      const edge = nextEdge(
        active.map(({ value }) => value),
        now,
      );
      return { data, meta: { changesAt: edge?.toISOString() ?? null } };
    },
    // What time alone will change is made anew each time.
    { isUncacheable: ({ meta }) => meta.changesAt !== null },
  );

  app.implement(listBanners, () => findBanners(db, photoUrls));

  app.implement(createBanner, ({ body, file }) =>
    keepPhoto(file, createBanner.file.atLeast, async (tx, photo) =>
      getBanner(tx, photoUrls, await insertBanner(tx, photo.id, body)),
    ),
  );

  app.implement(updateBanner, ({ params: { id }, body, file }) => {
    const change = async (tx: Transaction, photoId?: number) => {
      await changeBanner(tx, id, { ...body, photoId });
      return getBanner(tx, photoUrls, id);
    };
    if (!file) return db.transaction((tx) => change(tx));
    return keepPhoto(file, updateBanner.file.atLeast, (tx, photo) => change(tx, photo.id));
  });

  app.implement(addPhonePhoto, ({ file }) =>
    keepPhoto(file, addPhonePhoto.file.atLeast, async (_, row) => ({
      ...photoUrls.photo(row),
      key: row.key,
    })),
  );

  app.implement(sortBanners, ({ body }) =>
    db
      .transaction(async (tx) => {
        await sortAllBanners(tx, body);
        return findBanners(tx, photoUrls);
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'banner.order_changed') throw error;
        throw new Problem(error.code, { current: await findBanners(db, photoUrls) });
      }),
  );

  app.implement(setBannerActive, async ({ params, body }) => {
    await db.transaction((tx) => activateBanner(tx, params.id, body.active));
    return getBanner(db, photoUrls, params.id);
  });

  app.implement(deleteBanner, async ({ params }) => {
    await db.transaction((tx) => removeBanner(tx, params.id));
    return null;
  });
}

import { listStaffReviews, moderateReview, moderateReviewPhoto } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { PhotoStore } from '../../../storage/photo-store.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { moveReviewPhotos } from '../move-review-photos.ts';
import {
  changeReview,
  changeReviewPhoto,
  findStaffReview,
  findStaffReviews,
} from './staff-reviews.ts';

type Options = { db: Database; store: PhotoStore; photoUrls: PhotoUrls };

/** What staff do with reviews. */
export default async function staffReviewsRoutes(
  app: FastifyInstance,
  { db, store, photoUrls }: Options,
) {
  app.implement(listStaffReviews, ({ query }) => findStaffReviews(db, photoUrls, query));

  app.implement(moderateReview, async ({ params: { id }, body }, { actor }) => {
    await db.transaction((tx) => changeReview(tx, { id, ...body, staffId: actor.id }));
    if (body.isHidden !== undefined) await moveReviewPhotos(db, store, id);
    return findStaffReview(db, photoUrls, id);
  });

  app.implement(moderateReviewPhoto, async ({ params, body }) => {
    await db.transaction(async (tx) => {
      await findStaffReview(tx, photoUrls, params.id);
      await changeReviewPhoto(tx, { ...params, ...body });
    });
    await moveReviewPhotos(db, store, params.id);
    return findStaffReview(db, photoUrls, params.id);
  });
}

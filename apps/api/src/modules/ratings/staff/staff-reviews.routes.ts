import { listStaffReviews, moderateReview, moderateReviewPhoto } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import {
  changeReview,
  changeReviewPhoto,
  findStaffReview,
  findStaffReviews,
} from './staff-reviews.ts';

type Options = { db: Database; photoUrls: PhotoUrls };

/** What staff do with reviews. */
export default async function staffReviewsRoutes(app: FastifyInstance, { db, photoUrls }: Options) {
  app.implement(listStaffReviews, ({ query }) => findStaffReviews(db, photoUrls, query));

  app.implement(moderateReview, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      await changeReview(tx, { ...params, ...body, staffId: actor.id });
      return findStaffReview(tx, photoUrls, params.id);
    }),
  );

  app.implement(moderateReviewPhoto, ({ params, body }) =>
    db.transaction(async (tx) => {
      await findStaffReview(tx, photoUrls, params.id);
      await changeReviewPhoto(tx, { ...params, ...body });
      return findStaffReview(tx, photoUrls, params.id);
    }),
  );
}

import {
  addReviewPhoto,
  getOwnReview,
  listGoodReviews,
  listReviews,
  rateProduct,
  removeReviewPhoto,
  reportReview,
} from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { ratings, reviewPhotos, reviewReports } from '../../db/schema/ratings.ts';
import type { Limits } from '../../limits/limits.ts';
import { Problem } from '../../problem.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { assertProduct, lockProduct } from '../catalogue/rated-products.ts';
import { findGoodReviews } from './good-reviews.ts';
import { appendReviewPhoto, findOwnReview, lockOwnReview } from './own-review.ts';
import { findReviews, saveRating, sumUpRatings } from './ratings.ts';
import { isShown, photosOfReviews, selectReviews, toReview } from './reviews.ts';

type Options = { db: Database; limits: Limits; photoUrls: PhotoUrls; keepPhoto: KeepPhoto };

/** What customers say of products. */
export default async function ratingsRoutes(
  app: FastifyInstance,
  { db, limits, photoUrls, keepPhoto }: Options,
) {
  app.publish(listReviews, async ({ params, query }) => {
    await assertProduct(db, params.id);
    return findReviews(db, photoUrls, params.id, query);
  });

  app.publish(listGoodReviews, ({ query }) => findGoodReviews(db, photoUrls, query.language));

  app.implement(rateProduct, async ({ body: { productId, rating, comment } }, { actor }) => {
    await limits.ratings.take(String(actor.id));
    return db.transaction(async (tx) => {
      await lockProduct(tx, productId);
      await saveRating(tx, { userId: actor.id, productId, rating, comment });
      await sumUpRatings(tx, productId);

      const [row] = await selectReviews(tx).where(
        and(eq(ratings.userId, actor.id), eq(ratings.productId, productId)),
      );
      if (!row) throw new Error('A rating was written and is not there');
      return toReview(row, (await photosOfReviews(tx, [row]))(row), photoUrls);
    });
  });

  app.implement(getOwnReview, async ({ params }, { actor }) => {
    await assertProduct(db, params.id);
    return findOwnReview(db, photoUrls, actor.id, eq(ratings.productId, params.id));
  });

  /** @throws Problem when the customer has no such review. */
  async function ownReview(tx: DatabaseOrTransaction, userId: number, id: number) {
    const review = await findOwnReview(tx, photoUrls, userId, eq(ratings.id, id));
    if (!review) throw new Problem('review.not_found');
    return review;
  }

  app.implement(addReviewPhoto, async ({ params, file }, { actor }) => {
    await limits.ratings.take(String(actor.id));
    await ownReview(db, actor.id, params.id); // before a photo is decoded for it
    return keepPhoto(file, addReviewPhoto.file.atLeast, async (tx, photo) => {
      await lockOwnReview(tx, actor.id, params.id);
      await appendReviewPhoto(tx, params.id, photo.id);
      return ownReview(tx, actor.id, params.id);
    });
  });

  app.implement(removeReviewPhoto, ({ params: { id, photoId } }, { actor }) =>
    db.transaction(async (tx) => {
      await lockOwnReview(tx, actor.id, id);
      await tx
        .delete(reviewPhotos)
        .where(and(eq(reviewPhotos.id, photoId), eq(reviewPhotos.ratingId, id)));
      return ownReview(tx, actor.id, id);
    }),
  );

  app.implement(reportReview, async ({ params: { id: ratingId } }, { ip }) => {
    await limits.reports.take(siteOf(ip));
    if ((await db.$count(ratings, and(eq(ratings.id, ratingId), isShown))) === 0) {
      throw new Problem('review.not_found');
    }
    await db
      .insert(reviewReports)
      .values({ ratingId, count: 1 })
      .onConflictDoUpdate({
        target: reviewReports.ratingId,
        set: { count: sql`${reviewReports.count} + 1` },
      });
    return null;
  });
}

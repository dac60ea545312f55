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

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { ratings, reviewPhotos, reviewReports } from '../../db/schema/ratings.ts';
import type { Limits } from '../../limits/limits.ts';
import { Problem } from '../../problem.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import { deleteIfUnused } from '../../storage/orphan-photos.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import type { PhotoRow, PhotoUrls } from '../../storage/photo-urls.ts';
import { assertProduct, lockProduct } from '../catalogue/rated-products.ts';
import { findGoodReviews } from './good-reviews.ts';
import { appendReviewPhoto, findOwnReview, lockOwnReview } from './own-review.ts';
import { findReviews, lockAuthor, saveRating, sumUpRatings } from './ratings.ts';
import { isShown, photosOfReviews, selectReviews, toReview } from './reviews.ts';

type Options = {
  db: Database;
  store: PhotoStore;
  limits: Limits;
  photoUrls: PhotoUrls;
  keepPhoto: KeepPhoto;
};

/** What customers say of products. */
export default async function ratingsRoutes(
  app: FastifyInstance,
  { db, store, limits, photoUrls, keepPhoto }: Options,
) {
  app.publish(listReviews, async ({ params, query }) => {
    await assertProduct(db, params.id);
    return findReviews(db, photoUrls, params.id, query);
  });

  app.publish(listGoodReviews, ({ query }) => findGoodReviews(db, photoUrls, query.language));

  app.implement(rateProduct, async ({ body: { productId, rating, comment } }, { actor }) => {
    await limits.ratings.take(String(actor.id));
    return db.transaction(async (tx) => {
      await lockAuthor(tx, actor.id);
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
    await limits.reviewPhotos.take(String(actor.id));
    const show = async (tx: Transaction, photo: PhotoRow) => {
      await lockOwnReview(tx, actor.id, params.id);
      const isNew = await appendReviewPhoto(tx, params.id, photo);
      return {
        unusedId: isNew ? null : photo.id,
        review: await ownReview(tx, actor.id, params.id),
      };
    };
    const { atLeast } = addReviewPhoto.file;
    const { unusedId, review } = await keepPhoto(file, atLeast, show, 'customers');
    if (unusedId !== null) await deleteIfUnused(db, store, unusedId);
    return review;
  });

  app.implement(removeReviewPhoto, async ({ params: { id, photoId } }, { actor }) => {
    const { review, removed } = await db.transaction(async (tx) => {
      await lockOwnReview(tx, actor.id, id);
      const removed = await tx
        .delete(reviewPhotos)
        .where(and(eq(reviewPhotos.id, photoId), eq(reviewPhotos.ratingId, id)))
        .returning();
      return { review: await ownReview(tx, actor.id, id), removed };
    });
    for (const { photoId } of removed) await deleteIfUnused(db, store, photoId);
    return review;
  });

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

import { listReviews, rateProduct } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { assertProduct, keepRating, lockProduct } from '../catalogue/rated-products.ts';
import { findReviews, saveRating, summarizeRatings, toReview } from './ratings.ts';

type Options = { db: Database; limits: Limits };

export default async function ratingsRoutes(app: FastifyInstance, { db, limits }: Options) {
  app.publish(listReviews, async ({ params, query }) => {
    await assertProduct(db, params.id);
    return findReviews(db, params.id, query);
  });

  app.implement(rateProduct, async ({ body }, { actor }) => {
    await limits.ratings.take(String(actor.id));
    return db.transaction(async (tx) => {
      await lockProduct(tx, body.productId);
      const rating = await saveRating(tx, { ...body, userId: actor.id });
      await keepRating(tx, body.productId, await summarizeRatings(tx, body.productId));

      return toReview(rating, actor.name);
    });
  });
}

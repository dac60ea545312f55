import { listReviews, rateProduct } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { assertProduct, keepRating, lockProduct } from '../catalogue/rated-products.ts';
import { findReviews, saveRating, summarizeRatings, toReview } from './ratings.ts';

export default async function ratingsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.publish(listReviews, async ({ params, query }) => {
    await assertProduct(db, params.id);
    return findReviews(db, params.id, query);
  });

  app.implement(rateProduct, ({ body }, { actor }) =>
    db.transaction(async (tx) => {
      await lockProduct(tx, body.productId);
      const rating = await saveRating(tx, { ...body, userId: actor.id });
      await keepRating(tx, body.productId, await summarizeRatings(tx, body.productId));

      return toReview(rating, actor.name);
    }),
  );
}

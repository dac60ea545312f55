import { listReviews, rateProduct } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { assertProduct, keepRating, lockProduct } from '../catalog/rated-products.ts';
import { ratingsRepository, toReview } from './ratings.repository.ts';

export default async function ratingsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.publish(listReviews, async ({ params, query }) => {
    await assertProduct(db, params.id);
    return ratingsRepository(db).list(params.id, query);
  });

  app.implement(rateProduct, ({ body }, { actor }) =>
    db.transaction(async (tx) => {
      const ratings = ratingsRepository(tx);

      await lockProduct(tx, body.productId);
      const rating = await ratings.save({ ...body, userId: actor.id });
      await keepRating(tx, body.productId, await ratings.summarize(body.productId));

      return toReview(rating, actor.name);
    }),
  );
}

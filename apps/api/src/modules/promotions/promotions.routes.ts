import {
  createPromotion,
  deletePromotion,
  getPromotion,
  listPromotions,
  updatePromotion,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import {
  addPromotion,
  changePromotion,
  findPromotion,
  findPromotions,
  removePromotion,
} from './promotions.ts';

/** What the owner makes orders cheaper by. */
export default async function promotionsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listPromotions, ({ query }) => findPromotions(db, query));

  app.implement(getPromotion, ({ params }) => findPromotion(db, params.id));

  app.implement(createPromotion, ({ body }) => db.transaction((tx) => addPromotion(tx, body)));

  app.implement(updatePromotion, ({ params, body }) =>
    db.transaction((tx) => changePromotion(tx, params.id, body)),
  );

  app.implement(deletePromotion, async ({ params }) => {
    await db.transaction((tx) => removePromotion(tx, params.id));
    return null;
  });
}

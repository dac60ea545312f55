import { forgetProduct, listSaved, saveProducts } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { findSaved, forget, save } from './saved.ts';

/** What customers want to find again. */
export default async function savedRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listSaved, (_, { actor }) => findSaved(db, actor.id));

  app.implement(saveProducts, ({ body }, { actor }) => save(db, { userId: actor.id, ...body }));

  app.implement(forgetProduct, ({ params }, { actor }) => forget(db, actor.id, params.productId));
}

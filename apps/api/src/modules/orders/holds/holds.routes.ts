import { getHold, holdPieces, listHolds, releaseHold } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findHold, findHolds, holdForCustomer } from './holds.ts';
import { releaseByHand } from './release-holds.ts';

type Options = { db: Database; photoUrls: PhotoUrls };

/** Pieces that staff keep for customers who think. */
export default async function holdsRoutes(app: FastifyInstance, { db, photoUrls }: Options) {
  const reading = () => ({ photoUrls, now: new Date() });

  app.implement(holdPieces, ({ body }, { actor, key }) =>
    db.transaction(async (tx) => {
      const { now } = reading();
      const id = await holdForCustomer(tx, { body, staffId: actor.id, key, now });
      return findHold(tx, id, reading());
    }),
  );

  app.implement(listHolds, ({ query }) => findHolds(db, query, reading()));

  app.implement(getHold, ({ params }) => findHold(db, params.id, reading()));

  app.implement(releaseHold, ({ params }, { actor }) =>
    db.transaction(async (tx) => {
      await releaseByHand(tx, { ...params, staffId: actor.id, now: new Date() });
      return findHold(tx, params.id, reading());
    }),
  );
}

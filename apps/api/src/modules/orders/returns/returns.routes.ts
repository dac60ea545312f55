import {
  getReturn,
  getReturnFigures,
  listReturns,
  listReturnsOfOrder,
  moveReturn,
  openReturn,
  payRefund,
  receiveReturn,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findReturns } from './list-returns.ts';
import { move } from './move-return.ts';
import { open } from './open-return.ts';
import { pay } from './pay-refund.ts';
import { receive } from './receive-return.ts';
import { findReturnFigures } from './return-figures.ts';
import { getReturnsOfOrder, readReturn } from './return-rows.ts';

type Options = { db: Database; photoUrls: PhotoUrls };

/** Pieces that come back from customers, and the money for them. */
export default async function returnsRoutes(
  app: FastifyInstance,
  { db, photoUrls }: Options,
): Promise<void> {
  const reading = () => ({ photoUrls, now: new Date() });

  app.implement(listReturns, ({ query }) => findReturns(db, query, reading()));

  app.implement(getReturnFigures, () => findReturnFigures(db, new Date()));

  app.implement(getReturn, ({ params }) => readReturn(db, params.id, reading()));

  app.implement(listReturnsOfOrder, ({ params }) =>
    getReturnsOfOrder(db, params.orderId, reading()),
  );

  app.implement(openReturn, ({ params, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      const asked = { ...params, body, staffId: actor.id, key, now: new Date() };
      const { id } = await open(tx, asked);
      return readReturn(tx, id, reading());
    }),
  );

  app.implement(moveReturn, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      await move(tx, { ...params, body, actorId: actor.id, now: new Date() });
      return readReturn(tx, params.id, reading());
    }),
  );

  app.implement(receiveReturn, ({ params, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      await receive(tx, { ...params, body, actorId: actor.id, key, now: new Date() });
      return readReturn(tx, params.id, reading());
    }),
  );

  app.implement(payRefund, ({ params, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      await pay(tx, { ...params, body, actorId: actor.id, key, now: new Date() });
      return readReturn(tx, params.id, reading());
    }),
  );
}

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
import type { QueueMail } from '../../../mail/mail-job.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findReturns } from './list-returns.ts';
import { move } from './move-return.ts';
import { open } from './open-return.ts';
import { pay } from './pay-refund.ts';
import { receive } from './receive-return.ts';
import { findReturnFigures } from './return-figures.ts';
import { getReturnsOfOrder, readReturn } from './return-rows.ts';
import { tellOfReturn } from './tell-of-return.ts';

type Options = { db: Database; photoUrls: PhotoUrls; queueMail: QueueMail };

/** Pieces that come back from customers, and the money for them. */
export default async function returnsRoutes(
  app: FastifyInstance,
  { db, photoUrls, queueMail }: Options,
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
      const { id, isNew } = await open(tx, asked);
      if (isNew) await tellOfReturn(tx, queueMail, { id, mail: 'return-approved' });
      return readReturn(tx, id, reading());
    }),
  );

  app.implement(moveReturn, ({ params: { id }, body }, { actor }) =>
    db.transaction(async (tx) => {
      const isMoved = await move(tx, { id, body, actorId: actor.id, now: new Date() });
      const { state } = body;
      if (isMoved && (state === 'approved' || state === 'refused')) {
        await tellOfReturn(tx, queueMail, { id, mail: `return-${state}` });
      }
      return readReturn(tx, id, reading());
    }),
  );

  app.implement(receiveReturn, ({ params: { id }, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      const isDone = await receive(tx, { id, body, actorId: actor.id, key, now: new Date() });
      const isHere = body.pieces.some(({ condition }) => condition !== 'missing');
      if (isDone && isHere) await tellOfReturn(tx, queueMail, { id, mail: 'return-received' });
      return readReturn(tx, id, reading());
    }),
  );

  app.implement(payRefund, ({ params: { id }, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      const isPaid = await pay(tx, { id, body, actorId: actor.id, key, now: new Date() });
      if (isPaid) await tellOfReturn(tx, queueMail, { id, mail: 'refund-paid' });
      return readReturn(tx, id, reading());
    }),
  );
}

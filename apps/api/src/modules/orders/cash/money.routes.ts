import { listMoneyOfOrder, listOwedOrders, noteDeposit, refundOrder } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { findMoneyOfOrder } from '../money/money-rows.ts';
import { addDeposit } from './note-deposit.ts';
import { findOwedOrders, payBack } from './owed-orders.ts';

type Options = { db: Database; queueMail: QueueMail };

/** What was paid for orders, what is open, and what is paid back for no return. */
export default async function moneyRoutes(
  app: FastifyInstance,
  { db, queueMail }: Options,
): Promise<void> {
  app.implement(listMoneyOfOrder, ({ params }) => findMoneyOfOrder(db, params.orderId, new Date()));

  app.implement(noteDeposit, ({ params, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      const now = new Date();
      await addDeposit(tx, { ...params, body, actorId: actor.id, key, now });
      return findMoneyOfOrder(tx, params.orderId, now);
    }),
  );

  app.implement(listOwedOrders, () => findOwedOrders(db, new Date()));

  app.implement(refundOrder, ({ params, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      const now = new Date();
      await payBack(tx, queueMail, { ...params, body, actorId: actor.id, key, now });
      return findMoneyOfOrder(tx, params.orderId, now);
    }),
  );
}

import { listMoneyOfOrder, noteDeposit } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { findMoneyOfOrder } from '../money/money-rows.ts';
import { addDeposit } from './note-deposit.ts';

/** What was paid for orders, and what is open. */
export default async function moneyRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listMoneyOfOrder, ({ params }) => findMoneyOfOrder(db, params.orderId));

  app.implement(noteDeposit, ({ params, body }, { actor, key }) =>
    db.transaction(async (tx) => {
      await addDeposit(tx, { ...params, body, actorId: actor.id, key, now: new Date() });
      return findMoneyOfOrder(tx, params.orderId);
    }),
  );
}

import {
  exportCash,
  getCash,
  getRemittance,
  listCashParcels,
  listRemittances,
  readRemittanceHead,
  takeRemittance,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { findCash } from './cash-figures.ts';
import { exportCashAsCsv, findCashParcels } from './list-cash.ts';
import { readHead } from './read-head.ts';
import { findRemittance, findRemittances } from './remittance-rows.ts';
import { matchRemittance } from './take-remittance.ts';

/** What carriers owe, and what they have paid out. */
export default async function cashRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(getCash, ({ query }) => findCash(db, { ...query, now: new Date() }));

  app.implement(listCashParcels, ({ query }) => findCashParcels(db, query));

  app.implement(exportCash, ({ query }, { locale }) => exportCashAsCsv(db, query, locale));

  app.implement(readRemittanceHead, ({ body }) => readHead(body));

  app.implement(takeRemittance, ({ body }, { actor }) =>
    db.transaction((tx) => matchRemittance(tx, { body, actorId: actor.id, now: new Date() })),
  );

  app.implement(listRemittances, ({ query }) => findRemittances(db, query));

  app.implement(getRemittance, ({ params, query }) => findRemittance(db, params.id, query.all));
}

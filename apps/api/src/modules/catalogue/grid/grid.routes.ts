import { saveProductGrid } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { saveGrid } from './save-grid.ts';

/** Hundreds of designs, changed like a spreadsheet. */
export default async function gridRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(saveProductGrid, ({ body }, { locale }) => saveGrid(db, { ...body, locale }));
}

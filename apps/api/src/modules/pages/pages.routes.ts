import { getPage, listPages } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { findPublished } from './pages.ts';
import { type Rendering, renderPublished } from './render-page.ts';

type Options = Rendering & { db: Database };

/** Pages of the owner's, as everybody reads them. */
export default async function pagesRoutes(app: FastifyInstance, { db, ...rendering }: Options) {
  app.publish(listPages, () => findPublished(db));

  app.publish(getPage, ({ params, query }) =>
    renderPublished(db, rendering, { ...params, ...query }),
  );
}

import { suggest as suggestEndpoint } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { GetSearchWords } from './search-words.ts';
import { suggest } from './suggest.ts';

type Options = { db: Database; searchWords: GetSearchWords };

export default async function searchRoutes(app: FastifyInstance, { db, searchWords }: Options) {
  app.publish(suggestEndpoint, async ({ query }) => suggest(db, await searchWords(), query.query));
}

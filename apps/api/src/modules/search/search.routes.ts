import { suggest as suggestEndpoint } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import type { GetSearchWords } from './search-words.ts';
import { suggest } from './suggest.ts';

type Options = { db: Database; photoAddress: PhotoAddress; searchWords: GetSearchWords };

export default async function searchRoutes(
  app: FastifyInstance,
  { searchWords, ...parts }: Options,
) {
  app.publish(suggestEndpoint, async ({ query }) =>
    suggest(parts, await searchWords(), query.query),
  );
}

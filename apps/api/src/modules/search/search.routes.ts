import { suggest as suggestEndpoint } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import type { WithSearchWords } from './search-words.ts';
import { suggest } from './suggest.ts';

type Options = { db: Database; photoAddress: PhotoAddress; withSearchWords: WithSearchWords };

export default async function searchRoutes(
  app: FastifyInstance,
  { withSearchWords, ...parts }: Options,
) {
  app.publish(suggestEndpoint, ({ query }) =>
    withSearchWords((words) => suggest(parts, words, query.query)),
  );
}

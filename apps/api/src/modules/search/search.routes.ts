import { suggest as suggestEndpoint } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import type { WithLexicon } from './language/load-lexicon.ts';
import { suggest } from './finding/suggest.ts';

type Options = { db: Database; photoAddress: PhotoAddress; withLexicon: WithLexicon };

export default async function searchRoutes(
  app: FastifyInstance,
  { withLexicon, ...parts }: Options,
) {
  app.publish(suggestEndpoint, ({ query }) =>
    withLexicon((lexicon) => suggest(parts, lexicon, query.query)),
  );
}

import { suggest as suggestEndpoint } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import type { WithLexicon } from './language/load-lexicon.ts';
import { suggest } from './finding/suggest.ts';

type Options = { db: Database; photoUrls: PhotoUrls; withLexicon: WithLexicon };

export default async function searchRoutes(
  app: FastifyInstance,
  { withLexicon, ...parts }: Options,
) {
  app.publish(suggestEndpoint, ({ query }) =>
    withLexicon((lexicon) => suggest(parts, lexicon, query.query)),
  );
}

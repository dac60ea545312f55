import { suggest } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import type { WithLexicon } from './language/lexicon-in-memory.ts';
import { findSuggestions } from './finding/find-suggestions.ts';

type Options = { db: Database; photoUrls: PhotoUrls; withLexicon: WithLexicon };

export default async function searchRoutes(
  app: FastifyInstance,
  { withLexicon, ...parts }: Options,
) {
  app.publish(suggest, ({ query }) =>
    withLexicon((lexicon) => findSuggestions(parts, lexicon, query.query)),
  );
}

import {
  createSynonyms,
  deleteSynonyms,
  dismissSearchMiss,
  explainSearch,
  getSynonyms,
  listSearchMisses,
  listSynonyms,
  trySynonyms as trySynonymsEndpoint,
  updateSynonyms,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { explain } from './explain.ts';
import { missesRepository } from './misses.repository.ts';
import type { WithSearchWords } from './search-words.ts';
import { synonymsRepository } from './synonyms.repository.ts';
import { trySynonyms } from './try-synonyms.ts';

type Options = { db: Database; withSearchWords: WithSearchWords };

/** How staff make the search better: what was not found, what means the same, why something ranks where it does. */
export default async function staffSearchRoutes(
  app: FastifyInstance,
  { db, withSearchWords }: Options,
) {
  const synonyms = synonymsRepository(db);
  const misses = missesRepository(db);

  app.implement(listSynonyms, ({ query }) => synonyms.list(query));

  app.implement(getSynonyms, ({ params }) => synonyms.get(params.id));

  app.implement(createSynonyms, ({ body }) => synonyms.create(body));

  app.implement(updateSynonyms, ({ params, body }) => synonyms.change(params.id, body));

  app.implement(deleteSynonyms, async ({ params }) => {
    await synonyms.remove(params.id);
    return null;
  });

  app.implement(trySynonymsEndpoint, async ({ body }) => {
    if (body.id) await synonyms.get(body.id);
    return withSearchWords((words) => trySynonyms(db, words, body));
  });

  app.implement(listSearchMisses, ({ query }) => misses.list(query));

  app.implement(dismissSearchMiss, async ({ params }) => {
    await misses.dismiss(params.id);
    return null;
  });

  app.implement(explainSearch, ({ query }) =>
    withSearchWords((words) => explain(db, words, query.query)),
  );
}

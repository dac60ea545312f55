import {
  createSynonymGroup,
  deleteSynonymGroup,
  dismissSearchMiss,
  explainSearch,
  getSynonymGroup,
  listSearchMisses,
  listSynonymGroups,
  trySynonyms,
  updateSynonymGroup,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { WithLexicon } from './language/lexicon-in-memory.ts';
import { dryRun } from './staff/dry-run.ts';
import { explain } from './staff/explain.ts';
import { dismissMiss, findMisses } from './staff/misses.ts';
import {
  changeGroup,
  findGroups,
  getGroup,
  insertGroup,
  removeGroup,
} from './staff/synonym-groups.ts';

type Options = { db: Database; withLexicon: WithLexicon };

/** How staff make the search better: what was not found, what means the same, why something ranks where it does. */
export default async function staffSearchRoutes(
  app: FastifyInstance,
  { db, withLexicon }: Options,
) {
  app.implement(listSynonymGroups, ({ query }) => findGroups(db, query));

  app.implement(getSynonymGroup, ({ params }) => getGroup(db, params.id));

  app.implement(createSynonymGroup, ({ body }) => db.transaction((tx) => insertGroup(tx, body)));

  app.implement(updateSynonymGroup, ({ params, body }) =>
    db.transaction((tx) => changeGroup(tx, params.id, body)),
  );

  app.implement(deleteSynonymGroup, async ({ params }) => {
    await db.transaction((tx) => removeGroup(tx, params.id));
    return null;
  });

  app.implement(trySynonyms, async ({ body }) => {
    if (body.id) await getGroup(db, body.id);
    return withLexicon((lexicon) => dryRun(db, lexicon, body));
  });

  app.implement(listSearchMisses, ({ query }) => findMisses(db, query));

  app.implement(dismissSearchMiss, async ({ params }) => {
    await dismissMiss(db, params.id);
    return null;
  });

  app.implement(explainSearch, ({ query }) =>
    withLexicon((lexicon) => explain(db, lexicon, query.query)),
  );
}

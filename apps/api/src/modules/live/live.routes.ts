import { followLive } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { CatalogueChanges } from '../../public-cache/catalogue-changes.ts';
import { isKept, lastEventBefore } from './live-events.ts';
import { createLiveHub } from './live-hub.ts';

type Parts = { db: Database; changes: CatalogueChanges; heartbeatMs: number | undefined };

/** What happens, for pages of staff that are open. */
export default async function liveRoutes(
  app: FastifyInstance,
  { db, changes, heartbeatMs }: Parts,
) {
  const hub = createLiveHub({ db, changes, logger: app.log, ...(heartbeatMs && { heartbeatMs }) });

  app.stream(followLive, async ({ query }, { actor, lastEventId }) => {
    hub.assertRoom(actor);
    const missed = lastEventId !== null && !(await isKept(db, lastEventId));
    const since = missed ? 0 : query.seconds;
    const cursor = missed || lastEventId === null ? await lastEventBefore(db, since) : lastEventId;
    return (response) => hub.add(actor, response, cursor, missed);
  });

  app.addHook('preClose', async () => hub.close());
}

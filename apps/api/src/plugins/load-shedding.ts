import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { Problem } from '../problem.ts';

/** Refuses requests at once while too many are in progress: in a longer queue all of them would time out. */
async function loadShedding(app: FastifyInstance, { max }: { max: number }) {
  let answering = 0;

  app.addHook('onRequest', async ({ routeOptions }, { raw }) => {
    if (routeOptions.config.unlimited || max === 0) return;
    if (answering >= max) throw new Problem('server.unavailable', { retryAfter: 1 });
    answering += 1;
    let isDone = false;
    const done = () => {
      if (!isDone) answering -= 1;
      isDone = true;
    };
    // Closed, too, where the caller has gone before the response was there.
    raw.once('finish', done).once('close', done);
  });
}

export default fp(loadShedding, { name: 'load-shedding', dependencies: ['problems'] });

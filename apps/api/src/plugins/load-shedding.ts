import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { Problem } from '../problem.ts';

/**
 * Refuses requests at once while too many are in progress: in a longer queue all of them would time out. One whose body is
 * still on its way is not in progress: else whoever never sends it would keep others out.
 */
async function loadShedding(app: FastifyInstance, { max }: { max: number }) {
  let answering = 0;

  const enter = async ({ routeOptions }: FastifyRequest, { raw }: FastifyReply) => {
    const { unlimited, endpoint } = routeOptions.config;
    // Who listens for hours is in nobody's way.
    if (unlimited || endpoint?.events || max === 0) return;
    if (answering >= max) throw new Problem('server.unavailable', { retryAfter: 1 });
    answering += 1;
    let isDone = false;
    const done = () => {
      if (!isDone) answering -= 1;
      isDone = true;
    };
    // Closed, too, where the caller has gone before the response was there.
    raw.once('finish', done).once('close', done);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) await enter(request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (hasBody(request)) await enter(request, reply);
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export default fp(loadShedding, { name: 'load-shedding', dependencies: ['problems'] });

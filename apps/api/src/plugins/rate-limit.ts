import { networkOfRequest } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import type { Limit } from '../limits/limit.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyContextConfig {
    /** Exempt: supervisors may ask as often as they like. */
    unlimited?: boolean;
  }
}

/** The generous limit that every address has; calls with a tighter one count for themselves. */
async function rateLimit(app: FastifyInstance, { requests }: { requests: Limit }) {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.unlimited) return;
    await requests.take(networkOfRequest(request));
  });
}

export default fp(rateLimit, { name: 'rate-limit', dependencies: ['problems'] });

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import type { Database } from '../db/client.ts';
import { Problem } from '../problem.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyInstance {
    /** Reports "not ready" from now on, while it still serves. */
    retire(): void;
  }
}

/** For supervisors and load balancers: is the process there, and can it serve? */
async function health(app: FastifyInstance, { db }: { db: Database }) {
  const quiet = { logLevel: 'warn', config: { unlimited: true } } as const;

  let isRetired = false;
  app.decorate('retire', () => {
    isRetired = true;
  });

  app.get('/health/live', quiet, async () => ({ data: { status: 'live' } }));

  app.get('/health/ready', quiet, async () => {
    if (isRetired) throw new Problem('server.unavailable', { retryAfter: 5 });
    await db.execute(sql`select 1`);
    return { data: { status: 'ready' } };
  });
}

export default fp(health, { name: 'health', dependencies: ['problems'] });

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import type { Database } from '../db/client.ts';

/** For supervisors and load balancers: is the process there, and can it serve? */
async function health(app: FastifyInstance, { db }: { db: Database }) {
  const quiet = { logLevel: 'warn', config: { unlimited: true } } as const;

  app.get('/health/live', quiet, async () => ({ data: { status: 'live' } }));

  app.get('/health/ready', quiet, async () => {
    await db.execute(sql`select 1`);
    return { data: { status: 'ready' } };
  });
}

export default fp(health, { name: 'health', dependencies: ['problems'] });

import { listApiLogs } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { findApiLogs } from './api-logs.ts';
import type { CallLog } from './call-log.ts';

type Options = { db: Database; callLog: CallLog };

export default async function logsRoutes(app: FastifyInstance, { db, callLog }: Options) {
  app.implement(listApiLogs, async ({ query }) => {
    // Who looks for a call that has just failed finds it.
    await callLog.flush().catch(() => undefined);
    return findApiLogs(db, query);
  });
}

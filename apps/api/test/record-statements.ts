import type pg from 'pg';

import { buildApp } from '../src/app.ts';
import { connect } from '../src/db/client.ts';
import { readEnv } from '../src/env.ts';
import { createJobs } from '../src/jobs/jobs.ts';
import { createLogger } from '../src/logging/logger.ts';

// A program of its own that is sent calls and tells what they say to PostgreSQL, for measure/bench. It keeps no
// answers in memory. Its environment is the API's.

type Call = {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: object;
};

const heard: { name: string | undefined; text: string; values: unknown[] }[] = [];
const logger = createLogger('silent');
const env = readEnv({ ...process.env, CATALOGUE_CACHE_MB: '0' });
const { db, close } = connect(env.DATABASE_URL);
db.$client.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown; // it takes many shapes
  client.query = ((statement: pg.QueryConfig, values: unknown[] = [], ...rest: unknown[]) => {
    const { name, text } = statement;
    // The log of calls is written whenever there is time.
    if (!text.startsWith('insert into "api_logs"')) heard.push({ name, text, values });
    return query(statement, values, ...rest);
  }) as typeof client.query; // as it was
});
const { queueMail, stop } = createJobs({ databaseUrl: env.DATABASE_URL, logger });
const tokenSecret = env.TOKEN_SECRET ?? '';
const app = await buildApp({ env, db, logger, tokenSecret, queueMail, demoIdentity: null });

async function record({ path, method, headers, body }: Call) {
  heard.length = 0;
  const reply = await app.inject({ url: path, method, headers, ...(body && { payload: body }) });
  process.send?.({ status: reply.statusCode, statements: heard, response: reply.payload });
}

process.on('message', (call: Call) => void record(call));
process.once('disconnect', () => void app.close().then(stop).then(close));
process.send?.('ready');

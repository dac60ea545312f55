import { randomUUID } from 'node:crypto';

import { afterAll, inject } from 'vitest';

import { connect, type Connection } from '../../src/db/client.ts';
import { databaseUrl, execute, template } from './postgres.ts';

export type Statement = { query: string; params: unknown[] };

/** How long a test's API waits for a busy machine. */
export const patience = {
  connectionTimeoutMs: 50_000,
  lockTimeoutMs: 50_000,
  statementTimeoutMs: 55_000,
};

/** A database of this test file alone, as the migrations leave it. */
export async function testDatabase(): Promise<
  Connection & { url: string; queries: string[]; statements: Statement[] }
> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files, which takes half the time that its log would.
  await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`);

  const url = databaseUrl(serverUrl, name);
  const queries: string[] = [];
  const statements: Statement[] = [];
  const connection = connect(url, {
    ...patience,
    // What is written behind the calls comes whenever it comes.
    logger: {
      logQuery: (query, params) => {
        if (query.startsWith('insert into "api_logs"')) return;
        queries.push(query);
        statements.push({ query, params });
      },
    },
  });
  afterAll(connection.close);
  return { ...connection, url, queries, statements };
}

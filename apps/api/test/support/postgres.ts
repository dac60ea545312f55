import { startTemporaryPostgres } from '@craftsandore/tools/postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { migrate } from '../../src/db/migrate.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { createLogger } from '../../src/logging/logger.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with vitest's
  interface ProvidedContext {
    serverUrl: string;
  }
}

export const template = 'template_of_tests';

/** One server for all tests, with a migrated database that each test file gets a copy of. */
export default async function setup(project: TestProject) {
  const server = await startTemporaryPostgres();
  await execute(server.url, `create database ${template}`);
  const url = databaseUrl(server.url, template);
  await migrate(url);
  const jobs = createJobs({ databaseUrl: url, logger: createLogger('silent') });
  await jobs.start();
  await jobs.stop();
  project.provide('serverUrl', server.url);
  return server.stop;
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

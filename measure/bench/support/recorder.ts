import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { ROOT } from '@craftsandore/tools/settings';

import { withoutLimits } from '../../support/api-process.ts';
import { tokenSecret } from '../../support/tokens.ts';
import type { Request } from './http.ts';

/** A statement as it went to PostgreSQL; one with a name is prepared once for a connection. */
export type Statement = { name: string | undefined; text: string; values: unknown[] };

/** The statements of a call, and its response. */
export type Recording = { statements: Statement[]; response: string };

type Options = { databaseUrl: string; dataDir: string };

/** An API that reports its statements, without a cache. */
export async function createRecorder({ databaseUrl, dataDir }: Options) {
  const child = fork(join(ROOT, 'apps/api/test/record-statements.ts'), {
    // Dates stay dates.
    serialization: 'advanced',
    env: {
      ...process.env,
      ...withoutLimits,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret },
    },
  });
  await once(child, 'message');

  return {
    async record({ path, method = 'GET', headers = {}, body }: Request): Promise<Recording> {
      child.send({ path, method, headers, ...(body && { body }) });
      const [{ status, ...recording }] = await once(child, 'message');
      if (status !== 200) throw new Error(`${path}: ${recording.response}`);
      return recording;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

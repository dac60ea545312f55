import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../../db/client.ts';
import { isEmbeddedServer } from '../../db/server.ts';
import type { Env } from '../../env.ts';

/**
 * What signs the tokens: given, or on the embedded server made once and kept beside its data.
 * @throws Error on any other server, where instances must agree on one that outlives them.
 */
export async function tokenSecret(env: Env, db: Database): Promise<string> {
  if (env.TOKEN_SECRET) return env.TOKEN_SECRET;
  if (!(await isEmbeddedServer(db))) {
    throw new Error('TOKEN_SECRET is missing: give it at least 32 random characters.');
  }

  const file = join(env.DATA_DIR, 'token-secret');
  await mkdir(env.DATA_DIR, { recursive: true });
  const options = { mode: 0o600, flag: 'wx' };
  await writeFile(file, randomBytes(32).toString('hex'), options).catch((error: unknown) => {
    // Written before, or by another that starts at this moment: then that one counts.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return readFile(file, 'utf8');
}

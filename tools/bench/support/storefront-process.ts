import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { isReady } from '../../chaos/support/api-process.ts';
import { Failure } from '../../failure.ts';
import { findFreePort } from '../../free-port.ts';
import { storefrontProgram } from '../../start/services.ts';
import { ROOT } from '../../start/settings.ts';

/** The built storefront as a process of its own that is ready to serve. Its log is shown unless it is `quiet`. */
export async function startStorefront(
  apiUrl: string,
  env: Record<string, string> = {},
  { quiet = false } = {},
) {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, storefrontProgram, {
    cwd: join(ROOT, 'apps/storefront'),
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
    env: { ...process.env, API_URL: apiUrl, STOREFRONT_PORT: port, ...env },
  });
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Failure('The storefront did not start.');
    await delay(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

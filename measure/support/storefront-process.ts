import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { endProcess, hasEnded } from '@craftsandore/tools/end-process';
import { Failure } from '@craftsandore/tools/failure';
import { findFreePort } from '@craftsandore/tools/free-port';
import { storefrontProgram } from '@craftsandore/tools/services';
import { ROOT } from '@craftsandore/tools/settings';

import { isReady } from './api-process.ts';

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
    env: { ...process.env, API_URL: apiUrl, STOREFRONT_PORT: port, PAGES_PER_MINUTE: '0', ...env },
  });
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (hasEnded(child)) throw new Failure('The storefront did not start.');
    await delay(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => endProcess(child, 'SIGTERM'),
  };
}

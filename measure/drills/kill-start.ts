import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { endProcess } from '@craftsandore/tools/end-process';
import { Failure } from '@craftsandore/tools/failure';
import { findFreePort } from '@craftsandore/tools/free-port';
import { findRunningPostgres } from '@craftsandore/tools/postgres';
import { ROOT } from '@craftsandore/tools/settings';

import { withoutLimits, isReady } from '../support/api-process.ts';
import { descendants, isAlive } from '../support/descendants.ts';
import { tokenSecret } from '../support/tokens.ts';
import { audit } from './support/audit.ts';
import type { Drill } from './support/findings.ts';
import { startMixedLoad } from './support/mixed-load.ts';
import { temporaryFolder } from './support/open-shop.ts';
import { shopOn } from './support/shop.ts';

const maxShutdownMs = 20_000;

/**
 * Kills `npm start` under load: in turn the supervisor alone, so that its children have to end by themselves, and all
 * processes at once, the database included, as in a power cut.
 */
export const killStart: Drill = async ({ times, say, signal }) => {
  const dataDir = temporaryFolder();
  const settings = {
    DATA_DIR: dataDir,
    TOKEN_SECRET: tokenSecret,
    API_PORT: String(await findFreePort()),
    STOREFRONT_PORT: String(await findFreePort()),
    BACK_OFFICE_PORT: String(await findFreePort()),
  };
  const apiUrl = `http://localhost:${settings.API_PORT}`;
  const shopUrl = `http://localhost:${settings.STOREFRONT_PORT}`;
  const log = openSync(join(dataDir, 'start.log'), 'a');
  let started: ChildProcess | undefined;
  let home = '';
  let left = 0;

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(ROOT, 'tools/start/start.ts')], {
      env: { ...process.env, ...withoutLimits, ...settings },
      stdio: ['ignore', log, log],
    });
    started = child;
    while (!((await isReady(apiUrl)) && (await isReady(shopUrl)))) {
      if (child.exitCode !== null) throw new Failure(`npm start failed; see ${dataDir}/start.log.`);
      await delay(200);
    }
    return child;
  }

  async function kill(child: ChildProcess, { everything }: { everything: boolean }) {
    const pid = child.pid ?? 0;
    const others = descendants(pid);
    const ended = once(child, 'exit');
    for (const id of everything ? [pid, ...others] : [pid]) process.kill(id, 'SIGKILL');
    await ended;
    const deadline = Date.now() + maxShutdownMs;
    while (others.some(isAlive) && Date.now() < deadline) await delay(100);
    left += others.filter(isAlive).length;
  }

  try {
    let child = await start();
    const databaseUrl = () => findRunningPostgres(dataDir) ?? '';
    const shop = shopOn({ dataDir, databaseUrl });
    const { data_directory: cluster } = await shop.one<{ data_directory: string }>(
      'show data_directory',
    );
    home = join(cluster, '..');
    const { journal, stop } = await startMixedLoad(shop, apiUrl, 8);
    for (let time = 1; time <= times && !signal.aborted; time++) {
      await delay(500 + Math.random() * 2000);
      await kill(child, { everything: time % 2 === 0 });
      child = await start();
      say(`killed ${time} times, ${journal.orders.size} orders`);
    }
    await stop();
    const findings = await audit(shop, journal);
    return [
      ...findings,
      { promise: 'no process is left, and the next start works', tried: times, lost: left },
    ];
  } finally {
    closeSync(log);
    if (started) await endProcess(started, 'SIGTERM');
    for (const folder of [home, dataDir]) {
      if (folder) rmSync(folder, { recursive: true, force: true });
    }
  }
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { endProcess, hasEnded } from '@craftsandore/tools/end-process';
import { Failure } from '@craftsandore/tools/failure';
import { findFreePort } from '@craftsandore/tools/free-port';
import { ROOT } from '@craftsandore/tools/settings';

import { tokenSecret } from './tokens.ts';

type Options = {
  databaseUrl: string;
  dataDir: string;
  /** A free port by default. */
  port?: number;
  /** Folder of another version of the API, built too. */
  folder?: string;
  /** More environment variables. */
  env?: Record<string, string>;
};

export type ApiProcess = Awaited<ReturnType<typeof startApi>>;

const API = join(ROOT, 'apps/api');

/**
 * Starts the API's build, as production does, as a separate process and waits until it is ready. It ends with this process,
 * however that ends.
 */
export async function startApi({ databaseUrl, dataDir, port, folder = API, env = {} }: Options) {
  const ownPort = port ?? (await findFreePort());
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const logFile = join(dataDir, `logs/api-${ownPort}.log`);
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['build/main.js'], {
    cwd: folder,
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...withoutLimits,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret },
      ...{ API_PORT: String(ownPort), API_HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
      ...env,
    },
  });
  closeSync(log);
  const url = `http://127.0.0.1:${ownPort}`;
  await untilReady(url, child, logFile);

  return {
    url,
    port: ownPort,
    pid: child.pid,
    /** As in a power cut, without a shutdown. */
    kill: () => endProcess(child, 'SIGKILL'),
    stop: () => endProcess(child, 'SIGTERM'),
  };
}

/** All requests of a drill come from one address, more than from any person. */
export const withoutLimits = {
  REQUESTS_PER_MINUTE: '0',
  REGISTRATIONS_PER_HOUR: '0',
  PASSWORD_RESETS_PER_HOUR: '0',
  PASSWORD_RESETS_OF_ADDRESS: '0',
  VERIFICATION_MAILS_PER_HOUR: '0',
  CONTACT_MESSAGES_PER_HOUR: '0',
  RATINGS_PER_HOUR: '0',
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
  ORDER_MAILS_PER_HOUR: '0',
  SIGN_IN_FAILURES_PER_15_MINUTES: '0',
  SIGN_IN_FAILURES_OF_ADDRESS: '0',
  SIGN_IN_FAILURES_OF_ACCOUNT: '0',
};

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  while (!(await isReady(url))) {
    if (hasEnded(child)) {
      const lastWords = readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1);
      throw new Failure(`The API did not start: ${lastWords}`);
    }
    await delay(50);
  }
}

/** Runs a command of the API on a database. @throws Failure where it fails. */
export async function runApi(databaseUrl: string, args: string[], env = {}): Promise<void> {
  const code = await runApiCommand(args, { DATABASE_URL: databaseUrl, ...env });
  if (code !== 0) throw new Failure(`The API could not ${args.join(' ')}.`);
}

/** Runs a command of the API. @returns its exit code. */
export async function runApiCommand(
  args: string[],
  env: Record<string, string>,
): Promise<number | null> {
  const child = spawn(process.execPath, ['src/cli.ts', ...args], {
    cwd: API,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code;
}

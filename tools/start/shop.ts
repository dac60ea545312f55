import { accessSync, constants, mkdirSync, realpathSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

import { errorCode, Failure } from '../failure.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { keepServer } from './keep-server.ts';
import { takeLock } from './lock.ts';
import { runNx } from './nx.ts';
import { requireFreePorts } from './ports.ts';
import { runToEnd, startServer } from './processes.ts';
import type { Progress, Report } from './progress.ts';
import { type Mode, servicesFor } from './services.ts';
import { environmentFor, ROOT, type Settings } from './settings.ts';

const API = join(ROOT, 'apps/api');

type Options = {
  settings: Settings;
  mode: Mode;
  /** `fast` is for tests: what a power cut would take, nobody will miss. */
  durability: 'durable' | 'fast';
  /** Whether the programs are there already: to build them anew takes the files of shops that run away for a moment. */
  isBuilt?: boolean;
  progress: Progress;
  /** Aborted when everything has to end. */
  signal: AbortSignal;
};

export type Shop = {
  /** Where the embedded server keeps its data; undefined with a server of one's own. */
  databaseHome: string | undefined;
  /** Settles when a part of it ends by itself. */
  failed: Promise<Failure>;
  /** Ends everything in reverse order, the database last. */
  stop: () => Promise<void>;
};

/**
 * Starts database, API, storefront and back office, and waits until all of them are ready.
 * Whatever goes wrong on the way, nothing of it stays behind.
 */
export async function startShop(options: Options): Promise<Shop> {
  const cleanUp = new AsyncDisposableStack();
  try {
    return await startAll(options, cleanUp);
  } catch (error) {
    await cleanUp.disposeAsync();
    throw error;
  }
}

async function startAll(options: Options, cleanUp: AsyncDisposableStack): Promise<Shop> {
  const { mode, isBuilt = mode === 'development', progress } = options;
  const settings = { ...options.settings, dataDir: prepareFolder(options.settings.dataDir) };
  cleanUp.defer(await takeLock(settings.dataDir));
  await requireFreePorts(settings);

  const giveUp = new AbortController();
  const signal = AbortSignal.any([options.signal, giveUp.signal]);
  const failures: Promise<Failure>[] = [];

  const startDatabase = async () => {
    if (settings.databaseUrl) return { url: settings.databaseUrl, embedded: undefined };
    const embedded = await progress.step('Starting the database', () =>
      startEmbeddedPostgres({ dataDir: settings.dataDir, durability: options.durability }),
    );
    cleanUp.defer(embedded.stop);
    failures.push(
      embedded.ended.then(
        () => new Failure(`The database stopped; its log is in ${embedded.home}.`),
      ),
    );
    return { url: embedded.url, embedded };
  };

  const prepareData = async () => {
    const { url, embedded } = await startDatabase();
    const env = { ...process.env, ...environmentFor(settings, url) };
    const runApi = (command: string) => (report: Report) =>
      runToEnd(
        { name: `The API's ${command}`, args: ['src/cli.ts', command], cwd: API, env },
        signal,
        { report },
      );
    await progress.step('Bringing the tables up to date', runApi('migrate'));
    if (embedded) await progress.step('Filling the shop with samples', runApi('seed-demo'));
    return { env, embedded };
  };

  const [{ env, embedded }] = await allOrNone(giveUp, [
    prepareData(),
    isBuilt
      ? undefined
      : progress.step('Building API, storefront and back office', () => runNx('build', signal)),
  ]);

  for (const { service, readyUrl, ...command } of await servicesFor(mode, settings, env)) {
    const log =
      mode === 'production' ? join(settings.dataDir, 'logs', `${service}.log`) : undefined;
    const start = () => startServer(command, { log, readyUrl, signal });
    const server = await progress.step(`Starting ${command.name.replace('The', 'the')}`, () =>
      mode === 'production'
        ? keepServer({
            start,
            onRestart: ({ message }) => progress.say(`\n${message}\nStarting it again …`),
          })
        : start(),
    );
    cleanUp.defer(server.stop);
    failures.push(server.failed);
  }
  return {
    databaseHome: embedded?.home,
    failed: Promise.race(failures),
    stop: () => cleanUp.disposeAsync(),
  };
}

/** Like Promise.all, but the first failure calls the others off and waits for them to end. */
async function allOrNone<T extends readonly unknown[]>(giveUp: AbortController, work: T) {
  for (const part of work)
    if (part instanceof Promise) part.catch((reason: unknown) => giveUp.abort(reason));
  await Promise.allSettled(work);
  return Promise.all(work);
}

function prepareFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Failure(
      `No permission to write to ${dataDir} (${errorCode(error)}). Start as the user who owns it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMegabytes = Math.floor((bavail * bsize) / 1e6);
  if (freeMegabytes < 300) {
    throw new Failure(
      `Only ${freeMegabytes} MB are free on the disk of ${dataDir}; the shop needs 300 MB. Make room, or set DATA_DIR to another disk.`,
    );
  }
  return realpathSync(dataDir);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { Failure } from '../failure.ts';
import { findFreePort } from '../free-port.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { databaseUrl, ensureCluster, lastComplaint, serverEnvironment } from './cluster.ts';
import { type Home, openHome } from './home.ts';
import { clearAfterKill, isServerOf, readPostmaster, stopPostmaster } from './postmaster.ts';
import { type Durability, serverArguments } from './settings.ts';

type Options = {
  /** Created where it does not exist; the same folder always means the same data. */
  dataDir: string;
  durability?: Durability;
};

export type EmbeddedPostgres = {
  /** For clients, with the password: not for a log. */
  url: string;
  /** The folder that holds the data: in `dataDir`, or elsewhere when root starts it in a closed folder. */
  home: string;
  /** Settles when the server has ended, by `stop` or by itself. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL server of `dataDir` on a free port and waits until it responds. Creates its data
 * the first time; recovers by itself from a start that was killed. It ends with this process, however that ends.
 * @throws Failure with a sentence for the person who started it.
 */
export async function startEmbeddedPostgres({
  dataDir,
  durability = 'durable',
}: Options): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const home = openHome(realpathSync(dataDir));
  const binaries = findBinaries(home.account);
  ensureCluster(home, binaries);
  clearAfterKill(home, binaries);

  const { port, ended } = await launch(home, binaries, durability);
  return {
    url: databaseUrl(home, port),
    home: home.root,
    ended,
    stop: async () => {
      stopPostmaster(home, binaries);
      await ended;
    },
  };
}

/** The address of the server of `dataDir` if one runs there, started by whomever. */
export function findRunningPostgres(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const home = openHome(realpathSync(dataDir));
  const postmaster = readPostmaster(home);
  return postmaster?.ready && isServerOf(home, postmaster.pid)
    ? databaseUrl(home, postmaster.port)
    : undefined;
}

/** Two things pass by themselves: a port that another program took first, and workers of a killed server. */
const PASSING = /could not bind|still in use/;
const ATTEMPTS = 10;

async function launch(home: Home, { postgres }: Binaries, durability: Durability) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const server = spawnServer(home, [
      postgres,
      ...serverArguments(home.cluster, port, durability),
    ]);
    const ended = once(server, 'exit');
    if (await isReady(home, port, server)) return { port, ended };

    const output = readFileSync(home.log, 'utf8');
    if (!PASSING.test(output) || attempt === ATTEMPTS) {
      throw new Failure(
        `The embedded database in ${home.root} does not start: ${lastComplaint(output)}. Its log is ${home.log}.`,
      );
    }
    await delay(500);
  }
}

/** Waits for the server's own word for as long as it lives: recovery after a crash may take its time. */
async function isReady(home: Home, port: number, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const postmaster = readPostmaster(home);
    // The port tells it from a server that was killed and left its file.
    if (postmaster?.ready && postmaster.port === port) return true;
    await delay(50);
  }
  return false;
}

/**
 * Ends the server when its input closes, which the kernel does even for a parent that was killed.
 * A session of its own keeps Ctrl-C away from it: its clients stop first.
 */
const WATCH = `
  exec 3<&0
  "$@" </dev/null 3<&- & server=$!
  { read -r _; kill -INT $server; } <&3 2>/dev/null & watch=$!
  wait $server; status=$?
  kill $watch 2>/dev/null
  exit $status`;

function spawnServer(home: Home, command: string[]): ChildProcess {
  const watched =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', WATCH, 'sh', ...command];
  const [program = '', ...args] = watched;
  const log = openSync(home.log, 'w');
  try {
    return spawn(program, args, {
      ...home.account,
      cwd: home.root,
      env: serverEnvironment(),
      stdio: ['pipe', log, log],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
}

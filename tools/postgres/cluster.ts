import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { Failure } from '../failure.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';

const database = 'craftsandore';
const databaseUser = 'craftsandore';

/** Creates the data directory and the database in it, unless they exist. A creation cut short is begun afresh. */
export function ensureCluster(home: Home, binaries: Binaries): void {
  if (existsSync(home.cluster)) return;
  const unfinished = `${home.cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(home.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (home.account) chownSync(home.password, home.account.uid, home.account.gid);

  run(home, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${databaseUser}`,
    `--pwfile=${home.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own rules for text sort and fold alike on every machine; the system's do not.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
  ]);
  run(
    home,
    binaries.postgres,
    ['--single', '-D', unfinished, 'postgres'],
    `CREATE DATABASE ${database}\n`,
  );
  renameSync(unfinished, home.cluster);
}

/** Where clients connect to: on loopback only, with the password that was generated with the data. */
export function databaseUrl(home: Home, port: number): string {
  const password = readFileSync(home.password, 'utf8').trim();
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
}

/** Of the server's environment only what it needs: variables such as PGDATA or LANG must not lead it astray. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP };
}

function run(home: Home, command: string, args: string[], input = '') {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...home.account,
    cwd: home.root,
    env: serverEnvironment(),
    input,
    encoding: 'utf8',
  });
  if (status === 0) return;
  const reason = error?.message ?? lastComplaint(`${stdout}\n${stderr}`);
  throw new Failure(
    `The embedded database could not be created in ${home.root}: ${reason}. Put that right and start again, or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

/** The line of PostgreSQL's output that says what went wrong. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim());
  const complaint =
    lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1);
  return (
    complaint?.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '') ??
    'no reason given'
  );
}

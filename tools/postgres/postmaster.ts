import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { errorCode } from '../failure.ts';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import type { Home } from './home.ts';

export type Postmaster = { pid: number; port: number; ready: boolean };

/** What the server of this data directory says of itself in postmaster.pid, if there is one or was one. */
export function readPostmaster({ cluster }: Home): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Ends the server in PostgreSQL's fast mode: connections are closed, everything is on disk when this returns. */
export function stopPostmaster(home: Home, { pg_ctl }: Binaries): void {
  spawnSync(pg_ctl, ['stop', '-D', home.cluster, '-m', 'fast', '-w', '-t', '60'], {
    ...home.account,
    cwd: home.root,
    env: serverEnvironment(),
    stdio: 'ignore',
  });
}

/** Clears the way after a start that was killed: stops its server, removes a process id that is another's now. */
export function clearAfterKill(home: Home, binaries: Binaries): void {
  const left = readPostmaster(home);
  if (!left) return;
  if (isServerOf(home, left.pid)) stopPostmaster(home, binaries);
  // PostgreSQL believes any living process of its user to be its server, and would refuse to start.
  else if (isAlive(left.pid)) rmSync(join(home.cluster, 'postmaster.pid'));
}

/** Whether that process is the server of this data directory, and not another that got its id later. */
export function isServerOf({ cluster }: Home, pid: number): boolean {
  // On Windows pg_ctl signals through a pipe that only a PostgreSQL server of that id has.
  return process.platform === 'win32' || commandLine(pid).includes(`-D ${cluster} `);
}

function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return ''; // no such process
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

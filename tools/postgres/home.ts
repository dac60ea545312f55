import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { errorCode, Failure } from '../failure.ts';
import { type Account, canRun, serverAccount } from './account.ts';

/** Where one server keeps what it owns. */
export type Home = {
  root: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Holds the generated password of the only database user. */
  password: string;
  log: string;
  /** Who runs the server; undefined for the current user. */
  account: Account | undefined;
};

/**
 * Finds or makes the home of the server of `dataDir`: inside it, or, where root starts the server from
 * a folder that no other user may enter, in a place of its own under /var/lib.
 */
export function openHome(dataDir: string): Home {
  const inside = homeIn(join(dataDir, 'postgres'));
  const outside = homeIn(join(REACHABLE_FOLDER, nameFor(dataDir)));
  const known = [inside, outside].find(({ cluster }) => existsSync(cluster));
  const account = serverAccount(known?.cluster);

  const mayEnter = (folder: string) => !account || canRun(account, 'test', ['-x', folder]);
  const home = known ?? (mayEnter(dataDir) ? inside : outside);
  if (home === outside) makeReachableFolder();
  if (!mayEnter(dirname(home.root))) {
    throw new Failure(
      `The user who owns the database in ${home.root} cannot enter that folder any more. Allow it (chmod o+x on the folders above), or set DATA_DIR to another folder.`,
    );
  }
  makeFolder(home.root, account);
  return { ...home, account };
}

const REACHABLE_FOLDER = '/var/lib/craftsandore';

/** Outside every checkout: a folder that only root writes and every user may enter, whatever the umask. */
export function makeReachableFolder(): string {
  mkdirSync(REACHABLE_FOLDER, { recursive: true });
  chmodSync(REACHABLE_FOLDER, 0o755);
  return REACHABLE_FOLDER;
}

function homeIn(root: string) {
  return {
    root,
    cluster: join(root, 'data'),
    password: join(root, 'password'),
    log: join(root, 'server.log'),
  };
}

/** The same for one folder always, and legible: two checkouts never share a database. */
function nameFor(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return `${basename(dirname(dataDir)).replaceAll(/[^\w-]/g, '-')}-${digest}`;
}

function makeFolder(path: string, account: Account | undefined) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new Failure(
      `Cannot write to ${path} (${errorCode(error)}). Start as the user who owns it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

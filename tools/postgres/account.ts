import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

import { Failure } from '../failure.ts';

/** A user other than the current one, to run a process as. */
export type Account = { uid: number; gid: number };

/** An account of its own for the server, where the machine has one: nobody else's programs can touch its data. */
const ownAccount = 'craftsandore';

/**
 * Who runs the server: PostgreSQL refuses to run as root and without a name, so root lends it to the owner of the data
 * or, where there are none yet, to its own account, else to `nobody`. Undefined means the current user.
 */
export function serverAccount(cluster: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = cluster && statSync(cluster);
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : (find(ownAccount) ?? nobody());
}

/** Whether the kernel lets the account run a command to a good end. */
export function canRun(account: Account | undefined, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function find(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid && gid ? { uid, gid } : undefined;
}

function nobody(): Account {
  const account = find('nobody');
  if (account) return account;
  throw new Failure(
    `Nobody but root can run the database here. Make an account for it (useradd --system ${ownAccount}), or start as an ordinary user.`,
  );
}

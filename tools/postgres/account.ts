import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** A user other than the current one, to run a process as. */
export type Account = { uid: number; gid: number };

/**
 * Who runs the server: PostgreSQL refuses to run as root, so root lends it to the owner of the data
 * or, where there are none yet, to `nobody`. Undefined means the current user.
 */
export function serverAccount(cluster: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = cluster && statSync(cluster);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/** Whether the kernel lets the account run a command to a good end. */
export function canRun(account: Account | undefined, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function nobody(): Account {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

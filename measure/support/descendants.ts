import { readdirSync, readFileSync } from 'node:fs';

/** All child processes of a process, and theirs; Linux only. */
export function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .map((child) => ({ child, parent: parentOf(child) }));
  const childrenOf = (id: number): number[] =>
    parents
      .filter(({ parent }) => parent === id)
      .flatMap(({ child }) => [child, ...childrenOf(child)]);
  return childrenOf(pid);
}

export function isAlive(pid: number): boolean {
  return parentOf(pid) !== undefined;
}

/** The parent of a running process; a zombie counts as ended. */
function parentOf(pid: number): number | undefined {
  try {
    // "<id> (<name>) <state> <parent id> …", and a name may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, state, parent] = stat.slice(stat.lastIndexOf(')')).split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

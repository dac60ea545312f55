import { createSignedIds, idIn, isSameToken, type Made } from '../signed-ids.ts';

export type RunTokens = ReturnType<typeof createRunTokens>;

type Linked = Made & { linkVersion: number };

/** What opens a run for its driver. */
export function createRunTokens(secret: string) {
  const { tokenOf } = createSignedIds(secret);
  const of = (run: Linked): string => tokenOf('run', run, [run.linkVersion]);
  return {
    of,
    runIdIn: idIn,
    isOf: (token: string, run: Linked): boolean => isSameToken(token, of(run)),
  };
}

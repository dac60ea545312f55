import { createSignedIds, idIn, isSameToken } from '../signed-ids.ts';
import type { RunRow } from './run-rows.ts';

export type RunTokens = ReturnType<typeof createRunTokens>;

/** What opens a run for its driver. */
export function createRunTokens(secret: string) {
  const { tokenOf } = createSignedIds(secret);
  const of = (run: Pick<RunRow, 'id' | 'createdAt' | 'linkVersion'>): string =>
    tokenOf('run', run, [run.linkVersion]);
  return {
    of,
    runIdIn: idIn,
    isOf: (token: string, run: RunRow): boolean => isSameToken(token, of(run)),
  };
}

import { ownPath } from '@craftsandore/contract/plain';

/** The path of this site that `next` names; `home` where it names anything else. */
export const safeNext = (next: string | null, home: string): string =>
  (next !== null && ownPath(next)) || home;

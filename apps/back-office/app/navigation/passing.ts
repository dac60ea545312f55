import type { Refusal } from '@craftsandore/api-client';

/**
 * Whether a read may succeed later as it is: there was no response, the server failed or has enough to do, or the session
 * is over. What was read before is worth keeping meanwhile.
 */
export function isPassing({ status = 500 }: Pick<Refusal, 'status'>): boolean {
  return status >= 500 || status === 401 || status === 429;
}

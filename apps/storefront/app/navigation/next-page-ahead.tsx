import { useMovement } from './use-movement.ts';

/** What is done for the page that somebody is about to open. */
export function NextPageAhead() {
  useMovement();
  return null;
}

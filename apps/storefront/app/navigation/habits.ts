import { useListFocus } from './use-list-focus.ts';
import { useOfflineLinks } from './offline-links.ts';

/** What all pages do that no first view needs. */
export function Habits() {
  useListFocus();
  useOfflineLinks();
  return null;
}

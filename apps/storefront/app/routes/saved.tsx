import { SavedPage } from '../features/catalogue/saved/saved-page.tsx';
import { publicPage } from '../server/caching.server.ts';

/** The same for everybody: what is saved comes in the browser. */
export const headers = publicPage;

export default function SavedRoute() {
  return <SavedPage />;
}

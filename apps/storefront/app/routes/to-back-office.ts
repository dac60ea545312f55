import { type LoaderFunctionArgs, redirect } from 'react-router-dom';

import type { PageHandle } from '../navigation/page-handle.ts';
import { env } from '../server/config.server.ts';

/** The back office reads them. */
export const handle: PageHandle = { query: 'any' };

/** The back office has a domain of its own; its paths are redirected there. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(env.BACK_OFFICE_URL + pathname + search);
}

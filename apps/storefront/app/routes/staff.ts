import { redirect, type LoaderFunctionArgs } from 'react-router';

import { env } from '../server/config.server.ts';

/** Staff work on a domain of their own; a path of theirs that is opened here finds its way. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(env.BACK_OFFICE_URL + pathname + search);
}

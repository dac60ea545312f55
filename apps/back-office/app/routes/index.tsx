import { type ClientLoaderFunctionArgs, redirect } from 'react-router-dom';

import { sessionContext } from '../session/context.ts';

/** Who begins here without a session has not been refused a page, and is not told so. */
export function clientLoader({ context }: Pick<ClientLoaderFunctionArgs, 'context'>) {
  return redirect(context.get(sessionContext).getState().token ? '/admin' : '/signin');
}

/** Never seen for long: the loader leads on. */
export default function IndexRoute() {
  return null;
}

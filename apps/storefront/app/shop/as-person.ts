import type { ApiClient } from '@craftsandore/api-client';
import { data, type RouterContextProvider } from 'react-router';

import type * as Calls from './calls.ts';
import { isUnauthorized, statusOf } from './failure.ts';
import { toSignIn } from './next-path.ts';
import { shopContext } from './shop.ts';

type BrowserArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Reads what only the person signed in may see. Nobody, and somebody whose session is over, is led to the
 * sign-in page and back; what is absent, or another's, becomes a 404 page.
 */
export async function asPerson<T>(
  { request, context }: BrowserArgs,
  read: (api: ApiClient, calls: typeof Calls) => Promise<T>,
): Promise<T> {
  const { api, session } = context.get(shopContext);
  if (!session.getState().token) throw toSignIn(request);
  try {
    return await read(api, await import('./calls.ts'));
  } catch (error) {
    if (isUnauthorized(error)) throw toSignIn(request);
    if ([404, 422].includes(statusOf(error) ?? 0)) throw data(null, 404);
    throw error;
  }
}

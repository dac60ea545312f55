import { type ApiClient, refusalOf } from '@craftsandore/api-client';
import { data, type RouterContextProvider } from 'react-router-dom';

import type * as Calls from './calls.ts';
import { toSignIn } from './next-page.ts';
import { storefrontContext } from './context.ts';

type BrowserArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Reads what only the signed-in customer may see. Nobody, and somebody whose session is over, is led to the
 * sign-in page and back; what is absent, or another's, becomes a 404 page.
 */
export async function signedInLoader<T>(
  { request, context }: BrowserArgs,
  read: (api: ApiClient, calls: typeof Calls) => Promise<T>,
): Promise<T> {
  const { api, session } = context.get(storefrontContext);
  if (!session.getState().token) throw toSignIn(request);
  try {
    return await read(api, await import('./calls.ts'));
  } catch (error) {
    const { status } = refusalOf(error);
    if (status === 401) throw toSignIn(request);
    if (status === 404 || status === 422) throw data(null, 404);
    throw error;
  }
}

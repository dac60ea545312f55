import type { ApiClient } from '@craftsandore/api-client';
import { can, type Permission } from '@craftsandore/roles';
import { type ClientLoaderFunctionArgs, data, redirect } from 'react-router-dom';

import { apiContext, sessionContext } from './context.ts';
import { secondStepPath, signInPath } from './next-page.ts';

/**
 * The API for the loader of a page that needs a permission: the one that its first call asks for.
 * Throws a way to sign in or to take the second step, or a 403 for the page's error boundary. It is a courtesy that spares people
 * a page of refusals; the API decides.
 */
export function staffApi(
  { request, context }: Pick<ClientLoaderFunctionArgs, 'request' | 'context'>,
  permission: Permission,
): ApiClient {
  const { token, user, isSecondStepDue } = context.get(sessionContext).getState();
  if (!token) throw redirect(signInPath(request.url));
  if (!can(user?.roleId, permission)) throw data(null, 403);
  const { pathname, search } = new URL(request.url);
  if (isSecondStepDue && pathname !== '/second-step') {
    throw redirect(secondStepPath(pathname + search));
  }
  return context.get(apiContext);
}

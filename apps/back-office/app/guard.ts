import { can, type Permission } from '@craftsandore/roles';
import { data, redirect, type MiddlewareFunction } from 'react-router';

import { sessionContext } from './context.ts';
import { signInPath } from './next-page.ts';

/**
 * Opens a page to those who hold a permission: the one that its first call asks for.
 * A courtesy that spares people a page of refusals; the API decides.
 */
export function allow(permission: Permission): MiddlewareFunction {
  return ({ request, context }) => {
    const { token, user } = context.get(sessionContext).getState();
    if (!token) throw redirect(signInPath(request.url));
    if (!can(user?.roleId, permission)) throw data(null, 403);
  };
}

import { signOut } from '@craftsandore/session/api';
import { redirect } from 'react-router-dom';

import { apiContext, sessionContext } from '../session/context.ts';
import type { Route } from './+types/sign-out';

export function clientLoader() {
  return redirect('/admin');
}

export function clientAction({ context }: Route.ClientActionArgs) {
  void signOut(context.get(apiContext), context.get(sessionContext));
  return redirect('/signin');
}

/** Never rendered: loader and action redirect. */
export default function SignOutRoute() {
  return null;
}

import type { Result } from '@craftsandore/api-client';
import { safeNext } from '@craftsandore/session';
import { redirect } from 'react-router-dom';

/** The sign-in page, which leads back to `next` afterwards. */
export function signInPath(next: string): string {
  return next === '/' ? '/signin' : `/signin?next=${encodeURIComponent(next)}`;
}

/** To the sign-in page, and from there back to where the request came from. */
export function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(signInPath(pathname + search));
}

/** What a call came to; whose session is over is led to the sign-in page, and back. */
export const orToSignIn = <T>(result: Result<T>, request: Request): Result<T> | Response =>
  !result.ok && result.refusal.status === 401 ? toSignIn(request) : result;

/** Where to go after signing in: a path of this site, or the home page. */
export function nextPage(search: URLSearchParams): string {
  return safeNext(search.get('next'), '/');
}

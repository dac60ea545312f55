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

/** Where to go after signing in: a path of this site, or the home page. */
export function nextPage(search: URLSearchParams): string {
  return safeNext(search.get('next'), '/');
}

import { safeNext } from '@craftsandore/session';

/** The sign-in page, which leads back to `next` afterwards. */
export function signInPath(next: string): string {
  return next === '/' ? '/signin' : `/signin?next=${encodeURIComponent(next)}`;
}

/** Where to go after signing in: a path of this site, or the home page. */
export function nextPath(search: URLSearchParams): string {
  return safeNext(search.get('next'), '/');
}

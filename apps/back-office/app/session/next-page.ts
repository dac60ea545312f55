import { safeNext } from '@craftsandore/session';

const home = '/admin';

/** The path of the sign-in page, which leads to the wanted page afterwards. */
export function signInPath(wantedUrl: string): string {
  const { pathname, search } = new URL(wantedUrl);
  return `/signin?${new URLSearchParams({ next: pathname + search })}`;
}

/** The page to open after sign-in, from the query string; home unless it is a path of this site. */
export function nextPage(signInUrl: string): string {
  const next = safeNext(new URL(signInUrl).searchParams.get('next'), home);
  return next.split(/[?#]/)[0] === '/signin' ? home : next;
}

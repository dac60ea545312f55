import { safeNext } from '@craftsandore/session';

const home = '/admin';

/** The sign-in page, which afterwards leads to the page that was wanted. */
export function signInPath(wantedUrl: string): string {
  const { pathname, search } = new URL(wantedUrl);
  return `/signin?${new URLSearchParams({ next: pathname + search })}`;
}

/** The page of ours that a sign-in page's address asks for afterwards; home when it asks for anything else. */
export function nextPage(signInUrl: string): string {
  const next = safeNext(new URL(signInUrl).searchParams.get('next'), home);
  return next.split(/[?#]/)[0] === '/signin' ? home : next;
}

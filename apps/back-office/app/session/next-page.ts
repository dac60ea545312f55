import { safeNext } from '@craftsandore/session';

const home = '/admin';

/** The path of the sign-in page, which leads to the wanted page afterwards. */
export function signInPath(wantedUrl: string): string {
  const { pathname, search } = new URL(wantedUrl);
  return `/signin?${new URLSearchParams({ next: pathname + search })}`;
}

/** The path of the page where the second step is taken, which leads to the wanted page afterwards. */
export function secondStepPath(wanted: string): string {
  return `/second-step?${new URLSearchParams({ next: wanted })}`;
}

const waysIn = ['/signin', '/second-step', '/invitation'];

/** The page to open after sign-in, from the query string; home unless it is a path of this site. */
export function nextPage(signInUrl: string): string {
  const next = safeNext(new URL(signInUrl).searchParams.get('next'), home);
  return waysIn.includes(next.split(/[?#]/)[0] ?? '') ? home : next;
}

/** The sign-in page, which leads back to `next` afterwards. */
export function signInPath(next: string): string {
  return next === '/' ? '/signin' : `/signin?next=${encodeURIComponent(next)}`;
}

/** Where to go after signing in: a path of this site, or the home page. Never another site. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '/';
  const base = 'http://shop.invalid';
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  const isOurs = next.startsWith('/') && url?.origin === base;
  return isOurs ? url.pathname + url.search + url.hash : '/';
}

/**
 * The path of this site that `next` names, with its query and fragment; `home` where it names anything
 * else. It comes from an address that anybody may have written, so it never leads to another site.
 */
export function safeNext(next: string | null, home: string): string {
  const base = 'http://site.invalid';
  const url = next?.startsWith('/') && URL.canParse(next, base) ? new URL(next, base) : null;
  if (url?.origin !== base) return home;
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` is a path of ours that, written out, is the address of another site.
  return /^\/(?![/\\])/.test(path) ? path : home;
}

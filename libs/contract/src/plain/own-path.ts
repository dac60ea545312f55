/**
 * The path of this site that an address names, with its query and fragment; null where it names anything else. Anybody may have
 * written it, so it never leads to another site.
 */
export function ownPath(address: string): string | null {
  const base = 'http://site.invalid';
  const url =
    address.startsWith('/') && URL.canParse(address, base) ? new URL(address, base) : null;
  if (url?.origin !== base) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` is a path of ours that, written out, is the address of another site.
  return /^\/(?![/\\])/.test(path) ? path : null;
}

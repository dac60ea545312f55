import type { HeadersArgs } from 'react-router';

/**
 * For pages that are the same for everybody who reads a language: shared caches may keep them for a
 * minute, browsers ask each time. `Vary: Cookie` comes with the language. A loader that failed says so itself.
 */
export function publicPage({ loaderHeaders, errorHeaders }: HeadersArgs) {
  if (errorHeaders) return { 'Cache-Control': 'no-store' };
  const policy = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  return { 'Cache-Control': loaderHeaders.get('Cache-Control') ?? policy };
}

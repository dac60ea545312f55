import type { MiddlewareFunction } from 'react-router-dom';

/**
 * For pages that are the same for everybody who reads a language: shared caches may keep them for a
 * minute, browsers ask each time: with `stale-while-revalidate` they would show people the page without
 * their own rating. `Vary: Cookie` comes with the language.
 */
export function publicPage() {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=60' };
}

/** Stored nowhere: failures, and all that does not say that it may be, such as the pages of accounts and mailed links. */
export const guardCaches: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  const { headers, status } = response;
  if (status >= 400 || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return response;
};

import type { MiddlewareFunction } from 'react-router-dom';

/**
 * For pages that are the same for everybody who reads a language: shared caches may keep them for a
 * minute, browsers ask each time: with `stale-while-revalidate` they would show people the page without
 * their own rating. `Vary: Cookie` comes with the language.
 */
export function publicPage() {
  return publicFor(60);
}

/** The same for a page that time alone makes another at a moment: nobody keeps it any longer. */
export function publicUntil(moment: string, now = new Date()) {
  const left = Math.floor((Date.parse(moment) - now.getTime()) / 1000);
  return publicFor(Math.min(Math.max(left, 0), 60));
}

const publicFor = (seconds: number) => ({
  'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
});

/** Stored nowhere: failures, and all that does not say that it may be, such as the pages of accounts and mailed links. */
export const guardCaches: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  const { headers, status } = response;
  if (status >= 400 || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return response;
};

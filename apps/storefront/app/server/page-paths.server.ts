import { redirect } from 'react-router-dom';

import type { PagePaths } from '../navigation/use-page-paths.ts';

type Named = { id: number; name: string; nameAr: string };

/** The path of a thing's page in each language, as it goes over the wire. */
export const pagePathsOf = (
  { id, name, nameAr }: Named,
  pathOf: (id: number, name: string) => string,
): PagePaths => ({ ar: encodeURI(pathOf(id, nameAr)), en: encodeURI(pathOf(id, name)) });

/**
 * Sends whoever came by another address of a page, by none or other words, to its own, with what they ask of it. For good,
 * but kept by nobody: it depends on the language, and names change.
 */
export function sendToPath(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  if (pathname === path) return;
  const headers = { 'Cache-Control': 'no-store' };
  throw redirect(path + search, { status: 301, headers });
}

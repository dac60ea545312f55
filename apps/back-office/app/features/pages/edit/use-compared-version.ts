import { useLocation } from 'react-router-dom';

import { pageVersionPath } from '../page-paths.ts';

/** Which version the address compares, if any. */
export function useComparedVersion(slug: string): number | undefined {
  const { pathname } = useLocation();
  const start = pageVersionPath(slug, 0).slice(0, -1);
  const number = pathname.startsWith(start) ? Number(pathname.slice(start.length)) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

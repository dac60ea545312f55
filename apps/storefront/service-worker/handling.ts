import { isGoodsPage } from '../app/navigation/goods-page.ts';
import { publicPages } from '../app/seo/public-pages.ts';

/**
 * How the worker answers a request: `page` and `data` by the network, or by a copy; `file` and `photo` by a copy, or by the
 * network; `personal` by the network, or by a page that says that there is none; `reach` tells whether a page can be had.
 * Everything else goes by it as if it were not there.
 */
export type Handling = 'page' | 'data' | 'file' | 'photo' | 'personal' | 'reach';

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'cache' | 'url'> & {
  headers: Pick<Headers, 'has'>;
};

/**
 * Pages that are the same for everybody: what is saved, in the cart or on a driver's run, the browser puts into them. What is not named
 * here is somebody's own.
 */
const named = new Set([...publicPages, '/home', '/saved', '/cart', '/run']);
/** Pages of the owner's, whatever address they have. */
const written = /^\/pages\/[a-z0-9-]+$/;

/** How a request of a site at this origin is handled; null for what the worker has nothing to do with. */
export function handlingOf(request: Asked, origin: string): Handling | null {
  const { method, mode, destination, cache, headers } = request;
  if (method !== 'GET' || cache === 'no-store' || headers.has('authorization')) return null;
  const url = new URL(request.url);
  const { pathname } = url;

  if (url.origin !== origin)
    return destination === 'image' && isPhoto(request.url) ? 'photo' : null;
  if (mode === 'navigate') return isPublicPage(pathname) ? 'page' : 'personal';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname === '/health/live' && url.searchParams.has('page')) return 'reach';
  return isPublicData(pathname) ? 'data' : null;
}

/** Whether this is the path of a page that is the same for everybody. */
export const isPublicPage = (pathname: string) =>
  named.has(pathname) || isGoodsPage(pathname) || written.test(pathname);

/** The router asks for the data of a page by its path with an ending. */
function isPublicData(pathname: string): boolean {
  if (pathname === '/categories.json') return true;
  const page = /^(\/.+)\.data$/.exec(pathname)?.[1];
  return page !== undefined && isPublicPage(page === '/_root' ? '/' : page);
}

/** The names of photos are made from their content. */
export const isPhoto = (address: string) => /^[^?#]+\.(avif|webp)$/.test(address);

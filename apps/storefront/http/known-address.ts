import type { ServerBuild } from 'react-router-dom';

import type { PageHandle } from '../app/navigation/page-handle.ts';

type Routes = ServerBuild['routes'];

/** A page as its route declares it. */
type Page = { segments: readonly string[]; query: readonly string[] };

/** What all pages read, and what the router adds when it asks for the data of one. */
const readByAll = ['lang', '_routes'];

/** The one way in which an address is written, with what its page reads of the query and nothing else. */
export type KnownAddress = (url: URL) => URL;

/**
 * Addresses that anybody can make up are no pages of their own: paths are matched in any case, with more slashes and
 * with encoded letters, and of a query a page reads what its `handle` names (`export const handle = { query: ['page'] }`).
 * An address that is no page's, or may be any, stays as it is.
 */
export function knownAddresses(routes: Routes): KnownAddress {
  const pages = Object.values(routes).flatMap((route) => toPages(routes, route?.id));
  // A page below another is no slug of that.
  pages.sort((one, other) => parameters(one) - parameters(other));

  return (url) => {
    const { path, suffix } = withoutSuffix(url.pathname);
    const asked = segmentsOf(path);
    const page = asked && pages.find(({ segments }) => isOf(segments, asked));
    if (!page) return url;

    const known = new URL(url);
    known.pathname = `/${written(page, asked) || (suffix && '_root')}${suffix}`;
    known.search = String(pick(url.searchParams, [...page.query, ...readByAll]));
    return known;
  };
}

function toPages(routes: Routes, id: string | undefined): Page[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route || (!route.path && !route.index)) return []; // a layout
  const paths: string[] = [];
  for (let at: typeof route | undefined = route; at; at = routes[at.parentId ?? '']) {
    if (at.path) paths.unshift(at.path);
  }
  const path = paths.join('/');
  if (path.includes('*')) return [];
  const { query = [] } = (route.module.handle ?? {}) as PageHandle; // nothing else is there
  if (query === 'any') return [];
  const segments = path.split('/').filter(Boolean);
  const whole = { segments: segments.map((segment) => segment.replace(/\?$/, '')), query };
  // Only the last may be left out.
  return path.endsWith('?') ? [whole, { segments: segments.slice(0, -1), query }] : [whole];
}

const parameters = ({ segments }: Page) => segments.filter(isParameter).length;

/** The address of a page's data is that of the page with an ending, which the router takes away however often it stands there. */
function withoutSuffix(pathname: string) {
  let path = pathname;
  while (path.endsWith('.data')) path = path.slice(0, -'.data'.length);
  const isData = path !== pathname;
  // At the root there is no name to end.
  return { path: isData && path === '/_root' ? '/' : path, suffix: isData ? '.data' : '' };
}

function segmentsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined; // no letters that there could be
  }
}

const isParameter = (segment: string) => segment.startsWith(':');

const isOf = (segments: readonly string[], asked: readonly string[]) =>
  segments.length === asked.length &&
  segments.every((segment, place) => {
    return isParameter(segment) || segment.toLowerCase() === asked[place]?.toLowerCase();
  });

const written = ({ segments }: Page, asked: readonly string[]) =>
  segments
    .map((segment, place) => (isParameter(segment) ? encoded(asked[place] ?? '') : segment))
    .join('/');

/** As browsers write it: a path may hold `:` and `,`, which stand in cart links. */
const encoded = (segment: string) =>
  encodeURIComponent(segment).replaceAll('%3A', ':').replaceAll('%2C', ',');

/** The first of each name, in one order. */
const pick = (asked: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

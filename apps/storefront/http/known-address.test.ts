// @vitest-environment node
import type { ServerBuild } from 'react-router-dom';
import { describe, expect, test } from 'vitest';

import type { PageHandle } from '../app/navigation/page-handle.ts';
import { knownAddresses } from './known-address.ts';

const route = (id: string, path: string | undefined, handle?: PageHandle) => ({
  [id]: {
    id,
    parentId: id === 'root' ? undefined : 'layout',
    path,
    index: id === 'index' || undefined,
    module: { default: () => null, handle },
  },
});

const routes = {
  ...route('root', ''),
  layout: { id: 'layout', parentId: 'root', module: { default: () => null } },
  ...route('index', undefined),
  ...route('product', 'product/:id/:slug?', { query: ['reviews', 'design'] }),
  ...route('review', 'product/:id/review'),
  ...route('category', 'categoryIds/:id', { query: ['page'] }),
  ...route('about', 'about'),
  ...route('buy', 'buy/:items'),
  ...route('staff', 'admin', { query: 'any' }),
  ...route('searches', 'admin-search/*'),
  ...route('missing', '*'),
} as unknown as ServerBuild['routes'];

const knownAddress = knownAddresses(routes);

function known(address: string) {
  const { pathname, search } = knownAddress(new URL(address, 'http://shop.example'));
  return pathname + search;
}

describe('of a query it keeps', () => {
  test.each([
    [
      'what the page reads, in one order',
      '/product/7?design=3&reviews=2',
      '/product/7?reviews=2&design=3',
    ],
    ['what a page with words reads', '/product/7/bowl?x=1&reviews=2', '/product/7/bowl?reviews=2'],
    ['nothing of a page above', '/product/7/review?reviews=2', '/product/7/review'],
    ['the first of a name', '/product/7?reviews=2&reviews=3', '/product/7?reviews=2'],
    ['nothing that another page reads', '/about?page=2', '/about'],
    ['nothing that is made up', '/?x=1&utm_source=mail', '/'],
    ['the language', '/about?lang=en&x=1', '/about?lang=en'],
    [
      'what the router asks for data with',
      '/product/7.data?x=1&_routes=a',
      '/product/7.data?_routes=a',
    ],
    ['nothing of the root’s data either', '/_root.data?x=1', '/_root.data'],
  ])('%s', (_, address, expected) => expect(known(address)).toBe(expected));
});

describe('it writes in one way', () => {
  test.each([
    ['any case', '/Product/7', '/product/7'],
    ['any case, with the letters of the route', '/CATEGORYIDS/7', '/categoryIds/7'],
    ['a slash at the end', '/product/7/', '/product/7'],
    ['two slashes', '/product//7', '/product/7'],
    ['encoded letters', '/%70roduct/%37', '/product/7'],
    ['any case, of data', '/Product/7.data', '/product/7.data'],
    ['the ending of data', '/product/7.data.data', '/product/7.data'],
    ['the root’s data', '/.data', '/_root.data'],
    ['the root’s data, twice', '/_root.data.data', '/_root.data'],
    ['a cart link', '/BUY/62%3A2%2C63:1', '/buy/62:2,63:1'],
    ['words', '/PRODUCT/7/%d8%ae-%62/', '/product/7/%D8%AE-b'],
    ['words, of data', '/product/7/%D8%AE.data', '/product/7/%D8%AE.data'],
    ['a page below a product', '/product/7/Review', '/product/7/review'],
    ['a parameter that must be encoded', '/product/%d8%ae%2F', '/product/%D8%AE%2F'],
  ])('%s', (_, address, expected) => {
    expect(known(address)).toBe(expected);
    expect(known(expected)).toBe(expected);
  });
});

test.each([
  '/admin?next=1',
  '/admin-search/Misses?x=1',
  '/no-such-page/?x=1',
  '/product/%E0%A4%A?x=1',
  '/__manifest?p=/product/7&version=1',
])('it leaves %s to the router', (address) => expect(known(address)).toBe(address));

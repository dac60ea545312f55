import { expect, test } from 'vitest';

import { handlingOf } from './handling.ts';

const shop = 'https://shop.example';

type Asked = Parameters<typeof handlingOf>[0];

const asking = (url: string, facts: Partial<Asked> = {}) =>
  handlingOf(
    {
      url: new URL(url, shop).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      cache: 'default',
      headers: new Headers(),
      ...facts,
    },
    shop,
  );
const opening = (path: string) => asking(path, { mode: 'navigate', destination: 'document' });
const showing = (url: string) => asking(url, { mode: 'no-cors', destination: 'image' });

test.each([
  '/',
  '/home',
  '/products?page=2',
  '/product/7',
  '/product/7/%D9%84%D9%88%D8%AD',
  '/product/7/review-stand',
  '/categoryIds/3',
  '/categoryIds/3/boards?page=2',
  '/about',
  '/returns',
  '/pages/wholesale',
  '/saved',
  '/cart',
  '/run',
])('%s is a page that may be cached', (path) => expect(opening(path)).toBe('page'));

test.each([
  ...[
    '/cart/checkout',
    '/carts',
    '/buy/7:1',
    '/orders',
    '/orders/5',
    '/orders/5/placed',
    '/profile',
  ],
  ...['/shipping', '/track', '/track/aToken', '/track/aToken/placed', '/signin', '/signup'],
  ...['/verify-email?token=a', '/reset-password?token=a', '/request-reset-password'],
  ...[
    '/stop-alerts?token=a',
    '/c/aToken',
    '/product/7/review',
    '/product/7/olive/board',
    '/admin',
    '/admin-orders/5',
    '/product/x',
  ],
])('%s is one of the network alone', (path) => {
  expect(opening(path)).toBe('personal');
  const { pathname, search } = new URL(path, shop);
  expect(asking(`${pathname}.data${search}`)).toBeNull();
});

test.each([
  ['/_root.data', 'data'],
  ['/product/7.data?_routes=x', 'data'],
  ['/product/7/olive-board.data', 'data'],
  ['/product/7/review.data', null],
  ['/categories.json', 'data'],
  ['/products.json?ids=1,2', null],
  ['/assets/shop-1a2b.js', 'file'],
  ['/health/live?page=/product/7', 'reach'],
  ['/health/live', null],
  ['/service-worker.js', null],
  ['/product/7', null], // as the page that looks whether there is a newer build
] as const)('%s, asked for by a page, is handled as %s', (path, handling) => {
  expect(asking(path)).toBe(handling);
});

test('photos alone are cached of what comes from elsewhere', () => {
  const photo = 'https://api.example/images/88881926-320.avif';
  expect(showing(photo)).toBe('photo');
  expect(showing(`${photo}?token=a`)).toBeNull();
  expect(showing('https://api.example/orders/5.pdf')).toBeNull();
  expect(asking(photo)).toBeNull();
  for (const call of ['/products', '/users/me', '/orders', '/orders/carts']) {
    expect(asking(`https://api.example${call}`)).toBeNull();
  }
});

test.each<[string, Partial<Asked>]>([
  ['sends something', { method: 'POST' }],
  ['carries a token', { headers: new Headers({ authorization: 'Bearer a' }) }],
  ['wants no copy', { cache: 'no-store' }],
])('whatever %s goes by', (_, facts) => {
  for (const path of ['/', '/_root.data', '/assets/shop-1a2b.js']) {
    expect(asking(path, facts)).toBeNull();
    expect(asking(path, { mode: 'navigate', ...facts })).toBeNull();
  }
});

import { expect, test } from 'vitest';

import { safeNext } from './safe-next.ts';

test.each(['/', '/orders', '/cart?addressId=3', '/product/1#reviews', '/products?query=a//b'])(
  'leads to %s',
  (next) => {
    expect(safeNext(next, '/home')).toBe(next);
  },
);

test.each([
  null,
  '',
  'orders',
  '//elsewhere.example',
  '///elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/./\\elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '\t//elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
  'http://site.invalid.elsewhere.example/',
  'http://',
  'javascript:alert(1)',
])('leads home instead of to %j', (next) => {
  expect(safeNext(next, '/home')).toBe('/home');
});

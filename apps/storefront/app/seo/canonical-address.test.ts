import { expect, test } from 'vitest';

import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/product/3/%D8%AE', '/product/3/%D8%AE'],
  ['/categoryIds/2', '/categoryIds/2'],
])('writes %s as %s', (pathname, path) => {
  expect(canonicalAddress(pathname, '')).toBe(path);
});

test('keeps what makes another page, in one order, and nothing else', () => {
  const search = '?utm_source=mail&sort=newest&query=bowl&page=2&lang=en&page=3&categoryIds=';
  expect(canonicalAddress('/products', search)).toBe('/products?query=bowl&sort=newest&page=2');
});

test.each(['1', '0', '-1', 'abc', '1.5'])('knows page %s as the first', (page) =>
  expect(canonicalAddress('/products', `?page=${page}`)).toBe('/products'),
);

test('names a language that a guest would not get unasked', () => {
  expect(canonicalAddress('/home', '?lang=ar', 'en')).toBe('/?lang=en');
  expect(canonicalAddress('/home', '?lang=en', 'ar')).toBe('/');
});

import { expect, test } from 'vitest';

import { ignoreDesignChanges } from './design-in-address.ts';

const reloads = (current: string, next: string, formMethod?: 'POST') =>
  ignoreDesignChanges({
    currentUrl: new URL(current, 'http://shop.example'),
    nextUrl: new URL(next, 'http://shop.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod && { formMethod }),
  });

test.each([
  ['another design', '/product/1', '/product/1?design=8', false],
  ['a photo that is closed', '/product/1#photo', '/product/1', false],
  ['other reviews', '/product/1?design=8', '/product/1?design=8&reviews=2', true],
  ['another product', '/product/1?design=8', '/product/2?design=9', true],
  ['the same page once more', '/product/1?design=8', '/product/1?design=8', true],
])('for %s', (_, current, next, isLoaded) => {
  expect(reloads(current, next)).toBe(isLoaded);
});

test('loads what a form changed', () => {
  expect(reloads('/product/1', '/product/1?design=8', 'POST')).toBe(true);
});

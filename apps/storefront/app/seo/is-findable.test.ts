import { expect, test } from 'vitest';

import { isFindable } from './is-findable.ts';

test.each(['/', '/home', '/product/3', '/product/3/bowl', '/products', '/categoryIds/2', '/about'])(
  'lets %s be found',
  (path) => expect(isFindable(path, '?page=2&lang=en&utm_source=mail')).toBe(true),
);

test.each([
  '/cart',
  '/saved',
  '/cart/checkout',
  '/buy/7:1',
  '/orders/7/placed',
  '/Profile',
  '/shipping/',
  '/signin',
])('keeps %s to whom it concerns', (path) => expect(isFindable(path, '')).toBe(false));

test.each(['?query=bowl', '?categoryIds=3&page=2', '?sort=price-up', '?maxPrice=200'])(
  'does not offer the list searched by %s',
  (search) => expect(isFindable('/products', search)).toBe(false),
);

test('does not offer a category that is filtered or sorted', () =>
  expect(isFindable('/categoryIds/2/bowls', '?sort=price-up')).toBe(false));

import { expect, test } from 'vitest';

import { keyOf } from './pages.ts';

const shop = 'https://shop.example';

test.each([
  ['/product/7/olive-board', '/product/7'],
  ['/product/7/%D9%84%D9%88%D8%AD?design=3', '/product/7?design=3'],
  ['/product/7/olive-board.data', '/product/7.data'],
  ['/product/7.data', '/product/7.data'],
  ['/categoryIds/3/boards?page=2&lang=en#main', '/categoryIds/3?page=2'],
  ['/products', '/products'],
])('the copy of %s is found as %s', (asked, key) => expect(keyOf(shop + asked)).toBe(shop + key));

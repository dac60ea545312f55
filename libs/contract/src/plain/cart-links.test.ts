import { expect, test } from 'vitest';

import { cartLinkPath, nextOfCartLink, readCartLink } from './cart-links.ts';

const base64Url = (text: string) => Buffer.from(text).toString('base64url');

test('a link that is written can be read', () => {
  const items = [
    { productDesignId: 12, quantity: 2 },
    { productDesignId: 30, quantity: 1 },
  ];
  const path = cartLinkPath(items, '/products?query=a b');
  expect(path).toBe('/buy/12:2,30:1?continue_to=%2Fproducts%3Fquery%3Da+b');
  const url = new URL(path, 'https://shop.example');
  expect(readCartLink(url.pathname.slice('/buy/'.length))).toEqual({ items, isWhole: true });
  expect(cartLinkPath(items)).toBe('/buy/12:2,30:1');
});

test('both forms of an id are the same line', () => {
  expect(readCartLink(`12:2,~${base64Url('12')}:3`)).toEqual({
    items: [{ productDesignId: 12, quantity: 5 }],
    isWhole: true,
  });
});

test.each(['a:2', '2147483648:1', '012:1', `~${base64Url('gid://shopify/ProductVariant/7')}:1`])(
  '%s is well formed, and no design of ours',
  (text) => expect(readCartLink(`${text},5:1`)).toMatchObject({ isWhole: false, items: [{}] }),
);

test.each([
  ...['', ',', '1', '1:', ':1', '1:0', '1:-1', '1:01', '1:1.5', '1:٢', '1:1,', ',1:1', '1:1;2:1'],
  ...['1:1:1', 'a/b:1', '1 :1', '1: 1', '1:9999999999', '~:1', '~MTI=:1', '~MTJ:1', '~*:1'],
  ...['~gA:1', `~${base64Url('1\n2')}:1`, `~${base64Url('1\u00002')}:1`],
  Array.from({ length: 101 }, (_, place) => `${place + 1}:1`).join(','),
])('%s is malformed', (text) => expect(readCartLink(text)).toBeNull());

const nextOf = (query: string) => nextOfCartLink(new URLSearchParams(query));

test.each([
  ['/products?page=2', '/products?page=2'],
  ['%2Fproduct%2F1%23reviews', '/product/1#reviews'],
  ['/a/../cart', '/cart'],
  ['/%252Fevil', '/%2Fevil'],
])('goes on to what %s names', (raw, path) => expect(nextOf(`continue_to=${raw}`)).toBe(path));

test.each([
  ...['https://evil.example', '//evil.example', '/%2Fevil.example', '/%5Cevil.example'],
  ...['/a%0d%0aX:1', '/a%09', '/a+b', 'evil', '', '/..//evil.example', 'javascript:alert(1)'],
])('shows the cart instead of %s', (raw) => expect(nextOf(`continue_to=${raw}`)).toBeNull());

test('of two places it goes to neither', () =>
  expect(nextOf('continue_to=/a&continue_to=/a')).toBeNull());

import { expect, test } from 'vitest';

import { nextPage, signInPath } from './next-page.ts';

const nextOf = (address: string) => nextPage(new URL(address, 'http://shop.example').searchParams);

test.each(['/orders', '/cart?addressId=3', '/product/1#reviews'])('leads back to %s', (path) => {
  expect(nextOf(signInPath(path))).toBe(path);
});

test('leads home instead of to another site', () => {
  expect(nextOf('/signin?next=/.//elsewhere.example')).toBe('/');
});

test('leads home when nothing was asked for', () => {
  expect(signInPath('/')).toBe('/signin');
  expect(nextOf('/signin')).toBe('/');
});

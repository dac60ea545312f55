import { expect, test } from 'vitest';

import { nextPage, signInPath } from './next-page.ts';

const signIn = (next: string) => `https://staff.example/signin?${new URLSearchParams({ next })}`;

test('leads back to the page that was wanted, with its filters', () => {
  const path = signInPath('https://staff.example/admin-orders?status=pending&page=2');
  expect(nextPage(`https://staff.example${path}`)).toBe('/admin-orders?status=pending&page=2');
});

test('leads home when no page was wanted', () => {
  expect(nextPage('https://staff.example/signin')).toBe('/admin');
});

test.each(['/.//elsewhere.example', 'https://elsewhere.example', '/signin?next=/signin'])(
  'never leads to %j',
  (next) => {
    expect(nextPage(signIn(next))).toBe('/admin');
  },
);

// @vitest-environment node
import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { guardCaches, publicPage } from './caching.server.ts';
import { chooseLanguage } from './language.server.ts';

/** What a page with these headers says of caching, after both guards as in root.tsx. */
async function cachingOf(path: string, init: ResponseInit) {
  const request = new Request(`http://shop.example${path}`);
  const args = { request, params: {}, context: new RouterContextProvider() } as never; // they read no more
  const inner = () => guardCaches(args, () => Promise.resolve(new Response('', init)));
  const response = await chooseLanguage(args, inner as () => Promise<Response>);
  return response?.headers.get('cache-control');
}

test.each(['/profile', '/cart', '/reset-password?token=a', '/verify-email?token=a&lang=en'])(
  '%s is stored nowhere',
  async (path) => {
    expect(await cachingOf(path, {})).toBe('no-store');
  },
);

test('what everybody is shown alike may be kept, and a choice of language by the browser alone', async () => {
  expect(await cachingOf('/products', { headers: publicPage() })).toMatch(/^public/);
  expect(await cachingOf('/products?lang=en', { headers: publicPage() })).toBe('private, no-cache');
});

test('a failure is stored nowhere, whatever its page says', async () => {
  expect(await cachingOf('/products', { status: 500, headers: publicPage() })).toBe('no-store');
});

// @vitest-environment node
import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { guardCaches, publicPage, publicUntil } from './caching.server.ts';
import { chooseLanguage } from './language.server.ts';

/** What a page with these headers says of caching, after both guards as in root.tsx. */
async function cachingOf(path: string, init: ResponseInit) {
  const request = new Request(`http://shop.example${path}`);
  const args = { request, params: {}, context: new RouterContextProvider() } as never; // they read no more
  const inner = () => guardCaches(args, () => Promise.resolve(new Response('', init)));
  const response = await chooseLanguage(args, inner as () => Promise<Response>);
  return response?.headers.get('cache-control');
}

test.each(['/profile', '/orders', '/reset-password?token=a', '/verify-email?token=a&lang=en'])(
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

test.each([
  ['2026-11-25T10:05:00.000Z', 60],
  ['2026-11-25T10:00:12.900Z', 12],
  ['2026-11-25T10:00:00.999Z', 0],
  ['2026-11-25T09:59:00.000Z', 0],
])('a page that changes at %s is kept for %i seconds', (moment, seconds) => {
  const caching = publicUntil(moment, new Date('2026-11-25T10:00:00.000Z'));
  expect(caching).toEqual({ 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` });
});

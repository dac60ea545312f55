import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { isLostPart, watchForLostParts } from './lost-part.ts';

const reload = vi.fn();

beforeAll(watchForLostParts);
beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('__reactRouterManifest', { url: '/assets/manifest-old.js' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** A part of the app cannot be had, and this is what the server says when it is asked for a page. */
async function loseAPart(answer: Promise<Response>) {
  const asked = vi.fn(() => answer);
  vi.stubGlobal('fetch', asked);
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await new Promise((settled) => setTimeout(settled));
  return payload;
}

const pageOf = (build: string) =>
  Promise.resolve(new Response(`<script>import "/assets/manifest-${build}.js"</script>`));

test('loads the page anew where a newer build has taken its parts away', async () => {
  const error = await loseAPart(pageOf('new'));
  expect(reload).toHaveBeenCalledOnce();
  expect(isLostPart(error)).toBe(true);
});

test('does not where the build is the same, which would never end', async () => {
  await loseAPart(pageOf('old'));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', () => Promise.resolve(new Response('', { status: 502 }))],
])('leaves the page as it is %s', async (_, answer) => {
  await loseAPart(answer());
  expect(reload).not.toHaveBeenCalled();
});

test('takes no other failure for a lost part', () => {
  expect(isLostPart(new Error('no such column'))).toBe(false);
});

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { isLostPart, watchForLostParts } from './lost-part.ts';

const reload = vi.fn();
let now = 0;

beforeAll(() => {
  expect(() => watchForLostParts(reload)).toThrow('manifest');
  vi.stubGlobal('__reactRouterManifest', { url: '/assets/manifest-old.js' });
  watchForLostParts(reload);
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  now += 30_000;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

/** A part of the app cannot be had, and this is what the server says when it is asked for a page. */
async function loseAPart(response: Promise<Response>) {
  const asked = vi.fn(() => response);
  vi.stubGlobal('fetch', asked);
  const error = tellOfLoss();
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  await new Promise((settled) => setTimeout(settled));
  return { error, asked };
}

function tellOfLoss() {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

const pageOf = (build: string) =>
  Promise.resolve(new Response(`<script>import "/assets/manifest-${build}.js"</script>`));

test('loads the page anew where a newer build has taken its parts away', async () => {
  const { error } = await loseAPart(pageOf('new'));
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(isLostPart(error)).toBe(true);
});

test('does not where the build is the same, which would never end', async () => {
  const { asked } = await loseAPart(pageOf('old'));
  now += 29_000;
  tellOfLoss();
  expect(asked).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', () => Promise.resolve(new Response('', { status: 502 }))],
])('leaves the page as it is %s, and does not insist', async (_, response) => {
  const { asked } = await loseAPart(response());
  expect(reload).not.toHaveBeenCalled();
  now += 3_000;
  tellOfLoss();
  expect(asked).toHaveBeenCalledOnce();
});

test('asks once for two parts that are lost at once', async () => {
  const asked = vi.fn(() => pageOf('old'));
  vi.stubGlobal('fetch', asked);
  tellOfLoss();
  tellOfLoss();
  await new Promise((settled) => setTimeout(settled));
  expect(asked).toHaveBeenCalledOnce();
});

test('takes no other failure for a lost part', () => {
  expect(isLostPart(new Error('no such column'))).toBe(false);
});

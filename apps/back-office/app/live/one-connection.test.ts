// @vitest-environment node -- which has streams, locks and channels of one kind

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aLiveApi } from '../testing/a-live-api.ts';
import { createLive } from './live.ts';
import { shareConnection } from './one-connection.ts';

const nobody = (): boolean => false;
/** A browser whose pages are all looked at or none; each test has a name of its own for its connection. */
const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  hasFocus: nobody,
});
let api = aLiveApi();
const ends: (() => void)[] = [];

beforeEach(() => {
  page.hasFocus = nobody;
  api = aLiveApi();
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', api.fetch);
});

afterEach(() => {
  ends.splice(0).forEach((end) => end());
  vi.unstubAllGlobals();
});

const isPlaced = (objectId: number) => api.happens({ kind: 'order.placed', objectId });

/** Pages of one browser, of which the first is connected. */
async function pagesOf(count: number) {
  const name = crypto.randomUUID();
  const pages = [];
  for (let index = 0; index < count; index++) {
    const live = createLive(() => true);
    const onUnseen = vi.fn<(ids: readonly number[]) => void>();
    const onRefused = vi.fn();
    const onAgain = vi.fn();
    const parts = { live, name, url: () => 'https://api.example', token: () => 'token' };
    const end = shareConnection({ ...parts, onRefused, onAgain, onUnseen });
    ends.push(end);
    pages.push({ live, onUnseen, onAgain, end });
    await expect.poll(() => live.read().isOn).toBe(true);
  }
  return pages;
}

const placed = ({ live }: { live: ReturnType<typeof createLive> }) =>
  live.read().unseen['order.placed'];

test('of the pages of a browser one is connected, and all hear', async () => {
  const pages = await pagesOf(3);
  isPlaced(1);
  for (const one of pages) await expect.poll(() => placed(one)).toEqual([1]);
  expect(api.connections).toBe(1);
});

test('one page calls to orders that come together, once', async () => {
  const pages = await pagesOf(2);
  for (const id of [1, 2, 3]) isPlaced(id);
  await expect.poll(() => pages[0]?.onUnseen).toHaveBeenCalled();
  expect(pages.map(({ onUnseen }) => onUnseen.mock.calls)).toEqual([[[[1, 2, 3]]], []]);
});

test('no page calls while one of them is looked at', async () => {
  const pages = await pagesOf(2);
  // The page that is connected is not the one that somebody looks at.
  let asked = 0;
  page.hasFocus = () => ++asked === 1;
  isPlaced(1);
  await expect.poll(() => asked).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(pages.flatMap(({ onUnseen }) => onUnseen.mock.calls)).toEqual([]);
});

test('no page calls to what was seen meanwhile', async () => {
  const [one, other] = await pagesOf(2);
  for (const id of [1, 2]) isPlaced(id);
  await expect.poll(() => other && placed(other)).toEqual([1, 2]);
  other?.live.see('order.placed', [1]);
  await expect.poll(() => one?.onUnseen).toHaveBeenCalled();
  expect(one?.onUnseen.mock.calls).toEqual([[[2]]]);
});

test('another page takes over where the connected one was, and calls from then on', async () => {
  const [one, other] = await pagesOf(2);
  isPlaced(1);
  await expect.poll(() => other && placed(other)).toEqual([1]);
  one?.end();
  // It goes on after what it has heard, so that what comes between the two is not lost.
  isPlaced(2);
  await expect.poll(() => other?.onUnseen).toHaveBeenCalled();
  expect(other?.onUnseen.mock.calls).toEqual([[[2]]]);
  expect(api.connections).toBe(2);
});

test('who signs out keeps nothing of what was heard, and hears nothing more', async () => {
  const [one, other] = await pagesOf(2);
  isPlaced(1);
  await expect.poll(() => other && placed(other)).toEqual([1]);
  const told = vi.fn();
  for (const page of [one, other]) page?.live.listen({ kinds: ['order.placed'], onNews: told });
  isPlaced(2);
  await expect.poll(() => other && placed(other)).toEqual([1, 2]);
  [one, other].forEach((page) => page?.end());
  await expect.poll(() => api.open()).toBe(0);
  isPlaced(3);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  for (const page of [one, other]) {
    expect(page?.live.read()).toMatchObject({ isOn: false, unseen: { 'order.placed': [] } });
    expect(page?.onUnseen).not.toHaveBeenCalled();
  }
  expect(told).not.toHaveBeenCalled();
});

test('a connection that the API has ended is made anew, and every page asks for its role', async () => {
  const pages = await pagesOf(2);
  api.end();
  for (const one of pages) {
    await expect.poll(() => one.onAgain).toHaveBeenCalledOnce();
  }
});

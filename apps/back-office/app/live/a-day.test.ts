// @vitest-environment node -- with streams of one kind

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { LiveKind } from '@craftsandore/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubBrowser } from '../testing/a-browser.ts';
import { aLiveApi } from '../testing/a-live-api.ts';
import { createLive, type LiveNews, maxHeld } from './live.ts';
import { followStream } from './live-stream.ts';
import { shareConnection } from './one-connection.ts';

const beatMs = 20_000;
const beatsOfHour = 3_600_000 / beatMs;
const beatsOfDay = 24 * beatsOfHour;
const eventsOfDay = 50_000;
const kinds = ['order.changed'] as const satisfies LiveKind[];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // what the flag adds

/** Bytes that are in use once nothing else is. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** The shop's orders, each with a number that counts its changes, and a page that shows the first hundred. */
const ordersInShop = 1_000;
const inShop = new Uint32Array(ordersInShop);

/** A page of a browser: what it shows, and how often it has heard each event. */
function openPage() {
  const shown = inShop.slice(0, 100);
  const live = createLive();
  const page = { shown, live, heard: 0, missed: 0, mostTold: 0, end: (): void => undefined };
  const tell = (news: LiveNews) => {
    if (news.kind === 'missed') page.missed++;
    else page.heard++;
    live.tell(news);
  };
  const stop = live.listen({
    kinds,
    onNews(ids) {
      page.mostTold = Math.max(page.mostTold, ids?.size ?? 0);
      if (!ids) shown.set(inShop.subarray(0, 100));
      else for (const id of ids) if (id < 100) shown[id] = inShop[id] ?? 0;
    },
  });
  const end = shareConnection({
    ...{
      live: { ...live, tell },
      name: 'live 1',
      url: () => 'https://api.example',
      token: () => 'token',
    },
    onRefused: () => undefined,
    onAgain: () => undefined,
    onUnseen: () => undefined,
  });
  page.end = () => {
    end();
    stop();
  };
  return page;
}

test('pages that are open for a day show what is so, have heard each event once, and hold no more than after an hour', async () => {
  const api = aLiveApi();
  const browser = stubBrowser();
  const seen = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    hasFocus: () => false,
  });
  vi.stubGlobal('document', seen);
  vi.stubGlobal('fetch', api.fetch);
  const show = (visibilityState: string) => {
    seen.visibilityState = visibilityState;
    seen.dispatchEvent(new Event('visibilitychange'));
  };
  const first = openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  const stays = openPage();
  let last = openPage();

  let told = 0;
  let timers = 0;
  let heapAfterAnHour = 0;
  const placed: number[] = [];
  for (let beat = 1; beat <= beatsOfDay; beat++) {
    for (; told < (eventsOfDay * beat) / beatsOfDay; told++) {
      const objectId = (told * 7) % ordersInShop;
      inShop[objectId] = (inShop[objectId] ?? 0) + 1;
      const kind = told % 4 === 0 ? 'order.placed' : 'order.changed';
      if (kind === 'order.placed' && placed.push(objectId) > maxHeld) placed.shift();
      api.happens({ kind, objectId });
      // An order that is new is shown when the list is read; its changes are told.
      if (kind === 'order.placed') api.happens({ kind: 'order.changed', objectId });
    }
    // Nobody looks at it for a third of the day.
    if (beat % 540 === 0) show('visible');
    if (beat % 540 === 360) show('hidden');
    // The API is away for an hour; else the connection drops each half hour.
    if (beat === 10 * beatsOfHour) api.status = null;
    if (beat === 11 * beatsOfHour) api.status = 200;
    if (beat % 86 === 0 || api.status === null) api.drop();
    else api.beat();
    // The page that is connected closes, and another one opens.
    if (beat === 6 * beatsOfHour) first.end();
    if (beat === 18 * beatsOfHour) {
      last.end();
      last = openPage();
    }
    await vi.advanceTimersByTimeAsync(beatMs);
    if (beat === beatsOfHour) heapAfterAnHour = heap();
    timers = Math.max(timers, vi.getTimerCount());
  }
  show('visible');
  await vi.advanceTimersByTimeAsync(60_000);

  for (const page of [stays, last]) {
    expect(page.shown).toEqual(inShop.slice(0, 100));
    expect(page.live.read().unseen['order.placed']).toEqual(placed);
    expect(page.live.read().isOn).toBe(true);
    expect(page.mostTold).toBeLessThanOrEqual(maxHeld);
  }
  expect([stays.missed, api.skipped > 2_000]).toEqual([1, true]);
  expect(stays.heard).toBe(api.told() - api.skipped);
  expect(api.connections).toBe(51);
  expect(timers).toBeLessThanOrEqual(3);
  expect(heap() - heapAfterAnHour).toBeLessThan(3_000_000);

  [stays, last].forEach((page) => page.end());
  await vi.advanceTimersByTimeAsync(0);
  expect([vi.getTimerCount(), api.open(), browser.openChannels()]).toEqual([0, 0, 0]);
});

test('a connection that says nothing is given up, and another one goes on', async () => {
  const api = aLiveApi();
  const ending = new AbortController();
  const isOn: boolean[] = [];
  void followStream({
    url: () => 'https://api.example/admin/live',
    token: () => 'token',
    lastId: () => null,
    onAt: () => undefined,
    onState: (now) => isOn.push(now),
    signal: ending.signal,
    fetch: api.fetch,
  });
  await vi.advanceTimersByTimeAsync(55_000);
  expect(api.connections).toBe(2);
  expect(isOn).toEqual([true, false, true]);
  ending.abort();
});

test('who may not be told does not ask again', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 403 }));
  const status = await followStream({
    url: () => 'https://api.example/admin/live',
    token: () => 'token',
    lastId: () => null,
    onAt: () => undefined,
    onState: () => undefined,
    signal: new AbortController().signal,
    fetch,
  });
  expect(status).toBe(403);
  expect(fetch).toHaveBeenCalledOnce();
});

test('what was seen is new no more, and what comes at once is told at once', async () => {
  const live = createLive(() => true);
  const onNews = vi.fn();
  live.listen({ kinds, onNews });
  for (const objectId of [1, 2]) live.tell({ kind: 'order.placed', objectId });
  for (const objectId of [1, 2, 2]) live.tell({ kind: 'order.changed', objectId });
  live.see('order.placed', [2]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(live.read().unseen['order.placed']).toEqual([1]);
  expect(onNews.mock.calls).toEqual([[new Set([1, 2])]]);
});

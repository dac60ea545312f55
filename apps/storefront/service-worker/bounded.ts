import type { WorkboxPlugin } from 'workbox-core/types.js';

type Bounds = { maxEntries: number; maxDays: number };

const cachedAt = 'cached-at';
const dayMs = 86_400_000;

/** When a response was cached, in milliseconds; NaN for one of the network. */
export const cachedAtOf = ({ headers }: Response) => Number(headers.get(cachedAt) ?? Number.NaN);

/** Keeps a cache small and young, and notes when each entry came. The oldest goes first: a new copy makes an entry the youngest. */
export const bounded = ({ maxEntries, maxDays }: Bounds): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null; // nor what is opaque
    const headers = new Headers(response.headers);
    headers.set(cachedAt, String(Date.now()));
    return new Response(response.body, { status: 200, headers });
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    return Date.now() - cachedAtOf(cachedResponse) < maxDays * dayMs ? cachedResponse : null;
  },
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - maxEntries));
    await Promise.all(surplus.map((key) => cache.delete(key)));
  },
});

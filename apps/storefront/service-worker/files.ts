import { CacheFirst } from 'workbox-strategies/CacheFirst.js';

import { photosCache } from '../app/navigation/cached-pages.ts';
import { bounded } from './bounded.ts';

export const filesCache = 'files';

/** Their names are made from their content. Of two builds: tabs that are older than the shop still find theirs. */
export const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions: { ignoreVary: true },
  plugins: [bounded({ maxEntries: 300, maxDays: 60 })],
});

/** Asked for anew, so that what comes is no opaque response, for each of which browsers count megabytes. */
export const photos = new CacheFirst({
  cacheName: photosCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { mode: 'cors', credentials: 'omit' }),
    },
    bounded({ maxEntries: 60, maxDays: 30 }),
  ],
});

import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { CatalogueChanges } from './catalogue-changes.ts';

/** A response that is the same for everybody, as it goes over the wire. */
export type CachedResponse = { key: string; body: Buffer; etag: string };

/** The same with the headers that it was sent with once: names and values in turn. */
type SentResponse = CachedResponse & { headers: string[] };

/** Loads what to respond; an uncacheable value is for this request alone. */
type Load = () => Promise<{ value: unknown; isUncacheable?: boolean }>;

type Options = {
  /** Bytes of responses that are cached; 0 caches none. */
  maxSize: number;
  changes: CatalogueChanges;
};

/** Of URLs whose responses are found without being parsed; anybody can think of any number of them. */
const maxUrls = 5_000;

export type PublicCache = ReturnType<typeof createPublicCache>;

/** Responses by what was asked, each loaded once, until something changes. */
export function createPublicCache({ maxSize, changes }: Options) {
  const byKey = new LRUCache<string, CachedResponse>({ maxSize: maxSize || 1, sizeCalculation });
  const byUrl = new LRUCache<string, SentResponse>({ max: maxUrls });
  let loading = new Map<string, Promise<CachedResponse>>();
  const counts = { hits: 0, misses: 0, changes: 0 };

  changes.onChange(() => {
    counts.changes += 1;
    byKey.clear();
    byUrl.clear();
    loading = new Map();
  });

  async function loadOnce(key: string, load: Load): Promise<CachedResponse> {
    counts.misses += 1;
    const since = loading;
    const loaded = load();
    const response = loaded.then(({ value }) => toCached(key, value));
    since.set(key, response);
    try {
      const [cached, { isUncacheable }] = await Promise.all([response, loaded]);
      // What was read before a change that came meanwhile is still right for those who asked before it.
      if (since === loading && !isUncacheable) byKey.set(key, cached);
      return cached;
    } finally {
      since.delete(key);
    }
  }

  return {
    counts,

    /** The response to a request, whose key is the same for all spellings of its URL. */
    async get(key: string, load: Load): Promise<CachedResponse> {
      if (maxSize === 0 || !(await changes.isUpToDate())) {
        counts.misses += 1;
        return toCached(key, (await load()).value);
      }
      const cached = byKey.get(key) ?? loading.get(key);
      if (!cached) return loadOnce(key, load);
      counts.hits += 1;
      return cached;
    },

    /** Lets `find` return this response for the very same URL. */
    remember(url: string, response: CachedResponse, headers: string[]): void {
      if (byKey.peek(response.key) === response) byUrl.set(url, { ...response, headers });
    },

    has: (url: string) => byUrl.has(url),

    /** What was remembered for a URL, if nothing has changed since. */
    async find(url: string): Promise<SentResponse | undefined> {
      if (!(await changes.isUpToDate())) return undefined;
      const response = byUrl.get(url);
      if (response) counts.hits += 1;
      return response;
    },
  };
}

/** Whether the caller has this very response; proxies weaken a tag when they compress what it names. */
export const matchesEtag = (etag: string, ifNoneMatch: string | undefined) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

const sizeCalculation = ({ body, key }: CachedResponse) => body.length + 2 * key.length + 200;

function toCached(key: string, value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  return { key, body, etag: `"${hash('sha1', body, 'base64url')}"` };
}

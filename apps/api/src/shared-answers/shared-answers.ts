import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { CatalogueChanges } from './catalogue-changes.ts';

/** An answer that is the same for everybody, as it goes over the wire. */
export type SharedAnswer = { body: Buffer; etag: string };

type Options = {
  /** Bytes of answers that are kept; 0 keeps none. */
  maxSize: number;
  changes: CatalogueChanges;
};

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** Answers by the question, each loaded once, until something changes. */
export function createSharedAnswers({ maxSize, changes }: Options) {
  const kept =
    maxSize > 0 ? new LRUCache<string, SharedAnswer>({ maxSize, sizeCalculation }) : null;
  let loading = new Map<string, Promise<SharedAnswer>>();
  const counts = { hits: 0, misses: 0, changes: 0 };

  changes.onChange(() => {
    counts.changes += 1;
    kept?.clear();
    loading = new Map();
  });

  function load(key: string, make: () => Promise<unknown>): Promise<SharedAnswer> {
    counts.misses += 1;
    const since = loading;
    const answer = make().then((value) => {
      const shared = toShared(value);
      // What was read before a change that came meanwhile is still right for those who asked before it.
      if (since === loading) kept?.set(key, shared);
      return shared;
    });
    since.set(key, answer);
    return answer.finally(() => since.delete(key));
  }

  return {
    counts,

    async get(key: string, make: () => Promise<unknown>): Promise<SharedAnswer> {
      if (!kept || !(await changes.areKnown())) {
        counts.misses += 1;
        return toShared(await make());
      }
      const known = kept.get(key) ?? loading.get(key);
      if (!known) return load(key, make);
      counts.hits += 1;
      return known;
    },
  };
}

const sizeCalculation = ({ body }: SharedAnswer, key: string) => body.length + 2 * key.length + 200;

function toShared(value: unknown): SharedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}

import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { CatalogueChanges } from './catalogue-changes.ts';

/** An answer that is the same for everybody, as it goes over the wire. */
export type SharedAnswer = { key: string; body: Buffer; etag: string };

/** The same with the headers that it was sent with once: names and values in turn. */
type SentAnswer = SharedAnswer & { headers: string[] };

/** Loads an answer; one that is only valid for the current request is not kept. */
type Make = () => Promise<{ value: unknown; isPassing?: boolean }>;

type Options = {
  /** Bytes of answers that are kept; 0 keeps none. */
  maxSize: number;
  changes: CatalogueChanges;
};

/** Addresses whose answers are found without being read; anybody can think of any number of them. */
const mostAddresses = 5_000;

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** Answers by the question, each loaded once, until something changes. */
export function createSharedAnswers({ maxSize, changes }: Options) {
  const kept = new LRUCache<string, SharedAnswer>({ maxSize: maxSize || 1, sizeCalculation });
  const byAddress = new LRUCache<string, SentAnswer>({ max: mostAddresses });
  let loading = new Map<string, Promise<SharedAnswer>>();
  const counts = { hits: 0, misses: 0, changes: 0 };

  changes.onChange(() => {
    counts.changes += 1;
    kept.clear();
    byAddress.clear();
    loading = new Map();
  });

  async function load(key: string, make: Make): Promise<SharedAnswer> {
    counts.misses += 1;
    const since = loading;
    const made = make();
    const answer = made.then(({ value }) => toShared(key, value));
    since.set(key, answer);
    try {
      const [shared, { isPassing }] = await Promise.all([answer, made]);
      // What was read before a change that came meanwhile is still right for those who asked before it.
      if (since === loading && !isPassing) kept.set(key, shared);
      return shared;
    } finally {
      since.delete(key);
    }
  }

  return {
    counts,

    /** The answer to a question, which is the same for all spellings of its address. */
    async get(key: string, make: Make): Promise<SharedAnswer> {
      if (maxSize === 0 || !(await changes.areKnown())) {
        counts.misses += 1;
        return toShared(key, (await make()).value);
      }
      const known = kept.get(key) ?? loading.get(key);
      if (!known) return load(key, make);
      counts.hits += 1;
      return known;
    },

    /** Lets `find` give this answer to whoever writes the address in the same letters. */
    remember(address: string, answer: SharedAnswer, headers: string[]): void {
      if (kept.peek(answer.key) === answer) byAddress.set(address, { ...answer, headers });
    },

    has: (address: string) => byAddress.has(address),

    /** What was remembered for an address, if nothing has changed since. */
    async find(address: string): Promise<SentAnswer | undefined> {
      if (!(await changes.areKnown())) return undefined;
      const answer = byAddress.get(address);
      if (answer) counts.hits += 1;
      return answer;
    },
  };
}

/** Whether the caller has this very answer; proxies weaken a tag when they compress what it names. */
export const isKnown = (etag: string, known: string | undefined) =>
  known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

const sizeCalculation = ({ body, key }: SharedAnswer) => body.length + 2 * key.length + 200;

function toShared(key: string, value: unknown): SharedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { key, body, etag: `"${hash('sha1', body, 'base64url')}"` };
}

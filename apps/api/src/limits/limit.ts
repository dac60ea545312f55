import type { Counters } from '@craftsandore/env/counters';

import { Problem } from '../problem.ts';

type Options = {
  counters: Counters;
  /** What is counted: counts of different names do not meet. */
  name: string;
  /** How often within the window; 0 for no limit. */
  max: number;
  windowMs: number;
};

export type Limit = ReturnType<typeof createLimit>;

const minuteMs = 60_000;

/** A rate limit: a number of calls per key and time window. */
export function createLimit({ counters, name, max, windowMs }: Options) {
  const keyed = (key: string) => `${name}:${key}`;

  return {
    /** Counts one more. @throws Problem `request.too_many` with the seconds to wait. */
    async take(key: string): Promise<void> {
      if (max === 0) return;
      const { count, endsInMs } = await counters.add(keyed(key), 1, windowMs);
      if (count <= max) return;
      throw new Problem('request.too_many', {
        retryAfter: Math.ceil(endsInMs / 1000),
        values: { count: Math.ceil(endsInMs / minuteMs) },
      });
    },

    /** Undoes one count. */
    async giveBack(key: string): Promise<void> {
      if (max !== 0) await counters.add(keyed(key), -1, windowMs);
    },
  };
}

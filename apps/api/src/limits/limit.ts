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
    /** Counts one more, or several at once or none. @throws Problem `request.too_many` with the seconds to wait. */
    async take(key: string, amount = 1): Promise<void> {
      if (max === 0) return;
      const { count, endsInMs } = await counters.add(keyed(key), amount, windowMs);
      if (count <= max) return;
      if (amount > 1) await counters.add(keyed(key), -amount, windowMs);
      throw new Problem('request.too_many', {
        retryAfter: Math.ceil(endsInMs / 1000),
        values: { count: Math.ceil(endsInMs / minuteMs) },
      });
    },

    /** Undoes a count. */
    async giveBack(key: string, amount = 1): Promise<void> {
      if (max !== 0) await counters.add(keyed(key), -amount, windowMs);
    },
  };
}

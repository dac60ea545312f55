import type { Reply, trySynonyms } from '@craftsandore/contract';

type Trial = Reply<typeof trySynonyms>;

/** What trying a group has shown: nothing changes, unless told otherwise. */
export function aTrial(facts: Partial<Trial> = {}): Trial {
  return { checks: 40, better: [], worse: [], before: [], after: [], ...facts };
}

import type { ResponseBody, trySynonyms } from '@craftsandore/contract';

type Trial = ResponseBody<typeof trySynonyms>;

/** What trying a group has shown: nothing changes, unless told otherwise. */
export function aTrial(facts: Partial<Trial> = {}): Trial {
  return { checks: 40, better: [], worse: [], before: [], after: [], ...facts };
}

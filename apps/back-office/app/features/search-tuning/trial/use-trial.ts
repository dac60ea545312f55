import type { Result } from '@craftsandore/api-client';
import type { CallInput, ResponseBody, trySynonyms } from '@craftsandore/contract';
import { useRef, useState } from 'react';

/** What is tried: the words of a group, which one they would replace, and a search to compare. */
export type Attempt = CallInput<typeof trySynonyms>['body'];

/** What a group would change; nothing is changed by asking. */
export type Trial = ResponseBody<typeof trySynonyms>;

export type TrySynonyms = (attempt: Attempt) => Promise<Result<Trial>>;

/** A group that is being tried; it has a result once the response is there. */
type Tried = { attempt: Attempt; result?: Result<Trial> };

/** Tries groups of synonyms, each once nothing else was asked for in `pauseMs`. Only what was tried last counts. */
export function useTrial(onTry: TrySynonyms, pauseMs = 0) {
  const [tried, setTried] = useState<Tried>();
  const turn = useRef(0);

  async function run(attempt: Attempt) {
    turn.current += 1;
    const own = turn.current;
    setTried({ attempt });
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (own !== turn.current) return;
    const result = await onTry(attempt);
    if (own === turn.current) setTried({ attempt, result });
  }

  function clear() {
    turn.current += 1;
    setTried(undefined);
  }

  return { tried, isTrying: Boolean(tried && !tried.result), run, clear };
}

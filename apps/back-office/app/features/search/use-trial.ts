import type { CallInput, Reply, trySynonyms } from '@craftsandore/contract';
import { useRef, useState } from 'react';

import type { Outcome } from '../../refusal.ts';

/** What is tried: the words of a group, which one they would replace, and a search to compare. */
export type Attempt = CallInput<typeof trySynonyms>['body'];

/** What a group would change; nothing is changed by asking. */
export type Trial = Reply<typeof trySynonyms>;

export type TrySynonyms = (attempt: Attempt) => Promise<Outcome<Trial>>;

/** A group that is being tried; it has an outcome once the answer is there. */
type Tried = { attempt: Attempt; outcome?: Outcome<Trial> };

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
    const outcome = await onTry(attempt);
    if (own === turn.current) setTried({ attempt, outcome });
  }

  function forget() {
    turn.current += 1;
    setTried(undefined);
  }

  return { tried, isTrying: Boolean(tried && !tried.outcome), run, forget };
}

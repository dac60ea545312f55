import type { SynonymGroup } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Outcome } from '../../refusal.ts';

const pauseMs = 250;

export type FindGroups = (words: string) => Promise<Outcome<SynonymGroup[]>>;

/** Groups that hold these words, once typing pauses. Answers to earlier words are ignored. */
export function useGroupsFound(words: string, onFind: FindGroups) {
  const [found, setFound] = useState<{ words: string; outcome: Outcome<SynonymGroup[]> }>();
  const [again, setAgain] = useState(0);
  const find = useEffectEvent(onFind);

  useEffect(() => {
    if (!words) return;
    let isWanted = true;
    const pause = setTimeout(() => {
      void find(words).then((outcome) => isWanted && setFound({ words, outcome }));
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [words, again]);

  return {
    outcome: found?.words === words ? found.outcome : undefined,
    findAgain: () => setAgain((times) => times + 1),
  };
}

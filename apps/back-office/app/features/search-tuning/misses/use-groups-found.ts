import type { Result } from '@craftsandore/api-client';
import type { SynonymGroup } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 250;

export type FindGroups = (words: string) => Promise<Result<SynonymGroup[]>>;

/** Groups that hold these words, once typing pauses. Responses to earlier words are ignored. */
export function useGroupsFound(words: string, onFind: FindGroups) {
  const [found, setFound] = useState<{ words: string; result: Result<SynonymGroup[]> }>();
  const [again, setAgain] = useState(0);
  const find = useEffectEvent(onFind);

  useEffect(() => {
    if (!words) return;
    let isWanted = true;
    const pause = setTimeout(() => {
      void find(words).then((result) => isWanted && setFound({ words, result }));
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [words, again]);

  return {
    result: found?.words === words ? found.result : undefined,
    findAgain: () => setAgain((times) => times + 1),
  };
}

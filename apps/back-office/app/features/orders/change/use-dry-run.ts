import type { Result } from '@craftsandore/api-client';
import type { OrderChange } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Edits } from './order-draft.ts';

/** What edits of a version would come to; nothing is done. */
export type AskChange = (seenVersion: number, edits: Edits) => Promise<Result<OrderChange>>;

type Answer = { asked: string; result: Result<OrderChange> };

const pauseMs = 250;

/** What the edits would come to, asked for whenever they have rested a moment. */
export function useDryRun(seenVersion: number, edits: Edits, onAsk: AskChange) {
  const [answer, setAnswer] = useState<Answer>();
  const asked = JSON.stringify({ seenVersion, edits });
  const isNone = edits.length === 0;
  const ask = useEffectEvent(() => onAsk(seenVersion, edits));

  useEffect(() => {
    if (isNone) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void ask().then((result) => {
        if (!isOver) setAnswer({ asked, result });
      });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, isNone]);

  const told = !isNone && answer?.asked === asked ? answer.result : undefined;
  return {
    isWaiting: !isNone && !told,
    change: told?.ok ? told.value : undefined,
    refusal: told?.ok === false ? told.refusal : undefined,
  };
}

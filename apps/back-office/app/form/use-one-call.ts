import type { Refusal, Result } from '@craftsandore/api-client';
import { useRef, useState } from 'react';

import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';

/** One call at a time, with why the last one came to nothing. */
export function useOneCall() {
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false); // at once, unlike the state: a second press may come before the next render

  /** What the call came to; undefined where another one is under way. */
  async function run<T>(call: () => Promise<Result<T>>): Promise<Result<T> | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setPending(true);
    const result = await call();
    isBusy.current = false;
    setPending(false);
    setRefusal(result.ok ? undefined : result.refusal);
    return result;
  }

  return {
    run,
    isPending,
    refusal: isPending || !refusal ? undefined : sentenceOf(refusal),
    forget: () => setRefusal(undefined),
  };
}

import type { Result } from '@craftsandore/api-client';
import { useToast } from '@craftsandore/ui';
import { useRefusalSentence } from './use-refusal-sentence.ts';

type Words = { done?: string; failed?: string };

/** Shows a notice of what a call came to: `done` after success, else why it was refused, after `failed`. */
export function useReport() {
  const sentenceOf = useRefusalSentence();
  const showToast = useToast();

  return async function report<T>(call: Promise<Result<T>>, { done, failed }: Words = {}) {
    const result = await call;
    if (!result.ok) {
      const reason = sentenceOf(result.refusal);
      showToast({ tone: 'danger', children: failed ? `${failed}: ${reason}` : reason });
    } else if (done) {
      showToast({ tone: 'success', children: done });
    }
    return result;
  };
}

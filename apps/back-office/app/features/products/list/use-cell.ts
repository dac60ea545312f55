import type { Result } from '@craftsandore/api-client';

import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { useProductList } from './product-list.ts';

/** A cell that holds `value`: what is typed there, and a way to save it over what was seen, not over what came since. */
export function useCell(cell: string, value: number) {
  const sentenceOf = useRefusalSentence();
  const { drafts } = useProductList();
  const seen = () => drafts.of(cell)?.seen ?? value;

  /** Resolves with nothing, or with the reason why not. */
  async function save(call: (seen: number) => Promise<Result<unknown>>) {
    const result = await call(seen());
    if (result.ok) return undefined;
    const draft = drafts.of(cell);
    if (result.refusal.status === 409 && draft) drafts.change(cell, { typed: draft.typed });
    return sentenceOf(result.refusal);
  }

  return {
    typed: drafts.of(cell)?.typed,
    onTyped: (typed: string | undefined) =>
      drafts.change(cell, typed === undefined ? undefined : { typed, seen: seen() }),
    save,
  };
}

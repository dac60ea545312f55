import { fold, onOtherLayout, words } from '@craftsandore/search';

import { type Alternative, variantsOf } from './alternatives.ts';
import {
  type Complete,
  completionsAsTyped,
  completionsBySound,
  minGuessed,
} from './completions.ts';
import type { Lexicon } from './lexicon.ts';
import type { Phrase } from './phrases.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understanding.ts';

/** A text as it may have been meant, and the words that its last one may become. */
export type Unfinished = { query: string; understanding: Understanding; completions: string[] };

const maxSynonyms = 5;

/** A text whose last word is still being typed: as typed, begun or finished; then the other layout; then by sound. */
export function understandUnfinished(lexicon: Lexicon, query: string): Unfinished {
  const begun = completed(lexicon, query, completionsAsTyped);
  if (begun) return begun;
  const finished = { query, understanding: understand(lexicon, query), completions: [] };
  if (finished.understanding.phrases.length > 0) return finished;
  const other = fold(query).trim().length < minGuessed ? null : onOtherLayout(query);
  return (
    completed(lexicon, other ?? '', completionsAsTyped) ??
    completed(lexicon, query, completionsBySound) ??
    withoutLast(lexicon, query) ??
    finished
  );
}

/** Without a last word of which there is too little to guess at: `sineya za`, on its way to `zan`. */
function withoutLast(lexicon: Lexicon, query: string): Unfinished | null {
  const typed = words(query);
  if (typed.length < 2 || (typed.at(-1) ?? '').length >= minGuessed) return null;
  const before = typed.slice(0, -1).join(' ');
  return { query, understanding: understand(lexicon, before), completions: [] };
}

/** With its last word completed; null where that makes no sense, or the words before it do not. */
function completed(lexicon: Lexicon, query: string, complete: Complete): Unfinished | null {
  const typed = words(query);
  const last = typed.at(-1);
  if (!last) return null;
  const completions = complete(lexicon, last);
  if (completions.length === 0) return null;
  const before = understand(lexicon, typed.slice(0, -1).join(' '));
  const isUnderstood = before.phrases.length > 0 && before.reading !== 'layout';
  if (typed.length > 1 && !isUnderstood) return null;
  const phrases = [...before.phrases, toPhrase(lexicon, last, completions)];
  return { query, understanding: { ...before, phrases }, completions };
}

function toPhrase({ synonyms }: Lexicon, typed: string, completions: string[]): Phrase {
  const finished: Alternative[] = completions.includes(typed)
    ? [{ wording: [variantsOf(typed)], grade: 'exact' }]
    : [];
  const alternatives: Alternative[] = [
    ...finished,
    { wording: [completions], grade: 'prefix' },
    ...completions.flatMap((term) => synonyms.of(variantsOf(term))).slice(0, maxSynonyms),
  ];
  return {
    words: [{ typed, meant: typed, alternatives, isOptional: false, isNumber: false }],
    instead: [],
  };
}

import { isOptional, onOtherLayout, words } from '@craftsandore/search';

import { didYouMean } from './did-you-mean.ts';
import { interpretWords } from './interpret-words.ts';
import {
  areUnderstood,
  isTelling,
  isUnderstood,
  type Interpretation,
  type Interpretations,
} from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { nearMiss } from './near-misses.ts';
import { toUnderstanding, type Understanding } from './understanding.ts';

const maxWords = 10;

export const wordsOf = (query: string): string[] => words(query).slice(0, maxWords);

/**
 * A query is read as typed if that makes sense; else, as typed on the other keyboard layout; else each unknown word is
 * guessed. If one stays unknown, nothing is searched, unless it is a near miss.
 */
export function understand(lexicon: Lexicon, query: string): Understanding {
  const typed = thingLast(words(query)).slice(0, maxWords);
  const asTyped = interpretWords(lexicon, typed, false);
  if (areUnderstood(asTyped)) return toUnderstanding(lexicon, query, asTyped);

  const swapped = onSwappedLayout(lexicon, query);
  if (swapped) return swapped;

  const guessed = interpretWords(lexicon, typed, true);
  if (areUnderstood(guessed)) return toUnderstanding(lexicon, query, guessed);

  const suggestions = didYouMean(lexicon, query, guessed);
  const replaced = withNearMiss(lexicon, guessed);
  const understanding = toUnderstanding(lexicon, query, replaced ?? []);
  return { ...understanding, isNearMiss: replaced !== null, didYouMean: suggestions };
}

function onSwappedLayout(lexicon: Lexicon, query: string): Understanding | null {
  const other = onOtherLayout(query);
  if (other === null) return null;
  const swapped = interpretWords(lexicon, wordsOf(other), false);
  if (!areUnderstood(swapped) || swapped.every(({ terms }) => terms.every(isOptional))) return null;
  const understanding = toUnderstanding(lexicon, other, swapped);
  const searchedFor = understanding.searchedFor ?? other.trim();
  return { ...understanding, reading: 'layout', searchedFor };
}

/** With the only unknown word replaced by its near miss; null where the others are not certain or not telling. */
function withNearMiss(lexicon: Lexicon, words: Interpretations): Interpretation[] | null {
  const understood = words.filter(isUnderstood);
  const isCertain = understood.every(({ reading, isPrefix }) => reading === null && !isPrefix);
  const isOnlyUnknown = words.length === understood.length + 1;
  if (!isOnlyUnknown || !isCertain || !understood.some(isTelling)) return null;
  const replaced = words.map((word) => (isUnderstood(word) ? word : nearMiss(lexicon, word.typed)));
  return replaced.every((word) => word !== null) ? replaced : null;
}

/** "Rack for spices" as "spices rack": as names and synonyms have it, with the thing as its last word. */
function thingLast(typed: string[]): string[] {
  const at = typed.indexOf('for');
  return at < 1 || at === typed.length - 1
    ? typed
    : [...typed.slice(at + 1), ...typed.slice(0, at)];
}

import { completionsAsTyped } from './completions.ts';
import {
  type Interpretation,
  type Interpretations,
  isTelling,
  isUnderstood,
} from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { suggestionsFor } from './near-misses.ts';
import { spell } from './spelling.ts';

const maxSuggestions = 3;

/** An unfinished word is no word to offer: what it begins is. */
const whole = (word: Interpretation): Interpretation =>
  word.isPrefix ? { ...word, reading: 'spelling' } : word;

/** What to ask of a query with an unknown word: that word replaced by near ones or those it begins, or the query without it. */
export function didYouMean(lexicon: Lexicon, query: string, words: Interpretations): string[] {
  const understood = words.filter(isUnderstood).map(whole);
  const [unknown, ...others] = words.filter((word) => !isUnderstood(word));
  const near =
    unknown && others.length === 0
      ? [
          ...suggestionsFor(lexicon, unknown.typed, words.length === 1),
          ...completionsAsTyped(lexicon, unknown.typed),
        ]
      : [];
  const replaced = near.map((term) =>
    spell(
      lexicon,
      query,
      words.map((word) =>
        isUnderstood(word)
          ? whole(word)
          : { typed: word.typed, terms: [term], isPrefix: false, reading: 'spelling' },
      ),
    ),
  );
  const without = understood.some(isTelling) ? [spell(lexicon, query, understood)] : [];
  return [...new Set([...replaced, ...without])].slice(0, maxSuggestions);
}

/** Of a query that is understood: each of its telling words alone, where there are several. */
export function singleWords(lexicon: Lexicon, query: string, words: Interpretations): string[] {
  const telling = words.filter(isUnderstood).filter(isTelling).map(whole);
  return telling.length > 1
    ? telling.slice(0, maxSuggestions).map((word) => spell(lexicon, query, [word]))
    : [];
}

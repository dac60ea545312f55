import { areTwoLettersApart, oneLetterWrong, splitsOf, typosOf } from '@craftsandore/search';

import { variantsOf } from './alternatives.ts';
import { interpretation, type Interpretation } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { mayBeOptional } from './may-be-optional.ts';

/** Shorter words are near too many others. */
const minLength = 5;
const maxSuggestions = 3;
/** Of words that begin alike, this many are looked at for those two letters away. */
const maxAlike = 1_000;

/**
 * The only name that a word is a typo or a letter too many away from: to be searched where the other words of the query
 * bear it out. A letter from far away on the keyboard makes another word too often.
 */
export function nearMiss(lexicon: Lexicon, typed: string): Interpretation | null {
  const tooLong = oneLetterWrong(typed).filter(({ length }) => length < typed.length);
  const [term, ...others] = [...new Set([...typosOf(typed), ...tooLong])].filter(
    (near) =>
      lexicon.isName(near) &&
      near[0] === typed[0] &&
      near.length >= minLength &&
      lexicon.isSold(near),
  );
  if (!term || !others.every((other) => variantsOf(term).includes(other))) return null;
  return interpretation(typed, [term], 'spelling');
}

/** What a word is near to: to be suggested, not searched. Two letters away only beside other words. */
export const suggestionsFor = (lexicon: Lexicon, typed: string, isAlone: boolean): string[] =>
  [
    ...oneLetterAway(lexicon, typed).filter((term) => !isAlone || !mayBeOptional(term)),
    ...twoWordsWithTypo(lexicon, typed),
    ...(isAlone ? [] : twoLettersAway(lexicon, typed)),
  ].slice(0, maxSuggestions);

const oneLetterAway = ({ isName }: Lexicon, typed: string): string[] =>
  [...new Set([...typosOf(typed), ...oneLetterWrong(typed)])].filter(isName);

/** With the first two letters right. */
function twoLettersAway({ vocabulary, categoryTerms, isName }: Lexicon, typed: string): string[] {
  if (typed.length < minLength || /\d/.test(typed)) return [];
  const start = typed.slice(0, 2);
  return [...vocabulary.startingWith(start, maxAlike), ...categoryTerms]
    .filter((term) => term.startsWith(start))
    .filter((term) => isName(term) && term.length > minLength)
    .filter((term) => areTwoLettersApart(typed, term));
}

/** Two words without a space between them, and with a typo in the longer one. */
function twoWordsWithTypo({ isName }: Lexicon, typed: string): string[] {
  const typoOf = (part: string) =>
    part.length < minLength ? undefined : typosOf(part).find(isName);
  return splitsOf(typed).flatMap(([first, second]) => {
    const pair = isName(first)
      ? [first, typoOf(second)]
      : [typoOf(first), isName(second) ? second : undefined];
    return pair.every((part) => part && part.length > 3) ? [pair.join(' ')] : [];
  });
}

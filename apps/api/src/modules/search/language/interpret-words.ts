import { isNumber, isOptional, oneLetterWrong } from '@craftsandore/search';

import { variantsOf } from './alternatives.ts';
import { asPrefix, asTyped } from './certain-words.ts';
import { asFranco, asLoanword, asTwoWords, asTypo, inOwnLetters } from './guesses.ts';
import type { Interpretation, Interpretations } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { mayBeOptional } from './may-be-optional.ts';

/**
 * What each word of a query means. Optional words that are unknown are left out.
 * @param isGuessing whether to guess at the other unknown ones
 */
export function interpretWords(
  lexicon: Lexicon,
  typed: string[],
  isGuessing: boolean,
): Interpretations {
  const inSynonyms = placesInSynonyms(lexicon, typed);
  return typed.flatMap((word, at): Interpretations => {
    if (inSynonyms.has(at)) {
      return [{ typed: word, terms: [word], isPrefix: false, reading: null }];
    }
    const certain = asTyped(lexicon, word) ?? asPrefix(lexicon, word);
    if (certain) return [certain];
    if (mayBeOptional(word)) return [];
    const guess = isGuessing && guessAt(lexicon, typed, at);
    if (guess) return [guess].flat();
    const isLeftOut = isGuessing && typed.length > 1 && isOptionalButForALetter(word);
    return isLeftOut ? [] : [{ typed: word, terms: null }];
  });
}

/** Shorter words are a letter away from too many others. */
const minMisspelt = 6;

/** "wodden bowl": whatever letter was meant, the word narrows nothing. */
const isOptionalButForALetter = (typed: string) =>
  typed.length >= minMisspelt &&
  oneLetterWrong(typed).some((term) => term[0] === typed[0] && isOptional(term));

/** The likeliest guess at an unknown word. */
function guessAt(
  lexicon: Lexicon,
  typed: string[],
  at: number,
): Interpretation | Interpretation[] | null {
  const word = typed[at] ?? '';
  const isAlone = hasNoContext(typed, word);
  const franco = () => inOwnLetters(lexicon, asFranco(lexicon, word, isAlone));
  const completesSynonym = (term: string) =>
    lexicon.synonyms.has(term) || placesInSynonyms(lexicon, typed.with(at, term)).has(at);
  // A digit among letters is no typo.
  const guess = /\d/.test(word)
    ? franco()
    : (asTypo(lexicon, word, isAlone) ?? asLoanword(lexicon, word, completesSynonym) ?? franco());
  return guess ?? asTwoWords(lexicon, word);
}

/** Whether no other word of the query can bear out a guess at this one. Short ones need a telling word for that. */
const hasNoContext = (typed: string[], word: string) =>
  word.length > 3
    ? typed.length === 1
    : !typed.some((other) => other !== word && !mayBeOptional(other) && !isNumber(other));

/** Where words are part of a synonym of several words, in which they may be unknown by themselves: "hot pad". */
function placesInSynonyms({ synonyms }: Lexicon, typed: string[]): Set<number> {
  const places = new Set<number>();
  const variants = typed.map(variantsOf);
  for (let at = 0; at < typed.length;) {
    const length = synonyms.longestAt(variants.slice(at))?.length ?? 0;
    if (length > 1) for (let word = at; word < at + length; word++) places.add(word);
    at += Math.max(1, length);
  }
  return places;
}

import {
  brokenFormsOf,
  francoDistance,
  optionalSoundingLike,
  soundKeys,
  soundOf,
  splitsOf,
  typosOf,
} from '@craftsandore/search';

import { isOtherWordByEnding } from './certain-words.ts';
import { interpretation, type Interpretation } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { mayBeOptional } from './may-be-optional.ts';

const maxCandidates = 3;
/** Alone, a word this short may be a typo of too many others. */
const maxAmbiguous = 4;
/** Words of an Arabic root have fewer consonants, and other vowels make other words of them. */
const minLoanwordConsonants = 5;
/** How far vowels may differ between Latin and Arabic spelling; digits for letters say that it is Arabic. */
const maxFrancoDistance = (typed: string) => (/\d/.test(typed) ? 1.5 : 0.5);

/** Arabic in Latin letters: of the words with the same consonants, those with the nearest vowels. */
export function asFranco(lexicon: Lexicon, typed: string, isAlone: boolean): Interpretation | null {
  // Three letters without a digit are more often an English word.
  if (isAlone && /^[a-z]{1,3}$/.test(typed)) return null;
  const { vocabulary, synonyms, isName, mayBeFragment } = lexicon;
  const isLikely = /\d/.test(typed) ? (term: string) => !mayBeFragment(term) : isName;
  const candidates = soundKeys(typed)
    .flatMap((sound) => [
      ...synonyms.soundingLike(sound),
      ...vocabulary.soundingLike(sound).filter(isLikely),
      // zet is زيت (oil) before it is ده (this).
      ...(isAlone || typed.startsWith('z') ? [] : optionalSoundingLike(sound)),
    ])
    .map((term) => ({ term, distance: distanceOf(typed, term) }));
  const nearest = Math.min(...candidates.map(({ distance }) => distance));
  if (nearest > maxFrancoDistance(typed)) return null;
  const terms = candidates.filter(({ distance }) => distance === nearest).map(({ term }) => term);
  return interpretation(typed, [...new Set(terms)].slice(0, maxCandidates), 'franco');
}

/** A foreign word that only synonyms have in Arabic letters, where a vowel of its own letters is wrong: spon is spoon before سبون. */
export function inOwnLetters(
  { vocabulary, isName }: Lexicon,
  franco: Interpretation | null,
): Interpretation | null {
  if (!franco || franco.terms.some(vocabulary.has)) return franco;
  const sounds = soundKeys(franco.typed);
  const meant = typosOf(franco.typed, true).filter(
    (term) => isName(term) && soundKeys(term).some((sound) => sounds.includes(sound)),
  );
  return interpretation(franco.typed, meant.slice(0, maxCandidates), 'spelling') ?? franco;
}

/** To a word or its singular or plurals, which may be the only one of them that products have: 7alla, of حلل. */
const distanceOf = (typed: string, term: string) =>
  Math.min(...[term, ...brokenFormsOf(term)].map((form) => francoDistance(typed, form)));

/** A word of another language, whose vowels everybody writes as they hear them: تشوبينج, تشوبنج. */
export function asLoanword(
  { synonyms }: Lexicon,
  typed: string,
  fits: (term: string) => boolean,
): Interpretation | null {
  const sound = soundOf(typed);
  if (sound.length < minLoanwordConsonants) return null;
  const alike = synonyms.wordsSoundingLike(sound).filter((term) => term[0] === typed[0]);
  return interpretation(typed, [...new Set(alike.filter(fits))], 'spelling');
}

/** Two words without a space between them. */
export function asTwoWords({ isName }: Lexicon, typed: string): Interpretation[] | null {
  const parts = splitsOf(typed).find((both) => both.every(isName));
  if (!parts) return null;
  return parts.map((part) => ({ typed: part, terms: [part], isPrefix: false, reading: 'spacing' }));
}

/** Words that it may be a typo of; names of things rather than other words. */
export function asTypo(lexicon: Lexicon, typed: string, isAlone: boolean): Interpretation | null {
  if (isAlone && typed.length <= maxAmbiguous) return null;
  const { isKnown, isName, mayBeFragment } = lexicon;
  const meant = typosOf(typed, isAlone).filter(
    (term) =>
      isKnown(term) &&
      !mayBeFragment(term) &&
      !mayBeOptional(term) &&
      !isOtherWordByEnding(typed, term),
  );
  const names = meant.filter(isName);
  const terms = names.length > 0 || isAlone ? names : meant;
  return interpretation(typed, terms.slice(0, maxCandidates), 'spelling');
}

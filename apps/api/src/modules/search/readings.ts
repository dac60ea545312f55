import type { SearchDetails } from '@craftsandore/contract';
import {
  francoDistance,
  isNumber,
  isOptional,
  nearTo,
  optionalSoundingLike,
  readingsOf,
  slipsOf,
  soundKeys,
  splitsOf,
} from '@craftsandore/search';

import { variantsOf } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';

export type Reading = NonNullable<SearchDetails['reading']>;

/** A word of a query, and the words that were meant by it: several where that is not certain. */
export type Meant = {
  typed: string;
  terms: string[];
  /** Whether more letters were to come. */
  isPrefix: boolean;
  /** How it came to be another word than the typed one. */
  reading: Reading | null;
};

const shortestPrefix = 4;
const mostOfPrefix = 20;
const mostCandidates = 3;
/** Vowels that may differ between Latin and Arabic spelling; digits for letters say that it is Arabic. */
const farthestFranco = (typed: string) => (/\d/.test(typed) ? 1.5 : 1);

/** What single words may mean, from the surest to the boldest guess. Each answers null when it does not know. */
export function readingsWith({ vocabulary, lexicon, categories }: SearchWords) {
  const isKnown = (term: string) =>
    vocabulary.has(term) || lexicon.has(term) || categories.some(({ terms }) => terms.has(term));
  const isCentral = (term: string) =>
    vocabulary.isName(term) || lexicon.has(term) || categories.some(({ terms }) => terms.has(term));

  const meant = (typed: string, terms: string[], reading: Reading | null): Meant | null =>
    terms.length > 0 ? { typed, terms, isPrefix: false, reading } : null;

  /** As typed, in any number, or with a letter attached. */
  function asTyped(typed: string): Meant | null {
    if (isNumber(typed)) return meant(typed, [typed], null);
    const [known] = [typed, ...readingsOf(typed)].filter((term) => variantsOf(term).some(isKnown));
    return meant(typed, known ? [known] : [], null);
  }

  function asPrefix(typed: string): Meant | null {
    if (typed.length < shortestPrefix || /\d/.test(typed)) return null;
    const terms = [
      ...lexicon.startingWith(typed),
      ...vocabulary.startingWith(typed, mostOfPrefix),
    ].filter((term) => !isAnotherWord(typed, term));
    return terms.length > 0
      ? { typed, terms: [...new Set(terms)], isPrefix: true, reading: null }
      : null;
  }

  /** Arabic in Latin letters: the words whose vowels are nearest, of those with the same consonants. */
  function asFranco(typed: string): Meant | null {
    const candidates = soundKeys(typed)
      .flatMap((sound) => [
        ...lexicon.soundingLike(sound),
        ...vocabulary.soundingLike(sound),
        ...optionalSoundingLike(sound),
      ])
      .map((term) => ({ term, distance: francoDistance(typed, term) }));
    const nearest = Math.min(...candidates.map(({ distance }) => distance));
    if (nearest > farthestFranco(typed)) return null;
    const terms = candidates.filter(({ distance }) => distance === nearest).map(({ term }) => term);
    return meant(typed, [...new Set(terms)].slice(0, mostCandidates), 'franco');
  }

  /** Two words that were written as one. */
  function asTwo(typed: string): Meant[] | null {
    for (const parts of splitsOf(typed)) {
      const both = parts.map((part) => (isKnown(part) ? meant(part, [part], 'spacing') : null));
      if (both.every((part) => part !== null)) return both;
    }
    return null;
  }

  /** What one slip of the fingers makes it; words that things are called by go first. */
  function asSlip(typed: string, isAlone: boolean): Meant | null {
    if (isAlone && typed.length <= shortestPrefix) return null;
    const slips = slipsOf(typed).filter(isKnown);
    const central = slips.filter(isCentral);
    const terms = central.length > 0 || isAlone ? central : slips;
    return meant(typed, terms.slice(0, mostCandidates), 'spelling');
  }

  /** What it is near to; to be asked, not to be searched. */
  const near = (typed: string): string[] =>
    [...slipsOf(typed), ...nearTo(typed)].filter(isCentral).slice(0, mostCandidates);

  const isIdle = (typed: string) => isOptional(typed) && !isNumber(typed);

  return { asTyped, asPrefix, asFranco, asTwo, asSlip, near, isIdle };
}

/** صيني is no beginning of صينية: a taa marbuta makes another word of what ends in yaa. */
const isAnotherWord = (typed: string, term: string) =>
  term === `${typed}ه` && typed.endsWith('ي') && typed.length <= shortestPrefix;

import type { SearchDetails } from '@craftsandore/contract';
import {
  areTwoLettersApart,
  francoDistance,
  isNumber,
  isOptional,
  nearTo,
  optionalSoundingLike,
  readingsOf,
  slipsOf,
  soundKeys,
  soundOf,
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
/** A word that is taken for another one only beside others has so many letters at least. */
const shortestBesideOthers = 5;
/** Words of a root have fewer consonants, and their vowels make other words of them. */
const fewestOfLoanword = 5;
/** Of words that begin alike, so many are looked at for those two letters away. */
const mostAlike = 1_000;
/** Vowels that may differ between Latin and Arabic spelling, where digits for letters say that it is Arabic. */
const farthestFranco = (typed: string) => (/\d/.test(typed) ? 1.5 : 0.5);

/** What single words may mean, from the surest to the boldest guess. Each answers null when it does not know. */
export function readingsWith({ vocabulary, lexicon, inCategories }: SearchWords) {
  const isKnown = (term: string) =>
    vocabulary.has(term) || lexicon.has(term) || inCategories.has(term);
  /** Whether things are called so, and not only described. */
  const isCentral = (term: string) =>
    vocabulary.isName(term) || lexicon.has(term) || inCategories.has(term);

  /** Whether the shop has things that are called so, by this word or by another one. */
  const isHad = (term: string) =>
    variantsOf(term).some((form) => vocabulary.isName(form) || inCategories.has(form)) ||
    (lexicon.startOf([variantsOf(term)])?.ways ?? []).length > 0;

  const isAttached = (term: string, letters: string) =>
    !isCentral(term) && [...letters].some((letter) => vocabulary.has(letter + term));

  /** What is only known with a letter attached may be the rest of another word: رسي of كرسي. */
  const isWhole = (term: string) => !isAttached(term, 'وفبكل');

  /** It surely is with a letter that descriptions hardly ever attach: طير of فطير. */
  const isRest = (term: string) => isAttached(term, 'فك');

  const meant = (typed: string, terms: string[], reading: Reading | null): Meant | null =>
    terms.length > 0 ? { typed, terms, isPrefix: false, reading } : null;

  const isIdle = (typed: string) =>
    !isNumber(typed) && [typed, ...readingsOf(typed)].some(isOptional);

  /** As typed, in any number, or with a letter attached. */
  function asTyped(typed: string): Meant | null {
    if (isNumber(typed)) return meant(typed, [typed], null);
    const isSaid = (term: string) =>
      variantsOf(term).some((form) => isKnown(form) && !isRest(form));
    const detached = readingsOf(typed);
    if (isSaid(typed)) return meant(typed, [typed, ...detached.filter(isCentral)], null);
    return meant(typed, detached.filter(isSaid).slice(0, 1), null);
  }

  function asPrefix(typed: string): Meant | null {
    if (typed.length < shortestPrefix || /\d/.test(typed)) return null;
    const isBegun = (term: string) => typed.length > shortestPrefix || !isAnotherWord(typed, term);
    const words = vocabulary.startingWith(typed, mostOfPrefix).filter(isBegun).filter(isCentral);
    const terms = words.length > 0 ? words : lexicon.startingWith(typed).filter(isBegun);
    return terms.length > 0 ? { typed, terms, isPrefix: true, reading: null } : null;
  }

  /** Arabic in Latin letters: the words whose vowels are nearest, of those with the same consonants. */
  function asFranco(typed: string, isAlone: boolean): Meant | null {
    // Three letters without a digit are more often an English word.
    if (isAlone && /^[a-z]{1,3}$/.test(typed)) return null;
    const candidates = soundKeys(typed)
      .flatMap((sound) => [
        ...lexicon.soundingLike(sound),
        ...vocabulary.soundingLike(sound).filter(/\d/.test(typed) ? isWhole : isCentral),
        // zet is زيت before it is ده.
        ...(isAlone || typed.startsWith('z') ? [] : optionalSoundingLike(sound)),
      ])
      .map((term) => ({ term, distance: francoDistance(typed, term) }));
    const nearest = Math.min(...candidates.map(({ distance }) => distance));
    if (nearest > farthestFranco(typed)) return null;
    const terms = candidates.filter(({ distance }) => distance === nearest).map(({ term }) => term);
    return meant(typed, [...new Set(terms)].slice(0, mostCandidates), 'franco');
  }

  /** A word of another language, whose vowels everybody writes as they hear them: تشوبينج, تشوبنج. */
  function asLoanword(typed: string, isPossible: (term: string) => boolean): Meant | null {
    const sound = soundOf(typed);
    if (sound.length < fewestOfLoanword) return null;
    const alike = lexicon.wordsSoundingLike(sound).filter((term) => term[0] === typed[0]);
    return meant(typed, [...new Set(alike.filter(isPossible))], 'spelling');
  }

  /** Two words that were written as one. */
  function asTwo(typed: string): Meant[] | null {
    for (const parts of splitsOf(typed)) {
      const both = parts.map((part) => (isCentral(part) ? meant(part, [part], 'spacing') : null));
      if (both.every((part) => part !== null)) return both;
    }
    return null;
  }

  /** What one slip of the fingers makes it; words that things are called by go first. */
  function asSlip(typed: string, isAlone: boolean): Meant | null {
    if (isAlone && typed.length <= shortestPrefix) return null;
    const slips = slipsOf(typed, isAlone).filter(
      (term) => isKnown(term) && isWhole(term) && !isIdle(term) && !isAnotherWord(typed, term),
    );
    const central = slips.filter(isCentral);
    const terms = central.length > 0 || isAlone ? central : slips;
    return meant(typed, terms.slice(0, mostCandidates), 'spelling');
  }

  const oneLetterOff = (typed: string): string[] =>
    [...new Set([...slipsOf(typed), ...nearTo(typed)])].filter(isCentral);

  /**
   * The only word that it is a slip or a letter too many away from: of use where other words bear it out. What differs
   * by a letter from far away is another word too often.
   */
  function asNear(typed: string): Meant | null {
    const tooMany = nearTo(typed).filter(({ length }) => length < typed.length);
    const [term, ...others] = [...new Set([...slipsOf(typed), ...tooMany])].filter(
      (near) =>
        isCentral(near) &&
        near[0] === typed[0] &&
        near.length >= shortestBesideOthers &&
        isHad(near),
    );
    if (!term || !others.every((other) => variantsOf(term).includes(other))) return null;
    return meant(typed, [term], 'spelling');
  }

  /** Two letters away, where the first two are right. */
  const twoLettersOff = (typed: string): string[] =>
    typed.length < shortestBesideOthers || /\d/.test(typed)
      ? []
      : [...vocabulary.startingWith(typed.slice(0, 2), mostAlike), ...inCategories]
          .filter((term) => term.startsWith(typed.slice(0, 2)))
          .filter((term) => isCentral(term) && term.length > shortestBesideOthers)
          .filter((term) => areTwoLettersApart(typed, term));

  /** Two words that were written as one, with a slip in the longer one. */
  function asTwoWithSlip(typed: string): string[] {
    const slipOf = (part: string) =>
      part.length < shortestBesideOthers ? undefined : slipsOf(part).find(isCentral);
    return splitsOf(typed).flatMap(([first, second]) => {
      const pair = isCentral(first)
        ? [first, slipOf(second)]
        : [slipOf(first), isCentral(second) ? second : undefined];
      return pair.every((part) => part && part.length > 3) ? [pair.join(' ')] : [];
    });
  }

  /** What it is near to; to be asked, not to be searched. Two letters off, it takes other words to think of it. */
  const near = (typed: string, isAlone: boolean): string[] =>
    [
      ...oneLetterOff(typed).filter((term) => !isAlone || !isIdle(term)),
      ...asTwoWithSlip(typed),
      ...(isAlone ? [] : twoLettersOff(typed)),
    ].slice(0, mostCandidates);

  return {
    asTyped,
    asPrefix,
    asFranco,
    asLoanword,
    asTwo,
    asSlip,
    asNear,
    near,
    isIdle,
    isCentral,
  };
}

/** صيني is no beginning of صينية: a taa marbuta makes another word of what ends in yaa. */
const isAnotherWord = (typed: string, term: string) => term === `${typed}ه` && typed.endsWith('ي');

import type { Alternative, AnyTerm } from './alternatives.ts';
import { wordsStartingWith } from './prefix-search.ts';
import { indexSynonyms, type SynonymGroup } from './synonym-index.ts';

export type Synonyms = ReturnType<typeof synonymsOf>;

/** What else staff say that a word or several words are called. */
export function synonymsOf(groups: SynonymGroup[], isIndexed: (term: string) => boolean) {
  const index = indexSynonyms(groups, isIndexed);
  const { byFirstWord, bySound, wordsBySound, alternativesOf, spellings } = index;
  const has = (term: string) =>
    byFirstWord.get(term)?.some(({ words }) => words.length === 1) ?? false;
  const singleWords = [...byFirstWord.keys()].filter(has).sort();

  /** The longest synonym that these words start with, each in any of its forms: its length, and its group. */
  function longestAt(typed: AnyTerm[]): { length: number; alternatives: Alternative[] } | null {
    const found = (typed[0] ?? [])
      .flatMap((term) => byFirstWord.get(term) ?? [])
      .filter(({ words }) => words.every((word, at) => typed[at]?.includes(word)));
    const length = Math.max(0, ...found.map(({ words }) => words.length));
    if (length === 0) return null;
    const longest = found.filter(({ words }) => words.length === length);
    const groupIds = new Set(longest.map(({ groupId }) => groupId));
    return { length, alternatives: [...groupIds].flatMap((id) => alternativesOf.get(id) ?? []) };
  }

  return {
    /** Whether a word is a synonym by itself. */
    has,
    longestAt,

    /** What else a single word is called, itself included. */
    of: (forms: AnyTerm): Alternative[] => longestAt([forms])?.alternatives ?? [],

    spellingOf: (term: string) => spellings.get(term),

    soundingLike: (sound: string) => bySound.get(sound) ?? [],

    /** Arabic words of synonyms, of one word or several, that have these consonants. */
    wordsSoundingLike: (sound: string) => (sound ? (wordsBySound.get(sound) ?? []) : []),

    /** Synonyms of one word that start with a prefix. */
    startingWith: (prefix: string) => wordsStartingWith(singleWords, prefix),
  };
}

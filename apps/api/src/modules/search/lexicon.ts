import { brokenFormsOf, formsOf, soundOf, spellingsOf, words } from '@craftsandore/search';

import { beginningSo } from './beginning-so.ts';

/** A way to say something: all of its parts, each as one of these words. */
export type Way = { parts: string[][]; grade: 'exact' | 'synonym' | 'prefix' };

export type Group = { id: number; terms: string[] };

type Phrase = { terms: string[]; groupId: number };

export type Lexicon = ReturnType<typeof createLexicon>;

/** A word and the other numbers of it. */
export const variantsOf = (term: string): string[] => [
  ...new Set([term, ...brokenFormsOf(term), ...formsOf(term)]),
];

/**
 * The synonym groups, by the words that they begin with.
 * @param isIndexed whether some product holds a word: others are left out of what is searched.
 */
export function createLexicon(groups: Group[], isIndexed: (term: string) => boolean) {
  const phrases = new Map<string, Phrase[]>();
  const sounds = new Map<string, string[]>();
  const wordsBySound = new Map<string, string[]>();
  const waysOfGroup = new Map<number, Way[]>();
  const spellings = new Map<string, string>();

  for (const { id, terms } of groups) {
    const said = new Map(terms.map((term) => [words(term).join(' '), words(term)]));
    const ways = [...said.values()].map((phrase) => ({
      parts: phrase.map((term) => variantsOf(term).filter(isIndexed)),
      grade: 'synonym' as const,
    }));
    for (const term of terms)
      spellingsOf(term).forEach((spelling, word) => spellings.set(word, spelling));
    const possible = ways.filter(
      ({ parts }) => parts.length > 0 && parts.every((part) => part.length > 0),
    );
    waysOfGroup.set(id, withoutNarrower(possible));
    for (const phrase of said.values()) {
      const [first] = phrase;
      if (!first) continue;
      append(phrases, first, { terms: phrase, groupId: id });
      if (phrase.length === 1) append(sounds, soundOf(first), first);
      for (const word of phrase) append(wordsBySound, soundOf(word), word);
    }
  }

  const isAlone = (term: string) =>
    phrases.get(term)?.some(({ terms }) => terms.length === 1) ?? false;
  const alone = [...phrases.keys()].filter(isAlone).sort();

  return {
    /** Whether a word is a synonym by itself. */
    has: isAlone,

    spellingOf: (term: string) => spellings.get(term),

    soundingLike: (sound: string) => sounds.get(sound) ?? [],

    /** Arabic words of synonyms, alone or beside others, that have these consonants. */
    wordsSoundingLike: (sound: string) => (sound ? (wordsBySound.get(sound) ?? []) : []),

    /** Synonyms of one word that begin so. */
    startingWith: (prefix: string) => beginningSo(alone, prefix),

    /**
     * The longest synonym that a query begins with, each of its words in any of its variants; and what else is
     * said for it. None where it begins with no synonym.
     */
    startOf(typed: string[][]): { length: number; ways: Way[] } | null {
      const found = (typed[0] ?? [])
        .flatMap((term) => phrases.get(term) ?? [])
        .filter(({ terms }) => terms.every((term, at) => typed[at]?.includes(term)));
      const length = Math.max(0, ...found.map(({ terms }) => terms.length));
      if (length === 0) return null;
      const ids = new Set(
        found.filter(({ terms }) => terms.length === length).map(({ groupId }) => groupId),
      );
      return { length, ways: [...ids].flatMap((id) => waysOfGroup.get(id) ?? []) };
    },
  };
}

/** Whether whatever holds the narrow one holds the wide one too. */
export const isPartOf = (wide: Way, narrow: Way): boolean =>
  wide.parts.every((part) =>
    narrow.parts.some((other) => other.every((term) => part.includes(term))),
  );

/** Without ways that another one finds too: "olive wood" beside "olive". Of two that are alike the first one stays. */
export function withoutNarrower(ways: Way[]): Way[] {
  return ways.filter(
    (way, at) =>
      !ways.some(
        (other, place) =>
          place !== at &&
          (other.grade === way.grade || other.grade === 'exact') &&
          isPartOf(other, way) &&
          (place < at || !isPartOf(way, other)),
      ),
  );
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

import { soundOf, soundsOf, spellingsOf, words } from '@craftsandore/search';

import { type Alternative, variantsOf, withoutNarrower } from './alternatives.ts';

/** Terms that mean the same, as staff wrote them. */
export type SynonymGroup = { id: number; terms: string[] };

/** A term of a group, word by word. */
type Synonym = { words: string[]; groupId: number };

/**
 * The synonym groups, by what they are looked up by.
 * @param isIndexed whether some product has a term: others are not worth searching.
 */
export function indexSynonyms(groups: SynonymGroup[], isIndexed: (term: string) => boolean) {
  const byFirstWord = new Map<string, Synonym[]>();
  /** Synonyms of one word. */
  const bySound = new Map<string, string[]>();
  const wordsBySound = new Map<string, string[]>();
  const alternativesOf = new Map<number, Alternative[]>();
  const spellings = new Map<string, string>();

  for (const { id, terms } of groups) {
    for (const term of terms) {
      spellingsOf(term).forEach((spelling, word) => spellings.set(word, spelling));
    }
    const wordsOfTerms = [
      ...new Map(terms.map((term) => [words(term).join(' '), words(term)])).values(),
    ];
    const alternatives = wordsOfTerms.map((term): Alternative => ({
      wording: term.map((word) => variantsOf(word).filter(isIndexed)),
      grade: 'synonym',
    }));
    const isFindable = ({ wording }: Alternative) =>
      wording.length > 0 && wording.every((anyTerm) => anyTerm.length > 0);
    alternativesOf.set(id, withoutNarrower(alternatives.filter(isFindable)));

    for (const term of wordsOfTerms) {
      const [first] = term;
      if (!first) continue;
      append(byFirstWord, first, { words: term, groupId: id });
      if (term.length === 1) soundsOf(first).forEach((sound) => append(bySound, sound, first));
      for (const word of term) append(wordsBySound, soundOf(word), word);
    }
  }
  return { byFirstWord, bySound, wordsBySound, alternativesOf, spellings };
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

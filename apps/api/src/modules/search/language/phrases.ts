import { isNumber, isOptional, isSmall } from '@craftsandore/search';

import { type Alternative, variantsOf, withoutNarrower } from './alternatives.ts';
import type { Interpretation } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';

/** A word of the query with everything that it finds. */
export type Word = {
  typed: string;
  /** The first term that it is taken for. */
  meant: string;
  alternatives: Alternative[];
  isOptional: boolean;
  isNumber: boolean;
};

/** Words that are understood together: found one by one, or all of them by what may be said instead. */
export type Phrase = { words: Word[]; instead: Alternative[] };

/** The interpreted words of a query, with synonyms of one word and of several. */
export function phrasesOf(lexicon: Lexicon, understood: Interpretation[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < understood.length;) {
    const synonym = lexicon.synonyms.longestAt(understood.slice(at).map(formsOf));
    const length = Math.max(1, synonym?.length ?? 1);
    const words = understood.slice(at, at + length).map((word) => toWord(lexicon, word));
    phrases.push(
      length === 1
        ? { words, instead: [] }
        : { words: words.map(required), instead: synonym?.alternatives ?? [] },
    );
    at += length;
  }
  return searchable(phrases);
}

const formsOf = ({ terms }: Interpretation) =>
  terms.flatMap((term) => (isNumber(term) ? [term] : variantsOf(term)));

function toWord({ isIndexed, synonyms }: Lexicon, word: Interpretation): Word {
  const forms = formsOf(word);
  const indexed = [...new Set(forms.filter(isIndexed))];
  const own: Alternative[] =
    indexed.length > 0 ? [{ wording: [indexed], grade: word.isPrefix ? 'prefix' : 'exact' }] : [];
  const isCompleted = word.isPrefix && indexed.length > 0;
  return {
    typed: word.typed,
    meant: word.terms[0] ?? word.typed,
    alternatives: withoutNarrower([...own, ...(isCompleted ? [] : synonyms.of(forms))]),
    // A product has to have what was guessed.
    isOptional: word.reading !== 'spelling' && word.terms.every(isOptional),
    isNumber: word.terms.every(isNumber),
  };
}

const required = (word: Word): Word => ({ ...word, isOptional: false });

/**
 * Leaves out words that the shop has nothing for, known only as synonyms. If all that is left is optional, that is what
 * is looked for; but nothing is for a digit or for words like "the".
 */
function searchable(phrases: Phrase[]): Phrase[] {
  const present = phrases.filter(
    ({ words, instead }) =>
      instead.length > 0 || words.every(({ alternatives }) => alternatives.length > 0),
  );
  const all = present.flatMap(({ words }) => words);
  if (all.every((word) => word.isNumber && word.typed.length < 2)) return [];
  if (all.some((word) => !word.isOptional)) return present;
  if (all.every(({ typed }) => isSmall(typed))) return [];
  return present.map((phrase) => ({ ...phrase, words: phrase.words.map(required) }));
}

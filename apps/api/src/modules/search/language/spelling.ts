import { brokenSpellingOf, spellingsOf } from '@craftsandore/search';

import type { Interpretation } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';

/** How people write a term: the first spelling that differs from it. Without article and marks, some are just the term. */
export function spellingOf({ vocabulary, synonyms }: Lexicon, term: string): string {
  const spellings = [
    vocabulary.spellingOf(term),
    synonyms.spellingOf(term),
    brokenSpellingOf(term),
  ];
  return spellings.find((spelling) => spelling && spelling !== term) ?? term;
}

/** A query as it was understood, in words for people. */
export function spell(lexicon: Lexicon, query: string, understood: Interpretation[]): string {
  const typed = spellingsOf(query);
  return understood
    .map(({ typed: word, terms: [term = word], reading }) => {
      if (!reading) return typed.get(word) ?? word;
      return term
        .split(' ')
        .map((part) => spellingOf(lexicon, part))
        .join(' ');
    })
    .join(' ');
}

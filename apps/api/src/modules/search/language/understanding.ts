import { isList } from '@craftsandore/search';

import { singleWords } from './did-you-mean.ts';
import type { Interpretation, Reading } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { spell } from './spelling.ts';

/** What a query asks for. */
export type Understanding = {
  /** None where it makes no sense. */
  phrases: Phrase[];
  /** The query in words for people, where it is not what was typed. */
  searchedFor: string | null;
  reading: Reading | null;
  /** Whether a word was replaced by one near to it, which the names of products have to bear out. */
  isNearMiss: boolean;
  /** Whether it names several things: "salt, sugar". */
  isList: boolean;
  didYouMean: string[];
};

export function toUnderstanding(
  lexicon: Lexicon,
  query: string,
  understood: Interpretation[],
): Understanding {
  const reading = understood.find((word) => word.reading !== null)?.reading ?? null;
  return {
    phrases: phrasesOf(lexicon, understood),
    reading,
    searchedFor: reading && spell(lexicon, query, understood),
    isNearMiss: false,
    isList: isList(query),
    didYouMean: singleWords(lexicon, query, understood),
  };
}

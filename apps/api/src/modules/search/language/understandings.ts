import { beforePrepositions } from '@craftsandore/search';

import { interpretWords } from './interpret-words.ts';
import { areUnderstood, isTelling } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { understand, wordsOf } from './understand.ts';
import { toUnderstanding, type Understanding } from './understanding.ts';

/** Each is a search of its own, where nothing is found. */
const maxShortened = 3;

/** All that a query may ask for; the later ones count where nothing is found by those before. */
export const understandings = (
  lexicon: Lexicon,
  query: string,
): [Understanding, ...Understanding[]] => [
  understand(lexicon, query),
  ...shortened(lexicon, query),
];

/** Without a place or purpose at the end, as long as things are called by what comes before: "box in the garden". */
function shortened(lexicon: Lexicon, query: string): Understanding[] {
  return beforePrepositions(query)
    .slice(0, maxShortened)
    .flatMap((start) => {
      const words = interpretWords(lexicon, wordsOf(start), false);
      const isName =
        areUnderstood(words) &&
        words.some((word) => isTelling(word) && word.terms.some(lexicon.isName));
      if (!isName) return [];
      const understanding = toUnderstanding(lexicon, start, words);
      return [{ ...understanding, reading: 'shortened' as const, searchedFor: start }];
    });
}

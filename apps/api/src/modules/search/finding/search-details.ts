import type { SearchDetails } from '@craftsandore/contract';

import { highlighter } from './highlighter.ts';
import type { Understanding } from '../language/understanding.ts';

type Named = { id: number; name: string; nameAr: string };

/** What a page says about its search. */
export function searchDetails(understanding: Understanding, products: Named[]): SearchDetails {
  const { phrases, searchedFor, reading, didYouMean } = understanding;
  const highlightOf = highlighter(phrases);

  // Where a guess finds nothing, it becomes a question.
  const isFound = products.length > 0;
  const isWrongGuess = !isFound && searchedFor !== null;
  return {
    searchedFor: isWrongGuess ? null : searchedFor,
    reading: isWrongGuess ? null : reading,
    didYouMean: isFound ? [] : [...new Set([searchedFor ?? [], didYouMean].flat())],
    highlights: products.map((product) => ({ productId: product.id, ...highlightOf(product) })),
  };
}

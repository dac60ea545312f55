import type { SearchDetails } from '@craftsandore/contract';

import { highlighter } from './highlighter.ts';
import type { Understanding } from './understand.ts';

type Named = { id: number; name: string; nameAr: string };

/** What a page says of its search. */
export function searchDetails(understanding: Understanding, products: Named[]): SearchDetails {
  const { searchedFor, reading, didYouMean } = understanding;
  const highlightOf = highlighter(understanding);

  // Who finds nothing by a guess is asked instead of told.
  const isFound = products.length > 0;
  const isInVain = !isFound && searchedFor !== null;
  return {
    searchedFor: isInVain ? null : searchedFor,
    reading: isInVain ? null : reading,
    didYouMean: isFound ? [] : [...new Set([searchedFor ?? [], didYouMean].flat())],
    highlights: products.map((product) => ({ productId: product.id, ...highlightOf(product) })),
  };
}

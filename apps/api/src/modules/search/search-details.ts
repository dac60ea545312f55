import type { SearchDetails } from '@craftsandore/contract';
import { highlight, readingsOf } from '@craftsandore/search';

import type { Understanding } from './understand.ts';

type Named = { id: number; name: string; nameAr: string };

/** What a page says of its search. */
export function searchDetails(
  { spans, searchedFor, reading, didYouMean }: Understanding,
  products: Named[],
): SearchDetails {
  const ways = spans.flatMap(({ words, instead }) => [
    ...words.flatMap((word) => word.ways),
    ...instead,
  ]);
  const searched = new Set(ways.flatMap(({ parts }) => parts.flat()));
  const isSearched = (term: string) => [term, ...readingsOf(term)].some((one) => searched.has(one));

  // Who finds nothing by a guess is asked instead of told.
  const isInVain = products.length === 0 && searchedFor !== null;
  return {
    searchedFor: isInVain ? null : searchedFor,
    reading: isInVain ? null : reading,
    didYouMean: isInVain ? [searchedFor] : didYouMean,
    highlights: products.map(({ id, name, nameAr }) => ({
      productId: id,
      name: highlight(name, isSearched),
      nameAr: highlight(nameAr, isSearched),
    })),
  };
}

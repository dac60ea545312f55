import { highlight, readingsOf } from '@craftsandore/search';

import type { Understanding } from './understand.ts';

type Names = { name: string; nameAr: string };

/** Tells where words of a search, or what was taken for them, stand in names. */
export function highlighter({ spans }: Pick<Understanding, 'spans'>) {
  const ways = spans.flatMap(({ words, instead }) => [
    ...words.flatMap((word) => word.ways),
    ...instead,
  ]);
  const searched = new Set(ways.flatMap(({ parts }) => parts.flat()));
  const isSearched = (term: string) => [term, ...readingsOf(term)].some((one) => searched.has(one));

  return ({ name, nameAr }: Names) => ({
    name: highlight(name, isSearched),
    nameAr: highlight(nameAr, isSearched),
  });
}

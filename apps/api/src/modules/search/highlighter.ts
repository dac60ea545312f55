import { highlight } from '@craftsandore/search';

import type { Understanding } from './understand.ts';

type Names = { name: string; nameAr: string };

/** Tells where words of a search, or what was taken for them, stand in names. */
export function highlighter({ spans }: Pick<Understanding, 'spans'>) {
  const ways = spans.flatMap(({ words, instead }) => [
    ...words.flatMap((word) => word.ways),
    ...instead,
  ]);
  const searched = new Set(ways.flatMap(({ parts }) => parts.flat()));

  return ({ name, nameAr }: Names) => ({
    name: highlight(name, searched),
    nameAr: highlight(nameAr, searched),
  });
}

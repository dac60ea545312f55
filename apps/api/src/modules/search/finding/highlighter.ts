import { highlight } from '@craftsandore/search';

import type { Phrase } from '../language/phrases.ts';

type Names = { name: string; nameAr: string };

/** Tells where the words of a search, or what they were taken for, stand in names. */
export function highlighter(phrases: Phrase[]) {
  const alternatives = phrases.flatMap(({ words, instead }) => [
    ...words.flatMap((word) => word.alternatives),
    ...instead,
  ]);
  const searched = new Set(alternatives.flatMap(({ wording }) => wording.flat()));

  return ({ name, nameAr }: Names) => ({
    name: highlight(name, searched),
    nameAr: highlight(nameAr, searched),
  });
}

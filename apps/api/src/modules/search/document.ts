import {
  headsOf,
  isNumber,
  readingsOf,
  spellingsOf,
  tellingWords,
  words,
} from '@craftsandore/search';

import { pairsOf } from './pairs.ts';
import { sliceOf } from './slices.ts';
import { lexeme } from './tsquery.ts';

type Names = { name: string; nameAr: string };
export type Indexed = Names & {
  id: number;
  description: string;
  descriptionAr: string;
  categoryId: number;
  designs: Names[];
};

/** A: what the thing is. B: the rest of its name. C: designs. D: description. */
type Weight = 'A' | 'B' | 'C' | 'D';
export type NewWord = { term: string; spelling: string; isName: boolean };

const lastPosition = 16_000; // PostgreSQL knows none beyond 16383
const mostPositions = 200;

/**
 * A product as it is searched, as a tsvector: each word with its places and weights; `@7` of the category; and what an
 * index can tell slice by slice without reading the product: `+aword` of the name, `+aother word` of any two of its
 * words, `*aword` of name and designs, `@a7`.
 */
export function documentOf({ id, categoryId, designs, ...product }: Indexed) {
  const slice = sliceOf(id);
  const places = new Map<string, string[]>();
  const tags = new Set([`@${categoryId}`, `@${slice}${categoryId}`]);
  const own = new Set<string>();
  const readings = new Set<string>();
  let position = 0;

  function add(terms: string[], weightOf: (term: string) => Weight) {
    for (const term of terms) {
      position = Math.min(position + 1, lastPosition);
      const attached = readingsOf(term);
      own.add(term);
      attached.forEach((reading) => readings.add(reading));
      for (const meant of [term, ...attached]) {
        const weight = weightOf(meant);
        const at = places.get(meant) ?? [];
        if (at.length < mostPositions) places.set(meant, [...at, `${position}${weight}`]);
        if (weight < 'C') tags.add(`+${slice}${meant}`);
        if (weight < 'D') tags.add(`*${slice}${meant}`);
      }
    }
    // So that no phrase reaches from one text into the next.
    position += 1;
  }

  for (const name of [product.name, product.nameAr]) {
    const heads = headsOf(name);
    add(words(name), (term) => (heads.includes(term) ? 'A' : 'B'));
    for (const pair of pairsOf(words(name))) tags.add(`+${slice}${pair}`);
  }
  for (const design of designs) {
    for (const name of [design.name, design.nameAr]) add(words(name), () => 'C');
  }
  for (const description of [product.description, product.descriptionAr]) {
    add(tellingWords(description), () => 'D');
  }

  const names = [product, ...designs].flatMap(({ name, nameAr }) => [name, nameAr]).join(' ');
  const spellings = spellingsOf(names);
  const inNames = new Set(words(names));
  // What stands in a name with a letter attached may be half a word, unless it also stands alone.
  const detached = new Set([...inNames].flatMap(readingsOf));
  const isName = (term: string) => inNames.has(term) || (own.has(term) && detached.has(term));

  return {
    vector: [
      ...[...places].map(([term, at]) => `${lexeme(term)}:${at.join(',')}`),
      ...[...tags].map(lexeme),
    ].join(' '),
    newWords: [...new Set([...own, ...readings])]
      .filter((term) => !isNumber(term))
      .map((term): NewWord => ({
        term,
        spelling: spellings.get(term) ?? term,
        isName: isName(term),
      })),
  };
}

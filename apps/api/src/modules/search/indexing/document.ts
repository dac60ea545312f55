import { detachedForms, headsOf, tellingWords, words } from '@craftsandore/search';

import { attributeWords, type SearchedAttributes, woodWords } from './attribute-words.ts';
import { categoryTag, lexeme, nameTag, prominentTag } from './lexemes.ts';
import { pairsOf } from './pairs.ts';
import { sliceOf } from './slices.ts';

type Names = { name: string; nameAr: string };

/** All that a product is searched by. */
export type ProductTexts = Names &
  SearchedAttributes & {
    id: number;
    description: string;
    descriptionAr: string;
    categoryId: number;
    designs: (Names & { wood: Parameters<typeof woodWords>[0] })[];
  };

/** A: what the thing is. B: the rest of its name. C: designs and their woods. D: description, attributes. */
type Weight = 'A' | 'B' | 'C' | 'D';

export type WeightedText = { terms: string[]; weightOf: (term: string) => Weight };

const maxPosition = 16_000; // PostgreSQL knows none beyond 16383
const maxPlacesOfTerm = 200;

export const textsOf = (product: ProductTexts): WeightedText[] => [
  ...[product.name, product.nameAr].map((name): WeightedText => {
    const heads = headsOf(name);
    return { terms: words(name), weightOf: (term) => (heads.includes(term) ? 'A' : 'B') };
  }),
  ...product.designs
    .flatMap(({ name, nameAr }) => [name, nameAr])
    .map((name): WeightedText => ({ terms: words(name), weightOf: () => 'C' })),
  ...[...new Set(product.designs.map(({ wood }) => wood))]
    .flatMap(woodWords)
    .map((terms): WeightedText => ({ terms, weightOf: () => 'C' })),
  ...[product.description, product.descriptionAr].map((text): WeightedText => ({
    terms: tellingWords(text),
    weightOf: () => 'D',
  })),
  ...attributeWords(product).map((terms): WeightedText => ({ terms, weightOf: () => 'D' })),
];

/** A product as the tsvector that searches look through: its words with their places and weights, and its tags. */
export function vectorOf({ id, categoryId, name, nameAr }: ProductTexts, texts: WeightedText[]) {
  const slice = sliceOf(id);
  const places = new Map<string, string[]>();
  const tags = new Set([categoryTag(categoryId), categoryTag(categoryId, slice)]);
  let position = 0;
  for (const { terms, weightOf } of texts) {
    for (const term of terms) {
      position = Math.min(position + 1, maxPosition);
      for (const form of [term, ...detachedForms(term)]) {
        const weight = weightOf(form);
        const known = places.get(form) ?? [];
        if (known.length < maxPlacesOfTerm) places.set(form, [...known, `${position}${weight}`]);
        if (weight < 'C') tags.add(nameTag(slice, form));
        if (weight < 'D') tags.add(prominentTag(slice, form));
      }
    }
    // So that no phrase reaches from one text into the next.
    position += 1;
  }
  for (const pair of [name, nameAr].flatMap((text) => pairsOf(words(text)))) {
    tags.add(nameTag(slice, pair));
  }
  return [
    ...[...places].map(([term, at]) => `${lexeme(term)}:${at.join(',')}`),
    ...[...tags].map(lexeme),
  ].join(' ');
}

import { inOneName } from './in-one-name.ts';
import { isPartOf, type Way } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';
import { slices } from './slices.ts';
import { allOf, anyOf, categoriesOf, lexeme, partAt } from './tsquery.ts';
import type { Span, Understanding, Word } from './understand.ts';

/** What a product has to hold, as tsqueries. */
export type Condition = {
  /** Of the product. */
  whole: string;
  /** The same for parts of the shop, the smallest first: together they find what the whole does. */
  sliced: string[];
};

type Place = (way: Way) => string[];

/** What a product has to hold to be found: all words in the name; in name, category and designs; anywhere. */
export function conditionsOf(words: SearchWords, spans: Span[]) {
  const { inName, prominent, anywhere } = placesWith(words);
  const prominentInSlice: Place = (way) => [
    allOf(way.parts.map((part) => anyOf(part.map(tagged('*'))))),
    ...categoriesOf(words, way, anySlice),
  ];

  const asked = requiredOf(spans).map(withoutDoubles).map(withoutIdle);
  const allAt = (place: Place) => asked.map((span) => anyOf(spanAt(place, span))).join(' & ');
  const slicedOf = (ofAny: string) => slices.map((slice) => ofAny.replaceAll(anySlice, slice));

  return {
    inName: { whole: allAt(inName), sliced: slicedOf(inOneName(asked, tagged('+'))) },
    prominent: { whole: allAt(prominent), sliced: slicedOf(allAt(prominentInSlice)) },
    anywhere: unsliced(allAt(anywhere)),
  };
}

/**
 * Where few products hold all words: one of them in name or category, or what the query is about anywhere. Null where
 * that would be no more than all words.
 */
export function partlyOf(words: SearchWords, spans: Span[]): Condition | null {
  const { inName, anywhere } = placesWith(words);
  const { single, leading, isOne } = askedOf(spans);
  if (isOne) return null;
  const some = leading.flatMap((way) => [...inName(way), ...categoriesOf(words, way)]);
  return unsliced(anyOf([...some, ...leadingWays(mainOf(single)).flatMap(anywhere)]));
}

type Instead = {
  condition: Condition;
  /** What some product has to hold, or it is not meant; as a tsquery. */
  besides: string | null;
};

/**
 * Where no product holds all words. Things that are called by the main one are most often another thing by all of them
 * together, as a keyboard is a board of keys: so two words are only meant if the other one is a design or a category, as
 * in a tray of a wood that no tray is made of. Several things, or what things are for: any of the words anywhere.
 */
export function insteadOf(words: SearchWords, understanding: Understanding): Instead | null {
  const { single, leading, isOne, count } = askedOf(understanding.spans);
  if (isOne) return null;
  const main = mainOf(single);
  const isThing = leadingWays(main).some(isCalled(words));
  if (!isThing || understanding.isList) {
    const { anywhere } = placesWith(words);
    return { condition: unsliced(anyOf(leading.flatMap(anywhere))), besides: null };
  }
  const heads = leadingWays(main).map((way) => heldAt('A', way));
  const others = single.filter((span) => span !== main).flatMap(leadingWays);
  const designs = others.flatMap((way) => [heldAt('C', way), ...categoriesOf(words, way)]);
  if (count === 2 && designs.length === 0) return null;
  return { condition: unsliced(anyOf(heads)), besides: count === 2 ? anyOf(designs) : null };
}

/** The words that have to be held, and what may find a product by itself. */
function askedOf(spans: Span[]) {
  const single = requiredOf(spans).map(withoutIdle);
  const leading = single.flatMap(leadingWays);
  const count = single.flatMap(({ words }) => words).length;
  return { single, leading, count, isOne: leading.length === 0 || count < 2 };
}

const isCalled =
  ({ vocabulary, inCategories }: SearchWords) =>
  ({ parts }: Way): boolean =>
    parts.flat().some((term) => vocabulary.isName(term) || inCategories.has(term));

function placesWith(words: SearchWords) {
  const inName: Place = (way) => [heldAt('AB', way)];
  const prominent: Place = (way) => [heldAt('ABC', way), ...categoriesOf(words, way)];
  const anywhere: Place = (way) => [
    // What stands in a name or a design stands somewhere; several words need not do so together there.
    ...(way.parts.length > 1 ? prominent(way) : categoriesOf(words, way)),
    // Words that belong together stand together in a description.
    `(${way.parts.map((part) => anyOf(part.map(lexeme))).join(' <-> ')})`,
  ];
  return { inName, prominent, anywhere };
}

const requiredOf = (spans: Span[]) =>
  spans.filter(({ words }) => words.some(({ isOptional }) => !isOptional));

const unsliced = (whole: string): Condition => ({ whole, sliced: [whole] });

const heldAt = (weights: string, { parts }: Way) => allOf(parts.map(partAt(weights)));

/** Stands for the letter of a slice until there is one; no word has it. */
const anySlice = '~';

const tagged = (tag: '+' | '*') => (term: string) => lexeme(tag + anySlice + term);

const spanAt = (place: Place, { words, instead }: Span): string[] => [
  allOf(words.map(({ ways }) => anyOf(ways.flatMap(place)))),
  ...instead.flatMap(place),
];

/** Without words that find nothing together but what is said instead: an index would look for it nevertheless. */
function withoutDoubles(span: Span): Span {
  const { words, instead } = span;
  const isFound = (way: Way) => instead.some((wide) => isPartOf(wide, way));
  const double = words.find(({ ways }) => ways.every(isFound));
  return double ? { words: [{ ...double, ways: instead }], instead: [] } : span;
}

/** Without words that may be missing, and without what finds nothing that the words by themselves do not. */
function withoutIdle({ words, instead }: Span): Span {
  const asked = words.filter(({ isOptional }) => !isOptional);
  const isFoundBy = (way: Way, { ways }: Word) => ways.some((wide) => isPartOf(wide, way));
  return {
    words: asked,
    instead: instead.filter((way) => !asked.every((word) => isFoundBy(way, word))),
  };
}

/** What may find a product by itself: no number does. */
function leadingWays(span: Span | undefined): Way[] {
  if (!span) return [];
  const words = span.words.filter(({ isNumber }) => !isNumber);
  return [...words.flatMap(({ ways }) => ways), ...span.instead];
}

/** What a query is about: Arabic says it first, English last. */
function mainOf(spans: Span[]): Span | undefined {
  const isLatin = ({ words }: Span) => /^[a-z]/.test(words[0]?.typed ?? '');
  const arabicAt = spans.findIndex((span) => !isLatin(span));
  return arabicAt < 0 ? spans.at(-1) : spans[Math.max(0, arabicAt - 1)];
}

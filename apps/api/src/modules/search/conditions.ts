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
 * Where few products hold all words, one of them in name or category, or what the query is about anywhere; where none
 * does, any of them anywhere. Two words that nothing holds together are more often the name of another thing, as a
 * keyboard is a board of keys: what is sold by the first one is meant at most, and only if things are called by the
 * other one too. Null where that would be no more than all words.
 */
export function partlyOf(
  words: SearchWords,
  { spans, isList }: Pick<Understanding, 'spans' | 'isList'>,
  hasWhole: boolean,
): Condition | null {
  const { inName, anywhere } = placesWith(words);
  const single = requiredOf(spans).map(withoutIdle);
  const leading = single.flatMap(leadingWays);
  const count = single.flatMap(({ words }) => words).length;
  if (leading.length === 0 || count < 2) return null;
  const main = mainOf(single);
  const isThing = leadingWays(main).some(isCalled(words));
  if (!hasWhole && count === 2 && !isList && isThing) {
    const others = single.filter((span) => span !== main).flatMap(leadingWays);
    const heads = leadingWays(main).map((way) => heldAt('A', way));
    return others.some(isCalled(words)) ? unsliced(anyOf(heads)) : null;
  }
  if (!hasWhole) return unsliced(anyOf(leading.flatMap(anywhere)));
  const some = leading.flatMap((way) => [...inName(way), ...categoriesOf(words, way)]);
  return unsliced(anyOf([...some, ...leadingWays(main).flatMap(anywhere)]));
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

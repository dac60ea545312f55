import { isPartOf, type Way } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';
import { slices } from './slices.ts';
import { anyOf, categoriesOf, lexeme, partAt } from './tsquery.ts';
import type { Span, Word } from './understand.ts';

/** What a product has to hold, as tsqueries. */
export type Condition = {
  /** Of the product. */
  whole: string;
  /** The same for parts of the shop, the smallest first: together they find what the whole does. */
  sliced: string[];
};

type Place = (way: Way) => string[];

/**
 * What a product has to hold to be found: all words in the name; in name, category and designs; anywhere. Where few
 * products hold all of them, one of them in name or category, or what the query is about anywhere; where none does,
 * any of them anywhere.
 */
export function conditionsOf(words: SearchWords, spans: Span[]) {
  const inName: Place = (way) => [heldAt('AB', way)];
  const prominent: Place = (way) => [heldAt('ABC', way), ...categoriesOf(words, way)];
  const anywhere: Place = (way) => [
    // What stands in a name or a design stands somewhere; several words need not do so together there.
    ...(way.parts.length > 1 ? prominent(way) : categoriesOf(words, way)),
    // Words that belong together stand together in a description.
    `(${way.parts.map((part) => anyOf(part.map(lexeme))).join(' <-> ')})`,
  ];
  const inNameOfSlice: Place = (way) => [tagged('+', way)];
  const prominentInSlice: Place = (way) => [
    tagged('*', way),
    ...categoriesOf(words, way, anySlice),
  ];

  const required = spans
    .filter(({ words }) => words.some(({ isOptional }) => !isOptional))
    .map(withoutIdle);
  const allAt = (place: Place) => required.map((span) => anyOf(spanAt(place, span))).join(' & ');
  const unsliced = (whole: string): Condition => ({ whole, sliced: [whole] });
  const slicedAt = (place: Place) => {
    const ofAny = allAt(place);
    return slices.map((slice) => ofAny.replaceAll(anySlice, slice));
  };

  const leading = required.flatMap(leadingWays);
  const some = [
    ...leading.flatMap((way) => [...inName(way), ...categoriesOf(words, way)]),
    ...leadingWays(mainOf(required)).flatMap(anywhere),
  ];
  const isOfSeveral = some.length > 0 && required.flatMap(({ words }) => words).length > 1;

  return {
    inName: { whole: allAt(inName), sliced: slicedAt(inNameOfSlice) },
    prominent: { whole: allAt(prominent), sliced: slicedAt(prominentInSlice) },
    anywhere: unsliced(allAt(anywhere)),
    /** Null where it would be no more than the others. */
    some: isOfSeveral ? unsliced(anyOf(some)) : null,
    any: isOfSeveral ? unsliced(anyOf(leading.flatMap(anywhere))) : null,
  };
}

const allOf = (conditions: string[]) => `(${conditions.join(' & ')})`;

const heldAt = (weights: string, { parts }: Way) => allOf(parts.map(partAt(weights)));

/** Stands for the letter of a slice until there is one; no word has it. */
const anySlice = '~';

const tagged = (tag: '+' | '*', { parts }: Way) =>
  allOf(parts.map((part) => anyOf(part.map((term) => lexeme(tag + anySlice + term)))));

function spanAt(place: Place, { words, instead }: Span): string[] {
  const each = words.map(({ ways }) => ways.flatMap(place));
  const others = instead.flatMap(place);
  // What finds nothing that the others do not: an index would look for all of it nevertheless.
  const isIdle = each.some((ways) => ways.every((way) => others.includes(way)));
  return isIdle ? others : [allOf(each.map(anyOf)), ...others];
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

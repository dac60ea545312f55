import type { Explanation } from '@craftsandore/contract';

import type { Way } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';
import type { Span, Word } from './understand.ts';

type Match = Explanation['products'][number]['matches'][number];
type Field = Match['field'];

/** One reason for points: where a word of a query stands in a product, and how well it fits. */
export type Rule = {
  typed: string;
  term: string;
  field: Field;
  grade: Way['grade'];
  points: number;
  /** Whether a product fulfils it, as a tsquery. */
  condition: string;
};

/** The rules of one word, or of what is said for several words at once. */
export type RuleSet = { rules: Rule[]; weight: number };

/** Of each span, what its words bring together, or what is said instead of them. */
export type ScoredSpan = { words: RuleSet[]; instead: RuleSet };

type Place = { field: Field; weights: string; points: Record<Way['grade'], number> };

/** The word that says what a thing is comes before all others of its name. */
const head: Place = {
  field: 'name',
  weights: 'A',
  points: { exact: 100, synonym: 95, prefix: 90 },
};
const places: Place[] = [
  { field: 'name', weights: 'AB', points: { exact: 85, synonym: 80, prefix: 75 } },
  { field: 'design', weights: 'C', points: { exact: 50, synonym: 47, prefix: 44 } },
  { field: 'description', weights: 'D', points: { exact: 25, synonym: 22, prefix: 19 } },
];
const categoryPoints: Record<Way['grade'], number> = { exact: 70, synonym: 65, prefix: 60 };

/** What a word that narrows nothing counts of one that does. */
const optionalWeight = 0.25;

export const lexeme = (term: string) => `'${term.replace(/['\\]/g, '$&$&')}'`;
const anyOf = (conditions: string[]) => `(${[...new Set(conditions)].join(' | ')})`;

const partAt = (weights: string) => (part: string[]) =>
  anyOf(part.map((term) => `${lexeme(term)}:${weights}`));

export function rulesOf(words: SearchWords, spans: Span[]): ScoredSpan[] {
  return spans.map((span) => ({
    words: span.words.map((word) => ({
      rules: word.ways.flatMap((way) => rulesOfWay(words, way, word.typed)),
      weight: word.isOptional ? optionalWeight : 1,
    })),
    instead: {
      rules: span.instead.flatMap((way) =>
        rulesOfWay(words, way, span.words.map(({ typed }) => typed).join(' ')),
      ),
      weight: span.words.length,
    },
  }));
}

function rulesOfWay(words: SearchWords, way: Way, typed: string): Rule[] {
  const { parts, grade } = way;
  const said = { typed, term: parts.map(([term]) => term).join(' '), grade };
  // Several words of a name are what the thing is, wherever they stand.
  const named = places.map((place) =>
    parts.length > 1 && place.field === 'name' ? { ...place, points: head.points } : place,
  );
  const inTexts = [...(parts.length === 1 ? [head] : []), ...named].map(
    ({ field, weights, points }): Rule => ({
      ...said,
      field,
      points: points[grade],
      condition: parts.map(partAt(weights)).join(field === 'description' ? ' <-> ' : ' & '),
    }),
  );
  const categories = categoriesOf(words, way);
  if (categories.length === 0) return inTexts;
  const condition = anyOf(categories);
  return [...inTexts, { ...said, field: 'category', points: categoryPoints[grade], condition }];
}

/** The lexemes of categories that are called so. */
const categoriesOf = ({ categories }: SearchWords, { parts }: Way): string[] =>
  categories
    .filter(({ terms }) => parts.every((part) => part.some((term) => terms.has(term))))
    .map(({ id }) => lexeme(`@${id}`));

const tagged = (tag: string, { parts }: Way) =>
  `(${parts.map((part) => anyOf(part.map((term) => lexeme(tag + term)))).join(' & ')})`;

/**
 * What a product has to hold to be found, in tsqueries that an index answers: all words in the name; in name,
 * category and designs; anywhere. Where few products hold all of them, one of them in name or category, or what the
 * query is about anywhere; where none does, any of them anywhere.
 */
export function conditionsOf(words: SearchWords, spans: Span[]) {
  const inName = (way: Way) => [tagged('+', way)];
  const prominent = (way: Way) => [tagged('*', way), ...categoriesOf(words, way)];
  const anywhere = (way: Way) => [
    ...prominent(way),
    // Words that belong together stand together in a description.
    `(${way.parts.map((part) => anyOf(part.map(lexeme))).join(' <-> ')})`,
  ];

  type Place = (way: Way) => string[];
  const wordAt = (place: Place, { ways }: Word) => ways.flatMap(place);
  function spanAt(place: Place, { words, instead }: Span): string[] {
    const each = words.filter(({ isOptional }) => !isOptional).map((word) => wordAt(place, word));
    const others = instead.flatMap(place);
    // What finds nothing that the others do not: an index would look for all of it nevertheless.
    const isIdle = each.some((ways) => ways.every((way) => others.includes(way)));
    const all = isIdle ? [] : [`(${each.map(anyOf).join(' & ')})`];
    return [...all, ...others];
  }
  const required = spans.filter(({ words }) => words.some(({ isOptional }) => !isOptional));
  const allAt = (place: Place) => required.map((span) => anyOf(spanAt(place, span))).join(' & ');

  const leading = required.flatMap(leadingWays);
  const some = [
    ...leading.flatMap((way) => [...inName(way), ...categoriesOf(words, way)]),
    ...leadingWays(mainOf(required)).flatMap(anywhere),
  ];
  const isOfSeveral = some.length > 0 && required.flatMap(({ words }) => words).length > 1;

  return {
    inName: allAt(inName),
    prominent: allAt(prominent),
    anywhere: allAt(anywhere),
    /** Null where it would be no more than the others. */
    some: isOfSeveral ? anyOf(some) : null,
    any: isOfSeveral ? anyOf(leading.flatMap(anywhere)) : null,
  };
}

/** What may find a product by itself: no number does. */
function leadingWays(span: Span | undefined): Way[] {
  if (!span) return [];
  const words = span.words.filter((word) => !word.isOptional && !word.isNumber);
  return [...words.flatMap(({ ways }) => ways), ...span.instead];
}

/** What a query is about: Arabic says it first, English last. */
function mainOf(spans: Span[]): Span | undefined {
  const isLatin = ({ words }: Span) => /^[a-z]/.test(words[0]?.typed ?? '');
  const arabicAt = spans.findIndex((span) => !isLatin(span));
  return arabicAt < 0 ? spans.at(-1) : spans[Math.max(0, arabicAt - 1)];
}

import type { Explanation } from '@craftsandore/contract';

import type { Way } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';
import { anyOf, categoriesOf, partAt } from './tsquery.ts';
import type { Span } from './understand.ts';

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

/** The most first. */
export const allPoints = [head.points, ...places.map(({ points }) => points), categoryPoints]
  .flatMap((points) => Object.values(points))
  .sort((a, b) => b - a);

/** What a word that narrows nothing counts of one that does. */
const optionalWeight = 0.25;

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

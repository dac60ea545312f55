import type { Alternative, Grade } from '../language/alternatives.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Phrase } from '../language/phrases.ts';
import { categoryPoints, type Field, fields, head } from './points.ts';
import { anyOf, categoriesNamed, weighted } from './tsquery.ts';

/** One reason for points: where a word of a query stands in a product, and how well it fits. */
export type Rule = {
  typed: string;
  term: string;
  field: Field;
  grade: Grade;
  points: number;
  /** What a product has to match. */
  tsquery: string;
};

/** The rules of one word, or of a synonym for several words at once. */
export type RuleSet = { rules: Rule[]; weight: number };

/** Of each phrase, the points of its words together, or of what may be said instead. */
export type ScoredPhrase = { words: RuleSet[]; instead: RuleSet };

/** How much an optional word counts beside a required one. */
const optionalWeight = 0.25;

export function rulesOf(lexicon: Lexicon, phrases: Phrase[]): ScoredPhrase[] {
  return phrases.map(({ words, instead }) => {
    const typed = words.map((word) => word.typed).join(' ');
    return {
      words: words.map((word) => ({
        rules: word.alternatives.flatMap((one) => rulesFor(lexicon, one, word.typed)),
        weight: word.isOptional ? optionalWeight : 1,
      })),
      instead: {
        rules: instead.flatMap((one) => rulesFor(lexicon, one, typed)),
        weight: words.length,
      },
    };
  });
}

function rulesFor(lexicon: Lexicon, alternative: Alternative, typed: string): Rule[] {
  const { wording, grade } = alternative;
  const isOneWord = wording.length === 1;
  const fit = { typed, term: wording.map(([term]) => term).join(' '), grade };
  // Several words of a name are what the thing is, wherever they stand.
  const weighed = isOneWord
    ? [head, ...fields]
    : fields.map((one) => (one.field === 'name' ? { ...one, points: head.points } : one));
  const inTexts = weighed.map(({ field, weights, points }): Rule => ({
    ...fit,
    field,
    points: points[grade],
    tsquery: wording.map(weighted(weights)).join(field === 'description' ? ' <-> ' : ' & '),
  }));
  const categories = categoriesNamed(lexicon, alternative);
  if (categories.length === 0) return inTexts;
  const tsquery = anyOf(categories);
  return [...inTexts, { ...fit, field: 'category', points: categoryPoints[grade], tsquery }];
}

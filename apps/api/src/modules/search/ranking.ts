import { sql, type SQL } from 'drizzle-orm';

import { allPoints, type Rule, type RuleSet, type ScoredSpan } from './rules.ts';

/** What a category that is called so adds to a product that is found by more than that. */
const inCategoryToo = 6;

export type Scoring = {
  /** The points of a product by its `words`: for each word of the query the best place, times what the word weighs. */
  points: SQL;
  /** What they ask of the words, to select from beside the products: one row, and one parameter instead of hundreds. */
  asked: SQL;
};

export function scoringOf(spans: ScoredSpan[]): Scoring {
  const conditions: (string | null)[] = [];
  /** Whether one of the rules is fulfilled; null where there is none: PostgreSQL then need not even unpack the words. */
  function fulfils(rules: Rule[] = []): string {
    conditions.push(rules.map(({ condition }) => `(${condition})`).join(' | ') || null);
    return `words @@ asked.${nameOf(conditions.length - 1)}`;
  }

  /** Every word asks for all that there are points for, so that few texts stand for all queries: those are prepared. */
  function best(rules: Rule[]): string {
    const byPoints = Map.groupBy(rules, ({ points }) => points);
    const cases = allPoints.map(
      (points) => `when ${fulfils(byPoints.get(points))} then ${points}::real`,
    );
    const categories = rules.filter(({ field }) => field === 'category');
    return `(case ${cases.join(' ')} else 0 end
      + case when ${fulfils(categories)} then ${inCategoryToo}::real else 0 end)`;
  }

  const ofSet = ({ rules, weight }: RuleSet) =>
    rules.length > 0 ? `${best(rules)} * ${weight}::real` : '0';
  const points = spans.map((span) => {
    const together = span.words.map(ofSet).join(' + ');
    return span.instead.rules.length > 0
      ? `greatest(${together}, ${ofSet(span.instead)})`
      : `(${together})`;
  });
  const named = Object.fromEntries(conditions.map((one, index) => [nameOf(index), one]));
  const columns = Object.keys(named).map((name) => `${name} tsquery`);
  return {
    points: sql.raw(`(${points.join(' + ')})`),
    asked: sql`json_to_record(${JSON.stringify(named)}) as asked (${sql.raw(columns.join(', '))})`,
  };
}

const nameOf = (index: number) => `q${index}`;

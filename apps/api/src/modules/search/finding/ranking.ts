import { sql, type SQL } from 'drizzle-orm';

import { allPoints } from './points.ts';
import type { Rule, RuleSet, ScoredPhrase } from './rules.ts';

/** A category of that name adds this to better reasons. */
const inCategoryToo = 6;

export type Scoring = {
  /** The points of a product: for each word of the query its best place, times the word's weight. */
  points: SQL;
  /** The tsqueries of all rules, to select from beside the products: one row, and one parameter instead of hundreds. */
  asked: SQL;
};

export function scoringOf(phrases: ScoredPhrase[]): Scoring {
  const tsqueries: (string | null)[] = [];
  /** Whether a product matches a rule. Null where there is none: PostgreSQL then need not unpack its words. */
  function matches(rules: Rule[] = []): string {
    tsqueries.push(rules.map(({ tsquery }) => `(${tsquery})`).join(' | ') || null);
    return `words @@ asked.${columnOf(tsqueries.length - 1)}`;
  }

  /** Every word asks for all points that there are, so that few statements serve all queries: those are prepared. */
  function best(rules: Rule[]): string {
    const byPoints = Map.groupBy(rules, ({ points }) => points);
    const cases = allPoints.map(
      (points) => `when ${matches(byPoints.get(points))} then ${points}::real`,
    );
    const categories = rules.filter(({ field }) => field === 'category');
    return `(case ${cases.join(' ')} else 0 end
      + case when ${matches(categories)} then ${inCategoryToo}::real else 0 end)`;
  }

  const ofSet = ({ rules, weight }: RuleSet) =>
    rules.length > 0 ? `${best(rules)} * ${weight}::real` : '0';
  const points = phrases.map(({ words, instead }) => {
    const together = words.map(ofSet).join(' + ');
    return instead.rules.length > 0 ? `greatest(${together}, ${ofSet(instead)})` : `(${together})`;
  });
  const named = Object.fromEntries(tsqueries.map((one, index) => [columnOf(index), one]));
  const columns = Object.keys(named).map((name) => `${name} tsquery`);
  return {
    points: sql.raw(`(${points.join(' + ')})`),
    asked: sql`json_to_record(${JSON.stringify(named)}) as asked (${sql.raw(columns.join(', '))})`,
  };
}

const columnOf = (index: number) => `q${index}`;

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { allPoints, type Rule, type RuleSet, type ScoredSpan } from './rules.ts';

/** What a category that is called so adds to a product that is found by more than that. */
const inCategoryToo = 6;

/** As it is: PostgreSQL reads one faster than it takes a parameter. */
const number = (value: number) => sql.raw(`${value}::real`);

/** Whether one of the rules is fulfilled; null where there is none: PostgreSQL then need not even unpack the words. */
function fulfils(words: SQLWrapper, rules: Rule[] = []): SQL {
  const condition = rules.map((rule) => `(${rule.condition})`).join(' | ') || null;
  return sql`${words} @@ ${condition}::tsquery`;
}

/** The points of a product by its words: for each word of the query the best place, times what the word weighs. */
export function pointsOf(words: SQLWrapper, spans: ScoredSpan[]): SQL {
  const ofSet = ({ rules, weight }: RuleSet) =>
    rules.length > 0 ? sql`${best(words, rules)} * ${number(weight)}` : sql`0`;
  const points = spans.map((span) => {
    const together = sql.join(span.words.map(ofSet), sql` + `);
    return span.instead.rules.length > 0
      ? sql`greatest(${together}, ${ofSet(span.instead)})`
      : sql`(${together})`;
  });
  return sql`(${sql.join(points, sql` + `)})`;
}

/** Every word asks for all that there are points for, so that few texts stand for all queries: those are prepared. */
function best(words: SQLWrapper, rules: Rule[]): SQL {
  const byPoints = Map.groupBy(rules, ({ points }) => points);
  const cases = allPoints.map(
    (points) => sql`when ${fulfils(words, byPoints.get(points))} then ${number(points)}`,
  );
  const categories = rules.filter(({ field }) => field === 'category');
  return sql`(case ${sql.join(cases, sql` `)} else 0 end
    + case when ${fulfils(words, categories)} then ${number(inCategoryToo)} else 0 end)`;
}

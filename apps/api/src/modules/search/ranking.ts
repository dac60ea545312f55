import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Rule, RuleSet, ScoredSpan } from './rules.ts';

/** What a category that is called so adds to a product that is found by more than that. */
const inCategoryToo = 6;

/** As it is: PostgreSQL reads one faster than it takes a parameter. */
const number = (value: number) => sql.raw(`${value}::real`);

const fulfils = (words: SQLWrapper, condition: string) => sql`${words} @@ ${condition}::tsquery`;

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

function best(words: SQLWrapper, rules: Rule[]): SQL {
  const byPoints = [...Map.groupBy(rules, ({ points }) => points)].sort(([a], [b]) => b - a);
  const cases = byPoints.map(
    ([points, same]) =>
      sql`when ${fulfils(words, same.map(({ condition }) => `(${condition})`).join(' | '))} then ${number(points)}`,
  );
  const categories = rules.filter(({ field }) => field === 'category');
  const added =
    categories.length > 0
      ? sql` + case when ${fulfils(words, categories.map(({ condition }) => condition).join(' | '))} then ${number(inCategoryToo)} else 0 end`
      : sql``;
  return sql`(case ${sql.join(cases, sql` `)} else 0 end${added})`;
}

import type { Explanation } from '@craftsandore/contract';
import { normalise } from '@craftsandore/search';
import { inArray, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productSearch } from '../../../db/schema/search.ts';
import { conditionsOf } from '../finding/conditions.ts';
import { scoringOf } from '../finding/ranking.ts';
import { type Rule, rulesOf } from '../finding/rules.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { spellingOf } from '../language/spelling.ts';
import type { Phrase } from '../language/phrases.ts';

type Match = Explanation['products'][number]['matches'][number];

/** Which of the rules each of these products matches, and its points. */
export async function explainProducts(
  db: DatabaseOrTransaction,
  lexicon: Lexicon,
  phrases: Phrase[],
  ids: number[],
): Promise<Explanation['products']> {
  const scored = rulesOf(lexicon, phrases);
  const rules = scored
    .flatMap(({ words, instead }) => [...words, instead])
    .flatMap((set) => set.rules);
  const { words } = productSearch;
  const { points, asked } = scoringOf(scored);
  const tsqueries = sql.param(rules.map(({ tsquery }) => tsquery));

  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      nameAr: products.nameAr,
      inStock: sql<boolean>`${products.pieces} > 0`,
      isWhole: sql<boolean>`${words} @@ ${conditionsOf(lexicon, phrases).anywhere.tsquery}::tsquery`,
      points: sql<number>`${points}`,
      fulfilled: sql<number[]>`array(
        select place::int from unnest(${tsqueries}::text[]) with ordinality as rule (condition, place)
        where ${words} @@ condition::tsquery)`,
    })
    .from(products)
    .innerJoin(productSearch, sql`${productSearch.productId} = ${products.id}`)
    .innerJoin(asked, sql`true`)
    .where(inArray(products.id, ids));

  return ids.flatMap((id, index) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { fulfilled, ...product } = row;
    const matches = bestOfEach(fulfilled.flatMap((place) => rules[place - 1] ?? [])).map((rule) =>
      toMatch(lexicon, rule),
    );
    return [{ ...product, rank: index + 1, matches }];
  });
}

/** The best one for each word and field. */
function bestOfEach(fulfilled: Rule[]): Rule[] {
  const best = new Map<string, Rule>();
  for (const rule of fulfilled.toSorted((a, b) => b.points - a.points)) {
    const key = `${rule.typed} ${rule.field}`;
    if (!best.has(key)) best.set(key, rule);
  }
  return [...best.values()];
}

/** A rule in words as people write them. What was typed itself is no synonym, though its group has it too. */
function toMatch(lexicon: Lexicon, { tsquery: _, ...rule }: Rule): Match {
  const isTyped = normalise(rule.term) === normalise(rule.typed);
  const written = rule.term.split(' ').map((term) => spellingOf(lexicon, term));
  return { ...rule, term: written.join(' '), grade: isTyped ? 'exact' : rule.grade };
}

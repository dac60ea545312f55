import type { Explanation } from '@craftsandore/contract';
import { inArray, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import { conditionsOf } from './conditions.ts';
import { findByText } from './find-by-text.ts';
import { productId } from './find-products.ts';
import { scoringOf } from './ranking.ts';
import { rulesOf, type Rule } from './rules.ts';
import type { SearchWords } from './search-words.ts';
import type { Span } from './understand.ts';

const explained = 20;

/** Why the first products of a search stand where they do: by the very rules that put them there. */
export async function explain(
  db: DatabaseOrTransaction,
  known: SearchWords,
  query: string,
): Promise<Explanation> {
  const { rows: ids, understanding } = await findByText(db, known, query, {
    where: isNull(products.deletedAt),
    shown: productId,
    page: 1,
    perPage: explained,
  });
  const { spans, searchedFor, reading } = understanding;
  return {
    searchedFor,
    reading,
    words: spans.flatMap(wordsOf),
    products: ids.length > 0 ? await explainProducts(db, known, spans, ids) : [],
  };
}

const wordsOf = ({ words, instead }: Span): Explanation['words'] => [
  ...words.map(({ typed, ways, isOptional }) => ({ typed, isOptional, terms: ways.map(toTerm) })),
  ...(instead.length > 0
    ? [
        {
          typed: words.map(({ typed }) => typed).join(' '),
          isOptional: false,
          terms: instead.map(toTerm),
        },
      ]
    : []),
];

const toTerm = ({ parts, grade }: Span['instead'][number]) => ({
  term: parts.map((part) => part.join('/')).join(' '),
  grade,
});

async function explainProducts(
  db: DatabaseOrTransaction,
  known: SearchWords,
  spans: Span[],
  ids: number[],
): Promise<Explanation['products']> {
  const scored = rulesOf(known, spans);
  const rules = scored
    .flatMap(({ words, instead }) => [...words, instead])
    .flatMap((set) => set.rules);
  const { words } = productSearch;
  const { points, asked } = scoringOf(scored);
  const conditions = sql.param(rules.map(({ condition }) => condition));

  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      nameAr: products.nameAr,
      inStock: sql<boolean>`${products.pieces} > 0`,
      isWhole: sql<boolean>`${words} @@ ${conditionsOf(known, spans).anywhere.whole}::tsquery`,
      points: sql<number>`${points}`,
      fulfilled: sql<number[]>`array(
        select place::int from unnest(${conditions}::text[]) with ordinality as rule (condition, place)
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
    const matches = bestOfEach(fulfilled.flatMap((place) => rules[place - 1] ?? []));
    return [{ ...product, rank: index + 1, matches }];
  });
}

/** For each word and field the best fit. */
function bestOfEach(fulfilled: Rule[]): Explanation['products'][number]['matches'] {
  const best = new Map<string, Rule>();
  for (const rule of fulfilled.toSorted((a, b) => b.points - a.points)) {
    const key = `${rule.typed} ${rule.field}`;
    if (!best.has(key)) best.set(key, rule);
  }
  return [...best.values()].map(({ condition: _, ...match }) => match);
}

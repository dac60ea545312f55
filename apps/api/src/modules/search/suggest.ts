import type { Reply, suggest as suggestEndpoint } from '@craftsandore/contract';
import { readingsOf, words } from '@craftsandore/search';
import { isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { findProducts } from './find-products.ts';
import { highlighter } from './highlighter.ts';
import { variantsOf } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';
import { spellingOf } from './spelling-of.ts';
import { suggestedProducts } from './suggested-products.ts';
import { understand, type Span, type Understanding } from './understand.ts';

type Suggestions = Reply<typeof suggestEndpoint>;

const most = { terms: 5, categories: 3, products: 5, completions: 20 };
/** Whoever types looks at a few products only, so few are ranked. */
const mostRanked = 60;
/** Of the whole answer, its frame included. */
const mostBytes = 2_000;

const nothing: Suggestions = { terms: [], categories: [], products: [] };

type Parts = { db: DatabaseOrTransaction; photoAddress: PhotoAddress };

/** What may be meant by a text whose last word is not finished. */
export async function suggest(
  { db, photoAddress }: Parts,
  known: SearchWords,
  query: string,
): Promise<Suggestions> {
  const typed = words(query);
  const last = typed.at(-1);
  if (!last) return nothing;

  const completions = completionsOf(known, last);
  const unfinished = understand(known, typed.slice(0, -1).join(' '));
  const understanding =
    completions.length > 0 && (typed.length === 1 || unfinished.spans.length > 0)
      ? { ...unfinished, spans: [...unfinished.spans, toSpan(known, last, completions)] }
      : understand(known, query);

  const ids = await findIds(db, known, understanding);
  const highlightOf = highlighter(understanding);
  const found = await suggestedProducts(db, photoAddress, ids);
  return withinBytes({
    terms: termsOf(known, query, last, completions),
    categories: categoriesOf(known, typed, completions),
    products: found.map((product) => ({ ...product, highlight: highlightOf(product) })),
  });
}

/** Words that names consist of, or that are said for them, and that begin so; the shortest first. */
function completionsOf({ vocabulary, lexicon }: SearchWords, last: string): string[] {
  const beginnings = [last, ...readingsOf(last)];
  const found = beginnings.flatMap((prefix) => [
    ...vocabulary.startingWith(prefix, most.completions).filter(vocabulary.isName),
    ...lexicon.startingWith(prefix),
  ]);
  return [...new Set(found)].sort((a, b) => a.length - b.length).slice(0, most.completions);
}

function toSpan({ lexicon }: SearchWords, typed: string, completions: string[]): Span {
  const synonyms = completions.flatMap((term) => lexicon.startOf([variantsOf(term)])?.ways ?? []);
  const isWhole = completions.includes(typed);
  const exact = isWhole ? [{ parts: [variantsOf(typed)], grade: 'exact' as const }] : [];
  const ways = [
    ...exact,
    { parts: [completions], grade: 'prefix' as const },
    ...synonyms.slice(0, 5),
  ];
  return { words: [{ typed, ways, isOptional: false, isNumber: false }], instead: [] };
}

function termsOf(known: SearchWords, query: string, last: string, completions: string[]): string[] {
  const before = query.trim().replace(/[\p{L}\p{M}\p{N}]+$/u, '');
  const spelled = completions
    .filter((term, at) => !inAnotherNumber(term, [last, ...completions.slice(0, at)]))
    .map((term) => before + spellingOf(known, term));
  return [...new Set(spelled)].slice(0, most.terms);
}

/** One search finds both, so the shorter word is enough. */
const inAnotherNumber = (term: string, words: string[]) =>
  words.some((word) => variantsOf(word).includes(term));

function categoriesOf({ categories }: SearchWords, typed: string[], completions: string[]) {
  const [before, last = ''] = [typed.slice(0, -1), typed.at(-1)];
  return categories
    .filter(({ terms }) => {
      const begins =
        [...terms].some((term) => term.startsWith(last)) ||
        completions.some((term) => terms.has(term));
      return begins && before.every((word) => variantsOf(word).some((term) => terms.has(term)));
    })
    .slice(0, most.categories)
    .map(({ id, name, nameAr }) => ({ id, name, nameAr }));
}

async function findIds(
  db: DatabaseOrTransaction,
  known: SearchWords,
  understanding: Understanding,
): Promise<number[]> {
  const { ids } = await findProducts(db, known, understanding, {
    where: isNull(products.deletedAt),
    page: 1,
    perPage: most.products,
    most: mostRanked,
    isWhole: true,
  });
  return ids;
}

/** Names may be long: what does not fit is left out, the last ones first. */
function withinBytes(suggestions: Suggestions): Suggestions {
  if (Buffer.byteLength(JSON.stringify({ data: suggestions })) <= mostBytes) return suggestions;
  const { terms, categories, products } = suggestions;
  if (products.length > 0) return withinBytes({ ...suggestions, products: products.slice(0, -1) });
  if (categories.length > 0) {
    return withinBytes({ ...suggestions, categories: categories.slice(0, -1) });
  }
  return withinBytes({ ...suggestions, terms: terms.slice(0, -1) });
}

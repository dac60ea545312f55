import type { Reply, suggest as suggestEndpoint } from '@craftsandore/contract';
import { fold, onOtherLayout, words } from '@craftsandore/search';
import { isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { fixed } from '../../db/fixed.ts';
import { products } from '../../db/schema/catalog.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { asTyped, bySound, shortestGuess, type Complete } from './completions.ts';
import { findProducts } from './find-products.ts';
import { highlighter } from './highlighter.ts';
import { variantsOf } from './lexicon.ts';
import type { SearchWords } from './search-words.ts';
import { spellingOf } from './spelling-of.ts';
import { suggestedProduct, toSuggestion } from './suggested-product.ts';
import { understand, type Span, type Understanding } from './understand.ts';

type Suggestions = Reply<typeof suggestEndpoint>;

const most = { terms: 5, categories: 3, products: 5 };
/** Whoever types looks at a few products only, so few are ranked. */
const mostRanked = 30;
/** Of the whole answer, its frame included. */
const mostBytes = 2_000;

const inShop = fixed(isNull(products.deletedAt));

const nothing: Suggestions = { terms: [], categories: [], products: [] };

type Parts = { db: DatabaseOrTransaction; photoAddress: PhotoAddress };

/** A text as it may have been meant, and the words that its last one may become. */
type Meant = { query: string; understanding: Understanding; completions: string[] };

/** What may be meant by a text whose last word is not finished. */
export async function suggest(
  { db, photoAddress }: Parts,
  known: SearchWords,
  query: string,
): Promise<Suggestions> {
  const { understanding, completions, ...meant } = meantBy(known, query);
  const typed = words(meant.query);
  const last = typed.at(-1);
  if (!last) return nothing;

  const found = await findFirst(db, known, understanding);
  const highlightOf = highlighter(understanding);
  return withinBytes({
    terms: termsOf(known, meant.query, last, completions),
    categories: categoriesOf(known, typed, completions),
    products: found.map((product) => ({
      ...toSuggestion(product, photoAddress),
      highlight: highlightOf(product),
    })),
  });
}

/** What was typed goes first, begun or finished; then the other layout, then Arabic in Latin letters. */
function meantBy(known: SearchWords, query: string): Meant {
  const begun = begunAs(known, query, asTyped);
  if (begun) return begun;
  const understanding = understand(known, query);
  const finished = { query, understanding, completions: [] };
  if (understanding.spans.length > 0) return finished;
  const other = fold(query).trim().length < shortestGuess ? null : onOtherLayout(query);
  return begunAs(known, other ?? '', asTyped) ?? begunAs(known, query, bySound) ?? finished;
}

/** A text with its last word completed; null where that makes no sense, as of two layouts at once. */
function begunAs(known: SearchWords, query: string, complete: Complete): Meant | null {
  const typed = words(query);
  const last = typed.at(-1);
  if (!last) return null;
  const completions = complete(known, last);
  const before = understand(known, typed.slice(0, -1).join(' '));
  const isUnknown = before.spans.length === 0 || before.reading === 'layout';
  if (completions.length === 0 || (typed.length > 1 && isUnknown)) return null;
  const spans = [...before.spans, toSpan(known, last, completions)];
  return { query, understanding: { ...before, spans }, completions };
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
  const variants = [last, ...completions].map(variantsOf);
  // One search finds a word in both numbers, so the shorter one is enough.
  const spelled = completions
    .filter((term, at) => !variants.slice(0, at + 1).some((others) => others.includes(term)))
    .map((term) => before + spellingOf(known, term));
  return [...new Set(spelled)].slice(0, most.terms);
}

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

async function findFirst(
  db: DatabaseOrTransaction,
  known: SearchWords,
  understanding: Understanding,
) {
  const { rows } = await findProducts(db, known, understanding, {
    where: inShop,
    shown: suggestedProduct,
    page: 1,
    perPage: most.products,
    most: mostRanked,
    isWhole: true,
  });
  return rows;
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

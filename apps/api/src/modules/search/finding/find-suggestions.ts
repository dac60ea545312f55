import type { ResponseBody, suggest } from '@craftsandore/contract';
import { words } from '@craftsandore/search';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { isLikeCode, typedCode } from '../../../db/design-codes.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Phrase } from '../language/phrases.ts';
import { understandUnfinished } from '../language/understand-unfinished.ts';
import { findByCode } from './find-by-code.ts';
import { findProducts } from './find-products.ts';
import { highlighter } from './highlighter.ts';
import { type SuggestedRow, suggestedProduct, toSuggestion } from './suggested-product.ts';
import { suggestedCategories, suggestedTerms } from './suggested-words.ts';

type Suggestions = ResponseBody<typeof suggest>;

const maxProducts = 4;
/** Few are looked at while typing, so few are ranked. */
const maxRanked = 30;
/** Of the whole response. */
const maxBytes = 2_000;

type Parts = { db: DatabaseOrTransaction; photoUrls: PhotoUrls };

/** What a text may become whose last word is still being typed: words, categories and products. */
export async function findSuggestions(
  { db, photoUrls }: Parts,
  lexicon: Lexicon,
  query: string,
): Promise<Suggestions> {
  const shownOf = (rows: SuggestedRow[], phrases: Phrase[]) => {
    const highlightOf = highlighter(phrases);
    return rows.map((row) => ({ ...toSuggestion(row, photoUrls), highlight: highlightOf(row) }));
  };
  const unfinished = understandUnfinished(lexicon, query);
  const typed = words(unfinished.query);
  const place = { where: productInShop, shown: suggestedProduct, page: 1, perPage: maxProducts };
  const ofCode = isLikeCode(typedCode(query)) ? await findByCode(db, query, place) : null;
  if (ofCode) {
    return withinBytes({ terms: [], categories: [], products: shownOf(ofCode.rows, []) });
  }
  if (typed.length === 0) return { terms: [], categories: [], products: [] };

  const { rows } = await findProducts(db, lexicon, unfinished.understanding, {
    ...place,
    maxFound: maxRanked,
    needsAllWords: true,
  });
  return withinBytes({
    terms: suggestedTerms(lexicon, unfinished, typed),
    categories: suggestedCategories(lexicon, unfinished, typed),
    products: shownOf(rows, unfinished.understanding.phrases),
  });
}

/** Names may be long: what does not fit is left out, the last ones first. */
function withinBytes(suggestions: Suggestions): Suggestions {
  if (Buffer.byteLength(JSON.stringify({ data: suggestions })) <= maxBytes) return suggestions;
  const { terms, categories, products } = suggestions;
  if (products.length > 0) return withinBytes({ ...suggestions, products: products.slice(0, -1) });
  if (categories.length > 0) {
    return withinBytes({ ...suggestions, categories: categories.slice(0, -1) });
  }
  return withinBytes({ ...suggestions, terms: terms.slice(0, -1) });
}

import type { Explanation } from '@craftsandore/contract';
import { normalise } from '@craftsandore/search';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { findByText } from '../finding/find-by-text.ts';
import { productId } from '../finding/result-page.ts';
import type { Alternative } from '../language/alternatives.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { spellingOf } from '../language/spelling.ts';
import { explainProducts } from './explain-products.ts';
import type { Phrase } from '../language/phrases.ts';

const maxExplained = 20;

/** Why the first products of a search stand where they do: by the very rules that put them there. */
export async function explain(
  db: DatabaseOrTransaction,
  lexicon: Lexicon,
  query: string,
): Promise<Explanation> {
  const { rows: ids, understanding } = await findByText(db, lexicon, query, {
    where: productInShop,
    shown: productId,
    page: 1,
    perPage: maxExplained,
  });
  const { phrases, searchedFor, reading } = understanding;
  return {
    searchedFor,
    reading,
    words: phrases.flatMap((phrase) => wordsOf(lexicon, phrase)),
    products: ids.length > 0 ? await explainProducts(db, lexicon, phrases, ids) : [],
  };
}

const wordsOf = (lexicon: Lexicon, { words, instead }: Phrase): Explanation['words'] => [
  ...words.map(({ typed, alternatives, isOptional }) => ({
    typed,
    isOptional,
    terms: alternatives.map((one) => toTerm(lexicon, one)),
  })),
  ...insteadOf(lexicon, words.map(({ typed }) => typed).join(' '), instead),
];

/** What is found in place of several words together; their group of synonyms has these words themselves too. */
function insteadOf(lexicon: Lexicon, typed: string, instead: Alternative[]): Explanation['words'] {
  const own = normalise(typed);
  const others = instead.filter(
    ({ wording }) => normalise(wording.map(([term]) => term).join(' ')) !== own,
  );
  if (others.length === 0) return [];
  return [{ typed, isOptional: false, terms: others.map((one) => toTerm(lexicon, one)) }];
}

const toTerm = (lexicon: Lexicon, { wording, grade }: Alternative) => ({
  term: wording
    .map((anyTerm) => anyTerm.map((term) => spellingOf(lexicon, term)).join('/'))
    .join(' '),
  grade,
});

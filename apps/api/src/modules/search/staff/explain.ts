import type { Explanation } from '@craftsandore/contract';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { findByText } from '../finding/find-by-text.ts';
import { productId } from '../finding/result-page.ts';
import type { Alternative } from '../language/alternatives.ts';
import type { Lexicon } from '../language/lexicon.ts';
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
    words: phrases.flatMap(wordsOf),
    products: ids.length > 0 ? await explainProducts(db, lexicon, phrases, ids) : [],
  };
}

const wordsOf = ({ words, instead }: Phrase): Explanation['words'] => [
  ...words.map(({ typed, alternatives, isOptional }) => ({
    typed,
    isOptional,
    terms: alternatives.map(toTerm),
  })),
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

const toTerm = ({ wording, grade }: Alternative) => ({
  term: wording.map((anyTerm) => anyTerm.join('/')).join(' '),
  grade,
});

import type { Database } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { findByText } from '../../search/finding/find-by-text.ts';
import { productId } from '../../search/finding/result-page.ts';
import type { Lexicon } from '../../search/language/lexicon.ts';

/** As many as a text finds at most. */
const most = 1_000;

/** Which products a text finds, by relevance; where there are more than are ranked, `isCut`. */
export async function findIds(db: Database, lexicon: Lexicon, text: string) {
  const { rows, isCut, understanding } = await findByText(db, lexicon, text, {
    where: productInShop,
    shown: productId,
    page: 1,
    perPage: most,
  });
  return { ids: rows, isCut, understanding };
}

import { sql, type SQL } from 'drizzle-orm';

import { foldedContains } from '../../db/fold.ts';
import { everyWord } from '../../db/holds-words.ts';
import { productDesigns, products } from '../../db/schema/catalog.ts';

/**
 * Products that hold every word of a query, in either language, themselves or in the name of a design.
 * All there is to know about searching is here.
 */
export const matching = (query: string): SQL | undefined => everyWord(query, holding);

// Each half of the union is answered by an index; an "or" of the two would read all products.
const holding = (word: string): SQL => sql`${products.id} in (
  select ${products.id} from ${products} where ${foldedContains(products.searchText, word)}
  union
  select ${productDesigns.productId} from ${productDesigns}
  where ${productDesigns.deletedAt} is null and ${foldedContains(productDesigns.searchText, word)}
)`;

import { and, or, sql, type SQL } from 'drizzle-orm';

import { contains } from '../../db/fold.ts';
import { productDesigns, products } from '../../db/schema/catalog.ts';

const mostWords = 10;

const { name, nameAr, description, descriptionAr } = products;
const searched = sql`concat_ws(' ', ${name}, ${nameAr}, ${description}, ${descriptionAr})`;

const { productId, deletedAt, name: designName, nameAr: designNameAr } = productDesigns;
const ofDesign = sql`concat_ws(' ', ${designName}, ${designNameAr})`;
const isCalled = (word: string) =>
  sql`exists (select from ${productDesigns} where ${productId} = ${products.id} and ${deletedAt} is null and ${contains(ofDesign, word)})`;

/** Products that hold every word of a query, in either language, themselves or in the name of a design. All there is to know about searching is here. */
export function matching(query: string): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(...words.map((word) => or(contains(searched, word), isCalled(word))));
}

import { and, sql, type SQL } from 'drizzle-orm';

import { products } from '../../db/schema/catalog.ts';
import { contains } from '../../db/fold.ts';

const mostWords = 10;

const { name, nameAr, description, descriptionAr } = products;
const searched = sql`concat_ws(' ', ${name}, ${nameAr}, ${description}, ${descriptionAr})`;

/** Products that hold every word of a query, in either language. All there is to know about searching is here. */
export function matching(query: string): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(...words.map((word) => contains(searched, word)));
}

import { and, desc, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { ofCode, ofCodeBeginning, typedCode } from '../../../db/design-codes.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Wanted } from './find-products.ts';
import { type Found, resultPage } from './result-page.ts';

const maxFound = 120;

/** A code is no words: nothing of it is guessed, and nothing marked in names. */
const asTyped: Understanding = {
  ...{ phrases: [], searchedFor: null, reading: null, didYouMean: [] },
  ...{ isNearMiss: false, isList: false },
};

/** The products that have a design of this SKU or barcode, then those of one that begins so; null where there is none. */
export async function findByCode<Row>(
  db: DatabaseOrTransaction,
  query: string,
  { where, orderBy, page, perPage, shown }: Wanted<Row>,
): Promise<(Found<Row> & { understanding: Understanding }) | null> {
  const typed = typedCode(query);
  // PostgreSQL takes no zero byte, and no code has one.
  if (!typed || typed.includes('\0')) return null;
  const { productId } = productDesigns;
  const isIts = sql`${products.id} = any(array(${ofCode(productId, typed)}))`;
  const order = orderBy ?? [desc(isIts), desc(products.id)];
  const { rows } = await db.execute<{ total: number; rows: Row[] }>(sql`
    select total, ${resultPage(sql`ids`, { page, perPage, shown })} as rows
    from (
      select count(*)::int as total, array_agg(id order by ${sql.join(order, sql`, `)}) as ids
      from (
        select ${products}.* from ${products}
        where ${and(where, sql`${products.id} = any(array(${ofCodeBeginning(productId, typed)}))`)}
        limit ${maxFound + 1}
      ) as products) as found`);
  const { total, rows: found } = rows[0] ?? { total: 0, rows: [] };
  if (total === 0) return null;
  const isCut = total > maxFound;
  return { rows: found, totalCount: Math.min(total, maxFound), isCut, understanding: asTyped };
}

import { sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { productSearch } from '../../../db/schema/search.ts';
import { literal } from './matching-products.ts';

const maxLookedAt = 500;

/** Whether some product matches; of many that have the words with other weights, only the first ones are looked at. */
export async function matchesSome(db: DatabaseOrTransaction, tsquery: string): Promise<boolean> {
  const anyWeight = tsquery.replaceAll(/(?<='):[A-D]+/g, '');
  const { rows } = await db.execute(sql`
    select from (
      select words from ${productSearch} where words @@ ${anyWeight}::tsquery limit ${literal(maxLookedAt)}) as looked_at
    where words @@ ${tsquery}::tsquery limit 1`);
  return rows.length > 0;
}

import { inArray } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';

/** These products by name, in the order of the ids. */
export async function namesOfProducts(db: DatabaseOrTransaction, ids: number[]) {
  if (ids.length === 0) return [];
  const { id, name, nameAr } = products;
  const rows = await db.select({ id, name, nameAr }).from(products).where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}

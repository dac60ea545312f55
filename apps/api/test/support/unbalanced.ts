import { sql } from 'drizzle-orm';

import type { Database } from '../../src/db/client.ts';
import { productDesigns, products } from '../../src/db/schema/catalogue.ts';
import { stockLedger } from '../../src/db/schema/orders.ts';

/**
 * Designs whose stock is not what their ledger adds up to, products that do not count what their designs hold, or do not know what
 * the cheapest of them costs.
 */
export async function unbalanced(db: Database) {
  const booked = sql`(select coalesce(sum(${stockLedger.delta}), 0) from ${stockLedger}
    where ${stockLedger.designId} = ${productDesigns.id})`;
  const held = sql`(select (coalesce(sum(${productDesigns.stock}), 0)::int, coalesce(min(${productDesigns.stock}), 0),
      coalesce(min(coalesce(${productDesigns.price}, ${products.price})), ${products.price}))
    from ${productDesigns} where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null)`;
  return [
    ...(await db
      .select()
      .from(productDesigns)
      .where(sql`${productDesigns.stock} <> ${booked}`)),
    ...(await db
      .select()
      .from(products)
      .where(
        sql`(${products.pieces}, ${products.fewest}, ${products.lowestPrice}) is distinct from ${held}`,
      )),
  ];
}

import { sql } from 'drizzle-orm';

import type { Database } from '../../src/db/client.ts';
import { productDesigns, products } from '../../src/db/schema/catalogue.ts';
import { stockLedger } from '../../src/db/schema/orders.ts';

/** Designs whose stock is not what their ledger adds up to, products that do not count what their designs hold. */
export async function unbalanced(db: Database) {
  const booked = sql`(select coalesce(sum(${stockLedger.delta}), 0) from ${stockLedger}
    where ${stockLedger.designId} = ${productDesigns.id})`;
  const held = sql`(select (sum(${productDesigns.stock})::int, coalesce(min(${productDesigns.stock}), 0))
    from ${productDesigns} where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null)`;
  return [
    ...(await db
      .select()
      .from(productDesigns)
      .where(sql`${productDesigns.stock} <> ${booked}`)),
    ...(await db
      .select()
      .from(products)
      .where(sql`(${products.pieces}, ${products.fewest}) is distinct from ${held}`)),
  ];
}

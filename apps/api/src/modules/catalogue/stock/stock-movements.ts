import { type listStockMovements, pageMeta, type ParsedInput } from '@craftsandore/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../../../db/client.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { orders, stockLedger } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';

type Query = ParsedInput<typeof listStockMovements>['query'];

const newer = alias(stockLedger, 'newer');

/** A page of the changes of a design's stock, newest first. @throws Problem when there is no such design. */
export async function findStockMovements(db: Database, designId: number, query: Query) {
  const { page, perPage } = query;
  const where = eq(stockLedger.designId, designId);
  const orderBy = [desc(stockLedger.id)];
  const since = db
    .select({ pieces: sql`coalesce(sum(${newer.delta}), 0)` })
    .from(newer)
    .where(sql`${newer.designId} = ${stockLedger.designId} and ${newer.id} > ${stockLedger.id}`);

  const [[design], { totalCount, isCut }, rows] = await Promise.all([
    db
      .select({
        productId: products.id,
        name: products.name,
        nameAr: products.nameAr,
        designName: productDesigns.name,
        designNameAr: productDesigns.nameAr,
      })
      .from(productDesigns)
      .innerJoin(products, eq(products.id, productDesigns.productId))
      .where(eq(productDesigns.id, designId)),
    countUpTo(db, stockLedger, { where, orderBy }),
    db
      .select({
        id: stockLedger.id,
        at: stockLedger.createdAt,
        delta: stockLedger.delta,
        // In one statement, so that what is sold meanwhile is in both or in neither.
        stock: sql`${productDesigns.stock} - (${since})`.mapWith(Number),
        reason: stockLedger.reason,
        orderId: stockLedger.orderId,
        reference: orders.reference,
        staffName: users.name,
      })
      .from(stockLedger)
      .innerJoin(productDesigns, eq(productDesigns.id, stockLedger.designId))
      .leftJoin(orders, eq(orders.id, stockLedger.orderId))
      .leftJoin(users, eq(users.id, stockLedger.actorId))
      .where(where)
      .orderBy(...orderBy)
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  if (!design) throw new Problem('design.not_found');

  return {
    data: rows.map(({ at, orderId, reference, ...row }) => ({
      ...row,
      at: at.toISOString(),
      order: orderId && reference ? { id: orderId, reference } : null,
    })),
    meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }), design },
  };
}

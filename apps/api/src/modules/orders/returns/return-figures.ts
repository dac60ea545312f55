import { OrderStatus, type ReturnFigures, type ReturnReason } from '@craftsandore/contract';
import { and, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { returnLines, returns } from '../../../db/schema/returns.ts';

const days = 90;
const mostProducts = 5;

/** Why pieces came back in the last 90 days, the most frequent reason first, and of which products most. */
export async function findReturnFigures(db: Database, now: Date): Promise<ReturnFigures> {
  const since = new Date(now.getTime() - days * 86_400_000);
  const isCounted = and(gt(returns.createdAt, since), ne(returns.state, 'refused'));
  const reasons = await db
    .select({ reason: returns.reason, count: count() })
    .from(returns)
    .where(isCounted)
    .groupBy(returns.reason)
    .orderBy(desc(count()), returns.reason);
  const pieces = sql`sum(${returnLines.quantity})`.mapWith(Number);
  const most = await db
    .select({
      productId: products.id,
      ...{ name: products.name, nameAr: products.nameAr },
      returned: pieces,
      reason: sql<ReturnReason>`mode() within group (order by ${returns.reason})`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(isCounted)
    .groupBy(products.id)
    .orderBy(desc(pieces), products.id)
    .limit(mostProducts);
  const delivered = await db
    .select({
      productId: orderLines.productId,
      pieces: sql`sum(${orderLines.quantity})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(
          orderLines.productId,
          most.map(({ productId }) => productId),
        ),
        eq(orders.statusId, OrderStatus.delivered),
        gt(orders.createdAt, since),
      ),
    )
    .groupBy(orderLines.productId);
  const deliveredOf = new Map(delivered.map(({ productId, pieces }) => [productId, pieces]));
  return {
    reasons,
    products: most.map((row) => ({ ...row, delivered: deliveredOf.get(row.productId) ?? 0 })),
  };
}

import {
  pageMeta,
  type CustomerOrder,
  type PageMeta,
  type PageQuery,
} from '@craftsandore/contract';
import { desc, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { toCustomerOrder } from './order-rows.ts';

/** The orders of one customer, newest first. */
export async function findOrdersOfCustomer(
  db: Database,
  userId: number,
  { page, perPage }: PageQuery,
): Promise<{ data: CustomerOrder[]; meta: PageMeta }> {
  const own = eq(orders.userId, userId);
  const [totalCount, rows] = await Promise.all([
    db.$count(orders, own),
    db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  return { data: rows.map(toCustomerOrder), meta: pageMeta(page, perPage, totalCount) };
}

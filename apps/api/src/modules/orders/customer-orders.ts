import {
  pageMeta,
  maxShownProducts,
  type CustomerOrder,
  type ListedOrder,
  type PageMeta,
  type PageQuery,
} from '@craftsandore/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { isKept } from '../../db/kept-line.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
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

/** The same with what they hold: one statement more. */
export async function listOrdersOfCustomer(
  db: Database,
  photoUrls: PhotoUrls,
  userId: number,
  query: PageQuery,
): Promise<{ data: ListedOrder[]; meta: PageMeta }> {
  const { data, meta } = await findOrdersOfCustomer(db, userId, query);
  const ids = data.map(({ id }) => id);
  const rows = await db
    .select({ line: orderLines, photo: photos })
    .from(orderLines)
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .where(and(inArray(orderLines.orderId, ids), isKept))
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(rows, ({ line }) => line.orderId);

  const listed = data.map((order) => {
    const lines = byOrder.get(order.id) ?? [];
    // Designs of one product have its name.
    const first = [...Map.groupBy(lines, ({ line }) => line.productId).values()].flatMap(
      ([row]) => row ?? [],
    );
    const products = first.slice(0, maxShownProducts).map(({ line, photo }) => ({
      name: line.name,
      nameAr: line.nameAr,
      photo: photo && photoUrls.photo(photo),
    }));
    return { ...order, products, productCount: first.length };
  });
  return { data: listed, meta };
}

import { OrderStatus } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { asc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../../../db/client.ts';
import { orderLines, orders } from '../../../../db/schema/orders.ts';
import { printable } from '../../../../pdf/pieces.ts';
import { Problem } from '../../../../problem.ts';

/** What has to come off the shelves of one design, and for whom. */
type Pick = {
  name: string;
  designName: string;
  /** Empty where it had none. */
  sku: string;
  quantity: number;
  /** In the order in which they were placed. */
  orders: { reference: string; quantity: number }[];
};

export type PickList = { ordersCount: number; pieces: number; picks: Pick[] };

/**
 * The lines of orders by design, sorted as a reader of the language looks for them. @throws Problem where an order is unknown, or
 * cancelled.
 */
export async function findPickList(
  db: Database,
  orderIds: readonly number[],
  locale: Locale,
): Promise<PickList> {
  const rows = await db
    .select({
      ...{ orderId: orders.id, reference: orders.reference, statusId: orders.statusId },
      line: orderLines,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.id), asc(orderLines.id));
  const wanted = new Set(orderIds);
  if (new Set(rows.map(({ orderId }) => orderId)).size < wanted.size) {
    throw new Problem('order.not_found');
  }
  const cancelled = rows.find(({ statusId }) => statusId === OrderStatus.cancelled);
  if (cancelled) {
    throw new Problem('order.not_picked', { values: { number: cancelled.reference } });
  }
  const isArabic = locale === 'ar';
  const lines = rows.flatMap(({ line, reference }) => (line ? [{ line, reference }] : []));
  const picks = [...Map.groupBy(lines, ({ line }) => line.designId).values()].map((same) => {
    // As it is called by who bought it last.
    const { line: last } = same.at(-1) ?? {};
    return {
      name: printable((isArabic ? last?.nameAr : last?.name) ?? ''),
      designName: printable((isArabic ? last?.designNameAr : last?.designName) ?? ''),
      sku: printable(last?.sku ?? ''),
      quantity: same.reduce((sum, { line }) => sum + line.quantity, 0),
      orders: same.map(({ line, reference }) => ({ reference, quantity: line.quantity })),
    };
  });
  const { compare } = new Intl.Collator(locale);
  return {
    ordersCount: wanted.size,
    pieces: picks.reduce((sum, { quantity }) => sum + quantity, 0),
    picks: picks.sort((a, b) => compare(a.name, b.name) || compare(a.designName, b.designName)),
  };
}

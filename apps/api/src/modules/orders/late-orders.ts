import { type ParcelState, OrderStatus } from '@craftsandore/contract';
import { cairoClock } from '@craftsandore/rules';
import { and, lt, type SQL, sql } from 'drizzle-orm';

import { orders } from '../../db/schema/orders.ts';
import { shipments } from '../../db/schema/parcels.ts';
import type { OrderRow } from './order-rows.ts';

const promisedStatuses: number[] = [OrderStatus.confirmed, OrderStatus.shipped];

/** Of a parcel that does not come to its customer any more: it is there, or on its way back. */
const arrivedOrBack = ['delivered', 'returning', 'returned'] as const satisfies ParcelState[];

const inText = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** Of orders: confirmed or shipped, and the last promised day has passed in Egypt (Law 181/2018, article 40). */
export function isLate(now: Date): SQL | undefined {
  return and(
    // Written out, so that the index of these is taken.
    sql`${orders.statusId} in (${sql.raw(promisedStatuses.join(', '))})`,
    lt(orders.promisedTo, cairoClock(now).day),
    sql`not exists (select from ${shipments} s
      where s.order_id = ${orders.id} and s.is_current and s.state in (${inText(arrivedOrBack)}))`,
  );
}

type Order = Pick<OrderRow, 'statusId' | 'promisedTo'>;

/** The same of one order, and how far its parcel is, where it has one. */
export const isOrderLate = (
  { statusId, promisedTo }: Order,
  parcelState: string | undefined,
  now: Date,
): boolean =>
  promisedStatuses.includes(statusId) &&
  promisedTo !== null &&
  promisedTo < cairoClock(now).day &&
  !arrivedOrBack.some((state) => state === parcelState);

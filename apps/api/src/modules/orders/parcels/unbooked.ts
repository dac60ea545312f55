import { OrderStatus } from '@craftsandore/contract';
import { and, eq, sql } from 'drizzle-orm';

import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';

/** Of orders: confirmed, and no parcel is booked for them. */
export const isUnbooked = and(
  eq(orders.statusId, OrderStatus.confirmed),
  sql`not exists (select from ${shipments} s
    where s.order_id = ${orders.id} and s.is_current and s.state <> 'booking_cancelled')`,
);

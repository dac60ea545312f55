import type { CustomerOrderDetails, Tracked } from '@craftsandore/contract';
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { TrackingTokens } from './tracking-tokens.ts';

/**
 * What opens the orders that are linked to one by an exchange: they are the same customer's, who holds the token of this one. Those
 * of an account are opened by signing in.
 */
export async function findLinked(
  db: Database,
  { exchangeOf, returns }: Pick<CustomerOrderDetails, 'exchangeOf' | 'returns'>,
  trackingTokens: TrackingTokens,
): Promise<Tracked['linked']> {
  const made = returns?.returns.flatMap(({ exchange }) => exchange ?? []) ?? [];
  const ids = [...made, ...(exchangeOf ? [exchangeOf] : [])].map(({ orderId }) => orderId);
  if (ids.length === 0) return [];
  const isGuests = and(isNull(orders.userId), isNotNull(orders.placementKey));
  const found = await db
    .select({ orderId: orders.id, placementKey: orders.placementKey })
    .from(orders)
    .where(and(inArray(orders.id, ids), isGuests));
  return found.flatMap(({ orderId, placementKey }) =>
    placementKey ? [{ orderId, trackingToken: trackingTokens.of(placementKey) }] : [],
  );
}

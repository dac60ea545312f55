import type { Locale } from '@craftsandore/i18n';

import type { Database } from '../../../db/client.ts';
import type { Move } from '../change-order-status.ts';
import { refusalIn } from '../refusal-in.ts';
import { moveOrder } from './move-order.ts';

type Moves = Omit<Move, 'orderId'> & { orderIds: number[]; locale: Locale; now: Date };

/** Moves orders on one after the other, each in a transaction of its own: none waits while it holds another. */
export async function changeStatuses(
  db: Database,
  { orderIds, locale, ...move }: Moves,
): Promise<{ orderId: number; refusal: string | null }[]> {
  const moved = [];
  for (const orderId of new Set(orderIds)) {
    const refusal = await db
      .transaction((tx) => moveOrder(tx, { ...move, orderId }))
      .then(
        () => null,
        (error: unknown) => refusalIn(error, locale),
      );
    moved.push({ orderId, refusal });
  }
  return moved;
}

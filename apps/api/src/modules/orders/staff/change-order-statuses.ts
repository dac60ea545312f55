import type { OrderStatusId } from '@craftsandore/contract';
import { refusalSentence, type Locale } from '@craftsandore/i18n';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { changeStatus } from './change-order-status.ts';

type Moves = { orderIds: number[]; statusId: OrderStatusId; actorId: number; locale: Locale };

/** Moves orders on one after the other, each in a transaction of its own: none waits while it holds another. */
export async function changeStatuses(
  db: Database,
  { orderIds, statusId, actorId, locale }: Moves,
): Promise<{ orderId: number; refusal: string | null }[]> {
  const moved = [];
  for (const orderId of new Set(orderIds)) {
    const refusal = await db
      .transaction((tx) => changeStatus(tx, { orderId, statusId, actorId }))
      .then(
        () => null,
        (error: unknown) => refusalIn(error, locale),
      );
    moved.push({ orderId, refusal });
  }
  return moved;
}

/** The sentence of a refusal. Rethrows anything that is not a refusal. */
function refusalIn(error: unknown, locale: Locale): string {
  if (!(error instanceof Problem)) throw error;
  return refusalSentence(error.code, locale, error.valuesIn(locale));
}

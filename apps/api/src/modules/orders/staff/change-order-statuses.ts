import { refusalSentence, type Locale } from '@craftsandore/i18n';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { changeStatus, type Move } from './change-order-status.ts';

type Moves = Omit<Move, 'orderId'> & { orderIds: number[]; locale: Locale };

/** Moves orders on one after the other, each in a transaction of its own: none waits while it holds another. */
export async function changeStatuses(
  db: Database,
  { orderIds, locale, ...move }: Moves,
): Promise<{ orderId: number; refusal: string | null }[]> {
  const moved = [];
  for (const orderId of new Set(orderIds)) {
    const refusal = await db
      .transaction((tx) => changeStatus(tx, { ...move, orderId }))
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

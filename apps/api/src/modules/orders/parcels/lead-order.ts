import { type Cancellation, OrderStatus } from '@craftsandore/contract';
import type { ParcelNow } from '@craftsandore/rules';

import type { Transaction } from '../../../db/client.ts';
import type { ActorKind } from '../../../db/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { updateOrderStatus } from '../orders.ts';

type Actor = { actorKind: ActorKind; actorId: number | null };

const { confirmed, shipped, delivered, cancelled } = OrderStatus;

/**
 * Moves an order on to where its parcel says that it is, through the statuses between. What has ended stays ended: what a
 * carrier says later of such an order is for staff to look at.
 */
export async function leadOrder(
  tx: Transaction,
  { id, statusId }: OrderRow,
  parcel: ParcelNow,
  actor: Actor,
): Promise<void> {
  if (statusId === delivered || statusId === cancelled) return;
  const reason = endOf(parcel);
  if (reason) {
    // Its stock comes back by inspection only.
    const cancellation = { reason };
    await updateOrderStatus(tx, id, { statusId: cancelled, ...actor, cancellation });
    return;
  }
  const target = parcel.state === 'delivered' ? delivered : shipped;
  if (!parcel.hasLeft) return;
  for (const step of [confirmed, shipped, delivered]) {
    if (step > statusId && step <= target) {
      await updateOrderStatus(tx, id, { statusId: step, ...actor });
    }
  }
}

/** Why an order ends with its parcel; nothing where it does not. */
function endOf({ state, reason }: ParcelNow): Cancellation['reason'] | undefined {
  switch (state) {
    case 'returned':
      // A customer who refuses is remembered.
      return reason === 'refused' ? 'refused' : 'returned';
    case 'lost':
    case 'damaged':
      return state;
    default:
      return undefined;
  }
}

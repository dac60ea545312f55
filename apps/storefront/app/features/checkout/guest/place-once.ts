import type { ApiClient } from '@craftsandore/api-client';
import type { CallInput, placeGuestOrder } from '@craftsandore/contract';
import { draftNamed } from '@craftsandore/resilience';

import { attemptCall } from '../../../session/attempt-call.ts';
import type { WantedOrder } from './guest-order-of.ts';

type Order = CallInput<typeof placeGuestOrder>['body'];

const presses = draftNamed<Order[]>('guest:presses');

/**
 * Places an order exactly once, however many presses lose their answer and whatever is changed between them: all go by one
 * key, which one of them may have used up. Then that one's order is what there is.
 */
export async function placeOnce(api: ApiClient, wanted: WantedOrder) {
  const earlier = presses.read() ?? [];
  const placementKey = earlier[0]?.placementKey ?? crypto.randomUUID();
  const order = { ...wanted, placementKey };
  presses.save([...earlier, order].slice(-maxPresses));

  const place = (body: Order) =>
    attemptCall(({ placeGuestOrder }) => api(placeGuestOrder, { body }));
  let placed = await place(order);
  for (const press of earlier) {
    if (placed.ok || placed.refusal.code !== 'order.key_reused') break;
    placed = await place(press);
  }
  if (placed.ok) presses.remove();
  return placed;
}

const maxPresses = 20;

import type { ApiClient } from '@craftsandore/api-client';
import type { CallInput, placeGuestOrder } from '@craftsandore/contract';
import { draftNamed } from '@craftsandore/resilience';

import { attemptCall } from '../../../session/attempt-call.ts';
import type { WantedOrder } from './guest-order-of.ts';

type Order = CallInput<typeof placeGuestOrder>['body'];
type Press = { order: Order; at: number };

const pressesOfTab = draftNamed<Press[]>('guest:presses');
/** Of tabs that were closed before their answer came. */
const pressesOfBrowser = draftNamed<Press[]>('guest:presses', 'browser');

/**
 * Places an order exactly once, however many presses lose their answer and whatever is changed between them: all go by one
 * key, which one of them may have used up. Then that one's order is what there is.
 */
export async function placeOnce(api: ApiClient, wanted: WantedOrder) {
  const earlier = earlierPresses(wanted);
  const placementKey = earlier[0]?.order.placementKey ?? crypto.randomUUID();
  const order = { ...wanted, placementKey };
  const presses = [...earlier, { order, at: Date.now() }].slice(-maxPresses);
  pressesOfTab.save(presses);
  pressesOfBrowser.save(presses);

  const place = (body: Order) =>
    attemptCall(({ placeGuestOrder }) => api(placeGuestOrder, { body }));
  let placed = await place(order);
  for (const press of earlier) {
    if (placed.ok || placed.refusal.code !== 'order.key_reused') break;
    placed = await place(press.order);
  }
  if (placed.ok) {
    pressesOfTab.remove();
    pressesOfBrowser.remove();
  }
  return placed;
}

/** Those that this one may repeat. In another tab it may be somebody else's, or another wish of another day. */
function earlierPresses({ contact }: WantedOrder): Press[] {
  const ofTab = pressesOfTab.read();
  if (ofTab) return ofTab;
  const since = Date.now() - maxAgeMs;
  return (pressesOfBrowser.read() ?? []).filter(
    ({ order, at }) => order.contact.phoneNumber === contact.phoneNumber && at > since,
  );
}

const maxPresses = 20;
const maxAgeMs = 24 * 60 * 60 * 1000;

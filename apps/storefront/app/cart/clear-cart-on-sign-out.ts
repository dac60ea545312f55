import type { SessionStore } from '@craftsandore/session';

import { writeGuestCart } from './guest-cart.ts';
import { clearQueueOf } from './queue.ts';

/** Signing out removes the cart from this browser (specification, section 4); an expired session keeps it. */
export function clearCartOnSignOut(session: SessionStore) {
  writeGuestCart([]);
  clearQueueOf(session.getState().user?.id);
}

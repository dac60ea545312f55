import type { SessionStore } from '@craftsandore/session';

import { writeGuestCart } from './guest-cart.ts';
import { dropUnsentOf } from './unsent-changes.ts';

/** Signing out removes the cart from this browser (specification, section 4); an expired session keeps it. */
export function forgetPerson(session: SessionStore) {
  writeGuestCart([]);
  dropUnsentOf(session.getState().user?.id);
}

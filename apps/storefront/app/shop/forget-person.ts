import type { SessionStore } from '@craftsandore/session';

import { writeGuestCart } from './guest-cart.ts';
import { dropUnsentOf } from './unsent-changes.ts';

/** Who signs out leaves nothing of a cart in this browser (specification, section 4). A session that ends by itself does. */
export function forgetPerson(session: SessionStore) {
  writeGuestCart([]);
  dropUnsentOf(session.getState().user?.id);
}

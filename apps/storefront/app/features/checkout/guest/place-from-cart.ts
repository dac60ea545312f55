import type { ApiClient } from '@craftsandore/api-client';

import { changeGuestCart, readGuestCart } from '../../../cart/guest-cart.ts';
import { inOneTab } from '../../../cart/queue.ts';
import type { WantedOrder } from './guest-order-of.ts';
import { placeOnce } from './place-once.ts';

/**
 * Orders pieces of this browser's cart, and takes them out of it. One tab after another: what one has ordered is gone for
 * the next, which is answered null.
 */
export const placeFromCart = (api: ApiClient, wanted: WantedOrder) =>
  inOneTab(async () => {
    const held = new Set(readGuestCart().map(({ productDesignId }) => productDesignId));
    if (!wanted.items.every(({ productDesignId }) => held.has(productDesignId))) return null;

    const placed = await placeOnce(api, wanted);
    if (placed.ok) {
      for (const { productDesignId } of placed.value.order.lines) {
        changeGuestCart({ kind: 'remove', productDesignId });
      }
    }
    return placed;
  });

import type { CallInput, CartItem, placeGuestOrder } from '@craftsandore/contract';

import { positiveInteger } from '../../../navigation/read-page.ts';

type Pieces = CallInput<typeof placeGuestOrder>['body']['items'];

/** Pieces of one design that an address names: how an order begins where there are no scripts, and so no cart. */
export function piecesInAddress(params: URLSearchParams): Pieces {
  const productDesignId = positiveInteger(params.get('design'));
  const quantity = positiveInteger(params.get('quantity')) ?? 1;
  return productDesignId ? [{ productDesignId, quantity }] : [];
}

export const piecesOf = (items: readonly CartItem[]): Pieces =>
  items.map(({ productDesignId, quantity }) => ({ productDesignId, quantity }));

import { randomUUID } from 'node:crypto';

import { tokenFor } from '../../support/tokens.ts';
import type { Request } from './http.ts';
import type { Buyer } from './people.ts';

const headersOf = ({ sessionId }: Buyer) => ({
  authorization: `Bearer ${tokenFor(sessionId)}`,
});

/** The page before an order. */
export function checkout(buyer: Buyer): Request {
  const path = `/orders/checkout?shippingDetailsId=${buyer.addressId}`;
  return { path, headers: headersOf(buyer) };
}

export function addition(buyer: Buyer, productDesignId: number): Request {
  const body = { productDesignId, quantity: 1, changeId: randomUUID() };
  return { path: '/orders/carts/add', method: 'POST', headers: headersOf(buyer), body };
}

export function order(buyer: Buyer): Request {
  const { cartId, addressId: shippingDetailsId } = buyer;
  const body = { cartId, shippingDetailsId, paymentMethod: 'cash' };
  return { path: '/orders', method: 'POST', headers: headersOf(buyer), body };
}

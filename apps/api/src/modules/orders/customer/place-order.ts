import type { ParsedInput, placeOrder } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Transaction } from '../../../db/client.ts';
import { copyOfAddress, getAddress } from '../../addresses/addresses.ts';
import { findPiecesInCart } from '../../cart/cart-lines.ts';
import { lockCart, markOrdered } from '../../cart/carts.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrderOfCart } from '../orders.ts';
import { assertFewWaiting } from '../waiting-orders.ts';
import { writeOrder } from '../write-order.ts';

/** Amounts are in piastres. */
type PlaceOrderInput = ParsedInput<typeof placeOrder>['body'] & {
  account: { id: number; name: string; email: string };
  /** Null where somebody has confirmed the account's e-mail address. */
  placedFrom: string | null;
  locale: Locale;
  now: Date;
};

/**
 * Turns a cart into an order, in one transaction: never more than the stock, and never twice.
 * A repeated request with the same cart returns the existing order.
 */
export async function placeOrderFromCart(
  tx: Transaction,
  { account, cartId, shippingDetailsId, billingDetailsId, note, ...wanted }: PlaceOrderInput,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { id: userId, name, email } = account;
  const { status } = await lockCart(tx, userId, cartId);
  const placed = status === 'ordered' && (await findOrderOfCart(tx, cartId));
  if (placed) return { order: placed, isNew: false };

  const address = copyOfAddress(await getAddress(tx, { userId, addressId: shippingDetailsId }));
  const billingAddress = billingDetailsId
    ? copyOfAddress(await getAddress(tx, { userId, addressId: billingDetailsId }))
    : null;
  const pieces = await findPiecesInCart(tx, cartId);
  await assertFewWaiting(tx, { userId }, pieces);
  const { paymentMethod, promotionCode, seenTotalCost, placedFrom, locale, now } = wanted;
  const order = await writeOrder(tx, {
    pieces,
    address,
    billingAddress,
    orderer: { name, email, userId },
    cartId,
    customerNote: note ?? '',
    placedFrom,
    locale,
    paymentMethod,
    promotionCode,
    seenTotalCost,
    now,
  });
  await markOrdered(tx, cartId);
  return { order, isNew: true };
}

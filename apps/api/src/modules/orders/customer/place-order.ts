import { priceInCart, type ParsedInput, type placeOrder } from '@craftsandore/contract';

import type { Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { copyOfAddress, getAddress } from '../../addresses/addresses.ts';
import { findPiecesInCart } from '../../cart/cart-lines.ts';
import { lockCart, markOrdered } from '../../cart/carts.ts';
import { photosOfDesigns } from '../../catalogue/designs.ts';
import { lockSoldDesigns, takeStock, type Pieces } from '../../catalogue/stock/stock.ts';
import { customerOf } from '../../customers/customers.ts';
import { termsOf } from '../costs.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrderOfCart, insertOrder, type NewLine } from '../orders.ts';

/** Amounts are in piastres. */
type PlaceOrderInput = ParsedInput<typeof placeOrder>['body'] & {
  account: { id: number; name: string; email: string };
  now: Date;
};

/**
 * Turns a cart into an order, in one transaction: never more than the stock, and never twice.
 * A repeated request with the same cart returns the existing order.
 */
export async function placeOrderFromCart(
  tx: Transaction,
  input: PlaceOrderInput,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const {
    account,
    cartId,
    shippingDetailsId,
    billingDetailsId,
    paymentMethod,
    seenTotalCost,
    now,
  } = input;
  const { id: userId, name, email } = account;

  await lockCart(tx, userId, cartId);
  const placed = await findOrderOfCart(tx, cartId);
  if (placed) return { order: placed, isNew: false };

  const address = copyOfAddress(await getAddress(tx, { userId, addressId: shippingDetailsId }));
  const billingAddress = billingDetailsId
    ? copyOfAddress(await getAddress(tx, { userId, addressId: billingDetailsId }))
    : null;
  const lines = await linesFromStock(tx, await findPiecesInCart(tx, cartId));
  const { governorateCode, phoneNumber } = address;
  const { costBreakdown, promised } = await termsOf(tx, { lines, governorateCode, now });
  const { subtotal, shippingFees, totalCost } = costBreakdown;
  // The customer must pay the total that the page showed.
  if (seenTotalCost !== undefined && seenTotalCost !== totalCost) {
    throw new Problem('order.total_changed');
  }

  const customerId = await customerOf(tx, { phoneNumber, name, email, userId });
  const customer = `${name} ${email}`;
  const terms = {
    paymentMethod,
    billingAddress,
    subtotal,
    shippingFees,
    promisedFrom: promised.from,
    promisedTo: promised.to,
  };
  const order = await insertOrder(
    tx,
    { ...address, ...terms, userId, customerId, customer, cartId },
    lines,
  );
  await takeStock(tx, order.id, lines);
  await markOrdered(tx, cartId);
  return { order, isNew: true };
}

/** The lines of an order, their pieces held for it. @throws Problem that names what there is too little of. */
async function linesFromStock(tx: Transaction, pieces: Pieces[]): Promise<NewLine[]> {
  const designIds = pieces.map(({ designId }) => designId);
  const sold = await lockSoldDesigns(tx, designIds);
  if (sold.length === 0) throw new Problem('cart.empty');

  const quantities = new Map(pieces.map(({ designId, quantity }) => [designId, quantity]));
  const photos = await photosOfDesigns(tx, designIds);

  return sold.map(({ design, product }) => {
    const quantity = quantities.get(design.id) ?? 0;
    if (quantity > design.stock) {
      const values = { available: design.stock, product: { en: product.name, ar: product.nameAr } };
      throw new Problem('order.not_enough_stock', { values });
    }
    return {
      productId: product.id,
      designId: design.id,
      name: product.name,
      nameAr: product.nameAr,
      designName: design.name,
      designNameAr: design.nameAr,
      photoId: photos.get(design.id)?.[0]?.id ?? null,
      unitPrice: priceInCart(product),
      quantity,
    };
  });
}

import { priceInCart, type paymentMethods } from '@craftsandore/contract';

import type { Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { listPieces } from '../cart/cart-items.ts';
import { lockCart, markOrdered } from '../cart/carts.ts';
import { photosOfDesigns } from '../catalog/designs.ts';
import { lockSoldDesigns, takeStock, type Pieces } from '../catalog/stock.ts';
import { copyOfAddress, getAddress } from '../addresses/addresses.ts';
import { costsOf } from './costs.ts';
import type { OrderRow } from './order-rows.ts';
import { ordersRepository, type NewLine } from './orders.repository.ts';

type Wish = {
  userId: number;
  cartId: number;
  addressId: number;
  /** Where the bill goes, if not with the parcel. */
  billingAddressId?: number | undefined;
  paymentMethod: (typeof paymentMethods)[number];
  /** What the customer was shown, in piastres. */
  seenTotalCost?: number | undefined;
};

/**
 * Turns a cart into an order, in one transaction: never more than the stock, and never twice.
 * A repeated request with the same cart returns the existing order.
 */
export async function placeOrder(
  tx: Transaction,
  { userId, cartId, addressId, billingAddressId, paymentMethod, seenTotalCost }: Wish,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const orders = ordersRepository(tx);

  await lockCart(tx, userId, cartId);
  const placed = await orders.findByCart(cartId);
  if (placed) return { order: placed, isNew: false };

  const address = copyOfAddress(await getAddress(tx, { userId, addressId }));
  const billingAddress = billingAddressId
    ? copyOfAddress(await getAddress(tx, { userId, addressId: billingAddressId }))
    : null;
  const lines = await linesFromStock(tx, await listPieces(tx, cartId));
  const { subtotal, shippingFees, totalCost } = await costsOf(tx, lines, address.governorateCode);
  // The customer must pay the total that the page showed.
  if (seenTotalCost !== undefined && seenTotalCost !== totalCost) {
    throw new Problem('order.total_changed');
  }

  const terms = { userId, cartId, paymentMethod, billingAddress, subtotal, shippingFees };
  const order = await orders.create({ ...address, ...terms }, lines);
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
  const pictures = await photosOfDesigns(tx, designIds);

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
      photoId: pictures.get(design.id)?.[0]?.id ?? null,
      unitPrice: priceInCart(product),
      quantity,
    };
  });
}

import { piastres, type CartItem } from '@craftsandore/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { cartItems } from '../../db/schema/carts.ts';
import { productDesigns, products } from '../../db/schema/catalog.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { photosOfDesigns, toDesign } from '../catalog/designs.ts';
import type { Pieces } from '../catalog/stock.ts';

/** A cart's items in the order in which they were added, without designs that are no longer in the shop. */
export async function listCartItems(
  db: DatabaseOrTransaction,
  address: PhotoAddress,
  cartId: number,
): Promise<CartItem[]> {
  const rows = await db
    .select({ quantity: cartItems.quantity, design: productDesigns, product: products })
    .from(cartItems)
    .innerJoin(productDesigns, eq(productDesigns.id, cartItems.designId))
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(
      and(
        eq(cartItems.cartId, cartId),
        isNull(productDesigns.deletedAt),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(asc(cartItems.createdAt), asc(cartItems.designId));
  const pictures = await photosOfDesigns(
    db,
    rows.map(({ design }) => design.id),
  );

  return rows.map(({ quantity, design, product }) => ({
    productDesignId: design.id,
    quantity,
    productDesign: {
      ...toDesign(design, pictures.get(design.id), address),
      product: { ...product, price: piastres(product.price) },
    },
  }));
}

/** Design ids and quantities only, for callers that read the products themselves. */
export const listPieces = (db: DatabaseOrTransaction, cartId: number): Promise<Pieces[]> =>
  db
    .select({ designId: cartItems.designId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId));

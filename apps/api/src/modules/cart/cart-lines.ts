import type { CartItem } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { cartItems, carts } from '../../db/schema/carts.ts';
import { productDesigns, products } from '../../db/schema/catalogue.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { photosOfDesigns, toDesign } from '../catalogue/designs.ts';
import { type Pieces, priceOfSold, type SoldDesign } from '../catalogue/stock/stock.ts';

/** A cart's items in the order in which they were added, without designs that are no longer in the shop. */
export async function findCartItems(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  cartId: number,
): Promise<CartItem[]> {
  const rows = await db
    .select({ quantity: cartItems.quantity, design: productDesigns, product: products })
    .from(cartItems)
    .innerJoin(productDesigns, eq(productDesigns.id, cartItems.designId))
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(and(eq(cartItems.cartId, cartId), isNull(productDesigns.deletedAt), productInShop))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.designId));
  return toCartItems(db, photoUrls, rows);
}

/** Designs with how many of each are wanted, as pages show them. */
export async function toCartItems(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  rows: (SoldDesign & { quantity: number })[],
): Promise<CartItem[]> {
  const photos = await photosOfDesigns(
    db,
    rows.map(({ design }) => design.id),
  );
  return rows.map(({ quantity, design, product }) => ({
    productDesignId: design.id,
    quantity,
    productDesign: {
      ...toDesign(design, photos.get(design.id), photoUrls),
      product: { ...product, price: priceOfSold({ design, product }) },
    },
  }));
}

/** Design ids and quantities only, in the order in which they were added, for callers that read the products themselves. */
export const findPiecesInCart = (db: DatabaseOrTransaction, cartId: number): Promise<Pieces[]> =>
  db
    .select({ designId: cartItems.designId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.designId));

/** Whether a cart has been ordered, and how many pieces it holds. */
export async function stateOfCart(
  db: Database,
  cartId: number,
): Promise<{ isPlaced: boolean; pieces: number }> {
  const [cart] = await db
    .select({
      status: carts.status,
      pieces: sql<number>`coalesce(sum(${cartItems.quantity}), 0)`.mapWith(Number),
    })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(eq(carts.id, cartId))
    .groupBy(carts.id);
  return { isPlaced: cart?.status === 'ordered', pieces: cart?.pieces ?? 0 };
}

const linesOf = (cartId: number, designIds: number[]) =>
  and(eq(cartItems.cartId, cartId), inArray(cartItems.designId, designIds));

/** How many pieces of these designs the cart holds, by design. */
export async function quantitiesInCart(
  tx: Transaction,
  cartId: number,
  designIds: number[],
): Promise<Map<number, number>> {
  const rows = await tx.select().from(cartItems).where(linesOf(cartId, designIds));
  return new Map(rows.map(({ designId, quantity }) => [designId, quantity]));
}

/** Sets the quantities of the cart, by design; none means no line. */
export async function setQuantities(
  tx: Transaction,
  cartId: number,
  quantities: Map<number, number>,
): Promise<void> {
  // In one statement all would be of one moment: lines stay in the order that they are given in.
  const lines = [...quantities].map(([designId, quantity], place) => ({
    cartId,
    designId,
    quantity,
    createdAt: sql`now() + ${place} * interval '1 microsecond'`,
  }));
  const kept = lines.filter(({ quantity }) => quantity > 0);
  const gone = lines.filter(({ quantity }) => quantity <= 0);

  if (gone.length > 0) {
    const designIds = gone.map(({ designId }) => designId);
    await tx.delete(cartItems).where(linesOf(cartId, designIds));
  }
  if (kept.length > 0) {
    await tx
      .insert(cartItems)
      .values(kept)
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.designId],
        set: { quantity: sql`excluded.quantity` },
      });
  }
}

export async function removeAllLines(tx: Transaction, cartId: number): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
}

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { productDesigns, products } from '../../db/schema/catalog.ts';
import { stockLedger } from '../../db/schema/orders.ts';

export type Pieces = { designId: number; quantity: number };

/** A design that the shop sells now, with its product. */
export type SoldDesign = {
  design: typeof productDesigns.$inferSelect;
  product: typeof products.$inferSelect;
};

const selectSold = (db: DatabaseOrTransaction, designIds: number[]) =>
  db
    .select({ design: productDesigns, product: products })
    .from(productDesigns)
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(
      and(
        inArray(productDesigns.id, designIds),
        isNull(productDesigns.deletedAt),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(asc(productDesigns.id));

/** Those of the designs that are in the shop. */
export const findSoldDesigns = (
  db: DatabaseOrTransaction,
  designIds: number[],
): Promise<SoldDesign[]> => selectSold(db, designIds);

/**
 * The same, their stock held until the transaction ends. Always in the order of ids: two orders for the same
 * goods wait for each other in line, never in a circle.
 */
export const lockSoldDesigns = (tx: Transaction, designIds: number[]): Promise<SoldDesign[]> =>
  selectSold(tx, designIds).for('no key update', { of: productDesigns });

/** Takes pieces that the caller has locked and found to be there. */
export const takeStock = (tx: Transaction, orderId: number, pieces: Pieces[]) =>
  move(tx, { orderId, reason: 'sold', pieces, sign: -1 });

/** Puts the pieces of a cancelled order back. */
export const returnStock = (tx: Transaction, orderId: number, pieces: Pieces[]) =>
  move(tx, { orderId, reason: 'cancelled', pieces, sign: 1 });

/** Books what staff counted, of a design that the caller has locked: the difference came in, or was never there. */
export async function correctStock(
  tx: Transaction,
  { id, stock }: Pick<SoldDesign['design'], 'id' | 'stock'>,
  counted: number,
): Promise<void> {
  const delta = counted - stock;
  if (delta === 0) return;
  await tx.update(productDesigns).set({ stock: counted }).where(eq(productDesigns.id, id));
  await tx.insert(stockLedger).values({ designId: id, delta, reason: 'received' });
}

type Move = { orderId: number; reason: 'sold' | 'cancelled'; pieces: Pieces[]; sign: 1 | -1 };

/** Stock, ledger and the product's count of sold pieces change together or not at all. */
async function move(tx: Transaction, { orderId, reason, pieces, sign }: Move): Promise<void> {
  const designIds = pieces.map(({ designId }) => designId);
  const designs = await tx
    .select({ id: productDesigns.id, productId: productDesigns.productId })
    .from(productDesigns)
    .where(inArray(productDesigns.id, designIds))
    .orderBy(asc(productDesigns.id))
    .for('no key update');
  const quantities = new Map(pieces.map(({ designId, quantity }) => [designId, quantity]));
  const deltas = designs.map(({ id, productId }) => ({
    designId: id,
    productId,
    delta: sign * (quantities.get(id) ?? 0),
  }));

  for (const { designId, delta } of deltas) {
    await tx
      .update(productDesigns)
      .set({ stock: sql`${productDesigns.stock} + ${delta}` })
      .where(eq(productDesigns.id, designId));
  }
  await tx
    .insert(stockLedger)
    .values(deltas.map(({ designId, delta }) => ({ designId, delta, reason, orderId })));

  // After all designs, and in the order of ids as well.
  for (const { productId, delta } of deltas.sort((a, b) => a.productId - b.productId)) {
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} - ${delta}` })
      .where(eq(products.id, productId));
  }
}

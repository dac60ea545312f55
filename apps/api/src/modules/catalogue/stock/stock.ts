import { lowStock } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { stockLedger } from '../../../db/schema/orders.ts';

export type Pieces = { designId: number; quantity: number };

/** A design that the shop sells now, with its product. */
export type SoldDesign = {
  design: typeof productDesigns.$inferSelect;
  product: typeof products.$inferSelect;
};

const selectDesigns = (db: DatabaseOrTransaction, designIds: number[], where: SQL) =>
  db
    .select({ design: productDesigns, product: products })
    .from(productDesigns)
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(and(inArray(productDesigns.id, designIds), isNull(productDesigns.deletedAt), where))
    .orderBy(asc(productDesigns.id));

/** Those of the designs that are in the shop. */
export const findSoldDesigns = (
  db: DatabaseOrTransaction,
  designIds: number[],
): Promise<SoldDesign[]> => selectDesigns(db, designIds, productInShop);

/**
 * The same, with their stock locked until the transaction ends. Always in the order of ids, so that two orders for the
 * same designs cannot deadlock.
 */
export const lockSoldDesigns = (tx: Transaction, designIds: number[]): Promise<SoldDesign[]> =>
  selectDesigns(tx, designIds, productInShop).for('no key update', { of: productDesigns });

/** The same of one that staff work on, be its product published or a draft. */
export const lockDesignOfStaff = (tx: Transaction, designId: number): Promise<SoldDesign[]> =>
  selectDesigns(tx, [designId], isNull(products.deletedAt)).for('no key update', {
    of: productDesigns,
  });

/** Takes stock that the caller has locked and found to be sufficient. */
export const takeStock = (tx: Transaction, orderId: number, pieces: Pieces[]) =>
  move(tx, { orderId, reason: 'sold', pieces, sign: -1 });

/** Puts the stock of a cancelled order back. */
export async function returnStock(
  tx: Transaction,
  orderId: number,
  pieces: Pieces[],
): Promise<void> {
  const designIds = pieces.map(({ designId }) => designId);
  await hold(tx, productDesigns, designIds);
  await move(tx, { orderId, reason: 'cancelled', pieces, sign: 1 });
}

/** Books what staff counted, of a design that the caller has locked: the difference came in, or was never there. */
export async function correctStock(
  tx: Transaction,
  { id, productId, stock }: SoldDesign['design'],
  counted: number,
): Promise<void> {
  const delta = counted - stock;
  if (delta === 0) return;
  await tx.update(productDesigns).set({ stock: counted }).where(eq(productDesigns.id, id));
  await tx.insert(stockLedger).values({ designId: id, delta, reason: 'received' });
  await updateCounts(tx, [{ productId, ...difference(stock, counted) }]);
}

/** Counts a design that comes into the shop among its product's, or takes it out (`sign` -1). */
export const countDesign = (
  tx: Transaction,
  { productId, stock }: SoldDesign['design'],
  sign: 1 | -1,
): Promise<void> =>
  updateCounts(tx, [{ productId, pieces: sign * stock, lowDesigns: sign * isLow(stock) }]);

type Move = { orderId: number; reason: 'sold' | 'cancelled'; pieces: Pieces[]; sign: 1 | -1 };

type MovedDesign = { productId: number; stock: number; delta: number; isInShop: boolean };

/** Stock, ledger and what products count of it change together or not at all. The designs are held. */
async function move(tx: Transaction, { orderId, reason, pieces, sign }: Move): Promise<void> {
  const moved = pieces.map(({ designId, quantity }) => ({ designId, delta: sign * quantity }));
  const designIds = sql.param(moved.map(({ designId }) => designId));
  const deltas = sql.param(moved.map(({ delta }) => delta));

  const { rows } = await tx.execute(sql`
    update ${productDesigns} set stock = stock + delta
    from unnest(${designIds}::int[], ${deltas}::int[]) as moved (id, delta)
    where ${productDesigns.id} = moved.id
    returning product_id as "productId", stock, delta, deleted_at is null as "isInShop"`);
  await tx.insert(stockLedger).values(moved.map((line) => ({ ...line, reason, orderId })));

  const designs = rows as MovedDesign[]; // as the statement names them
  await hold(
    tx,
    products,
    designs.map(({ productId }) => productId),
  );
  await updateCounts(
    tx,
    designs.map(({ productId, stock, delta, isInShop }) => ({
      productId,
      sold: -delta,
      ...(isInShop ? difference(stock - delta, stock) : noChange),
    })),
  );
}

/** What products count of their designs: the pieces in the shop, the designs that are low, the pieces sold. */
type ProductCounts = { productId: number; pieces: number; lowDesigns: number; sold?: number };

const noChange = { pieces: 0, lowDesigns: 0 };

const isLow = (stock: number) => (stock <= lowStock ? 1 : 0);

const difference = (before: number, after: number) => ({
  pieces: after - before,
  lowDesigns: isLow(after) - isLow(before),
});

/** Of several products the caller has held all. */
async function updateCounts(tx: Transaction, changes: ProductCounts[]): Promise<void> {
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  const sums = (count: 'pieces' | 'lowDesigns' | 'sold') =>
    sql.param(
      ids.map((id) =>
        changes
          .filter(({ productId }) => productId === id)
          .reduce((sum, change) => sum + (change[count] ?? 0), 0),
      ),
    );
  await tx.execute(sql`
    update ${products} set
      pieces = ${products.pieces} + more.pieces,
      low_designs = ${products.lowDesigns} + more.low_designs,
      sold_count = ${products.soldCount} + more.sold
    from unnest(${sql.param(ids)}::int[], ${sums('pieces')}::int[], ${sums('lowDesigns')}::int[], ${sums('sold')}::int[])
      as more (id, pieces, low_designs, sold)
    where ${products.id} = more.id`);
}

/**
 * Locks rows until the transaction ends, in the order of their ids to avoid deadlocks. A separate statement, because an
 * update that has to wait for a row queues for its lock twice, and a transaction that got in between would wait for it.
 */
const hold = (tx: Transaction, table: typeof productDesigns | typeof products, ids: number[]) =>
  tx.execute(
    sql`select from ${table} where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
  );

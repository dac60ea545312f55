import { type PieceCondition, type Piastres, piastres, priceOf } from '@craftsandore/contract';
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

/** What it costs now. */
export const priceOfSold = ({ design, product }: SoldDesign): Piastres =>
  piastres(priceOf(product, design));

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
  moveStock(tx, orderId, changesOf(pieces, -1));

/** Puts the stock of a cancelled order back. */
export async function returnStock(
  tx: Transaction,
  orderId: number,
  pieces: Pieces[],
): Promise<void> {
  await holdDesigns(
    tx,
    pieces.map(({ designId }) => designId),
  );
  await moveStock(tx, orderId, changesOf(pieces, 1));
}

/** What became of pieces that an order had taken, and that somebody has judged. */
type JudgedPieces = Record<PieceCondition, number> & { designId: number };

/**
 * Takes judged pieces back from the order that had them. What is sellable is on sale again. The order gives up the others,
 * too, but they leave the books as damaged or lost: of what it took, nothing is open afterwards. What is not open has come
 * back before: the version before put it back when the order was cancelled.
 */
export async function receiveStock(
  tx: Transaction,
  orderId: number,
  judged: JudgedPieces[],
): Promise<void> {
  await holdDesigns(
    tx,
    judged.map(({ designId }) => designId),
  );
  const open = await tx
    .select({
      designId: stockLedger.designId,
      pieces: sql`-sum(${stockLedger.delta})`.mapWith(Number),
    })
    .from(stockLedger)
    .where(eq(stockLedger.orderId, orderId))
    .groupBy(stockLedger.designId);
  const openOf = new Map(open.map(({ designId, pieces }) => [designId, pieces]));
  const received = judged.map((line) => withinOpen(line, openOf.get(line.designId) ?? 0));
  const entries = received.flatMap(({ designId, sellable, damaged, missing }) => [
    { orderId, designId, reason: 'returned' as const, delta: sellable },
    { orderId, designId, reason: 'cancelled' as const, delta: damaged + missing },
    { orderId, designId, reason: 'damaged' as const, delta: -damaged },
    { orderId, designId, reason: 'lost' as const, delta: -missing },
  ]);
  const booked = entries.filter(({ delta }) => delta !== 0);
  if (booked.length > 0) await bookEntries(tx, booked);
}

/** Of judged pieces as many as are open: those that are missing have come back another way first, then those that are damaged. */
function withinOpen({ designId, ...judged }: JudgedPieces, open: number): JudgedPieces {
  let left = Math.max(0, open);
  const take = (pieces: number) => {
    const taken = Math.min(pieces, left);
    left -= taken;
    return taken;
  };
  const sellable = take(judged.sellable);
  const damaged = take(judged.damaged);
  return { designId, sellable, damaged, missing: take(judged.missing) };
}

const changesOf = (pieces: Pieces[], sign: 1 | -1): StockChange[] =>
  pieces.map(({ designId, quantity }) => ({ designId, delta: sign * quantity }));

/** Designs as staff may have them in an order, be they sold any more or not. */
export const findDesigns = (db: DatabaseOrTransaction, designIds: number[]) =>
  db
    .select({
      design: productDesigns,
      product: products,
      isSold: sql<boolean>`${and(isNull(productDesigns.deletedAt), productInShop)}`,
    })
    .from(productDesigns)
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(inArray(productDesigns.id, designIds));

/** Books pieces that came in, or were never there, of designs that the caller has locked with their products. */
export const bookReceived = (tx: Transaction, moved: StockChange[]): Promise<void> =>
  bookEntries(
    tx,
    moved.map((change) => ({ ...change, reason: 'received' as const })),
  );

/** Locks designs until the transaction ends, in the order of their ids, whether they are sold or not. */
export const holdDesigns = (tx: Transaction, designIds: number[]) =>
  hold(tx, productDesigns, designIds);

/** Locks products, in the order of their ids. Who locks designs, too, does that first. */
export const holdProducts = (tx: Transaction, ids: number[]) => hold(tx, products, ids);

/** The same with their products, for who books more than once: all that is locked later is locked already. */
export async function holdStock(tx: Transaction, designIds: number[]): Promise<void> {
  await holdDesigns(tx, designIds);
  await tx.execute(sql`select from ${products} where id in (
    select product_id from ${productDesigns} where ${inArray(productDesigns.id, designIds)})
    order by id for no key update`);
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
  await updateCounts(tx, [{ productId, pieces: delta }]);
}

/** Counts a design that comes into the shop among its product's, or takes it out (`sign` -1). */
export const countDesign = (
  tx: Transaction,
  { productId, stock }: SoldDesign['design'],
  sign: 1 | -1,
): Promise<void> => updateCounts(tx, [{ productId, pieces: sign * stock }]);

/** Below nothing what an order takes, above what it gives back. */
type StockChange = { designId: number; delta: number };

/** Takes pieces for an order and gives others back. The designs are held, and there is enough of them. */
export const moveStock = (tx: Transaction, orderId: number, moved: StockChange[]): Promise<void> =>
  bookEntries(
    tx,
    moved.map(({ designId, delta }) => ({
      ...{ orderId, designId, delta },
      reason: delta < 0 ? ('sold' as const) : ('cancelled' as const),
    })),
  );

/** Pieces of a hold for somebody who thinks. */
export type HeldPieces = Pieces & { holdId: number };

/** Takes them out of the stock, which the caller has locked and found to be sufficient. */
export const takeHeld = (tx: Transaction, pieces: HeldPieces[]): Promise<void> =>
  bookEntries(
    tx,
    pieces.map(({ quantity, ...rest }) => ({ ...rest, delta: -quantity, reason: 'held' as const })),
  );

/** Puts them back, of designs that the caller has locked. */
export const returnHeld = (tx: Transaction, pieces: HeldPieces[]): Promise<void> =>
  bookEntries(
    tx,
    pieces.map(({ quantity, ...rest }) => ({
      ...{ ...rest, delta: quantity },
      reason: 'released' as const,
    })),
  );

type Entry = typeof stockLedger.$inferInsert;

/** What orders take and give back. */
const ofOrders = new Set<Entry['reason']>(['sold', 'cancelled', 'returned']);

type BookedDesign = { id: number; productId: number; isInShop: boolean };

/** Changes stock, ledger and what products count of it, together or not at all. A design may have several entries. */
async function bookEntries(tx: Transaction, entries: Entry[]): Promise<void> {
  const deltas = Map.groupBy(entries, ({ designId }) => designId);
  const sums = [...deltas.values()].map((own) => own.reduce((sum, { delta }) => sum + delta, 0));

  const { rows } = await tx.execute(sql`
    update ${productDesigns} set stock = stock + delta
    from unnest(${sql.param([...deltas.keys()])}::int[], ${sql.param(sums)}::int[]) as moved (id, delta)
    where ${productDesigns.id} = moved.id
    returning ${productDesigns.id}, product_id as "productId", deleted_at is null as "isInShop"`);
  await tx.insert(stockLedger).values(entries);

  const designs = rows as BookedDesign[]; // as the statement names them
  await hold(
    tx,
    products,
    designs.map(({ productId }) => productId),
  );
  await updateCounts(
    tx,
    designs.flatMap(({ id, productId, isInShop }) =>
      (deltas.get(id) ?? []).map(({ delta, reason }) => ({
        productId,
        // What is held is not sold yet, and what was written off has not been sold.
        sold: ofOrders.has(reason) ? -delta : 0,
        pieces: isInShop ? delta : 0,
      })),
    ),
  );
}

/** What products count of their designs: the pieces in the shop, the pieces sold. */
type ProductCounts = { productId: number; pieces: number; sold?: number };

/** Of several products the caller has held all. What the fewest are is counted by the database, whenever pieces change. */
async function updateCounts(tx: Transaction, changes: ProductCounts[]): Promise<void> {
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  const sums = (count: 'pieces' | 'sold') =>
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
      sold_count = ${products.soldCount} + more.sold
    from unnest(${sql.param(ids)}::int[], ${sums('pieces')}::int[], ${sums('sold')}::int[])
      as more (id, pieces, sold)
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

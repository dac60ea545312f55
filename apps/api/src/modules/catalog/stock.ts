import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

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

/** Stock, ledger and the products' counts of sold pieces change together or not at all. */
async function move(tx: Transaction, { orderId, reason, pieces, sign }: Move): Promise<void> {
  const moved = pieces.map(({ designId, quantity }) => ({ designId, delta: sign * quantity }));
  const deltas = new Map(moved.map(({ designId, delta }) => [designId, delta]));

  const designs = await addTo<{ productId: number; delta: number }>(
    tx,
    sql`${productDesigns} set stock = stock + delta`,
    { table: productDesigns, deltas, returning: sql`product_id as "productId", delta` },
  );
  await tx.insert(stockLedger).values(moved.map((line) => ({ ...line, reason, orderId })));

  const sold = new Map<number, number>();
  for (const { productId, delta } of designs) {
    sold.set(productId, (sold.get(productId) ?? 0) - delta);
  }
  await addTo(tx, sql`${products} set sold_count = sold_count + delta`, {
    table: products,
    deltas: sold,
    returning: sql`delta`,
  });
}

type Addition = {
  table: typeof productDesigns | typeof products;
  deltas: Map<number, number>;
  returning: SQL;
};

/** One statement for many rows, which it locks in the order of their ids: nobody waits for others in a circle. */
async function addTo<Row extends Record<string, unknown>>(
  tx: Transaction,
  update: SQL,
  { table, deltas, returning }: Addition,
): Promise<Row[]> {
  const ids = sql.param([...deltas.keys()]);
  const amounts = sql.param([...deltas.values()]);
  const { rows } = await tx.execute(sql`
    with held as (
      select ${table.id}, delta
      from ${table} join unnest(${ids}::int[], ${amounts}::int[]) as moved (id, delta) using (id)
      order by id for no key update of ${table}
    )
    update ${update} from held where ${table.id} = held.id returning ${returning}`);
  return rows as Row[]; // as `returning` names them
}

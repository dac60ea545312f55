import type { ParsedInput, saveDesign } from '@craftsandore/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { isDuplicate } from '../../../db/failures.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { Problem } from '../../../problem.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';
import type { DesignRow } from '../designs.ts';
import { countChange } from './product-version.ts';
import { assertPhotoRemains } from './publishing.ts';
import { lockProduct } from './staff-products.ts';
import { correctStock, countDesign, lockDesignOfStaff } from '../stock/stock.ts';

type DesignInput = ParsedInput<typeof saveDesign>['body'];

/** Holds a design and its stock until the transaction ends. @throws Problem when there is none. */
export async function lockDesign(tx: Transaction, id: number): Promise<DesignRow> {
  const [sold] = await lockDesignOfStaff(tx, id);
  if (!sold) throw new Problem('design.not_found');
  return sold.design;
}

/** Adds a design or changes one; what that does to its stock goes into the books. @throws Problem */
export async function keepDesign(
  tx: Transaction,
  { id, ...input }: DesignInput,
): Promise<DesignRow> {
  // Lock the design before its product, in the same order as placing an order does.
  const design = id ? await changeDesign(tx, id, input) : await addDesign(tx, input);
  await correctStock(tx, design, input.stock);
  await countChange(tx, design.productId);
  await indexProductsById(tx, [design.productId]);
  return { ...design, stock: input.stock };
}

async function addDesign(
  tx: Transaction,
  { productId, name, nameAr, wood, sku, barcode, price, weight }: DesignInput,
): Promise<DesignRow> {
  await lockProduct(tx, productId);
  const [row] = await withFreeSku(tx, sku, (tx) =>
    tx
      .insert(productDesigns)
      .values({ productId, name, nameAr, wood, sku, barcode, price, weightInKilograms: weight })
      .returning(),
  );
  if (!row) throw new Error('No row was written for a design');
  await countDesign(tx, row, 1);
  return row;
}

async function changeDesign(
  tx: Transaction,
  id: number,
  { productId, name, nameAr, wood, sku, barcode, price, weight, ...seen }: DesignInput,
): Promise<DesignRow> {
  const design = await lockDesign(tx, id);
  if (design.productId !== productId) throw new Problem('design.not_found');
  if (seen.seenStock !== undefined && seen.seenStock !== design.stock) {
    throw new Problem('design.stock_changed', { values: { stock: design.stock } });
  }
  // The price that is asked for is no surprise: the answer to the same request may have been lost.
  const isSurprise =
    seen.seenPrice !== undefined && seen.seenPrice !== design.price && price !== design.price;
  if (isSurprise) throw new Problem('design.price_changed');
  const change = {
    ...{ name, nameAr },
    ...(wood !== undefined && { wood }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(price !== undefined && { price }),
    ...(weight !== undefined && { weightInKilograms: weight }),
  };
  await withFreeSku(tx, sku === design.sku ? null : sku, (tx) =>
    tx.update(productDesigns).set(change).where(eq(productDesigns.id, id)),
  );
  return { ...design, ...change };
}

/**
 * Writes a design with a SKU of its own. In a transaction within, so that whose it is can be read after the refusal. @throws
 * Problem where another design has it.
 */
async function withFreeSku<T>(
  tx: Transaction,
  sku: string | null | undefined,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!sku) return write(tx);
  try {
    return await tx.transaction(write);
  } catch (error) {
    if (!isDuplicate(error, 'product_designs_sku')) throw error;
    const [taken] = await tx
      .select({ design: productDesigns, product: products })
      .from(productDesigns)
      .innerJoin(products, eq(products.id, productDesigns.productId))
      .where(
        and(sql`lower(${productDesigns.sku}) = lower(${sku})`, isNull(productDesigns.deletedAt)),
      );
    const names = (of?: { name: string; nameAr: string }) => ({
      en: of?.name ?? '',
      ar: of?.nameAr ?? '',
    });
    const values = { sku, product: names(taken?.product), design: names(taken?.design) };
    throw new Problem('design.sku_taken', { faults: [{ path: 'sku', values }] });
  }
}

/** Its stock stays in the ledger. @throws Problem when there is none, or when it holds the last photos in the shop. */
export async function removeDesign(tx: Transaction, id: number): Promise<void> {
  const design = await lockDesign(tx, id);
  await assertPhotoRemains(tx, design);
  await tx
    .update(productDesigns)
    .set({ deletedAt: sql`now()` })
    .where(eq(productDesigns.id, id));
  await countDesign(tx, design, -1);
  await countChange(tx, design.productId);
  await indexProductsById(tx, [design.productId]);
}

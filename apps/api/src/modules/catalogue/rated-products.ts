import { and, eq } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { products } from '../../db/schema/catalogue.ts';
import { Problem } from '../../problem.ts';

const inShop = (id: number) => and(eq(products.id, id), productInShop);

/** @throws Problem when no such product is in the shop. */
export async function assertProduct(db: DatabaseOrTransaction, id: number): Promise<void> {
  if ((await db.$count(products, inShop(id))) === 0) throw new Problem('product.not_found');
}

/** Lets one rating of a product be summed up after the other. @throws Problem when there is no such product. */
export async function lockProduct(tx: Transaction, id: number): Promise<void> {
  const locked = await tx
    .select({ id: products.id })
    .from(products)
    .where(inShop(id))
    .for('no key update');
  if (locked.length === 0) throw new Problem('product.not_found');
}

/** The same where a review is hidden or shown: the product may have left the shop since. */
export async function lockRatedProduct(tx: Transaction, id: number): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
}

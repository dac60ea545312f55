import { and, eq, lt, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { cartChanges, carts } from '../../db/schema/carts.ts';
import { Problem } from '../../problem.ts';

export type CartRow = typeof carts.$inferSelect;

const activeCart = (userId: number) => and(eq(carts.userId, userId), eq(carts.status, 'active'));

/** The active cart of a customer; made when there is none. */
export async function openCart(db: DatabaseOrTransaction, userId: number): Promise<CartRow> {
  const find = () => db.select().from(carts).where(activeCart(userId));
  const [known] = await find();
  if (known) return known;

  await db
    .insert(carts)
    .values({ userId })
    .onConflictDoNothing({ target: carts.userId, where: sql`${carts.status} = 'active'` });
  // Made by us or by a concurrent request.
  const [made] = await find();
  if (!made) throw new Error(`The cart of customer ${userId} was made and is not there`);
  return made;
}

/** The active cart, locked until the transaction ends: changes are serialized, and none happens during an order. */
export async function lockActiveCart(tx: Transaction, userId: number): Promise<CartRow> {
  await openCart(tx, userId);
  const [cart] = await tx.select().from(carts).where(activeCart(userId)).for('update');
  // It was ordered while we waited for the lock: make a new one.
  return cart ?? lockActiveCart(tx, userId);
}

/** A cart of this customer, ordered or not, held until the transaction ends. @throws Problem when there is none. */
export async function lockCart(tx: Transaction, userId: number, cartId: number): Promise<CartRow> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, userId)))
    .for('update');
  if (!cart) throw new Problem('cart.not_found');
  return cart;
}

export async function markOrdered(tx: Transaction, cartId: number): Promise<void> {
  await tx.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cartId));
}

/** Records a change's id. @returns whether it is new for this customer. */
export async function isFirstTime(
  tx: Transaction,
  userId: number,
  changeId: string,
): Promise<boolean> {
  const noted = await tx
    .insert(cartChanges)
    .values({ userId, changeId })
    .onConflictDoNothing()
    .returning({ changeId: cartChanges.changeId });
  return noted.length > 0;
}

/** Deletes old ids: no client retries a change for longer than a month. */
export async function deleteOldCartChanges(db: Database): Promise<void> {
  await db.delete(cartChanges).where(lt(cartChanges.createdAt, sql`now() - interval '30 days'`));
}

import {
  addToCart,
  emptyCart,
  getActiveCart,
  largestQuantity,
  mergeCart,
  removeFromCart,
  type Cart,
  type CartChange,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { findSoldDesigns } from '../catalog/stock.ts';
import { listCartItems } from './cart-items.ts';
import { isFirstTime } from './cart-changes.ts';
import { cartRepository } from './cart.repository.ts';
import { lockActiveCart, openCart } from './carts.ts';
import { mergeInto } from './merge.ts';

type Options = { db: Database; photoAddress: PhotoAddress };
type Lines = ReturnType<typeof cartRepository>;

/** The cart of the signed-in person. */
export default async function cartRoutes(app: FastifyInstance, { db, photoAddress }: Options) {
  /** Changes the lines of the active cart under its lock, and reads it again. */
  const change = async (
    { userId, changeId }: { userId: number; changeId?: string | undefined },
    work: (lines: Lines, tx: Transaction) => Promise<void>,
  ): Promise<Cart> =>
    db.transaction(async (tx) => {
      const { id } = await lockActiveCart(tx, userId);
      const isNew = !changeId || (await isFirstTime(tx, userId, changeId));
      if (isNew) await work(cartRepository(tx, id), tx);
      return { id, cartItems: await listCartItems(tx, photoAddress, id) };
    });

  app.implement(getActiveCart, async (_, { actor }) => {
    const { id } = await openCart(db, actor.id);
    return { id, cartItems: await listCartItems(db, photoAddress, id) };
  });

  app.implement(addToCart, ({ body }, { actor }) => {
    const { productDesignId, quantity, changeId } = body;
    return change({ userId: actor.id, changeId }, async (lines, tx) => {
      const [sold] = await findSoldDesigns(tx, [productDesignId]);
      if (!sold) throw new Problem('design.not_found');

      const held = (await lines.quantities([productDesignId])).get(productDesignId) ?? 0;
      const available = Math.min(sold.design.stock, largestQuantity);
      if (held + quantity > available) {
        const product = { en: sold.product.name, ar: sold.product.nameAr };
        throw new Problem('cart.not_enough_stock', { values: { available, product } });
      }
      await lines.set(new Map([[productDesignId, held + quantity]]));
    });
  });

  app.implement(removeFromCart, ({ body }, { actor }) => {
    const { productDesignId, quantity, removeAll, changeId } = body;
    return change({ userId: actor.id, changeId }, async (lines) => {
      const held = (await lines.quantities([productDesignId])).get(productDesignId) ?? 0;
      await lines.set(new Map([[productDesignId, removeAll ? 0 : held - quantity]]));
    });
  });

  app.implement(emptyCart, ({ query: { changeId } }, { actor }) =>
    change({ userId: actor.id, changeId }, (lines) => lines.empty()),
  );

  app.implement(mergeCart, async ({ body: { items, changeId } }, { actor }) => {
    let changes: CartChange[] = [];
    const cart = await change({ userId: actor.id, changeId }, async (lines, tx) => {
      changes = await mergeInto(lines, items, (designIds) => findSoldDesigns(tx, designIds));
    });
    return { cart, changes };
  });
}

import { randomUUID } from 'node:crypto';

import {
  addToCart,
  emptyCart,
  getActiveCart,
  maxQuantity,
  mergeCart,
  removeFromCart,
  undoMerge,
  type Cart,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { findSoldDesigns } from '../catalogue/stock/stock.ts';
import { findCartItems, quantitiesInCart, removeAllLines, setQuantities } from './cart-lines.ts';
import { isFirstTime, lockActiveCart, openCart } from './carts.ts';
import { mergeInto } from './merge.ts';
import { noteMerge, reportOf, undo } from './undo-merge.ts';

type Options = { db: Database; photoUrls: PhotoUrls };

/** The cart of the signed-in customer. */
export default async function cartRoutes(app: FastifyInstance, { db, photoUrls }: Options) {
  /** Changes the lines of the active cart under its lock, and reads it again. */
  const change = async (
    { userId, changeId }: { userId: number; changeId?: string | undefined },
    work: (tx: Transaction, cartId: number) => Promise<void>,
  ): Promise<Cart> =>
    db.transaction(async (tx) => {
      const { id } = await lockActiveCart(tx, userId);
      const isNew = !changeId || (await isFirstTime(tx, userId, changeId));
      if (isNew) await work(tx, id);
      return { id, cartItems: await findCartItems(tx, photoUrls, id) };
    });

  app.implement(getActiveCart, async (_, { actor }) => {
    const { id } = await openCart(db, actor.id);
    return { id, cartItems: await findCartItems(db, photoUrls, id) };
  });

  app.implement(addToCart, ({ body }, { actor }) => {
    const { productDesignId, quantity, changeId } = body;
    return change({ userId: actor.id, changeId }, async (tx, cartId) => {
      const [sold] = await findSoldDesigns(tx, [productDesignId]);
      if (!sold) throw new Problem('design.not_found');

      const held = await quantityOf(tx, cartId, productDesignId);
      const available = Math.min(sold.design.stock, maxQuantity);
      if (held + quantity > available) {
        const product = { en: sold.product.name, ar: sold.product.nameAr };
        throw new Problem('cart.not_enough_stock', { values: { available, product } });
      }
      await setQuantities(tx, cartId, new Map([[productDesignId, held + quantity]]));
    });
  });

  app.implement(removeFromCart, ({ body }, { actor }) => {
    const { productDesignId, quantity, removeAll, changeId } = body;
    return change({ userId: actor.id, changeId }, async (tx, cartId) => {
      const held = await quantityOf(tx, cartId, productDesignId);
      await setQuantities(
        tx,
        cartId,
        new Map([[productDesignId, removeAll ? 0 : held - quantity]]),
      );
    });
  });

  app.implement(emptyCart, ({ query: { changeId } }, { actor }) =>
    change({ userId: actor.id, changeId }, removeAllLines),
  );

  app.implement(mergeCart, async ({ body: { items, changeId } }, { actor }) => {
    const mergeId = changeId ?? randomUUID();
    const guest = items.map(({ productDesignId: designId, quantity }) => ({ designId, quantity }));
    const cart = await change({ userId: actor.id, changeId }, async (tx, cartId) => {
      await noteMerge(tx, { id: mergeId, cartId, guest });
      await mergeInto(tx, cartId, guest);
    });
    return { cart, ...(await reportOf(db, actor.id, mergeId)) };
  });

  app.implement(undoMerge, ({ body: { mergeId } }, { actor }) =>
    db.transaction(async (tx) => {
      const id = await undo(tx, actor.id, mergeId);
      return { id, cartItems: await findCartItems(tx, photoUrls, id) };
    }),
  );
}

async function quantityOf(tx: Transaction, cartId: number, designId: number): Promise<number> {
  return (await quantitiesInCart(tx, cartId, [designId])).get(designId) ?? 0;
}

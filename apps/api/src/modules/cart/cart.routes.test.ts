import { randomUUID } from 'node:crypto';

import {
  addToCart,
  emptyCart,
  getActiveCart,
  mergeCart,
  removeFromCart,
  type Cart,
} from '@craftsandore/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { carts } from '../../db/schema/carts.ts';
import { productDesigns } from '../../db/schema/catalogue.ts';

const { db, signedIn } = await testApi();

const linesOf = ({ cartItems }: Cart) =>
  cartItems.map(({ productDesignId, quantity }) => [productDesignId, quantity]);

describe('the active cart', () => {
  test('is made once, also by ten requests at once', async () => {
    const { call, user } = await signedIn();
    const responses = await Promise.all(Array.from({ length: 10 }, () => call(getActiveCart, {})));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await db.$count(carts, eq(carts.userId, user.id))).toBe(1);
  });

  test('shows the design with its product and price', async () => {
    const product = await aProduct(db, { price: 32_050 });
    const { call } = await signedIn();
    const { cartItems } = await call(addToCart, { body: { productDesignId: product.design.id } });
    expect(cartItems).toMatchObject([
      {
        quantity: 1,
        productDesign: { name: 'Design 1', product: { id: product.id, price: 32_050 } },
      },
    ]);
  });
});

describe('adding', () => {
  test('sums up, also when it comes many times at once', async () => {
    const { design } = await aProduct(db);
    const { call } = await signedIn();
    const body = { productDesignId: design.id, quantity: 2 };
    await Promise.all(Array.from({ length: 5 }, () => call(addToCart, { body })));
    expect(linesOf(await call(getActiveCart, {}))).toEqual([[design.id, 10]]);
  });

  test('is done once under one name, however often it is asked for, and by each customer apart', async () => {
    const { design } = await aProduct(db);
    const [nour, omar] = [await signedIn(), await signedIn()];
    const body = { productDesignId: design.id, quantity: 2, changeId: randomUUID() };

    await Promise.all(Array.from({ length: 5 }, () => nour.call(addToCart, { body })));
    expect(linesOf(await nour.call(addToCart, { body }))).toEqual([[design.id, 2]]);
    expect(linesOf(await omar.call(addToCart, { body }))).toEqual([[design.id, 2]]);
  });

  test('that was refused may be asked for again under its name', async () => {
    const { design } = await aProduct(db, { stock: [1] });
    const { call } = await signedIn();
    const body = { productDesignId: design.id, quantity: 2, changeId: randomUUID() };
    await expect(call(addToCart, { body })).rejects.toMatchObject({ status: 409 });

    await db.update(productDesigns).set({ stock: 5 }).where(eq(productDesigns.id, design.id));
    expect(linesOf(await call(addToCart, { body }))).toEqual([[design.id, 2]]);
  });

  test('goes as far as stock, and says what is left in the language of the customer', async () => {
    const { design } = await aProduct(db, { name: 'Tray', nameAr: 'صينية', stock: [3] });
    const english = await signedIn();
    const arabic = await signedIn(3, 'ar');
    const body = { productDesignId: design.id, quantity: 4 };

    await expect(english.call(addToCart, { body })).rejects.toMatchObject({
      status: 409,
      code: 'cart.not_enough_stock',
      message: 'Only 3 left of Tray.',
    });
    await expect(arabic.call(addToCart, { body })).rejects.toThrow(
      'الكمية المتاحة من صينية: ٣ فقط.',
    );
  });

  test('refuses what is not in the shop', async () => {
    const { design } = await aProduct(db);
    const gone = eq(productDesigns.id, design.id);
    await db.update(productDesigns).set({ deletedAt: new Date() }).where(gone);
    const { call } = await signedIn();

    for (const productDesignId of [design.id, 1_000_000]) {
      const response = call(addToCart, { body: { productDesignId } });
      await expect(response).rejects.toMatchObject({ status: 404, code: 'design.not_found' });
    }
  });

  test.each([0, -1, 1.5, 100])('refuses a quantity of %d', async (quantity) => {
    const { design } = await aProduct(db, { stock: [1000] });
    const { call } = await signedIn();
    const response = call(addToCart, { body: { productDesignId: design.id, quantity } });
    await expect(response).rejects.toMatchObject({ status: 422, details: [{ path: 'quantity' }] });
  });
});

describe('taking out', () => {
  test('takes one piece, or the line, or everything', async () => {
    const { designs } = await aProduct(db, { stock: [9, 9, 9] });
    const [a = 0, b = 0, c = 0] = designs.map(({ id }) => id);
    const { call } = await signedIn();
    for (const productDesignId of [a, b, c]) {
      await call(addToCart, { body: { productDesignId, quantity: 2 } });
    }

    await call(removeFromCart, { body: { productDesignId: a } });
    const cart = await call(removeFromCart, { body: { productDesignId: b, removeAll: true } });
    expect(linesOf(cart)).toEqual([
      [a, 1],
      [c, 2],
    ]);

    expect(linesOf(await call(removeFromCart, { body: { productDesignId: a } }))).toEqual([[c, 2]]);
    expect(linesOf(await call(emptyCart, { query: {} }))).toEqual([]);
  });

  test('takes out the quantity that it is given', async () => {
    const { design } = await aProduct(db);
    const { call } = await signedIn();
    const [id, changeId] = [design.id, randomUUID()];
    await call(addToCart, { body: { productDesignId: id, quantity: 5 } });

    const body = { productDesignId: id, quantity: 3, changeId };
    await call(removeFromCart, { body });
    expect(linesOf(await call(removeFromCart, { body }))).toEqual([[id, 2]]);
  });

  test('takes everything once, however often it is asked for', async () => {
    const { design } = await aProduct(db);
    const { call } = await signedIn();
    const add = () => call(addToCart, { body: { productDesignId: design.id } });
    const empty = () => call(emptyCart, { query: { changeId } });
    const changeId = randomUUID();
    await add();
    expect(linesOf(await empty())).toEqual([]);
    await add();
    expect(linesOf(await empty())).toEqual([[design.id, 1]]);
  });

  test('of what is not in the cart changes nothing', async () => {
    const { call } = await signedIn();
    const cart = await call(removeFromCart, { body: { productDesignId: 4711 } });
    expect(cart.cartItems).toEqual([]);
  });
});

describe('merging the cart of a guest', () => {
  test('keeps the larger quantity, clipped to stock, and tells what came out otherwise', async () => {
    const { designs } = await aProduct(db, { stock: [9, 9, 3, 0] });
    const [a = 0, b = 0, scarce = 0, sold = 0] = designs.map(({ id }) => id);
    const { call } = await signedIn();
    await call(addToCart, { body: { productDesignId: a, quantity: 5 } });
    const items = [
      { productDesignId: a, quantity: 2 },
      { productDesignId: b, quantity: 4 },
      { productDesignId: scarce, quantity: 8 },
      { productDesignId: sold, quantity: 1 },
      { productDesignId: 1_000_000, quantity: 1 },
    ];

    const first = await call(mergeCart, { body: { items } });
    const second = await call(mergeCart, { body: { items } });

    expect(linesOf(first.cart)).toEqual([
      [a, 5],
      [b, 4],
      [scarce, 3],
    ]);
    expect(first.changes).toEqual([
      { productDesignId: a, asked: 2, got: 5 },
      { productDesignId: scarce, asked: 8, got: 3 },
      { productDesignId: sold, asked: 1, got: 0 },
      { productDesignId: 1_000_000, asked: 1, got: 0 },
    ]);
    expect(second).toEqual(first);
  });

  test('keeps the order of its lines', async () => {
    const { designs } = await aProduct(db, { stock: [9, 9, 9] });
    const ids = designs.map(({ id }) => id).toReversed();
    const { call } = await signedIn();
    const items = ids.map((productDesignId) => ({ productDesignId, quantity: 1 }));
    const { cart } = await call(mergeCart, { body: { items } });
    expect(cart.cartItems.map(({ productDesignId }) => productDesignId)).toEqual(ids);
  });

  test('happens once, whatever is asked for since', async () => {
    const { design } = await aProduct(db);
    const { call } = await signedIn();
    const body = { items: [{ productDesignId: design.id, quantity: 1 }], changeId: randomUUID() };
    await call(mergeCart, { body });
    await call(removeFromCart, { body: { productDesignId: design.id } });
    expect(linesOf((await call(mergeCart, { body })).cart)).toEqual([]);
  });

  test('brings nothing of an empty one', async () => {
    const { call } = await signedIn();
    const { cart, changes } = await call(mergeCart, { body: { items: [] } });
    expect([cart.cartItems, changes]).toEqual([[], []]);
  });
});

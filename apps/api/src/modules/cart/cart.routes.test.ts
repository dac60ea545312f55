import { randomUUID } from 'node:crypto';

import {
  addToCart,
  emptyCart,
  getActiveCart,
  mergeCart,
  removeFromCart,
  undoMerge,
  type Cart,
} from '@craftsandore/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { cartMerges, carts } from '../../db/schema/carts.ts';
import { productDesigns } from '../../db/schema/catalogue.ts';
import { deleteOldMerges } from './undo-merge.ts';

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
    expect([second.cart, second.changes]).toEqual([first.cart, first.changes]);
    expect([first.added, second.added]).toEqual([2, 0]);
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

  test('tells what it did to who asks again, and to nobody else who chose its name', async () => {
    const { design } = await aProduct(db, { stock: [2] });
    const [nour, omar] = [await signedIn(), await signedIn()];
    const items = [{ productDesignId: design.id, quantity: 3 }];
    const body = { items, changeId: randomUUID() };

    const first = await nour.call(mergeCart, { body });

    const changes = [{ productDesignId: design.id, asked: 3, got: 2 }];
    expect(first).toMatchObject({ mergeId: body.changeId, added: 1, changes });
    expect(await nour.call(mergeCart, { body })).toEqual(first);
    expect(await omar.call(mergeCart, { body })).toMatchObject({ mergeId: null, added: 0 });
    expect(linesOf(await omar.call(getActiveCart, {}))).toEqual([[design.id, 2]]);
  });
});

describe('undoing a merge', () => {
  const merged = async (customer: Awaited<ReturnType<typeof signedIn>>, ...pieces: number[][]) => {
    const items = pieces.map(([productDesignId = 0, quantity = 1]) => ({
      productDesignId,
      quantity,
    }));
    const { mergeId } = await customer.call(mergeCart, { body: { items } });
    return { undo: () => customer.call(undoMerge, { body: { mergeId: mergeId ?? '' } }), mergeId };
  };

  test('gives back what the cart held of it, in any history of carts', async () => {
    const { designs } = await aProduct(db, { stock: [9, 9, 9, 9, 3, 0] });
    const ids = designs.map(({ id }) => id);
    const pieces = fc.dictionary(
      fc.constantFrom(...ids.map(String)),
      fc.integer({ min: 1, max: 9 }),
    );
    const take = ([id, quantity]: [string, number]) => [Number(id), quantity];

    await fc.assert(
      fc.asyncProperty(pieces, pieces, async (held, left) => {
        const customer = await signedIn();
        await merged(customer, ...Object.entries(held).map(take));
        const before = await customer.call(getActiveCart, {});

        const { undo, mergeId } = await merged(customer, ...Object.entries(left).map(take));

        const after = mergeId ? await undo() : await customer.call(getActiveCart, {});
        expect(new Map(linesOf(after) as [number, number][])).toEqual(
          new Map(linesOf(before) as [number, number][]),
        );
        if (mergeId) expect(linesOf(await undo())).toEqual(linesOf(after));
      }),
      { numRuns: 25 },
    );
  });

  test('leaves what was put in since', async () => {
    const { designs } = await aProduct(db, { stock: [9, 9] });
    const [guests = 0, later = 0] = designs.map(({ id }) => id);
    const customer = await signedIn();
    const { undo } = await merged(customer, [guests, 2]);
    await customer.call(addToCart, { body: { productDesignId: later } });
    expect(linesOf(await undo())).toEqual([[later, 1]]);
  });

  test('is no longer possible after half an hour, and not for anybody else', async () => {
    const { design } = await aProduct(db);
    const [nour, omar] = [await signedIn(), await signedIn()];
    const { undo, mergeId } = await merged(nour, [design.id, 2]);
    const body = { mergeId: mergeId ?? '' };
    const gone = { status: 404, code: 'cart.merge_gone' };

    await expect(omar.call(undoMerge, { body })).rejects.toMatchObject(gone);
    await expect(nour.call(undoMerge, { body: { mergeId: randomUUID() } })).rejects.toMatchObject(
      gone,
    );
    await db.update(cartMerges).set({ createdAt: sql`now() - interval '31 minutes'` });
    await expect(undo()).rejects.toMatchObject(gone);
    expect(linesOf(await nour.call(getActiveCart, {}))).toEqual([[design.id, 2]]);

    await deleteOldMerges(db);
    expect(await db.$count(cartMerges, eq(cartMerges.id, body.mergeId))).toBe(0);
  });

  test('says that the cart has been ordered since, and changes nothing', async () => {
    const { design } = await aProduct(db);
    const customer = await signedIn();
    const { undo } = await merged(customer, [design.id, 2]);
    await db.update(carts).set({ status: 'ordered' }).where(eq(carts.userId, customer.user.id));
    await expect(undo()).rejects.toMatchObject({ status: 409, code: 'cart.merge_ordered' });
  });
});

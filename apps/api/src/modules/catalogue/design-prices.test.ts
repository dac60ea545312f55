import { randomUUID } from 'node:crypto';

import {
  addToCart,
  changeOrder,
  type CallInput,
  createProduct,
  deleteDesign,
  exportProducts,
  getActiveCart,
  getCheckout,
  getProduct,
  getStaffProduct,
  listFacets,
  listProducts,
  listStaffProducts,
  piastres,
  placeGuestOrder,
  placeOrder,
  publishProduct,
  quoteOrder,
  saveDesign,
  suggest,
  updateProduct,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aCategory, anAddress, aProduct } from '../../../test/support/builders.ts';
import { unbalanced } from '../../../test/support/unbalanced.ts';
import type { productDesigns } from '../../db/schema/catalogue.ts';
import { products } from '../../db/schema/catalogue.ts';

const { db, guest, signedIn } = await testApi({ GUEST_ORDERS_PER_HOUR: '0' });
const admin = await signedIn(Role.Admin);

/** A product at 250 pounds whose second design costs 400 and weighs 3 kg. */
async function aBoard(fields: Parameters<typeof aProduct>[1] = {}) {
  const board = await aProduct(db, { price: 25_000, stock: [50, 50], ...fields });
  const [small, large] = board.designs;
  if (!small || !large) throw new Error('Two designs were asked for');
  await save(large, { price: 400, weight: 3 });
  return { id: board.id, small, large, categoryId: board.categoryId };
}

type Design = typeof productDesigns.$inferSelect;
const save = (
  { id, productId, name, nameAr, stock }: Design,
  body: Partial<CallInput<typeof saveDesign>['body']>,
) => admin.call(saveDesign, { body: { id, productId, name, nameAr, stock, ...body } });
const shown = (id: number) => guest.call(getProduct, { params: { id } });
const lowestOf = async (id: number) =>
  (await db.select().from(products).where(eq(products.id, id)))[0]?.lowestPrice;

const where = { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' };
const asGuest = (items: CallInput<typeof placeGuestOrder>['body']['items'], seen?: number) =>
  guest.call(placeGuestOrder, {
    body: {
      ...{ placementKey: randomUUID(), items, paymentMethod: 'cash', shippingDetails: where },
      contact: { name: 'Rana Aziz', phoneNumber: '01012345678' },
      ...(seen !== undefined && { seenTotalCost: seen }),
    },
  });

describe('a design with a price and a weight of its own', () => {
  test('says both; the others have those of their product, and say neither', async () => {
    const { id, small, large } = await aBoard();
    const { price, productDesigns: designs } = await shown(id);
    expect(price).toBe(25_000);
    expect(designs[0]).not.toHaveProperty('price');
    expect(designs[0]).not.toHaveProperty('weight');
    expect(designs[1]).toMatchObject({ id: large.id, price: 40_000, weight: 3 });

    // What is left out stays; null is what the product has.
    expect(await save(large, { stock: 49 })).toMatchObject({ price: 40_000, weight: 3 });
    expect(await save(small, { price: 199.99, weight: 0.125 })).toMatchObject({
      price: 19_999,
      weight: 0.125,
    });
    const without = await save(large, { price: null, weight: null });
    expect(without).not.toHaveProperty('price');
    expect(without).not.toHaveProperty('weight');
  });

  test.each([
    { price: 0 },
    { price: -1 },
    { price: 12.345 },
    { price: 1_000_000.01 },
    { weight: 0 },
    { weight: 0.0001 },
    { weight: 1001 },
  ])('is refused with %j', async (wrong) => {
    const { design } = await aProduct(db);
    await expect(save(design, wrong)).rejects.toMatchObject({
      status: 422,
      details: [{ path: Object.keys(wrong)[0] }],
    });
  });

  test('does not write over a price that was not seen', async () => {
    const { large, small } = await aBoard();
    const changed = { status: 409, code: 'design.price_changed' };
    await expect(save(large, { price: 500, seenPrice: 390 })).rejects.toMatchObject(changed);
    await expect(save(large, { price: null, seenPrice: 390 })).rejects.toMatchObject(changed);
    await expect(save(small, { price: 1, seenPrice: 2 })).rejects.toMatchObject(changed);
    expect(await save(large, { price: 500, seenPrice: 400 })).toMatchObject({ price: 50_000 });
    // Its answer was lost, and it is asked again.
    expect(await save(large, { price: 500, seenPrice: 400 })).toMatchObject({ price: 50_000 });
    expect(await save(small, { price: 1, seenPrice: null })).toMatchObject({ price: 100 });
  });
});

describe('what is charged is the price of the design', () => {
  test('in the cart, at checkout and in the order of an account', async () => {
    const { small, large } = await aBoard();
    const { call, user } = await signedIn();
    const { id: shippingDetailsId } = await anAddress(db, user.id);
    await call(addToCart, { body: { productDesignId: small.id, quantity: 2 } });
    await call(addToCart, { body: { productDesignId: large.id, quantity: 1 } });

    const { id: cartId, cartItems } = await call(getActiveCart, {});
    expect(cartItems.map(({ productDesign }) => productDesign.product.price)).toEqual([
      25_000, 40_000,
    ]);
    const checkout = await call(getCheckout, { query: { shippingDetailsId } });
    expect(checkout.costBreakdown.subtotal).toBe(90_000);

    const total = checkout.costBreakdown.totalCost / 100;
    const body = {
      cartId,
      shippingDetailsId,
      paymentMethod: 'cash' as const,
      seenTotalCost: total,
    };
    await save(large, { price: 410 });
    await expect(call(placeOrder, { body })).rejects.toMatchObject({
      status: 409,
      code: 'order.total_changed',
    });
    const order = await call(placeOrder, { body: { ...body, seenTotalCost: total + 10 } });
    expect(order.costBreakdown.subtotal).toBe(91_000);
    expect(order.lines.map(({ unitPrice }) => unitPrice)).toEqual([25_000, 41_000]);
  });

  test('in the quote and the order of a guest, who is told where it has changed', async () => {
    const { small, large } = await aBoard();
    const items = [small, large].map(({ id }) => ({ productDesignId: id, quantity: 1 }));
    const quote = await guest.call(quoteOrder, { body: { items, governorate: 'EG-C' } });
    expect(quote.lines.map(({ unitPrice }) => unitPrice)).toEqual([25_000, 40_000]);
    expect(quote.lines[1]?.productDesign.product.price).toBe(40_000);

    const total = quote.costBreakdown.totalCost / 100;
    await save(large, { price: null });
    await expect(asGuest(items, total)).rejects.toMatchObject({ code: 'order.total_changed' });
    const { order } = await asGuest(items, total - 150);
    expect(order.costBreakdown).toMatchObject({ subtotal: 50_000 });
  });

  test('of a piece that is added to an order', async () => {
    const { small, large } = await aBoard();
    const { order } = await asGuest([{ productDesignId: small.id, quantity: 1 }]);
    const { before, after } = await admin.call(changeOrder, {
      params: { orderId: order.id },
      body: {
        ...{ seenVersion: order.version, dryRun: true },
        edits: [{ kind: 'add', productDesignId: large.id, quantity: 1 }],
      },
    });
    expect(after.subtotal - before.subtotal).toBe(40_000);
  });
});

describe('lists go by the cheapest design', () => {
  test('which sorts, filters, facets and searches know', async () => {
    const { id: categoryIds } = await aCategory(db);
    const price = { categoryId: categoryIds };
    const name = { name: 'Ogham stand', nameAr: 'حامل أوغام' };
    const cheap = await aProduct(db, { ...price, price: 30_000, stock: [1, 1] });
    const plain = await aProduct(db, { ...price, ...name, price: 20_000 });
    const { id, small } = await aBoard({ ...price, ...name });
    await save(cheap.design, { price: 100 });
    const listed = async (query: CallInput<typeof listProducts>['query']) =>
      (await guest.call(listProducts, { query: { categoryIds, ...query } })).products.map(
        (product) => product.id,
      );

    expect(await listed({ sort: 'price-up' })).toEqual([cheap.id, plain.id, id]);
    expect(await listed({ sort: 'price-down' })).toEqual([id, plain.id, cheap.id]);
    expect(await listed({ maxPrice: 100 })).toEqual([cheap.id]);
    expect(await listed({ minPrice: 250 })).toEqual([id]);
    const { prices } = await guest.call(listFacets, { query: { categoryIds } });
    expect(prices).toEqual({ from: 10_000, to: 25_000 });
    const { data } = await admin.call(listStaffProducts, {
      query: { categoryIds, sort: 'price-up' },
    });
    expect(data.map((product) => product.id)).toEqual([cheap.id, plain.id, id]);

    const suggested = async () =>
      (await guest.call(suggest, { query: { query: 'ogham' } })).products
        .toSorted((one, other) => one.id - other.id)
        .map(({ price, isFrom }) => [price, isFrom]);
    expect(await suggested()).toEqual([
      [20_000, undefined],
      [25_000, true],
    ]);
    await save(small, { price: 400 });
    expect(await suggested()).toEqual([
      [20_000, undefined],
      [40_000, undefined],
    ]);
  });

  test('whatever becomes of it, of the others and of the product', async () => {
    const { id, small, large } = await aBoard();
    const change = (body: CallInput<typeof updateProduct>['body']) =>
      admin.call(updateProduct, { params: { id }, body });
    expect(await lowestOf(id)).toBe(25_000);
    await change({ price: 600 });
    expect(await lowestOf(id)).toBe(40_000);
    await admin.call(deleteDesign, { params: { id: large.id } });
    expect(await lowestOf(id)).toBe(60_000);
    await save(small, { price: 700 });
    expect(await lowestOf(id)).toBe(70_000);
    const body = { productId: id, name: 'Third', nameAr: 'ثالث', stock: 1, price: 5.5 };
    const third = await admin.call(saveDesign, { body });
    expect(await lowestOf(id)).toBe(550);
    await admin.call(deleteDesign, { params: { id: third.id } });
    await admin.call(deleteDesign, { params: { id: small.id } });
    expect(await lowestOf(id)).toBe(60_000);
    // As the version before writes it.
    await db.execute(sql`update products set price = 12300 where id = ${id}`);
    expect(await lowestOf(id)).toBe(12_300);
    expect(await unbalanced(db)).toEqual([]);
  });

  test('while several people change prices at once', async () => {
    const { id, designs } = await aProduct(db, { stock: [5, 5, 5, 5] });
    for (let round = 0; round < 8; round++) {
      await Promise.all([
        ...designs.map((design, place) =>
          save(design, { price: ((round * 5 + place * 3) % 7) + 1 || null }),
        ),
        admin.call(updateProduct, { params: { id }, body: { price: (round % 5) + 2 } }),
      ]);
      expect(await unbalanced(db)).toEqual([]);
    }
  });
});

test('a product without a price is published where each of its designs has one', async () => {
  const { categoryId } = await aProduct(db);
  const { id } = await admin.call(createProduct, {
    body: { name: 'Tray', nameAr: 'صينية', price: 10, weight: 1, categoryId },
  });
  await db.update(products).set({ price: 0 }).where(eq(products.id, id));
  const publish = () => admin.call(publishProduct, { params: { id } });
  const body = { productId: id, name: 'Oak', nameAr: 'أرو', stock: 1 };
  const design = await admin.call(saveDesign, { body });
  await db.execute(sql`
    with photo as (insert into photos (key, widths, width, height, color)
      values ('tray', '{40}', 40, 30, '#fff') returning id)
    insert into design_photos (design_id, photo_id, position) select ${design.id}, id, 0 from photo`);
  await expect(publish()).rejects.toMatchObject({ code: 'product.no_price' });
  await admin.call(saveDesign, { body: { ...body, id: design.id, price: 90 } });
  expect(await publish()).toBeNull();
});

test('staff see what is its own, and a file of products has it', async () => {
  const { id, large } = await aBoard();
  const { productDesigns: designs } = await admin.call(getStaffProduct, { params: { id } });
  expect(designs.map(({ price }) => price)).toEqual([undefined, piastres(40_000)]);
  const { csv = '' } = await admin.call(exportProducts, { query: {} });
  const [head = '', ...rows] = csv.replaceAll(/["\ufeff]/g, '').split('\r\n');
  const cells = rows.map((row) => row.split(',')).find((row) => row[1] === String(large.id));
  const cell = (name: string) => cells?.[head.split(',').indexOf(name)];
  expect(cell('Own price of the design (EGP)')).toBe('400.00');
  expect(cell('Own weight of the design (kg)')).toBe('3');
  expect(cell('Price (EGP)')).toBe('250.00');
});

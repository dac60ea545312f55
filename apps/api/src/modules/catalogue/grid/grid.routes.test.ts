import {
  addToCart,
  getProduct,
  getStaffProduct,
  type GridResult,
  placeOrder,
  saveDesign,
  saveProductGrid,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anAddress, aProduct } from '../../../../test/support/builders.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { stockLedger } from '../../../db/schema/orders.ts';

const { db, as, guest, signedIn } = await testApi({
  REQUESTS_PER_MINUTE: '0',
  ORDERS_WAITING: '0',
});
const { call, token } = await signedIn(Role.Developer);

let bowl: Awaited<ReturnType<typeof aProduct>>;
let first: number;
let second: number;
let prefix: string;
beforeEach(async () => {
  bowl = await aProduct(db, { stock: [10, 4] });
  [first, second] = bowl.designs.map(({ id }) => id) as [number, number];
  prefix = `BWL-${bowl.id}`;
  await codes(first, 'A');
  await codes(second, 'B');
});

const codes = (id: number, end: string) =>
  db
    .update(productDesigns)
    .set({ sku: `${prefix}-${end}` })
    .where(eq(productDesigns.id, id));

type Row = Parameters<typeof save>[0];
const save = (
  ...rows: ({ productDesignId: number; seenVersion?: number } & Record<string, unknown>)[]
) =>
  call(saveProductGrid, {
    body: { rows: rows.map((row) => ({ seenVersion: 1, ...row })) },
  });
const one = async (row: Row): Promise<GridResult> => {
  const [result] = await save(row);
  if (!result) throw new Error('Each row has a result');
  return result;
};
const change = (seen: unknown, value: unknown) => ({ seen, value });
const designOf = async (id: number) =>
  (await db.select().from(productDesigns).where(eq(productDesigns.id, id)))[0];
const byColleague = (input: object) =>
  call(saveDesign, {
    body: {
      ...{ id: first, productId: bowl.id, name: 'Oak', nameAr: 'أرو', stock: 10 },
      ...input,
    },
  });
/** As a sale does: no version of the product. */
async function sell(id: number, pieces: number) {
  await db.insert(stockLedger).values({ designId: id, delta: -pieces, reason: 'received' });
  await db
    .update(productDesigns)
    .set({ stock: sql`stock - ${pieces}` })
    .where(eq(productDesigns.id, id));
}

describe('a save', () => {
  test('changes what each row says and nothing else, with one new version of the product', async () => {
    await db
      .update(productDesigns)
      .set({ barcode: 'shelf 7', weightInKilograms: 2, wood: 'oak' })
      .where(eq(productDesigns.id, first));
    const results = await save(
      { productDesignId: first, price: change(125.5, 99.5), stock: change(10, 14) },
      { productDesignId: second, sku: change(`${prefix}-B`, ' =٢ '), barcode: change(null, 'x1') },
    );
    expect(results).toMatchObject([
      {
        ...{ productDesignId: first, state: 'saved', refusals: [] },
        now: { ownPrice: 9950, productPrice: 12_550, stock: 14, sku: `${prefix}-A`, version: 2 },
      },
      { state: 'saved', now: { sku: '=2', barcode: 'x1', ownPrice: null, stock: 4 } },
    ]);
    expect(await designOf(first)).toMatchObject({
      ...{ price: 9950, barcode: 'shelf 7', weightInKilograms: 2, wood: 'oak', name: 'Design 1' },
    });
    const { productDesigns: shown } = await guest.call(getProduct, { params: { id: bowl.id } });
    expect(shown).toMatchObject([{ price: 9950, stock: 14 }, { stock: 4 }]);
    const [ledger] = await db
      .select({ sum: sql<number>`sum(delta)::int` })
      .from(stockLedger)
      .where(eq(stockLedger.designId, first));
    expect(ledger).toEqual({ sum: 14 });
  });

  test('says the same twice and is one', async () => {
    const row = { productDesignId: first, price: change(125.5, 90), stock: change(10, 14) };
    expect((await one(row)).state).toBe('saved');
    expect(await one(row)).toMatchObject({ state: 'unchanged', now: { stock: 14, version: 2 } });
  });

  test('changes the price of the product where that has one design, and takes away a price of its own', async () => {
    const { id, design } = await aProduct(db, { name: `Tray ${prefix}` });
    const result = await one({ productDesignId: design.id, price: change(125.5, 80) });
    expect(result.now).toMatchObject({ ownPrice: null, productPrice: 8000 });
    expect((await call(getStaffProduct, { params: { id } })).price).toBe(8000);

    await db.update(productDesigns).set({ price: 7000 }).where(eq(productDesigns.id, design.id));
    const back = { productDesignId: design.id, seenVersion: 2, price: change(70, null) };
    expect((await one(back)).now).toMatchObject({ ownPrice: null, productPrice: 8000 });
  });

  test('publishes and hides, whichever design of the product says so', async () => {
    const hide = { productDesignId: second, status: change('published', 'draft') };
    const results = await save({ productDesignId: first, stock: change(10, 11) }, hide);
    expect(results).toMatchObject([
      { productDesignId: first, state: 'saved', now: { status: 'draft' } },
      { productDesignId: second, state: 'saved' },
    ]);
    const show = { productDesignId: first, seenVersion: 2, status: change('draft', 'published') };
    expect(await one(show)).toMatchObject({
      ...{ state: 'refused', refusals: [{ field: 'status', message: /photo/ }].map(matching) },
      now: { status: 'draft' },
    });
  });

  test('lets two designs exchange their SKUs', async () => {
    const [a, b] = [`${prefix}-A`, `${prefix}-B`];
    const results = await save(
      { productDesignId: first, sku: change(a, b) },
      { productDesignId: second, sku: change(b, a) },
    );
    expect(results).toMatchObject([{ now: { sku: b } }, { now: { sku: a } }]);
  });
});

const matching = ({ field, message }: { field: string; message: RegExp }) => ({
  ...{ field, message: expect.stringMatching(message) },
});

describe('a row that cannot be saved is left whole, and the others are saved', () => {
  test('where a colleague has changed one of its cells', async () => {
    await byColleague({ price: 110 });
    const results = await save(
      { productDesignId: first, price: change(125.5, 99), sku: change(`${prefix}-A`, 'N') },
      { productDesignId: second, price: change(125.5, 99) },
    );
    expect(results).toMatchObject([
      {
        state: 'conflict',
        refusals: [{ field: 'price', message: expect.stringContaining('110.00') }],
        now: { ownPrice: 11_000, sku: `${prefix}-A` },
      },
      { state: 'saved' },
    ]);
    const arabic = await as(token, 'ar').call(saveProductGrid, {
      body: { rows: [{ productDesignId: first, seenVersion: 1, price: change(125.5, 99) }] },
    } as never);
    expect(arabic[0]?.refusals[0]?.message).toContain('زميل');
    // Seen, it is written over.
    const again = { productDesignId: first, seenVersion: 2, price: change(110, 99) };
    expect(await one(again)).toMatchObject({ state: 'saved', now: { ownPrice: 9900 } });
  });

  test('where its SKU is that of another design, or of another row', async () => {
    const other = await aProduct(db, { name: `Tray ${prefix}`, nameAr: 'صينية' });
    const free = `${prefix}-free`;
    const results = await save(
      { productDesignId: first, sku: change(`${prefix}-A`, free) },
      { productDesignId: second, sku: change(`${prefix}-B`, free.toUpperCase()) },
      { productDesignId: other.design.id, sku: change(null, `${prefix}-b`) },
    );
    expect(results).toMatchObject([
      { state: 'saved' },
      { state: 'refused', refusals: [{ field: 'sku', message: expect.stringMatching(/Salad/) }] },
      { state: 'refused', refusals: [{ field: 'sku', message: expect.stringMatching(/Salad/) }] },
    ]);
    expect((await designOf(second))?.sku).toBe(`${prefix}-B`);
  });

  test('where the design is gone, or there are fewer pieces than it takes away', async () => {
    await sell(first, 8);
    const results = await save(
      { productDesignId: 1_000_000, stock: change(1, 2) },
      { productDesignId: first, stock: change(10, 5) },
      { productDesignId: second, stock: change(4, 5) },
      { productDesignId: second, stock: change(4, 6) },
    );
    expect(results.map(({ state }) => state)).toEqual(['refused', 'refused', 'saved', 'refused']);
    expect(results[0]).toMatchObject({ now: null, refusals: [{ field: null }] });
    expect(results[1]).toMatchObject({ refusals: [{ field: 'stock' }], now: { stock: 2 } });
    expect((await designOf(second))?.stock).toBe(5);
  });

  test('where it would put into the shop what has no price', async () => {
    await db.update(products).set({ price: 0 }).where(eq(products.id, bowl.id));
    await db.update(productDesigns).set({ price: 100 });
    const free = { productDesignId: first, price: change(1, null) };
    expect(await one(free)).toMatchObject({ state: 'refused', refusals: [{ field: 'price' }] });
  });
});

describe('stock', () => {
  test('is a difference to what was seen: what was sold meanwhile stays sold', async () => {
    await sell(first, 3);
    const result = await one({ productDesignId: first, stock: change(10, 12) });
    expect(result).toMatchObject({ state: 'saved', now: { stock: 9 } });
  });

  test('is a conflict where a colleague has counted it too', async () => {
    await byColleague({ stock: 20 });
    const result = await one({ productDesignId: first, stock: change(10, 12) });
    expect(result).toMatchObject({ state: 'conflict', now: { stock: 20, version: 2 } });
    expect(result.refusals).toMatchObject([{ field: 'stock' }]);
  });

  test('loses no piece where two save at once while customers order', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const buyer = await signedIn(Role.User);
        const { id: shippingDetailsId } = await anAddress(db, buyer.user.id);
        const body = { productDesignId: first, quantity: 1 };
        const cart = await buyer.call(addToCart, { body });
        return () =>
          buyer.call(placeOrder, {
            body: { cartId: cart.id, shippingDetailsId, paymentMethod: 'cash' },
          });
      }),
    );
    const rows = (more: number) => [
      { productDesignId: second, stock: change(4, 4 + more) },
      { productDesignId: first, stock: change(10, 10 + more) },
    ];
    const [one, other] = await Promise.all([
      save(...rows(5)),
      save(...rows(7)),
      ...buyers.map((order) => order()),
    ]);
    const states = [one, other].map((results) => results.map(({ state }) => state));
    expect(states).toContainEqual(['saved', 'saved']);
    expect(states).toContainEqual(['conflict', 'conflict']);
    const added = states[0]?.[0] === 'saved' ? 5 : 7;
    expect((await designOf(first))?.stock).toBe(10 + added - 4);
    const [ledger] = await db
      .select({ sum: sql<number>`sum(delta)::int` })
      .from(stockLedger)
      .where(eq(stockLedger.designId, first));
    expect(ledger?.sum).toBe(10 + added - 4);
  });
});

test('of two saves that give one SKU at once, one has it and the other row is refused', async () => {
  const other = await aProduct(db, { name: `Tray ${prefix}` });
  const sku = `${prefix}-once`;
  const results = await Promise.all([
    save({ productDesignId: first, sku: change(`${prefix}-A`, sku) }),
    save({ productDesignId: other.design.id, sku: change(null, sku) }),
  ]);
  expect(results.map(([result]) => result?.state).sort()).toEqual(['refused', 'saved']);
});

test('hundreds of rows are one save', async () => {
  const many = await Promise.all(
    Array.from({ length: 20 }, () => aProduct(db, { stock: Array.from({ length: 10 }, () => 5) })),
  );
  const rows = many.flatMap(({ designs }) =>
    designs.map(({ id }) => ({
      ...{ productDesignId: id, sku: change(null, `M-${id}`) },
      ...{ price: change(125.5, 130), stock: change(5, 6) },
    })),
  );
  const results = await save(...rows);
  expect(results.map(({ productDesignId }) => productDesignId)).toEqual(
    rows.map(({ productDesignId }) => productDesignId),
  );
  expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['saved']));
});

test.each([
  ['a price of nothing', { price: change(1, 0) }, 'rows.0.price.value'],
  ['half a piece', { stock: change(1, 1.5) }, 'rows.0.stock.value'],
  ['a change of what was not seen', { stock: { value: 2 } }, 'rows.0.stock.seen'],
  ['a wrong barcode', { barcode: change(null, '4006381333932') }, 'rows.0.barcode.value'],
  ['another status', { status: change('draft', 'removed') }, 'rows.0.status.value'],
])('is refused with %s', async (_, wrong, path) => {
  await expect(save({ productDesignId: first, ...wrong })).rejects.toMatchObject({
    ...{ status: 422, code: 'request.invalid' },
    details: [{ path }],
  });
});

import {
  addToCart,
  changeOrderStatus,
  getActiveCart,
  getProduct,
  OrderStatus,
  placeOrder,
  saveDesign,
  updateProduct,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anAddress, aProduct } from '../../../../test/support/builders.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { stockLedger } from '../../../db/schema/orders.ts';

const { db, guest, signedIn } = await testApi({ REQUESTS_PER_MINUTE: '0' });

const product = await aProduct(db, { stock: [40, 40] });
const designIds = product.designs.map(({ id }) => id);
/** The refusals that a late change may get; anything else is a mistake of ours. */
const refusals = ['design.stock_changed', 'order.not_enough_stock', 'cart.not_enough_stock'];

async function aCustomer(turn: number) {
  const { call, user } = await signedIn(Role.User);
  const address = await anAddress(db, user.id);
  // Half of the carts are filled the other way round, so that locks taken as they come would meet in a circle.
  for (const productDesignId of turn % 2 ? designIds : designIds.toReversed()) {
    await call(addToCart, { body: { productDesignId, quantity: 1 + (turn % 3) } });
  }
  const { id: cartId } = await call(getActiveCart, {});
  return () =>
    call(placeOrder, { body: { cartId, shippingDetailsId: address.id, paymentMethod: 'cash' } });
}

const { call: asStaff } = await signedIn(Role.Admin);

/** Counts a shelf again and again, going by what the screen said a moment before. */
async function countShelf(designId: number, round: number, hasRead?: () => Promise<unknown>) {
  const { productDesigns, version } = await guest.call(getProduct, { params: { id: product.id } });
  await hasRead?.();
  const design = productDesigns.find(({ id }) => id === designId);
  if (!design) throw new Error('The design has left the shop');
  const { id, productId, name, nameAr, stock: seenStock } = design;
  const stock = Math.max(0, seenStock + (round % 2 ? 3 : -3));
  if (round % 5 === 0) {
    await asStaff(updateProduct, {
      params: { id: productId },
      body: { price: 100 + (version ?? 0) },
    });
  }
  await asStaff(saveDesign, { body: { id, productId, name, nameAr, stock, seenStock } });
}

test('two people count shelves while customers order and cancel, and the books agree', async () => {
  const customers = await Promise.all(Array.from({ length: 30 }, (_, turn) => aCustomer(turn)));
  const results: PromiseSettledResult<unknown>[] = [];

  async function shop() {
    for (const [turn, order] of customers.entries()) {
      const [placed] = await Promise.allSettled([order()]);
      results.push(placed);
      if (turn % 4 !== 0 || placed.status === 'rejected') continue;
      const params = { orderId: placed.value.id };
      const body = { statusId: OrderStatus.cancelled };
      results.push(...(await Promise.allSettled([asStaff(changeOrderStatus, { params, body })])));
    }
  }
  const open = designIds.map(() => Promise.withResolvers<unknown>());
  const reading = designIds.map(() => 0);
  /** The two who count a shelf have both looked at it before the first of them writes what they counted. */
  const both = (place: number) => {
    reading[place] = (reading[place] ?? 0) + 1;
    if (reading[place] === 2) open[place]?.resolve(null);
    return open[place]?.promise ?? Promise.resolve();
  };
  async function count(designId: number) {
    for (let round = 0; round < 30; round++) {
      const hasRead = round === 0 ? () => both(designIds.indexOf(designId)) : undefined;
      results.push(...(await Promise.allSettled([countShelf(designId, round, hasRead)])));
    }
  }
  await Promise.all([shop(), ...designIds.flatMap((id) => [count(id), count(id)])]);

  const failures = results.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
  expect(failures.filter((code) => !refusals.includes(code))).toEqual([]);
  expect(failures).toContain('design.stock_changed');
  for (const id of designIds) {
    const [books] = await db
      .select({
        stock: productDesigns.stock,
        received: sumOf('received'),
        sold: sumOf('sold'),
        cancelled: sumOf('cancelled'),
      })
      .from(productDesigns)
      .innerJoin(stockLedger, eq(stockLedger.designId, productDesigns.id))
      .where(eq(productDesigns.id, id))
      .groupBy(productDesigns.id);
    const { stock = 0, received = 0, sold = 0, cancelled = 0 } = books ?? {};
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(-sold).toBeGreaterThan(0);
    // In the ledger what was sold is negative.
    expect(stock - sold - cancelled).toBe(received);
  }
  const [row] = await db.select().from(products).where(eq(products.id, product.id));
  expect(row?.version).toBeGreaterThan(1);
});

const sumOf = (reason: string) =>
  sql<number>`coalesce(sum(${stockLedger.delta}) filter (where ${stockLedger.reason} = ${reason}), 0)::int`;

import {
  changeOrderStatus,
  type CustomerOrderDetails,
  getProduct,
  OrderStatus,
  placeOrder,
  saveDesign,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { cartItems, carts } from '../src/db/schema/carts.ts';
import { productDesigns } from '../src/db/schema/catalogue.ts';
import { orders } from '../src/db/schema/orders.ts';
import { Refusal, testApi } from './support/api.ts';
import { anAddress, aProduct } from './support/builders.ts';
import { setMoney } from './support/money-settings.ts';
import { proofSize } from './support/proof-size.ts';
import { unbalanced } from './support/unbalanced.ts';

const { db, signedIn } = await testApi({
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
await setMoney(db, { ordersWaiting: 0, piecesWaiting: 0 });

type Customer = Awaited<ReturnType<typeof aCustomer>>;

async function aCustomer() {
  const { call, user } = await signedIn();
  return { call, user, address: await anAddress(db, user.id) };
}

async function aCart({ user }: Customer, quantities: { designId: number; quantity: number }[]) {
  const [cart] = await db.insert(carts).values({ userId: user.id }).returning();
  const cartId = cart?.id ?? 0;
  await db.insert(cartItems).values(quantities.map((line) => ({ cartId, ...line })));
  return cartId;
}

/** Presses again while the API says that it is too busy: what was done is not done twice. */
async function withRetry<T>(press: () => Promise<T>): Promise<T> {
  try {
    return await press();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 503) throw error;
    return withRetry(press);
  }
}

function order({ call, address }: Customer, cartId: number): Promise<CustomerOrderDetails> {
  const body = { cartId, shippingDetailsId: address.id, paymentMethod: 'cash' as const };
  return withRetry(() => call(placeOrder, { body }));
}

test('two hundred customers at once get ten pieces, ten of them', async () => {
  const { design } = await aProduct(db, { stock: [10] });
  const customers = await Promise.all(Array.from({ length: 200 }, aCustomer));
  const quantities = [{ designId: design.id, quantity: 1 }];
  const cartIds = await Promise.all(customers.map((customer) => aCart(customer, quantities)));

  const responses = await Promise.allSettled(
    customers.map((customer, index) => order(customer, cartIds[index] ?? 0)),
  );

  const refusals = responses.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(190);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ reason: { status: 409, code: 'order.not_enough_stock' } });
  }
  expect(await db.$count(orders)).toBe(10);
  const [left] = await db.select().from(productDesigns).where(eq(productDesigns.id, design.id));
  expect(left?.stock).toBe(0);
  expect(await unbalanced(db)).toEqual([]);
});

test('orders, cancellations and restockings at once keep the ledger', async () => {
  const products = [
    await aProduct(db, { stock: [40, 40] }),
    await aProduct(db, { stock: [40, 40] }),
  ];
  const designs = products.flatMap(({ designs }) => designs);
  const [staff, admin] = [await signedIn(Role.Sales), await signedIn(Role.Admin)];
  const customers = await Promise.all(Array.from({ length: 20 }, aCustomer));
  const open: number[] = [];
  const turns = proofSize(12, 50);
  const expected = new Set([
    'order.not_enough_stock',
    'design.stock_changed',
    'order.illegal_move',
  ]);

  async function buy(customer: Customer, round: number) {
    const first = designs[round % designs.length];
    const second = designs[(round + 1 + (round % 3)) % designs.length];
    if (!first || !second) throw new Error('There are four designs');
    // Each in another order: this is where careless locks wait in a circle.
    const quantities = [first, second].map(({ id }, index) => ({
      designId: id,
      quantity: 1 + ((round + index) % 3),
    }));
    const cartId = await aCart(customer, quantities);
    try {
      open.push((await order(customer, cartId)).id);
    } catch (error) {
      await db.delete(carts).where(eq(carts.id, cartId));
      throw error;
    }
  }

  async function cancel() {
    const orderId = open.shift();
    if (orderId === undefined) return;
    const body = { statusId: OrderStatus.cancelled };
    await withRetry(() => staff.call(changeOrderStatus, { params: { orderId }, body }));
  }

  async function restock(round: number) {
    const product = products[round % products.length];
    if (!product) throw new Error('There are two products');
    const { productDesigns } = await admin.call(getProduct, { params: { id: product.id } });
    const seen = productDesigns[round % productDesigns.length];
    if (!seen) throw new Error('There are two designs');
    const { id, productId, name, nameAr, stock } = seen;
    const body = { id, productId, name, nameAr, stock: stock + 5, seenStock: stock };
    await withRetry(() => admin.call(saveDesign, { body }));
  }

  const responses = await Promise.allSettled(
    customers.flatMap((customer, seat) => [
      (async () => {
        const results = [];
        for (let round = 0; round < turns; round++) {
          const turn = seat + round;
          const act = [() => buy(customer, turn), cancel, () => restock(turn)][turn % 3];
          results.push(
            await act?.().then(
              () => null,
              (error: unknown) => error,
            ),
          );
        }
        return results;
      })(),
    ]),
  );

  const results = responses.flatMap((response) =>
    response.status === 'fulfilled' ? response.value : [response.reason],
  );
  expect(results).toHaveLength(customers.length * turns);
  const surprises = results.filter(
    (error) =>
      error && !(error instanceof Error && 'code' in error && expected.has(String(error.code))),
  );
  expect(surprises).toEqual([]);
  expect(results.filter((error) => error === null).length).toBeGreaterThan(results.length / 2);
  expect(await unbalanced(db)).toEqual([]);
}, 240_000);

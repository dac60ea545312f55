import {
  addToCart,
  changeOrderStatus,
  getActiveCart,
  getCheckout,
  getMyOrder,
  getOrder,
  getProduct,
  listMyOrders,
  OrderStatus,
  placeOrder,
  toPounds,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anAddress, aProduct } from '../../../../test/support/builders.ts';
import { setMoney } from '../../../../test/support/money-settings.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { orders, stockLedger } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';

const { db, signedIn } = await testApi({
  ...{ GUEST_PIECES_OF_ADDRESS: '0', GUEST_PIECES_EVERYWHERE: '0' },
});
await setMoney(db, { piecesWaiting: 200 });

/** A customer with an address and these designs in the cart, and a way to order them. */
async function aCustomer(pieces: [designId: number, quantity: number][], language = 'en') {
  const customer = await signedIn(Role.User, language);
  const address = await anAddress(db, customer.user.id);
  for (const [productDesignId, quantity] of pieces) {
    await customer.call(addToCart, { body: { productDesignId, quantity } });
  }
  const { id: cartId } = await customer.call(getActiveCart, {});
  const body = { cartId, shippingDetailsId: address.id, paymentMethod: 'cash' as const };
  return { ...customer, body, order: () => customer.call(placeOrder, { body }) };
}

async function stockOf(designId: number) {
  const [design] = await db.select().from(productDesigns).where(eq(productDesigns.id, designId));
  const booked = await db
    .select({ sum: sql<number>`sum(${stockLedger.delta})::int` })
    .from(stockLedger)
    .where(eq(stockLedger.designId, designId));
  return { stock: design?.stock, booked: booked[0]?.sum };
}

describe('placing an order', () => {
  test('keeps names, codes, prices and address as they were', async () => {
    const product = await aProduct(db, { price: 12_550, stock: [10] });
    const ofDesign = eq(productDesigns.id, product.design.id);
    await db.update(productDesigns).set({ sku: 'BWL-1' }).where(ofDesign);
    const customer = await aCustomer([[product.design.id, 3]]);

    const order = await customer.order();
    await db.update(products).set({ name: 'Renamed', price: 1 }).where(eq(products.id, product.id));
    await db.update(productDesigns).set({ sku: 'BWL-2' }).where(ofDesign);

    const kept = await customer.call(getMyOrder, { params: { orderId: order.id } });
    expect(kept).toEqual(order);
    expect(kept).toMatchObject({
      status: { id: 1, name: 'pending' },
      costBreakdown: { subtotal: 37_650, shippingFees: 6_500, totalCost: 44_150 },
      lines: [{ name: 'Salad bowl', sku: 'BWL-1', unitPrice: 12_550, quantity: 3 }],
      shippingDetails: { governorate: 'Cairo', city: 'Downtown' },
      billingDetails: null,
      history: [{ statusName: 'pending' }],
    });
    expect(kept.orderReference).toMatch(/^CS-\d\d-\d{5}$/);
  });

  test('sends the bill to another address of the customer, as it was then', async () => {
    const { design } = await aProduct(db);
    const { call, user, body } = await aCustomer([[design.id, 1]]);
    const office = await anAddress(db, user.id, { streetAddress: '5 Nile Corniche' });

    const order = await call(placeOrder, { body: { ...body, billingDetailsId: office.id } });

    expect(order.shippingDetails.streetAddress).toBe('17 Talaat Harb Street');
    expect(order.billingDetails).toMatchObject({
      streetAddress: '5 Nile Corniche',
      governorate: 'Cairo',
    });
  });

  test('hands on what the courier is to know', async () => {
    const { design } = await aProduct(db);
    const { call, body } = await aCustomer([[design.id, 1]]);
    const sales = await signedIn(Role.Sales);
    const note = 'الدور الأرضي مغلق';

    const { id: orderId } = await call(placeOrder, { body: { ...body, note } });

    expect(await call(getMyOrder, { params: { orderId } })).toMatchObject({ customerNote: note });
    expect(await sales.call(getOrder, { params: { orderId } })).toMatchObject({
      customerNote: note,
    });
  });

  test('sends no bill to an address of somebody else', async () => {
    const { design } = await aProduct(db);
    const { call, body } = await aCustomer([[design.id, 1]]);
    const stranger = await signedIn(Role.User);
    const { id: billingDetailsId } = await anAddress(db, stranger.user.id);

    const asked = call(placeOrder, { body: { ...body, billingDetailsId } });
    await expect(asked).rejects.toMatchObject({ code: 'address.not_found' });
  });

  test('asks 111 pounds for what has no price, as the checkout says', async () => {
    const product = await aProduct(db, { price: 0 });
    const customer = await aCustomer([[product.design.id, 2]]);
    const { shippingDetailsId } = customer.body;
    const { costBreakdown } = await customer.call(getCheckout, { query: { shippingDetailsId } });

    const order = await customer.order();

    expect(order.costBreakdown).toEqual(costBreakdown);
    expect(order).toMatchObject({
      costBreakdown: { subtotal: 22_200 },
      lines: [{ unitPrice: 11_100, quantity: 2 }],
    });
  });

  test('adds up more than any integer of the database holds', async () => {
    const maxInteger = 2_147_483_647;
    const product = await aProduct(db, { price: maxInteger, stock: [99, 99] });
    const customer = await aCustomer(product.designs.map(({ id }) => [id, 99]));

    const { id, costBreakdown } = await customer.order();

    expect(costBreakdown.subtotal).toBe(198 * maxInteger);
    const sales = await signedIn(Role.Sales);
    const seen = await sales.call(getOrder, { params: { orderId: id } });
    expect(seen.totalCost).toBe(198 * maxInteger + 6_500);
  });

  test('takes the stock, counts the sale and opens a new cart', async () => {
    const product = await aProduct(db, { stock: [10] });
    const customer = await aCustomer([[product.design.id, 4]]);

    await customer.order();

    expect(await stockOf(product.design.id)).toEqual({ stock: 6, booked: 6 });
    const [row] = await db.select().from(products).where(eq(products.id, product.id));
    expect(row?.soldCount).toBe(4);
    const cart = await customer.call(getActiveCart, {});
    expect(cart.cartItems).toEqual([]);
    expect(cart.id).not.toBe(customer.body.cartId);
  });

  test('makes one order of twenty requests at once', async () => {
    const product = await aProduct(db, { stock: [50] });
    const customer = await aCustomer([[product.design.id, 2]]);

    const responses = await Promise.all(Array.from({ length: 20 }, customer.order));

    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    const { data } = await customer.call(listMyOrders, { query: {} });
    expect(data).toHaveLength(1);
    expect(await stockOf(product.design.id)).toEqual({ stock: 48, booked: 48 });
  });

  test('sells ten pieces to ten of fifty customers', async () => {
    const product = await aProduct(db, { stock: [10] });
    const customers = [];
    for (let index = 0; index < 50; index++)
      customers.push(await aCustomer([[product.design.id, 1]]));

    const responses = await Promise.allSettled(customers.map((customer) => customer.order()));

    const refusals = responses.filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(40);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ reason: { status: 409, code: 'order.not_enough_stock' } });
    }
    expect(await stockOf(product.design.id)).toEqual({ stock: 0, booked: 0 });
  });

  test('does not deadlock when customers buy the same designs in another sequence', async () => {
    const one = await aProduct(db, { stock: [100, 100] });
    const other = await aProduct(db, { stock: [100, 100] });
    const [a, b] = [one, other].map(({ designs }) => designs.map(({ id }) => id));
    const ways = [
      [a?.[0], b?.[1]],
      [b?.[0], a?.[1]],
      [b?.[1], a?.[0]],
    ] as [number, number][];
    const customers = await Promise.all(
      Array.from({ length: 18 }, (_, index) =>
        aCustomer((ways[index % 3] ?? []).map((designId) => [designId, 1])),
      ),
    );

    const responses = await Promise.allSettled(customers.map((customer) => customer.order()));

    expect(responses.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('names what there is too little of, in the language of the customer', async () => {
    const product = await aProduct(db, { name: 'Oak tray', nameAr: 'صينية أرو', stock: [5] });
    const [inEnglish, inArabic] = [
      await aCustomer([[product.design.id, 5]]),
      await aCustomer([[product.design.id, 5]], 'ar'),
    ];
    await db
      .update(productDesigns)
      .set({ stock: 2 })
      .where(eq(productDesigns.id, product.design.id));

    await expect(inEnglish.order()).rejects.toMatchObject({
      status: 409,
      message: 'Only 2 left of Oak tray. Please change your cart.',
    });
    await expect(inArabic.order()).rejects.toThrow('الكمية المتاحة من صينية أرو: ٢ فقط.');
    expect(await db.$count(orders, eq(orders.userId, inEnglish.user.id))).toBe(0);
  });

  test('refuses an empty cart, and a cart or an address of somebody else', async () => {
    const product = await aProduct(db);
    const customer = await aCustomer([]);
    const other = await aCustomer([[product.design.id, 1]]);
    const { cartId, shippingDetailsId } = other.body;

    await expect(customer.order()).rejects.toMatchObject({ status: 409, code: 'cart.empty' });
    await expect(
      customer.call(placeOrder, { body: { ...customer.body, cartId } }),
    ).rejects.toMatchObject({ status: 404, code: 'cart.not_found' });
    await expect(
      other.call(placeOrder, {
        body: { ...other.body, shippingDetailsId: customer.body.shippingDetailsId },
      }),
    ).rejects.toMatchObject({ status: 404, code: 'address.not_found' });
    expect(shippingDetailsId).not.toBe(customer.body.shippingDetailsId);
  });

  test('asks again when the total is not the one that was shown', async () => {
    const [dearer, gone] = [await aProduct(db, { stock: [5] }), await aProduct(db)];
    const customer = await aCustomer([
      [dearer.design.id, 1],
      [gone.design.id, 1],
    ]);
    const shown = async () => {
      const query = { shippingDetailsId: customer.body.shippingDetailsId };
      return toPounds((await customer.call(getCheckout, { query })).costBreakdown.totalCost);
    };
    const before = await shown();
    const pay = (seenTotalCost: number) =>
      customer.call(placeOrder, { body: { ...customer.body, seenTotalCost } });

    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id));
    await db.update(products).set({ price: 99_900 }).where(eq(products.id, dearer.id));

    await expect(pay(before)).rejects.toMatchObject({ status: 409, code: 'order.total_changed' });
    expect(await stockOf(dearer.design.id)).toMatchObject({ stock: 5 });
    const order = await pay(await shown());
    expect(order.costBreakdown.subtotal).toBe(99_900);
    // The response got lost and the page asks once more with what it had: the order stands.
    expect(await pay(before)).toEqual(order);
  });

  test('leaves out what has left the shop', async () => {
    const [kept, gone] = [await aProduct(db), await aProduct(db)];
    const customer = await aCustomer([
      [kept.design.id, 1],
      [gone.design.id, 1],
    ]);
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id));

    const { lines } = await customer.order();

    expect(lines.map(({ productId }) => productId)).toEqual([kept.id]);
  });
});

describe('changing the status of an order', () => {
  test('goes forward one step at a time, with name and time of each', async () => {
    const product = await aProduct(db);
    const customer = await aCustomer([[product.design.id, 1]]);
    const { id: orderId } = await customer.order();
    const sales = await signedIn(Role.Sales);

    for (const name of ['confirmed', 'shipped', 'delivered'] as const) {
      const body = { statusId: OrderStatus[name] };
      expect(await sales.call(changeOrderStatus, { params: { orderId }, body })).toBe(name);
    }

    const { status, history } = await customer.call(getMyOrder, { params: { orderId } });
    expect(status.name).toBe('delivered');
    expect(history.map(({ statusName }) => statusName)).toEqual([
      'pending',
      'confirmed',
      'shipped',
      'delivered',
    ]);
  });

  test('puts the stock back when the order is cancelled, once', async () => {
    const product = await aProduct(db, { stock: [7, 7] });
    const [first, second] = product.designs.map(({ id }) => id);
    const customer = await aCustomer([
      [first ?? 0, 3],
      [second ?? 0, 2],
    ]);
    const { id: orderId } = await customer.order();
    const sales = await signedIn(Role.Sales);
    const cancel = () =>
      sales.call(changeOrderStatus, {
        params: { orderId },
        body: { statusId: OrderStatus.cancelled },
      });

    const responses = await Promise.allSettled([cancel(), cancel(), cancel()]);

    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(first ?? 0)).toEqual({ stock: 7, booked: 7 });
    expect(await stockOf(second ?? 0)).toEqual({ stock: 7, booked: 7 });
    const [row] = await db.select().from(products).where(eq(products.id, product.id));
    expect(row?.soldCount).toBe(0);
    const { productDesigns } = await customer.call(getProduct, { params: { id: product.id } });
    expect(productDesigns.map(({ stock }) => stock)).toEqual([7, 7]);
  });

  test('refuses an illegal move with a sentence', async () => {
    const product = await aProduct(db);
    const customer = await aCustomer([[product.design.id, 1]]);
    const { id: orderId } = await customer.order();
    const move = (language: string) =>
      signedIn(Role.Admin, language).then(({ call }) =>
        call(changeOrderStatus, {
          params: { orderId },
          body: { statusId: OrderStatus.delivered },
        }),
      );

    await expect(move('en')).rejects.toMatchObject({
      status: 409,
      code: 'order.illegal_move',
      message: 'An order that is Processing cannot become Delivered.',
    });
    await expect(move('ar')).rejects.toThrow('«قيد المعالجة»');
  });
});

describe('what one person may hold of the stock', () => {
  test('is five orders that wait, however many come at once, and the next once staff have one confirmed', async () => {
    const { design } = await aProduct(db, { stock: [100] });
    const { user, call } = await signedIn();
    const { id: shippingDetailsId } = await anAddress(db, user.id);
    const order = async () => {
      await call(addToCart, { body: { productDesignId: design.id, quantity: 1 } });
      const { id: cartId } = await call(getActiveCart, {});
      return call(placeOrder, { body: { cartId, shippingDetailsId, paymentMethod: 'cash' } });
    };

    const first = await order();
    for (let time = 2; time <= 5; time++) await order();
    const refusals = await Promise.allSettled([order(), order(), order()]);
    for (const { status, ...rest } of refusals) {
      expect(status).toBe('rejected');
      expect(rest).toMatchObject({
        reason: {
          status: 429,
          code: 'order.account_too_many_waiting',
          message: expect.stringContaining('5 orders'),
        },
      });
    }
    expect((await stockOf(design.id)).stock).toBe(95);

    const sales = await signedIn(Role.Sales);
    const body = { statusId: OrderStatus.confirmed };
    await sales.call(changeOrderStatus, { params: { orderId: first.id }, body });
    await expect(order()).resolves.toMatchObject({ status: { name: 'pending' } });
  });

  test('is so many pieces of them', async () => {
    const { designs } = await aProduct(db, { stock: [99, 99, 99] });
    const pieces = (last: number) =>
      designs.map(({ id }, index): [number, number] => [id, index < 2 ? 99 : last]);
    const tooMany = await aCustomer(pieces(3));
    await expect(tooMany.order()).rejects.toMatchObject({
      status: 429,
      code: 'order.too_many_pieces',
      message: expect.stringContaining('200 pieces'),
    });
    expect((await stockOf(designs[0]?.id ?? 0)).stock).toBe(99);
    await expect((await aCustomer(pieces(2))).order()).resolves.toBeDefined();
  });

  test('is nothing for a number that staff have blocked', async () => {
    const { design } = await aProduct(db, { stock: [10] });
    const first = await aCustomer([[design.id, 1]]);
    const { id } = await first.order();
    await db.execute(sql`
      update customers set blocked_at = now(), blocked_by_id = ${first.user.id}, blocked_reason = 'refused twice'
      where id = (select customer_id from orders where id = ${id})`);
    const other = await aCustomer([[design.id, 1]]);
    await expect(other.order()).rejects.toMatchObject({ status: 409, code: 'order.refused' });
    await db.execute(sql`
      update customers set blocked_at = null, blocked_by_id = null, blocked_reason = null`);
  });

  test('counts the pieces of unverified accounts with those of the network’s guests', async () => {
    const few = await testApi({ GUEST_PIECES_OF_ADDRESS: '3' });
    const { design } = await aProduct(few.db, { stock: [10] });
    const order = async () => {
      const { user, call } = await few.signedIn();
      await few.db.update(users).set({ isVerified: false }).where(eq(users.id, user.id));
      const { id: shippingDetailsId } = await anAddress(few.db, user.id);
      await call(addToCart, { body: { productDesignId: design.id, quantity: 2 } });
      const { id: cartId } = await call(getActiveCart, {});
      return call(placeOrder, { body: { cartId, shippingDetailsId, paymentMethod: 'cash' } });
    };
    await order();
    await expect(order()).rejects.toMatchObject({ status: 429, code: 'order.too_many_held' });
  });

  test('counts unverified accounts of a network with its guests, and leaves verified ones alone', async () => {
    const few = await testApi({ GUEST_ORDERS_PER_HOUR: '1' });
    const { design } = await aProduct(few.db, { stock: [10] });
    const order = async (isVerified: boolean) => {
      const { user, call } = await few.signedIn();
      await few.db.update(users).set({ isVerified }).where(eq(users.id, user.id));
      const { id: shippingDetailsId } = await anAddress(few.db, user.id);
      await call(addToCart, { body: { productDesignId: design.id, quantity: 1 } });
      const { id: cartId } = await call(getActiveCart, {});
      return call(placeOrder, { body: { cartId, shippingDetailsId, paymentMethod: 'cash' } });
    };

    await order(false);
    await expect(order(false)).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
    await expect(order(true)).resolves.toBeDefined();
  });
});

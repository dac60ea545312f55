import {
  addToCart,
  getActiveCart,
  getCheckout,
  getMyOrder,
  getOrder,
  getProfile,
  listMyOrders,
  listOrders,
  OrderStatus,
  changeOrderStatus,
  placeOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anAddress, aProduct } from '../../../../test/support/builders.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { users } from '../../../db/schema/users.ts';

const { as, db, signedIn } = await testApi();

const { design } = await aProduct(db, { price: 12_345, stock: [500] });

async function anOrder(
  person: { name?: string; email?: string } = {},
  place: Parameters<typeof anAddress>[2] = {},
) {
  const customer = await signedIn();
  await db
    .update(users)
    .set({ name: 'Salma Morsi', ...person })
    .where(eq(users.id, customer.user.id));
  const address = await anAddress(db, customer.user.id, place);
  await customer.call(addToCart, { body: { productDesignId: design.id, quantity: 2 } });
  const { id: cartId } = await customer.call(getActiveCart, {});
  const body = { cartId, shippingDetailsId: address.id, paymentMethod: 'cash' as const };
  return { customer, order: await customer.call(placeOrder, { body }) };
}

describe('checkout', () => {
  test('says what the cart costs at an address', async () => {
    const { call, user } = await signedIn();
    const { id } = await anAddress(db, user.id, { governorateCode: 'EG-ASN' });
    await call(addToCart, { body: { productDesignId: design.id, quantity: 3 } });

    const checkout = await call(getCheckout, { query: { shippingDetailsId: id } });

    expect(checkout).toMatchObject({
      cart: { cartItems: [{ productDesignId: design.id, quantity: 3 }] },
      shippingDetails: { id, governorate: 'Aswan' },
      costBreakdown: { subtotal: 37_035, shippingFees: 11_000, totalCost: 48_035 },
    });
  });

  test('asks for an address that is not given', async () => {
    const { send } = await signedIn();
    const reply = await send({ method: 'GET', path: '/orders/checkout' });
    expect(reply.json().details).toEqual([
      { path: 'shippingDetailsId', message: 'This field is required.' },
    ]);
  });

  test('refuses an empty cart and the address of somebody else', async () => {
    const { call, user } = await signedIn();
    const own = await anAddress(db, user.id);
    const foreign = await anAddress(db, (await signedIn()).user.id);
    const at = (shippingDetailsId: number) => call(getCheckout, { query: { shippingDetailsId } });

    await expect(at(own.id)).rejects.toMatchObject({ status: 409, code: 'cart.empty' });
    await expect(at(foreign.id)).rejects.toMatchObject({ status: 404, code: 'address.not_found' });
  });
});

describe('the orders of a customer', () => {
  test('are listed for that customer alone', async () => {
    const { customer, order } = await anOrder();

    const { data, meta } = await customer.call(listMyOrders, { query: {} });

    expect(data.map(({ id }) => id)).toEqual([order.id]);
    expect(meta).toEqual({ page: 1, perPage: 20, totalCount: 1, pageCount: 1 });
    expect((await customer.call(getProfile, {})).orders.map(({ id }) => id)).toEqual([order.id]);
    expect((await (await signedIn()).call(listMyOrders, { query: {} })).data).toEqual([]);
  });

  test('show what they hold: four products at most, each once, as they were called then', async () => {
    const { call, user } = await signedIn();
    const { id: shippingDetailsId } = await anAddress(db, user.id);
    const names = ['Bowl', 'Tray', 'Spoon', 'Board', 'Cup'];
    for (const name of names) {
      const product = await aProduct(db, { name, stock: [5, 5] });
      for (const { id } of product.designs) {
        await call(addToCart, { body: { productDesignId: id, quantity: 1 } });
      }
    }
    const { id: cartId } = await call(getActiveCart, {});
    const body = { cartId, shippingDetailsId, paymentMethod: 'cash' as const };
    await call(placeOrder, { body });
    await db.update(products).set({ name: 'Renamed' });

    const { data } = await call(listMyOrders, { query: {} });

    expect(data).toMatchObject([{ productCount: 5 }]);
    expect(data[0]?.products.map(({ name }) => name)).toEqual(names.slice(0, 4));
  });

  test('are not there for anybody else, staff included', async () => {
    const { order } = await anOrder();
    for (const role of [Role.User, Role.Admin]) {
      const { call } = await signedIn(role);
      const response = call(getMyOrder, { params: { orderId: order.id } });
      await expect(response).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
    }
  });
});

describe('the orders that staff see', () => {
  test('hold customer, address, costs, and who did what', async () => {
    const { customer, order } = await anOrder({ name: 'هبة رضوان' });
    const sales = await signedIn(Role.Sales);
    await db.update(users).set({ name: 'رنا الجمّال' }).where(eq(users.id, sales.user.id));
    const params = { orderId: order.id };
    await sales.call(changeOrderStatus, { params, body: { statusId: OrderStatus.confirmed } });

    const seen = await as(sales.token, 'ar').call(getOrder, { params });

    expect(seen).toMatchObject({
      orderId: order.id,
      orderReference: order.orderReference,
      orderStatusName: 'confirmed',
      userId: customer.user.id,
      userName: 'هبة رضوان',
      userRoleName: 'User',
      shippingGovernorate: 'القاهرة',
      totalCost: 31_190,
      costBreakdown: { subtotal: 24_690, shippingFees: 6_500, totalCost: 31_190 },
      lines: [{ productDesignId: design.id, quantity: 2 }],
      history: [
        { statusName: 'pending', staffName: null },
        { statusName: 'confirmed', staffName: 'رنا الجمّال' },
      ],
    });
  });

  test('are found by name, email, reference and phone in any format', async () => {
    const { order } = await anOrder(
      { name: 'أحمد فؤاد', email: 'ahmed.fouad@example.com' },
      { phoneNumber: '+201119876543' },
    );
    const { call } = await signedIn(Role.Sales);
    const arabicDigits = order.orderReference
      .slice(-5)
      .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

    for (const query of [
      'احمد',
      'AHMED.FOUAD@',
      order.orderReference.toLowerCase(),
      arabicDigits,
      '01119876543',
      '+20 111 987 6543',
      '0020111-9876543',
      '٠١١١٩٨٧٦٥٤٣',
      '9876 543',
    ]) {
      const { data } = await call(listOrders, { query: { query } });
      expect([query, data.map(({ orderId }) => orderId)]).toEqual([query, [order.id]]);
    }
    expect((await call(listOrders, { query: { query: 'nobody at all' } })).data).toEqual([]);
  });

  test('are filtered by status, sorted by time, and paged', async () => {
    const { order } = await anOrder();
    const { call } = await signedIn(Role.Admin);
    const params = { orderId: order.id };
    await call(changeOrderStatus, { params, body: { statusId: OrderStatus.cancelled } });

    const cancelled = await call(listOrders, { query: { status: 'cancelled' } });
    expect(cancelled.data.map(({ orderId }) => orderId)).toEqual([order.id]);

    const ids = async (query: { sort?: 'newest' | 'oldest'; page?: number; perPage?: number }) =>
      (await call(listOrders, { query })).data.map(({ orderId }) => orderId);
    const newest = await ids({});
    expect(newest[0]).toBe(order.id);
    expect(await ids({ sort: 'oldest' })).toEqual(newest.toReversed());
    expect(await ids({ perPage: 2, page: 2 })).toEqual(newest.slice(2, 4));
    const { meta } = await call(listOrders, { query: { perPage: 2 } });
    expect(meta.pageCount).toBe(Math.ceil(newest.length / 2));
  });

  test('are missing where there is none', async () => {
    const { call } = await signedIn(Role.Admin);
    const params = { orderId: 999_999 };
    const missing = { status: 404, code: 'order.not_found' };
    await expect(call(getOrder, { params })).rejects.toMatchObject(missing);
    const move = call(changeOrderStatus, { params, body: { statusId: OrderStatus.confirmed } });
    await expect(move).rejects.toMatchObject(missing);
  });

  test('take no status that does not exist', async () => {
    const { order } = await anOrder();
    const { send } = await signedIn(Role.Admin);
    const path = `/admin/orders/${order.id}`;
    const reply = await send({ method: 'PATCH', path, body: { statusId: 6 } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().details).toEqual([
      { path: 'statusId', message: 'Please choose one of the options.' },
    ]);
  });
});

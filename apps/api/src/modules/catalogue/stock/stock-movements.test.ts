import {
  addToCart,
  changeOrderStatus,
  getActiveCart,
  holdPieces,
  listStockMovements,
  OrderStatus,
  placeOrder,
  releaseHold,
  saveDesign,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anAddress, aProduct } from '../../../../test/support/builders.ts';

const { db, guest, signedIn } = await testApi({ REQUESTS_PER_MINUTE: '0' });
const admin = await signedIn(Role.Admin);
const sales = await signedIn(Role.Sales);

const movementsOf = (id: number, query = {}) =>
  admin.call(listStockMovements, { params: { id }, query });

async function anOrderOf(productDesignId: number, quantity: number) {
  const { call, user } = await signedIn(Role.User);
  const address = await anAddress(db, user.id);
  await call(addToCart, { body: { productDesignId, quantity } });
  const { id: cartId } = await call(getActiveCart, {});
  return call(placeOrder, {
    body: { cartId, shippingDetailsId: address.id, paymentMethod: 'cash' },
  });
}

describe('the movements of a design', () => {
  test('say what came and went, why, by whom, and how many pieces there were afterwards', async () => {
    const { id: productId, design, ...product } = await aProduct(db, { stock: [10] });
    const { id } = design;
    const order = await anOrderOf(id, 3);
    const { id: holdId } = await sales.call(holdPieces, {
      body: { items: [{ productDesignId: id, quantity: 2 }], name: 'Rana' },
    });
    await sales.call(releaseHold, { params: { id: holdId } });
    const named = { id, productId, name: design.name, nameAr: design.nameAr };
    await admin.call(saveDesign, { body: { ...named, stock: 20, seenStock: 7 } });
    await sales.call(changeOrderStatus, {
      params: { orderId: order.id },
      body: { statusId: OrderStatus.cancelled },
    });

    const { data, meta } = await movementsOf(id);
    const ofOrder = { id: order.id, reference: order.orderReference };
    const [bySales, byAdmin] = [sales.user.name, admin.user.name];
    expect(data.map(({ id: _, at: __, ...told }) => told)).toEqual([
      { reason: 'cancelled', delta: 3, stock: 23, order: ofOrder, staffName: bySales },
      { reason: 'received', delta: 13, stock: 20, order: null, staffName: byAdmin },
      { reason: 'released', delta: 2, stock: 7, order: null, staffName: bySales },
      { reason: 'held', delta: -2, stock: 5, order: null, staffName: bySales },
      { reason: 'sold', delta: -3, stock: 7, order: ofOrder, staffName: null },
      { reason: 'received', delta: 10, stock: 10, order: null, staffName: null },
    ]);
    expect(meta).toMatchObject({
      totalCount: 6,
      design: {
        ...{ productId, name: product.name, nameAr: product.nameAr },
        ...{ designName: design.name, designNameAr: design.nameAr },
      },
    });
  });

  test('come page after page, each stock going on where the newer page ends', async () => {
    const { design } = await aProduct(db, { stock: [30] });
    for (let time = 0; time < 4; time++) await anOrderOf(design.id, 1);
    const all = await movementsOf(design.id);
    expect(all.data.map(({ stock }) => stock)).toEqual([26, 27, 28, 29, 30]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => movementsOf(design.id, { page, perPage: 2 })),
    );
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
  });

  test('are for who changes products, and of designs that there are', async () => {
    const { design } = await aProduct(db, { stock: [1] });
    const params = { id: design.id };
    await expect(sales.call(listStockMovements, { params, query: {} })).rejects.toMatchObject({
      status: 403,
    });
    await expect(guest.call(listStockMovements, { params, query: {} })).rejects.toMatchObject({
      status: 401,
    });
    await expect(movementsOf(999_999)).rejects.toMatchObject({ code: 'design.not_found' });
  });
});

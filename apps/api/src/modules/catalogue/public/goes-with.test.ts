import { listGoesWith, OrderStatus, type OrderStatusId } from '@craftsandore/contract';
import { beforeEach, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory, anOrder, aProduct, aUser } from '../../../../test/support/builders.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orderLines } from '../../../db/schema/orders.ts';

const { db, guest } = await testApi();
const user = await aUser(db);

type Made = Awaited<ReturnType<typeof aProduct>>;

const board = await aProduct(db, { categoryId: (await aCategory(db)).id });

/** In a category of its own, as what goes with others is. */
const another = async (fields: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(db, { categoryId: (await aCategory(db)).id, ...fields });

async function order(items: Made[], statusId: OrderStatusId = OrderStatus.delivered) {
  const { id: orderId } = await anOrder(db, user, { statusId });
  const names = { name: 'x', nameAr: 'x', designName: 'x', designNameAr: 'x' };
  const rest = { ...names, orderId, unitPrice: 100, quantity: 1 };
  await db
    .insert(orderLines)
    .values(items.map(({ id, design }) => ({ ...rest, productId: id, designId: design.id })));
}

const goesWith = async ({ id }: Pick<Made, 'id'>) =>
  (await guest.call(listGoesWith, { params: { id } })).map((product) => product.id);

// What earlier tests have left sells no more.
beforeEach(() => db.update(products).set({ pieces: 0 }));

test('what was bought together most comes first, then what sells best', async () => {
  const once = await another();
  const twice = await another();
  const bestseller = await another({ soldCount: 90 });
  const seller = await another({ soldCount: 40 });
  await another({ soldCount: 1 });
  await order([board, twice]);
  await order([board, twice, once]);
  await order([bestseller]);
  expect(await goesWith(board)).toEqual([twice.id, once.id, bestseller.id, seller.id]);
});

test('an order that was cancelled counts for nothing', async () => {
  const cancelled = await another();
  const bestseller = await another({ soldCount: 90 });
  await order([board, cancelled], OrderStatus.cancelled);
  expect(await goesWith(board)).toEqual([bestseller.id, cancelled.id]);
});

test('what is sold out, not in the shop, of its own category or itself is left out', async () => {
  const like = await aProduct(db, { categoryId: board.categoryId, soldCount: 9 });
  const soldOut = await another({ stock: [0], soldCount: 9 });
  const draft = await another({ isPublished: false, soldCount: 9 });
  const removed = await another({ deletedAt: new Date(), soldCount: 9 });
  await order([board, like, soldOut, draft, removed]);
  expect(await goesWith(board)).toEqual([]);
});

test('nothing goes with what is not in the shop', async () => {
  await another({ soldCount: 9 });
  const draft = await another({ isPublished: false });
  expect(await goesWith(draft)).toEqual([]);
  expect(await goesWith({ id: 2_000_000_000 })).toEqual([]);
});

import { listGoodReviews, OrderStatus, type Product, rateProduct } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../test/support/builders.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { orders } from '../../db/schema/orders.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { ratings } from '../../db/schema/ratings.ts';

const { db, guest, signedIn } = await testApi();

beforeEach(async () => {
  await db.delete(ratings);
});

type Words = Partial<typeof rateProduct.body._zod.input> & { isVerified?: boolean };

/** Of a product of its own, unless told of which. */
async function aReview(comment: string, { rating = 5, productId, isVerified = true }: Words = {}) {
  const product = productId ? { id: productId } : await aProduct(db);
  const { call, user } = await signedIn(Role.User, 'en', { isVerified });
  const body = { productId: product.id, rating, comment };
  return { ...(await call(rateProduct, { body })), productId: product.id, user };
}

async function deliver(
  productId: Product['id'],
  user: Parameters<typeof anOrder>[1],
  facts: Partial<typeof orders.$inferInsert> = {},
) {
  const order = await anOrder(db, user, { statusId: OrderStatus.delivered, ...facts });
  const names = { name: 'x', nameAr: 'x', designName: 'x', designNameAr: 'x' };
  await db.insert(orderLines).values({
    ...{ ...names, orderId: order.id, productId, designId: 1, unitPrice: 100, quantity: 1 },
  });
}

async function comments(language: 'ar' | 'en' = 'en') {
  const { data } = await guest.call(listGoodReviews, { query: { language } });
  return data.map(({ comment }) => comment);
}

test('a good review tells who said it, of what', async () => {
  const { id, productId } = await aReview('Heavy, flat and finished well.');
  const { data } = await guest.call(listGoodReviews, { query: { language: 'en' } });
  expect(data[0]).toEqual({
    ...{ id, userName: 'Salma M.', rating: 5, comment: 'Heavy, flat and finished well.' },
    ...{ isVerified: false, governorate: null },
    product: { id: productId, name: 'Salad bowl', nameAr: 'سلطانية سلطة', photo: null },
  });
});

test('what is not good, not in words, hidden or not in the shop is left out', async () => {
  await aReview('I only wish it came with oil.', { rating: 3 });
  await aReview('');
  await aReview('Good');
  await aReview('Of who has proved nothing.', { isVerified: false });
  await aReview('Very long words. '.repeat(20));
  const hidden = await aReview('Hidden by who works here.');
  const removed = await aReview('Of what is no longer made.');
  const draft = await aReview('Of what nobody sees yet.');
  const hiddenBy = hidden.user.id;
  await db.update(ratings).set({ hiddenAt: new Date(), hiddenBy }).where(eq(ratings.id, hidden.id));
  await db
    .update(products)
    .set({ deletedAt: new Date() })
    .where(eq(products.id, removed.productId));
  await db.update(products).set({ isPublished: false }).where(eq(products.id, draft.productId));
  expect(await comments()).toEqual([]);
});

test('the newest three come, those of five stars first, one of each product', async () => {
  const { productId } = await aReview('The first of these bowls.');
  await aReview('The second one, a tray.');
  await aReview('The third one, a board.');
  await aReview('Nearly what I had hoped for.', { rating: 4 });
  await aReview('Of the first bowl again.', { productId });
  expect(await comments()).toEqual([
    'Of the first bowl again.',
    'The third one, a board.',
    'The second one, a tray.',
  ]);
});

test('the language of the page comes first, then who has bought it', async () => {
  const bought = await aReview('Bought here and used daily.');
  await deliver(bought.productId, bought.user);
  await aReview('أفضل لوح تقطيع اشتريته.');
  await aReview('Given to me as a present.');
  expect(await comments('en')).toEqual([
    'Bought here and used daily.',
    'Given to me as a present.',
    'أفضل لوح تقطيع اشتريته.',
  ]);
  expect(await comments('ar')).toEqual([
    'أفضل لوح تقطيع اشتريته.',
    'Bought here and used daily.',
    'Given to me as a present.',
  ]);
});

test('of where a buyer lives the governorate is told, and no more', async () => {
  const bought = await aReview('Bought here and used daily.');
  await aReview('Given to me as a present.');
  await deliver(bought.productId, bought.user, { governorateCode: 'EG-GZ' });
  await deliver(bought.productId, bought.user, { governorateCode: 'EG-ALX' });
  // Of another thing, and of one that never came.
  const other = await aProduct(db);
  await deliver(other.id, bought.user, { governorateCode: 'EG-ASN' });
  const statusId = OrderStatus.cancelled;
  await deliver(bought.productId, bought.user, { governorateCode: 'EG-C', statusId });

  const { data } = await guest.call(listGoodReviews, { query: { language: 'en' } });
  expect(data.map(({ governorate }) => governorate)).toEqual([
    { name: 'Alexandria', nameAr: 'الإسكندرية' },
    null,
  ]);
});

test('all ratings of what is in the shop are summed up', async () => {
  await db.update(products).set({ isPublished: false });
  const rating = async () =>
    (await guest.call(listGoodReviews, { query: { language: 'en' } })).meta;
  expect(await rating()).toEqual({ averageRating: 0, ratingsCount: 0 });
  const { productId } = await aReview('', { rating: 5 });
  await aReview('', { rating: 4, productId });
  await aReview('', { rating: 1 });
  expect(await rating()).toEqual({ averageRating: 3.33, ratingsCount: 3 });

  const hidden = { isPublished: false };
  await db.update(products).set(hidden).where(eq(products.id, productId));
  expect(await rating()).toEqual({ averageRating: 1, ratingsCount: 1 });
});

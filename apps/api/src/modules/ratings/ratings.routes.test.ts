import {
  getOwnReview,
  getProduct,
  listReviews,
  OrderStatus,
  rateProduct,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../test/support/builders.ts';
import { orderHistory, orderLines, orders } from '../../db/schema/orders.ts';
import { ratings } from '../../db/schema/ratings.ts';
import { markVerified } from '../auth/accounts.ts';

const { db, guest, signedIn } = await testApi();

/** Somebody whose ratings count. */
const verified = () => signedIn(Role.User, 'en', { isVerified: true });

test('a second rating of the same customer replaces the first', async () => {
  const { id: productId } = await aProduct(db);
  const params = { id: productId };
  const { call } = await verified();
  const other = await verified();

  await call(rateProduct, { body: { productId, rating: 1, comment: 'No.' } });
  await other.call(rateProduct, { body: { productId, rating: 4 } });
  await call(rateProduct, { body: { productId, rating: 5, comment: ' جميل جدًا ' } });

  const { data, meta } = await guest.call(listReviews, { params, query: {} });
  expect(data.map(({ rating, comment }) => [rating, comment])).toEqual([
    [5, 'جميل جدًا'],
    [4, ''],
  ]);
  expect(meta.totalCount).toBe(2);
  const { rating } = await guest.call(getProduct, { params });
  expect(rating).toEqual({ averageRating: 4.5, ratingsCount: 2 });
});

test('a review does not tell the last name of its customer', async () => {
  const { id: productId } = await aProduct(db);
  const { call } = await signedIn();

  const review = await call(rateProduct, { body: { productId, rating: 5 } });

  expect(review.userName).toBe('Salma M.');
  const { data } = await guest.call(listReviews, { params: { id: productId }, query: {} });
  expect(data).toEqual([review]);
});

test('ratings that come at once are all counted', async () => {
  const { id: productId } = await aProduct(db);
  const raters = await Promise.all([5, 4, 3, 5, 4, 3, 1, 2].map(verified));
  await Promise.all(
    raters.map(({ call }, index) =>
      call(rateProduct, { body: { productId, rating: (index % 5) + 1 } }),
    ),
  );
  const { rating } = await guest.call(getProduct, { params: { id: productId } });
  expect(rating).toEqual({ averageRating: 2.63, ratingsCount: 8 });
});

test('pages of reviews, newest first', async () => {
  const { id: productId } = await aProduct(db);
  for (const rating of [1, 2, 3]) {
    await (await signedIn()).call(rateProduct, { body: { productId, rating } });
  }
  const { data, meta } = await guest.call(listReviews, {
    params: { id: productId },
    query: { page: 2, perPage: 2 },
  });
  expect(data.map(({ rating }) => rating)).toEqual([1]);
  expect(meta).toMatchObject({ page: 2, perPage: 2, totalCount: 3, pageCount: 2 });
});

describe('a review', () => {
  type Rater = Awaited<ReturnType<typeof signedIn>>['user'];

  /** One order of a product: this customer's, or a guest's. */
  async function anOrderOf(
    product: Awaited<ReturnType<typeof aProduct>>,
    user: Rater,
    isGuest = false,
  ) {
    const order = await anOrder(db, user, {
      statusId: OrderStatus.shipped,
      ...(isGuest && { userId: null, contactName: user.name }),
    });
    const names = { name: 'x', nameAr: 'x', designName: 'x', designNameAr: 'x' };
    const { id: productId, design } = product;
    await db.insert(orderLines).values({
      ...{ ...names, orderId: order.id, productId, designId: design.id },
      ...{ unitPrice: 100, quantity: 1 },
    });
    return {
      deliver: () =>
        db.transaction(async (tx) => {
          const statusId = OrderStatus.delivered;
          await tx.update(orders).set({ statusId }).where(eq(orders.id, order.id));
          await tx.insert(orderHistory).values({ orderId: order.id, statusId });
        }),
      claim: (userId: number) => db.update(orders).set({ userId }).where(eq(orders.id, order.id)),
    };
  }

  test('is verified as soon as what it is of has been delivered to its author', async () => {
    const product = await aProduct(db);
    const rater = await signedIn();
    const read = async () => {
      const { data, meta } = await guest.call(listReviews, { params: product, query: {} });
      const { rating } = await guest.call(getProduct, { params: product });
      return [data[0]?.isVerified, meta.summary.verifiedCount, rating.ratingsCount];
    };
    await rater.call(rateProduct, { body: { productId: product.id, rating: 5 } });
    const order = await anOrderOf(product, rater.user);
    const ofAnother = await anOrderOf(await aProduct(db), rater.user);
    await ofAnother.deliver();
    expect(await read()).toEqual([false, 0, 0]);

    await order.deliver();
    expect(await read()).toEqual([true, 1, 1]);
  });

  test('is verified once a delivered order comes into the account', async () => {
    const product = await aProduct(db);
    const rater = await signedIn();
    await rater.call(rateProduct, { body: { productId: product.id, rating: 5 } });
    const order = await anOrderOf(product, rater.user, true);
    await order.deliver();
    const read = async () => {
      const { data } = await guest.call(listReviews, { params: product, query: {} });
      const { rating } = await guest.call(getProduct, { params: product });
      return [data[0]?.isVerified, rating.ratingsCount];
    };
    expect(await read()).toEqual([false, 0]);
    await order.claim(rater.user.id);
    expect(await read()).toEqual([true, 1]);
  });
});

test('all reviews of a product in figures, whatever the page is narrowed to', async () => {
  const { id: productId } = await aProduct(db);
  for (const rating of [5, 5, 3, 1]) {
    await (await verified()).call(rateProduct, { body: { productId, rating } });
  }
  const { data, meta } = await guest.call(listReviews, {
    params: { id: productId },
    query: { rating: 5 },
  });
  expect(data.map(({ rating }) => rating)).toEqual([5, 5]);
  expect(meta).toMatchObject({ totalCount: 2, pageCount: 1 });
  expect(meta.summary).toEqual({ counts: [1, 0, 1, 0, 2], verifiedCount: 0, photos: [] });
});

test('who has said nothing of a product has no review', async () => {
  const { id } = await aProduct(db);
  const { call } = await signedIn();
  expect(await call(getOwnReview, { params: { id } })).toBeNull();
  const { id: reviewId } = await call(rateProduct, { body: { productId: id, rating: 2 } });
  expect(await call(getOwnReview, { params: { id } })).toMatchObject({
    ...{ id: reviewId, rating: 2, isHidden: false, isCounted: false, photos: [] },
  });
});

describe('a rating', () => {
  const none = { averageRating: 0, ratingsCount: 0 };

  async function aProductToRate() {
    const product = await aProduct(db);
    const params = { id: product.id };
    const rate = (rater: Rater, rating: number) =>
      rater.call(rateProduct, { body: { productId: product.id, rating } });
    return {
      product,
      rate,
      stars: async () => (await guest.call(getProduct, { params })).rating,
      counts: async () =>
        (await guest.call(listReviews, { params, query: {} })).meta.summary.counts,
      own: (rater: Rater) => rater.call(getOwnReview, { params }),
    };
  }
  type Rater = Awaited<ReturnType<typeof signedIn>>;

  const verify = ({ user }: Rater) => db.transaction((tx) => markVerified(tx, user.id));

  test('of accounts that have proved nothing is seen, and moves no stars', async () => {
    const { product, rate, stars, counts, own } = await aProductToRate();
    await rate(await verified(), 1);
    const fresh = await Promise.all(Array.from({ length: 10 }, () => signedIn()));
    await Promise.all(fresh.map((rater) => rate(rater, 5)));

    expect(await stars()).toEqual({ averageRating: 1, ratingsCount: 1 });
    expect(await counts()).toEqual([1, 0, 0, 0, 0]);
    for (const rater of fresh.slice(0, 1)) {
      expect(await own(rater)).toMatchObject({ isCounted: false });
    }
    const { meta } = await guest.call(listReviews, { params: product, query: {} });
    expect(meta.totalCount).toBe(11);
  });

  test('counts once its author’s address is verified', async () => {
    const { rate, stars, counts, own } = await aProductToRate();
    const rater = await signedIn();
    await rate(rater, 4);
    expect(await stars()).toEqual(none);
    await verify(rater);
    expect(await stars()).toEqual({ averageRating: 4, ratingsCount: 1 });
    expect(await counts()).toEqual([0, 0, 0, 1, 0]);
    expect(await own(rater)).toMatchObject({ isCounted: true });
  });

  test('counts although its author’s address is verified at the same moment', async () => {
    const { rate, stars } = await aProductToRate();
    const raters = await Promise.all(Array.from({ length: 8 }, () => signedIn()));
    await Promise.all(raters.flatMap((rater) => [rate(rater, 3), verify(rater)]));
    expect(await stars()).toEqual({ averageRating: 3, ratingsCount: 8 });
  });

  test('counts no longer when it is deleted', async () => {
    const { rate, stars } = await aProductToRate();
    const rater = await verified();
    await rate(await verified(), 4);
    await rate(rater, 1);
    await db.delete(ratings).where(eq(ratings.userId, rater.user.id));
    expect(await stars()).toEqual({ averageRating: 4, ratingsCount: 1 });
  });
});

test.each([0, 6, 2.5])('%d is not a rating', async (rating) => {
  const { call } = await signedIn();
  const response = call(rateProduct, { body: { productId: 1, rating } });
  await expect(response).rejects.toMatchObject({ status: 422, details: [{ path: 'rating' }] });
});

test('what is not in the shop has no reviews and gets none', async () => {
  const { id: productId } = await aProduct(db, { deletedAt: new Date() });
  const { call } = await signedIn();
  const missing = { status: 404, code: 'product.not_found' };
  await expect(call(rateProduct, { body: { productId, rating: 5 } })).rejects.toMatchObject(
    missing,
  );
  await expect(call(listReviews, { params: { id: productId }, query: {} })).rejects.toMatchObject(
    missing,
  );
});

test('of a customer who rates all the time the cached catalogue is not thrown away all the time', async () => {
  const api = await testApi({ RATINGS_PER_HOUR: '2' });
  const { id: productId } = await aProduct(api.db);
  const [one, other] = [await api.signedIn(), await api.signedIn()];
  const rate = ({ call }: typeof one) => call(rateProduct, { body: { productId, rating: 4 } });
  await rate(one);
  await rate(one);
  await expect(rate(one)).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
  expect(await rate(other)).toMatchObject({ rating: 4 });
});

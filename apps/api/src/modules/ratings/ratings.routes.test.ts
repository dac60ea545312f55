import { getProduct, listReviews, rateProduct } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';

const { db, guest, signedIn } = await testApi();

test('a second rating of the same customer replaces the first', async () => {
  const { id: productId } = await aProduct(db);
  const params = { id: productId };
  const { call } = await signedIn();
  const other = await signedIn();

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
  const raters = await Promise.all([5, 4, 3, 5, 4, 3, 1, 2].map(() => signedIn()));
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
  expect(meta).toEqual({ page: 2, perPage: 2, totalCount: 3, pageCount: 2 });
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

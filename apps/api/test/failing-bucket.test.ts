import {
  addReturnPhoto,
  askForReturn,
  createCategory,
  getMyOrder,
  moderateReviewPhoto,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { photos } from '../src/db/schema/photos.ts';
import { ratings, reviewPhotos } from '../src/db/schema/ratings.ts';
import { privateKeyOf } from '../src/storage/photo-files.ts';
import { testApi } from './support/api.ts';
import { aProduct } from './support/builders.ts';
import { deliveredOrder } from './support/delivered-order.ts';
import { aPhoto } from './support/photos.ts';

const { db, signedIn } = await testApi({
  IMAGES_S3_BUCKET: 'pictures',
  // Nobody listens there.
  IMAGES_S3_ENDPOINT: 'http://127.0.0.1:9',
  IMAGES_S3_ACCESS_KEY_ID: 'key',
  IMAGES_S3_SECRET_ACCESS_KEY: 'secret',
  IMAGES_URL: 'https://images.example/pictures',
});
const staff = await signedIn(Role.Admin);

const failed = {
  ...{ status: 503, code: 'image.store_failed' },
  message: 'The photo cannot be saved at the moment. Please try again shortly.',
};

test('says that a photo cannot be saved, and loses nothing of what it was for', async () => {
  const customer = await signedIn(Role.User);
  const order = await deliveredOrder(db, { customer: customer.user, staff });
  const { orderId } = order;
  const lines = [{ orderLineId: order.lines[0]?.id ?? 0, quantity: 1 }];
  const body = { lines, reason: 'broken' as const };
  const { id } = await customer.call(askForReturn, { params: { orderId }, body });

  const params = { orderId, id };
  await expect(
    customer.call(addReturnPhoto, { params, file: await aPhoto() }),
  ).rejects.toMatchObject(failed);

  const { returns } = await customer.call(getMyOrder, { params: { orderId } });
  expect(returns?.returns).toMatchObject([{ id, photos: [] }]);
});

test('says so to staff, for a new photo and for one that is let in', async () => {
  const category = { body: { name: 'Boards', nameAr: 'ألواح' }, file: await aPhoto() };
  await expect(staff.call(createCategory, category)).rejects.toMatchObject(failed);

  const { user } = await signedIn(Role.User);
  const { id: productId } = await aProduct(db);
  const [rating] = await db
    .insert(ratings)
    .values({ productId, userId: user.id, rating: 5, comment: '' })
    .returning();
  const size = { widths: [400], width: 400, height: 400, color: '#ffffff' };
  const [photo] = await db
    .insert(photos)
    .values({ key: privateKeyOf('a'.repeat(32)), ...size })
    .returning();
  const of = { ratingId: rating?.id ?? 0, photoId: photo?.id ?? 0 };
  const [waiting] = await db.insert(reviewPhotos).values(of).returning();
  const params = { id: of.ratingId, photoId: waiting?.id ?? 0 };
  await expect(
    staff.call(moderateReviewPhoto, { params, body: { state: 'shown' } }),
  ).rejects.toMatchObject(failed);
});

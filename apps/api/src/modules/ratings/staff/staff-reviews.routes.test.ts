import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  addReviewPhoto,
  getOwnReview,
  getProduct,
  listReviews,
  listStaffReviews,
  moderateReview,
  moderateReviewPhoto,
  rateProduct,
  removeReviewPhoto,
  reportReview,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { aPhoto } from '../../../../test/support/photos.ts';
import { reviewPhotos } from '../../../db/schema/ratings.ts';
import { photoStorageOf } from '../../../storage/photo-storage.ts';
import { photoKey } from '../../../storage/read-photo.ts';
import { moveReviewPhotos } from '../move-review-photos.ts';

const { db, env, guest, signedIn } = await testApi();
const { call: moderate } = await signedIn(Role.Sales);

async function aReview(rating = 5, comment = 'Good.') {
  const { id: productId } = await aProduct(db);
  const author = await signedIn(Role.User, 'en', { isVerified: true });
  const rate = (rating: number, comment: string) =>
    author.call(rateProduct, { body: { productId, rating, comment } });
  const { id } = await rate(rating, comment);
  const read = async () =>
    (await guest.call(listReviews, { params: { id: productId }, query: {} })).data;
  const ofStaff = async () => {
    const { data } = await moderate(listStaffReviews, { query: { productId: String(productId) } });
    const [review] = data;
    if (!review) throw new Error('Staff do not see the review');
    return review;
  };
  const list = async (part: 'waiting' | 'reported' | 'unanswered' | 'hidden') =>
    (await moderate(listStaffReviews, { query: { part, productId: String(productId) } })).data.map(
      (review) => review.id,
    );
  return { id, productId, author, rate, read, ofStaff, list };
}

test('what is hidden counts for nobody, and can be shown again', async () => {
  const { id, productId, read, ofStaff, list, rate } = await aReview(1, 'Call 0100 000 0000!');
  const params = { id };
  const rating = async () => (await guest.call(getProduct, { params: { id: productId } })).rating;

  await moderate(moderateReview, { params, body: { seenVersion: 1, isHidden: true } });
  expect(await read()).toEqual([]);
  expect(await rating()).toEqual({ averageRating: 0, ratingsCount: 0 });
  expect(await list('hidden')).toEqual([id]);
  // Writing it anew does not bring it back.
  await rate(1, 'Call me!');
  expect(await read()).toEqual([]);
  expect(await rating()).toEqual({ averageRating: 0, ratingsCount: 0 });

  const { version } = await ofStaff();
  await moderate(moderateReview, { params, body: { seenVersion: version, isHidden: false } });
  expect(await read()).toMatchObject([{ id, comment: 'Call me!' }]);
  expect(await rating()).toEqual({ averageRating: 1, ratingsCount: 1 });
});

test('the shop answers a comment; another comment is not the one that was answered', async () => {
  const { id, read, list, rate } = await aReview(4, 'A little dry.');
  expect(await list('unanswered')).toEqual([id]);
  const body = { seenVersion: 1, answer: 'Oil it once a month.' };
  await moderate(moderateReview, { params: { id }, body });

  expect(await read()).toMatchObject([{ answer: { text: 'Oil it once a month.' } }]);
  expect(await list('unanswered')).toEqual([]);
  await rate(5, 'A little dry.');
  expect(await read()).toMatchObject([{ rating: 5, answer: { text: 'Oil it once a month.' } }]);
  await rate(5, 'The shop says it is bad.');
  expect(await read()).toMatchObject([{ answer: null }]);
});

test('nobody changes what somebody else has changed since', async () => {
  const { id, rate, read } = await aReview();
  await rate(1, 'Bad.');
  const changing = moderate(moderateReview, {
    params: { id },
    body: { seenVersion: 1, answer: 'Thank you!' },
  });
  await expect(changing).rejects.toMatchObject({ status: 409, code: 'review.changed' });
  expect(await read()).toMatchObject([{ answer: null }]);

  const both = ['One.', 'Two.'].map((answer) =>
    moderate(moderateReview, { params: { id }, body: { seenVersion: 2, answer } }),
  );
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a photo is seen by its author and staff, and by everybody once staff let it in', async () => {
  const { id, productId, author, read, ofStaff, list } = await aReview();
  const params = { id };
  const { photos } = await author.call(addReviewPhoto, { params, file: await aPhoto('#aa0000') });
  await author.call(addReviewPhoto, { params, file: await aPhoto('#aa0000') }); // the same
  await author.call(addReviewPhoto, { params, file: await aPhoto('#00aa00') });

  expect(photos).toMatchObject([{ isWaiting: true }]);
  expect(await read()).toMatchObject([{ photos: [] }]);
  expect(await list('waiting')).toEqual([id]);
  const [first, second] = (await ofStaff()).photos;
  if (!first || !second) throw new Error('Staff see no photos');
  const decide = (photoId: number, state: 'shown' | 'hidden') =>
    moderate(moderateReviewPhoto, { params: { id, photoId }, body: { state } });
  await decide(first.id, 'shown');
  await decide(second.id, 'hidden');

  expect(await list('waiting')).toEqual([]);
  const [shown] = (await read())[0]?.photos ?? [];
  expect(shown).toMatchObject({ base: expect.stringContaining('/images/') });
  const { meta } = await guest.call(listReviews, {
    params: { id: productId },
    query: { withPhotos: 'true' },
  });
  expect(meta).toMatchObject({ totalCount: 1, summary: { photos: [shown] } });

  const own = () => author.call(getOwnReview, { params: { id: productId } });
  expect((await own())?.photos.map(({ isWaiting }) => isWaiting)).toEqual([false, true]);
  await author.call(removeReviewPhoto, { params: { id, photoId: first.id } });
  expect(await read()).toMatchObject([{ photos: [] }]);
});

test('the files of a photo are found by nobody but its author and staff while it is not let in', async () => {
  const { id, author, read, ofStaff } = await aReview();
  const file = await aPhoto('#0000aa');
  const { photos } = await author.call(addReviewPhoto, { params: { id }, file });
  const photoId = photos[0]?.id ?? 0;
  const decide = (state: 'shown' | 'hidden') =>
    moderate(moderateReviewPhoto, { params: { id, photoId }, body: { state } });
  const hide = async (isHidden: boolean) => {
    const { version } = await ofStaff();
    await moderate(moderateReview, { params: { id }, body: { seenVersion: version, isHidden } });
  };
  const get = async ({ base }: { base: string }) => {
    const { pathname } = new URL(`${base}-180.webp`);
    const { statusCode, headers } = await guest.send({ method: 'GET', path: pathname });
    return [statusCode, statusCode === 200 ? headers['cache-control'] : ''];
  };
  const asStaff = async () => (await ofStaff()).photos[0]?.photo ?? { base: '' };
  const isPrivate = [200, 'private, no-store'];
  const isPublic = [200, 'public, max-age=31536000, immutable'];
  const isGone = [404, ''];
  /** Where pages may have shown it, and by the name of its files. */
  const inPublic = async () => {
    const source = new Uint8Array(await file.arrayBuffer());
    const names = readdirSync(join(env.DATA_DIR, 'images')).filter((name) =>
      name.includes(photoKey(source)),
    );
    expect(names.length).toBeGreaterThan(0);
    const bases = names.map((name) => name.replace(/-\d+\.\w+$/, ''));
    return Promise.all([...new Set(bases)].map((key) => get({ base: `http://x/images/${key}` })));
  };

  for (const photo of [photos[0]?.photo, await asStaff()]) {
    expect(await get(photo ?? { base: '' })).toEqual(isPrivate);
  }
  expect(await inPublic()).toEqual([isGone]);

  const before = await asStaff();
  await decide('shown');
  expect(await get(before)).toEqual(isGone);
  expect(await get(await asStaff())).toEqual(isPublic);
  expect(await inPublic()).toEqual([isPublic]);

  await hide(true);
  expect(await get(await asStaff())).toEqual(isPrivate);
  expect(await inPublic()).toEqual([isGone]);
  await hide(false);
  expect(await read()).toMatchObject([{ photos: [await asStaff()] }]);
  expect(await inPublic()).toEqual([isPublic]);

  await Promise.all([decide('hidden'), decide('hidden')]);
  expect(await get(await asStaff())).toEqual(isPrivate);
  expect(await inPublic()).toEqual([isGone]);
});

test('a photo that an earlier version kept under a public name loses it', async () => {
  const { id, author, ofStaff } = await aReview();
  const params = { id };
  const { photos: added } = await author.call(addReviewPhoto, {
    params,
    file: await aPhoto('#0a0a0a'),
  });
  const photoId = added[0]?.id ?? 0;
  await moderate(moderateReviewPhoto, { params: { id, photoId }, body: { state: 'shown' } });
  await db.update(reviewPhotos).set({ state: 'waiting' }).where(eq(reviewPhotos.id, photoId));
  const { store } = photoStorageOf(env);

  expect(await moveReviewPhotos(db, store)).toBe(1);
  expect(await moveReviewPhotos(db, store)).toBe(0);
  expect((await ofStaff()).photos).toMatchObject([
    { photo: { base: expect.stringContaining('/private-images/') } },
  ]);
});

test('a review has room for four photos, also when they come at once', async () => {
  const { id, author, ofStaff } = await aReview();
  const colors = ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006'];
  const adding = colors.map(async (color) =>
    author.call(addReviewPhoto, {
      params: { id },
      file: await aPhoto(color, { width: 400, height: 400 }),
    }),
  );
  const refused = (await Promise.allSettled(adding)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { code: 'review.too_many_photos' } });
  expect((await ofStaff()).photos).toHaveLength(4);
});

test('a photo that its author takes off is gone at once, and counts for the day', async () => {
  const api = await testApi({ REVIEW_PHOTOS_PER_DAY: '2' });
  const { id: productId } = await aProduct(api.db);
  const { call } = await api.signedIn();
  const { id } = await call(rateProduct, { body: { productId, rating: 5 } });
  const add = async (color: string) =>
    call(addReviewPhoto, { params: { id }, file: await aPhoto(color) });
  for (const color of ['#aa0000', '#00aa00']) {
    const [added] = (await add(color)).photos;
    const { pathname } = new URL(`${added?.photo.base}-${added?.photo.widths[0]}.webp`);
    const status = async () => (await api.guest.send({ method: 'GET', path: pathname })).statusCode;
    expect(await status()).toBe(200);
    await call(removeReviewPhoto, { params: { id, photoId: added?.id ?? 0 } });
    expect(await status()).toBe(404);
  }
  await expect(add('#0000aa')).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
});

test('nobody adds a photo to a review of somebody else, or takes one off', async () => {
  const { id, author, read } = await aReview();
  const { photos } = await author.call(addReviewPhoto, { params: { id }, file: await aPhoto() });
  const photoId = photos[0]?.id ?? 0;
  const { call } = await signedIn();
  const missing = { status: 404, code: 'review.not_found' };
  const adding = call(addReviewPhoto, { params: { id }, file: await aPhoto('#123456') });
  await expect(adding).rejects.toMatchObject(missing);
  const removing = call(removeReviewPhoto, { params: { id, photoId } });
  await expect(removing).rejects.toMatchObject(missing);

  // One's own review does not open somebody else's photo.
  const mine = await aReview();
  await mine.author.call(removeReviewPhoto, { params: { id: mine.id, photoId } });
  const letting = moderate(moderateReviewPhoto, {
    params: { id: mine.id, photoId },
    body: { state: 'shown' },
  });
  await expect(letting).rejects.toMatchObject({ code: 'image.not_found' });
  await moderate(moderateReviewPhoto, { params: { id, photoId }, body: { state: 'shown' } });
  expect(await read()).toMatchObject([{ photos: [{}] }]);
});

test('a report reaches staff, who have done with it when they have looked', async () => {
  const { id, list, ofStaff } = await aReview();
  const report = (id: number) => guest.call(reportReview, { params: { id } });
  await report(id);
  await report(id);
  expect(await list('reported')).toEqual([id]);
  const { reportsCount, version } = await ofStaff();
  expect(reportsCount).toBe(2);

  const body = { seenVersion: version, isLookedAt: true } as const;
  await moderate(moderateReview, { params: { id }, body });
  expect(await list('reported')).toEqual([]);

  await report(id);
  await moderate(moderateReview, { params: { id }, body: { seenVersion: 2, isHidden: true } });
  expect(await list('reported')).toEqual([]);
  const missing = { status: 404, code: 'review.not_found' };
  await expect(report(id)).rejects.toMatchObject(missing);
  await expect(report(2_000_000_000)).rejects.toMatchObject(missing);
});

test('of one network only so many are reported', async () => {
  const api = await testApi({ REPORTS_PER_HOUR: '1' });
  const { id: productId } = await aProduct(api.db);
  const { call } = await api.signedIn();
  const { id } = await call(rateProduct, { body: { productId, rating: 1 } });
  await api.guest.call(reportReview, { params: { id } });
  const again = api.guest.call(reportReview, { params: { id } });
  await expect(again).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
});

import {
  addReviewPhoto,
  createCategory,
  moderateReviewPhoto,
  rateProduct,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { photos } from '../src/db/schema/photos.ts';
import { photoStorageOf } from '../src/storage/photo-storage.ts';
import { testApi } from './support/api.ts';
import { aProduct } from './support/builders.ts';
import { aBucket } from './support/bucket.ts';
import { aPhoto } from './support/photos.ts';

const bucket = await aBucket();
const { db, env, guest, signedIn } = await testApi({
  IMAGES_S3_BUCKET: bucket.bucket,
  IMAGES_S3_ENDPOINT: bucket.endpoint,
  IMAGES_S3_ACCESS_KEY_ID: bucket.accessKeyId,
  IMAGES_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  IMAGES_URL: 'https://images.example/pictures',
});

test('an upload goes into the bucket, and pages find it there', async () => {
  const { call } = await signedIn(Role.Admin);
  const body = { name: 'Boards', nameAr: 'ألواح' };

  const { imageUrl } = await call(createCategory, { body, file: await aPhoto() });

  const [, name = ''] =
    imageUrl?.match(/^https:\/\/images\.example\/pictures\/(\w+-\d+\.webp)$/) ?? [];
  const { store } = photoStorageOf(env);
  expect(String(await store.read(name))).toMatch(/^RIFF....WEBP/s);
  expect((await guest.send({ method: 'GET', path: `/images/${name}` })).statusCode).toBe(404);
});

test('a photo that nobody let in is in the bucket under a name that nobody is told, and for no cache', async () => {
  const { call } = await signedIn(Role.Admin);
  const { id: productId } = await aProduct(db);
  const { id } = await call(rateProduct, { body: { productId, rating: 5 } });
  const added = await call(addReviewPhoto, { params: { id }, file: await aPhoto('#123456') });
  const [own] = added.photos;
  const key = async () => (await db.select().from(photos).orderBy(desc(photos.id)))[0]?.key ?? '';
  const privateKey = await key();
  const cached = async (key: string) => {
    const response = await fetch(`${bucket.endpoint}/${bucket.bucket}/${key}-180.webp`);
    return response.ok ? response.headers.get('cache-control') : null;
  };

  const { pathname } = new URL(`${own?.photo.base}-180.webp`);
  expect((await guest.send({ method: 'GET', path: pathname })).statusCode).toBe(200);
  expect(own?.photo.base).not.toContain(privateKey);
  expect(await cached(privateKey)).toBe('private, no-store');

  const params = { id, photoId: own?.id ?? 0 };
  await call(moderateReviewPhoto, { params, body: { state: 'shown' } });
  expect(await cached(await key())).toBe('public, max-age=31536000, immutable');
  expect(await cached(privateKey)).toBeNull();
});

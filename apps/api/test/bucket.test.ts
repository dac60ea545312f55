import { createCategory } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { photoStorageOf } from '../src/storage/photo-storage.ts';
import { testApi } from './support/api.ts';
import { aBucket } from './support/bucket.ts';
import { aPhoto } from './support/photos.ts';

const bucket = await aBucket();
const { env, guest, signedIn } = await testApi({
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

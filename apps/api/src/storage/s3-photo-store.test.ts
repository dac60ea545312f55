import { AwsClient } from 'aws4fetch';
import { expect, test } from 'vitest';

import { aBucket } from '../../test/support/bucket.ts';
import { s3PhotoStore } from './s3-photo-store.ts';

const settings = await aBucket();
const store = s3PhotoStore(settings);
const content = Buffer.from([0, 255, 13, 10, 0]);

test('keeps files as they are, for browsers to keep as well', async () => {
  expect(await store.has('a-320.avif')).toBe(false);
  await store.write('a-320.avif', content);
  expect(await store.has('a-320.avif')).toBe(true);
  expect(await store.read('a-320.avif')).toEqual(content);
});

test.each([
  ['logo-1.webp', 'image/webp'],
  ['logo-1-share.jpg', 'image/jpeg'],
  ['mark-1-180.png', 'image/png'],
  ['mark-1.ico', 'image/x-icon'],
])('tells browsers what %s is', async (name, type) => {
  await store.write(name, content);
  const client = new AwsClient({ service: 's3', ...settings });
  const address = `${settings.endpoint}/${settings.bucket}/${name}`;
  const { headers } = await client.fetch(address, { method: 'HEAD' });
  expect(headers.get('content-type')).toBe(type);
});

test('writes over a file', async () => {
  await store.write('b-320.webp', Buffer.from('old'));
  await store.write('b-320.webp', content);
  expect(await store.read('b-320.webp')).toEqual(content);
});

test('removes files, also those that are gone already', async () => {
  await store.write('c-320.webp', content);
  await store.remove(['c-320.webp', 'never-there.webp']);
  expect(await store.has('c-320.webp')).toBe(false);
  await expect(store.read('c-320.webp')).rejects.toThrow('GET c-320.webp: 404');
});

test.each([
  ['another key', { secretAccessKey: 'another' }, 403],
  ['a bucket that is not there', { bucket: 'elsewhere' }, 404],
])('says so where a file cannot be kept, for %s', async (_, wrong, status) => {
  const writing = s3PhotoStore({ ...settings, ...wrong }).write('d-320.webp', content);
  await expect(writing).rejects.toThrow(`PUT d-320.webp: ${status}`);
});

import { createCategory, maxImageBytes, updateCategory } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { describe, expect, test } from 'vitest';

import { categories } from '../src/db/schema/catalogue.ts';
import { aForm, testApi } from './support/api.ts';
import { aPhoto, storedFiles } from './support/photos.ts';

const { db, env, signedIn } = await testApi();
const { call, send } = await signedIn(Role.Admin);

const words = { name: 'Boards', nameAr: 'ألواح' };
const picture = await aPhoto();

async function refusalOf(body: unknown, headers?: Record<string, string>) {
  const path = '/products/categories';
  const reply = await send({ method: 'POST', path, body, ...(headers && { headers }) });
  return { status: reply.statusCode, ...JSON.parse(reply.payload) };
}

test('a form arrives with its photo', async () => {
  const category = await call(createCategory, { body: words, file: picture });
  expect(category).toMatchObject({ ...words, photo: { width: 1200, height: 600 } });
  expect(storedFiles(env)).toHaveLength(12);
});

test('a photo that may be left out may be empty too, as browsers send it', async () => {
  const boxes = { name: 'Boxes', nameAr: 'علب' };
  const { id, photo } = await call(createCategory, { body: boxes, file: picture });
  const renamed = await call(updateCategory, {
    ...{ params: { id }, body: { name: 'Trays' } },
    file: new Blob([]),
  });
  expect(renamed).toMatchObject({ name: 'Trays', nameAr: boxes.nameAr, photo });
});

describe('refuses', () => {
  test.each<[string, unknown, number, string]>([
    ['JSON where a form is wanted', words, 415, 'request.unsupported_type'],
    ['nothing at all', undefined, 415, 'request.unsupported_type'],
    ['a form without the picture', aForm(words), 422, 'image.required'],
    ['an empty picture', aForm(words, { image: new Blob([]) }), 422, 'image.required'],
    ['text for a picture', aForm(words, { image: 'picture' }), 422, 'image.required'],
    ['a picture in another field', aForm(words, { photo: picture }), 400, 'request.malformed'],
    [
      'a file where text belongs',
      aForm({ name: picture, image: picture }),
      400,
      'request.malformed',
    ],
    ['two pictures', twoPhotos(), 413, 'request.too_large'],
    [
      'text without end',
      aForm({ ...words, name: 'x'.repeat(110_000), image: picture }),
      413,
      'request.too_large',
    ],
    ['fields without end', manyFields(), 413, 'request.too_large'],
  ])('%s', async (_, body, status, code) => {
    const before = await db.$count(categories);
    expect(await refusalOf(body)).toMatchObject({ status, code });
    expect(await db.$count(categories)).toBe(before);
  });

  test('a photo of more than 8 MiB', async () => {
    const image = new Blob([new Uint8Array(maxImageBytes + 1)]);
    expect(await refusalOf(aForm(words, { image }))).toMatchObject({
      status: 413,
      code: 'request.too_large',
    });
  });

  test('wrong text, naming the fields', async () => {
    expect(await refusalOf(aForm({ name: ' ', image: picture }))).toMatchObject({
      status: 422,
      code: 'request.invalid',
      details: [{ path: 'name' }, { path: 'nameAr' }],
    });
  });

  test.each([
    ['without its boundary', 'multipart/form-data', 'x'],
    ['that breaks off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-da'],
    [
      'that names a prototype',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    ],
  ])('a form %s', async (_, type, bytes) => {
    expect(await refusalOf(bytes, { 'content-type': type })).toMatchObject({
      status: 400,
      code: 'request.malformed',
    });
  });

  test('a form where JSON is wanted', async () => {
    const { statusCode } = await send({ method: 'POST', path: '/products', body: aForm(words) });
    expect(statusCode).toBe(415);
  });

  test.each([
    ['what is no picture', 'not a picture', 'image.unreadable', 'JPEG, PNG, WebP'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image.unreadable', 'JPEG, PNG, WebP'],
  ])('%s, with a sentence and nothing left behind', async (_, content, code, sentence) => {
    const before = storedFiles(env);
    const image = new Blob([content], { type: 'image/png' });
    const { status, ...response } = await refusalOf(aForm(words, { image }));
    expect([status, response.code]).toEqual([422, code]);
    expect(response.message).toContain(sentence);
    expect(storedFiles(env)).toEqual(before);
  });
});

function twoPhotos() {
  const form = aForm(words, { image: picture });
  form.append('image', picture);
  return form;
}

const manyFields = () =>
  aForm({ ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, 'x'])) });

import {
  createCartLink,
  getCartLink,
  nextOfCartLink,
  previewSize,
  previewUrl,
  readCartLink,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { previews } from '../../db/schema/previews.ts';
import { photoStorageOf } from '../../storage/photo-storage.ts';
import { deleteOldPreviews } from '../previews/delete-old-previews.ts';

const { db, env, guest, signedIn } = await testApi();
const sales = await signedIn(Role.Sales);
const { design } = await aProduct(db, { stock: [1] });

const items = [{ productDesignId: design.id, quantity: 3 }];
const ask = async (body: object, caller = sales) => {
  const reply = await caller.send({ method: 'POST', path: '/admin/cartLinks', body });
  return { status: reply.statusCode, ...reply.json() };
};

test('a link holds what was asked for, whatever the stock is by now', async () => {
  const { url } = await sales.call(createCartLink, { body: { items, continueTo: '/products' } });
  const { pathname, searchParams } = new URL(url);
  expect(readCartLink(pathname.replace('/buy/', ''))).toEqual({ items, isWhole: true });
  expect(nextOfCartLink(searchParams)).toBe('/products');
});

test('no link is made of what is not sold, and none that leads elsewhere', async () => {
  const gone = [...items, { productDesignId: 999_999, quantity: 1 }];
  expect(await ask({ items: gone })).toMatchObject({ status: 404, code: 'design.not_found' });
  for (const continueTo of ['//evil.example', 'https://evil.example', '/a\\b', 'cart', '']) {
    expect(await ask({ items, continueTo })).toMatchObject({ status: 422 });
  }
});

test('only who works at the desk makes links', async () => {
  const developer = await signedIn(Role.Developer);
  expect(await ask({ items }, developer)).toMatchObject({ status: 403 });
});

test('a link has a picture in each language as soon as it is made, and nobody else’s has one', async () => {
  const shown = (text: string) => guest.call(getCartLink, { query: { items: text } });
  const { design: other } = await aProduct(db, { stock: [1] });
  const pieces = [...items, { productDesignId: other.id, quantity: 1 }];
  const text = `${design.id}:3,${other.id}:1`;
  expect(await shown(text)).toEqual({});
  await sales.call(createCartLink, { body: { items: pieces } });

  const { preview = '' } = await shown(text);
  for (const language of ['ar', 'en'] as const) {
    const { pathname } = new URL(previewUrl(preview, language));
    const { rawPayload } = await guest.send({ method: 'GET', path: pathname });
    expect(await sharp(rawPayload).metadata()).toMatchObject(previewSize);
    expect(rawPayload.length).toBeLessThan(300_000);
  }
  // Asking draws nothing, whatever is asked.
  const count = await db.$count(previews);
  for (const unknown of [`${design.id}:4`, `${other.id}:1`, '999999:1', 'broken', '']) {
    expect(await shown(unknown)).toEqual({});
  }
  expect(await db.$count(previews)).toBe(count);
});

test('a picture goes three months after the link was made', async () => {
  const { store } = photoStorageOf(env);
  await sales.call(createCartLink, { body: { items } });
  const text = `${design.id}:3`;
  const { preview } = await guest.call(getCartLink, { query: { items: text } });
  const key = preview?.split('/').at(-1) ?? '';
  const age = (days: number) =>
    db
      .update(previews)
      .set({ createdAt: sql`now() - ${days} * interval '1 day'` })
      .where(eq(previews.key, key));
  await age(89);
  await deleteOldPreviews(db, store, new Date());
  expect(await guest.call(getCartLink, { query: { items: text } })).toEqual({ preview });
  await age(91);
  await deleteOldPreviews(db, store, new Date());
  expect(await guest.call(getCartLink, { query: { items: text } })).toEqual({});
});

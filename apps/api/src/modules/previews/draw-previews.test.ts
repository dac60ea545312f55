import {
  addLogo,
  createCategory,
  getProduct,
  getSettings,
  listCategories,
  previewSize,
  previewUrl,
  saveShopSettings,
  updateCategory,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { aPhoto, storedFiles } from '../../../test/support/photos.ts';
import { designPhotos, products } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import { previews } from '../../db/schema/previews.ts';
import { createLogger } from '../../logging/logger.ts';
import { photoStorageOf } from '../../storage/photo-storage.ts';
import { createDrawPreviews } from './draw-previews.ts';
import { deleteOldPreviews } from './delete-old-previews.ts';

const { db, env, guest, signedIn } = await testApi({ CATALOGUE_CACHE_MB: '0' });
const staff = await signedIn(Role.Admin);
const { store } = photoStorageOf(env);
const draw = createDrawPreviews({ db, store, logger: createLogger('silent') });
const cleanUp = () => deleteOldPreviews(db, store, new Date(Date.now() + 60_000));

const categoryOf = async (id: number) =>
  (await guest.call(listCategories, {})).find((category) => category.id === id);
const shown = async (id: number) => (await guest.call(getProduct, { params: { id } })).preview;
const nameOf = (base: string | undefined) => base?.split('/').at(-1) ?? 'none';

let count = 0;
const aCategory = async () =>
  staff.call(createCategory, {
    body: { name: `Boards ${++count}`, nameAr: `ألواح ${count}` },
    file: await aPhoto(),
  });

test('a category has a picture in each language, as messengers want it, and may be kept for ever', async () => {
  const { id, preview } = await aCategory();
  expect(preview).toBeUndefined();
  await draw();

  const base = (await categoryOf(id))?.preview ?? '';
  const pictures = [];
  for (const language of ['ar', 'en'] as const) {
    const { pathname } = new URL(previewUrl(base, language));
    const reply = await guest.send({ method: 'GET', path: pathname });
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.rawPayload.length).toBeLessThan(300_000);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject(previewSize);
    pictures.push(reply.rawPayload);
  }
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
});

test('a new name is drawn anew, in the products of a category too; the old files go with the clean-up', async () => {
  const { id } = await aCategory();
  const product = await aProduct(db, { categoryId: id });
  await draw();
  const old = [(await categoryOf(id))?.preview, await shown(product.id)];
  expect(old).not.toContain(undefined);

  await staff.call(updateCategory, { params: { id }, body: { name: 'Bowls of oak' } });
  expect((await categoryOf(id))?.preview).toBeUndefined();
  await draw();

  const drawn = [(await categoryOf(id))?.preview, await shown(product.id)];
  expect(drawn).not.toContain(undefined);
  expect(drawn.some((base) => old.includes(base))).toBe(false);
  expect(await cleanUp()).toBe(2);
  const files = storedFiles(env).join(' ');
  for (const base of old) expect(files).not.toContain(nameOf(base));
  for (const base of drawn) expect(files).toContain(nameOf(base));
});

test('another first photo is drawn anew; a change of price or stock draws nothing', async () => {
  const product = await aProduct(db, {});
  await draw();
  const before = await shown(product.id);
  expect(before).toBeDefined();

  await db.update(products).set({ price: 100, pieces: 3 }).where(eq(products.id, product.id));
  expect(await shown(product.id)).toBe(before);

  await aCategory();
  const [photo] = await db.select().from(photos).limit(1);
  await db
    .insert(designPhotos)
    .values({ designId: product.design.id, photoId: photo?.id ?? 0, position: 0 });
  expect(await shown(product.id)).toBeUndefined();
  await draw();
  expect(await shown(product.id)).not.toBe(before);
});

test('what is out of the shop is not drawn, and loses its picture', async () => {
  const product = await aProduct(db, {});
  const draft = await aProduct(db, { isPublished: false });
  await draw();
  await cleanUp();
  const before = await db.$count(previews);
  await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, product.id));
  await draw();
  await cleanUp();

  expect(await db.$count(previews)).toBe(before - 1);
  const [row] = await db.select().from(products).where(eq(products.id, draft.id));
  expect(row?.previewKey).toBeNull();
});

test('pictures of another drawing are made anew by the next version', async () => {
  const product = await aProduct(db, {});
  await draw();
  const current = await shown(product.id);
  await db.insert(previews).values({ key: 'preview-0-abc' });
  await db.update(products).set({ previewKey: 'preview-0-abc' }).where(eq(products.id, product.id));

  await createDrawPreviews({ db, store, logger: createLogger('silent') })();

  expect(await shown(product.id)).toBe(current);
});

test('another logo of the shop is drawn on every picture, and the first one again once it is gone', async () => {
  const { id } = await aCategory();
  const save = async (logo: Awaited<ReturnType<typeof aLogo>> | null) => {
    const { version: seenVersion } = (await staff.call(getSettings, {})).shop;
    await staff.call(saveShopSettings, { body: { seenVersion, logo } });
    await draw();
    return nameOf((await categoryOf(id))?.preview);
  };
  const aLogo = async () =>
    staff.call(addLogo, { file: await aPhoto('#a01020', { width: 500, height: 100 }) });
  const cornerOf = async (name: string, locale: 'ar' | 'en') => {
    const { data } = await sharp(await store.read(`${name}.${locale}.jpg`))
      .extract({ left: locale === 'ar' ? 1000 : 180, top: 90, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };

  await draw();
  const first = nameOf((await categoryOf(id))?.preview);
  const own = await save(await aLogo());
  expect(own).not.toBe(first);
  for (const locale of ['ar', 'en'] as const) {
    const [red = 0, green = 0] = await cornerOf(own, locale);
    expect(red - green).toBeGreaterThan(100);
  }
  expect(await save(null)).toBe(first);
});

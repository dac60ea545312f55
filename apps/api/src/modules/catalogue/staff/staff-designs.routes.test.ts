import {
  addDesignImage,
  deleteDesign,
  deleteProduct,
  describeDesignImage,
  getProduct,
  listProducts,
  removeDesignImage,
  saveDesign,
  sortDesignImages,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { aPhoto, storedFiles } from '../../../../test/support/photos.ts';
import { stockLedger } from '../../../db/schema/orders.ts';
import { photos } from '../../../db/schema/photos.ts';

const { db, env, guest, signedIn } = await testApi();
const { call } = await signedIn(Role.Developer);

const missing = { status: 404, code: 'design.not_found' };
const words = { name: 'Large', nameAr: 'كبير' };

let productId: number;
let designId: number;
beforeEach(async () => {
  const product = await aProduct(db, { stock: [10] });
  productId = product.id;
  designId = product.design.id;
});

const save = (body: object) =>
  call(saveDesign, { body: { productId, ...words, stock: 10, ...body } });
const product = () => guest.call(getProduct, { params: { id: productId } });
const received = async (id: number) =>
  (
    await db
      .select()
      .from(stockLedger)
      .where(and(eq(stockLedger.designId, id), eq(stockLedger.reason, 'received')))
      .orderBy(stockLedger.id)
  ).map(({ delta }) => delta);

describe('a new design', () => {
  test('is sold at once, with its stock in the ledger', async () => {
    const design = await save({ stock: 7 });
    expect(design).toMatchObject({ ...words, productId, stock: 7, photosUrls: [], photos: [] });
    expect(await received(design.id)).toEqual([7]);
    expect(await product()).toMatchObject({
      version: 2,
      productDesigns: [{ id: designId }, { id: design.id }],
    });
  });

  test('is of a known wood, or of none that is known', async () => {
    const { id } = await save({ wood: 'olive' });
    expect(await save({})).toMatchObject({ wood: null });
    // A list that changes the stock alone says nothing of the wood.
    expect(await save({ id, stock: 9 })).toMatchObject({ wood: 'olive' });
    expect((await product()).productDesigns).toMatchObject([{}, { id, wood: 'olive' }, {}]);
    expect(await save({ id, wood: null })).toMatchObject({ wood: null });
    await expect(save({ id, wood: 'plastic' })).rejects.toMatchObject({
      status: 422,
      details: [{ path: 'wood' }],
    });
  });

  test('may have no stock yet', async () => {
    const { id } = await save({ stock: 0 });
    expect(await received(id)).toEqual([]);
  });

  test('needs a product in the shop', async () => {
    const missing = { status: 404, code: 'product.not_found' };
    await expect(save({ productId: 1_000_000 })).rejects.toMatchObject(missing);
    const admin = await signedIn(Role.Admin);
    await admin.call(deleteProduct, { params: { id: productId } });
    await expect(save({})).rejects.toMatchObject(missing);
    await expect(save({ id: designId })).rejects.toMatchObject({ code: 'design.not_found' });
  });

  test.each([
    { name: '' },
    { nameAr: 'x'.repeat(101) },
    { stock: -1 },
    { stock: 1.5 },
    { stock: 1_000_001 },
    { productId: 0 },
    { seenStock: -1 },
    { id: 0 },
    { sku: '' },
    { sku: ' \u200f ' },
    { sku: 'x'.repeat(65) },
    { barcode: '4006381333932' },
    { barcode: '96385075' },
    { barcode: 'رف ٧' },
  ])('is refused with %j', async (wrong) => {
    await expect(save(wrong)).rejects.toMatchObject({
      status: 422,
      code: 'request.invalid',
      details: [{ path: Object.keys(wrong)[0] }],
    });
  });
});

describe('changing a design', () => {
  test.each([
    ['more', 14, [10, 4]],
    ['fewer', 3, [10, -7]],
    ['as many', 10, [10]],
  ])('books %s pieces', async (_, stock, entries) => {
    const design = await save({ id: designId, stock, seenStock: 10 });
    expect(design).toMatchObject({ id: designId, ...words, stock });
    expect(await received(designId)).toEqual(entries);
    expect(await product()).toMatchObject({ version: 2 });
  });

  test('does not write over a sale that was not seen', async () => {
    await expect(save({ id: designId, stock: 20, seenStock: 12 })).rejects.toMatchObject({
      status: 409,
      code: 'design.stock_changed',
      message: expect.stringContaining('10'),
    });
    expect(await product()).toMatchObject({ version: 1, productDesigns: [{ stock: 10 }] });
  });

  test('needs the design of this very product', async () => {
    const other = await aProduct(db);
    await expect(save({ id: 1_000_000 })).rejects.toMatchObject(missing);
    await expect(save({ id: other.design.id })).rejects.toMatchObject(missing);
  });
});

describe('the codes of a design', () => {
  test('stay when they are left out, and are taken away by null', async () => {
    const codes = { sku: 'BRD-OLV-30', barcode: '4006381333931' };
    const { id } = await save(codes);
    expect(await save({ id, stock: 9 })).toMatchObject(codes);
    expect((await product()).productDesigns).toMatchObject([{}, { id, ...codes }]);
    const without = await save({ id, sku: null, barcode: null });
    expect(without).not.toHaveProperty('sku');
    expect((await product()).productDesigns[1]).not.toHaveProperty('barcode');
  });

  test.each([
    ['without what nobody sees', ' \u200fOLV 30\u200e ', 'OLV 30'],
    ['in the digits of labels', 'لوح-٣٠', 'لوح-30'],
    ['as one letter where it is typed as two', 'cafe\u0301-1', 'caf\u00e9-1'],
  ])('are kept %s', async (_, sku, kept) => {
    expect(await save({ sku, barcode: ' ٩٦٣٨٥٠٧٤ ' })).toMatchObject({
      sku: kept,
      barcode: '96385074',
    });
    await db.delete(stockLedger);
    await db.execute(sql`update product_designs set deleted_at = now() where sku = ${kept}`);
  });

  test('tell one design from all others, in small letters and capital ones', async () => {
    const { id } = await save({ sku: 'Tray-1' });
    const other = await aProduct(db, { name: 'Oval tray', nameAr: 'صينية بيضاوية' });
    const taken = { id: other.design.id, productId: other.id, sku: 'TRAY-1' };
    await expect(save(taken)).rejects.toMatchObject({
      ...{ status: 409, code: 'design.sku_taken' },
      details: [{ path: 'sku', message: expect.stringContaining('Salad bowl, Large') }],
    });
    // Its own it may write in other letters, and two may have the same barcode.
    expect(await save({ id, sku: 'TRAY-1', barcode: 'shelf 7' })).toMatchObject({ sku: 'TRAY-1' });
    const { sku: _, ...unnamed } = taken;
    expect(await save({ ...unnamed, barcode: 'shelf 7' })).toMatchObject({ barcode: 'shelf 7' });

    await call(deleteDesign, { params: { id } });
    expect(await save(taken)).toMatchObject({ sku: 'TRAY-1' });
  });

  test('are given to one of two who ask at once', async () => {
    const both = await Promise.allSettled([save({ sku: 'ONCE-1' }), save({ sku: 'once-1' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'design.sku_taken', message: expect.stringContaining('Salad bowl') },
    });
  });
});

test('a design that is removed leaves the shop and stays in the books', async () => {
  const remove = () => call(deleteDesign, { params: { id: designId } });
  expect(await remove()).toBeNull();
  expect(await product()).toMatchObject({ version: 2, productDesigns: [] });
  expect(await received(designId)).toEqual([10]);
  await expect(remove()).rejects.toMatchObject(missing);
  await expect(save({ id: designId })).rejects.toMatchObject(missing);
});

describe('photos of a design', () => {
  const add = async (color?: string, id = designId) =>
    call(addDesignImage, { body: { productDesignId: id }, file: await aPhoto(color) });
  const remove = (imageurl: string, productDesignId = designId) =>
    call(removeDesignImage, { body: { imageurl, productDesignId } });
  const sort = (photosUrls: string[], id = designId) =>
    call(sortDesignImages, { params: { id }, body: { photosUrls } });
  const urls = async () => (await product()).productDesigns[0]?.photosUrls;
  const noPhoto = { status: 404, code: 'image.not_found' };

  test('need 600 pixels each way, and the sentence says so', async () => {
    const file = await aPhoto('#f00000', { width: 20, height: 20 });
    await expect(
      call(addDesignImage, { body: { productDesignId: designId }, file }),
    ).rejects.toMatchObject({
      status: 422,
      message: 'This photo is too small: 20 by 20 pixels. It needs 600 by 600 or more.',
    });
  });

  test('come one after the other', async () => {
    const red = await add('#f00000');
    const blue = await add('#0000f0');

    expect(red.imageUrl).toBe(`${red.photo.base}-1200.webp`);
    expect(red.photo).toMatchObject({
      width: 1200,
      height: 600,
      widths: [180, 360, 540, 760, 1080, 1200],
      color: '#f00000',
    });
    expect(await urls()).toEqual([red.imageUrl, blue.imageUrl]);
    expect(await product()).toMatchObject({ version: 3 });
    const { statusCode } = await guest.send({
      method: 'GET',
      path: red.imageUrl.slice(env.API_URL.length),
    });
    expect(statusCode).toBe(200);
  });

  test('are there once, however often they are sent', async () => {
    const [first] = await Promise.all([add('#00f000'), add('#00f000'), add('#00f000')]);
    expect(await urls()).toEqual([first.imageUrl]);
  });

  test('belong to as many designs as one likes', async () => {
    const other = await aProduct(db);
    await add('#bbccdd');
    const here = await add('#aabbcc');
    const there = await add('#aabbcc', other.design.id);
    expect(there).toEqual(here);
    await remove(here.imageUrl);
    const { productDesigns } = await guest.call(getProduct, { params: { id: other.id } });
    expect(productDesigns[0]?.photosUrls).toEqual([there.imageUrl]);
  });

  test('go by the address of any of their files', async () => {
    const first = await add('#654321');
    const { photo } = await add('#123456');
    expect(await remove(`${photo.base}-1200.avif`)).toBeNull();
    expect(await urls()).toEqual([first.imageUrl]);
    await expect(remove(`${photo.base}-1200.avif`)).rejects.toMatchObject(noPhoto);
    await expect(remove('/images/x.webp')).rejects.toMatchObject(noPhoto);
    await expect(remove('/images/x.webp', 1_000_000)).rejects.toMatchObject(missing);
    await expect(remove('')).rejects.toMatchObject({
      status: 422,
      details: [{ path: 'imageurl' }],
    });
  });

  test('stand in the order that staff give them, those left out last', async () => {
    const [a, b, c] = [await add('#a00000'), await add('#b00000'), await add('#c00000')];
    const { photosUrls } = await sort([c.imageUrl, a.imageUrl, c.imageUrl]);
    expect(photosUrls).toEqual([c.imageUrl, a.imageUrl, b.imageUrl]);
    expect(await urls()).toEqual(photosUrls);
    expect(await product()).toMatchObject({ version: 5 });

    await expect(sort(['/images/x.webp'])).rejects.toMatchObject(noPhoto);
    await expect(sort([], 1_000_000)).rejects.toMatchObject(missing);
    expect((await sort([])).photosUrls).toEqual(photosUrls);
  });

  test('say in words what they show, of this design alone, whatever becomes of the others', async () => {
    const other = await aProduct(db);
    const [first, second] = [await add('#a20000'), await add('#b20000')];
    await add('#b20000', other.design.id);
    const words = { alt: 'Two bowls, one in the other', altAr: 'سلطانيتان متداخلتان' };
    const describe = (body: object, id = designId) =>
      call(describeDesignImage, {
        params: { id },
        body: { imageurl: second.imageUrl, ...body },
      });
    const photosOf = async (id = productId) =>
      (await guest.call(getProduct, { params: { id } })).productDesigns[0]?.photos;

    expect(await describe({ ...words, alt: `  ${words.alt} ` })).toEqual({
      ...second.photo,
      ...words,
    });
    expect(await product()).toMatchObject({ version: 4 });
    expect(await photosOf()).toEqual([first.photo, { ...second.photo, ...words }]);
    expect(await photosOf(other.id)).toEqual([second.photo]);

    expect((await sort([second.imageUrl])).photos[0]).toEqual({ ...second.photo, ...words });
    expect(await photosOf()).toEqual([{ ...second.photo, ...words }, first.photo]);
    const { products } = await guest.call(listProducts, { query: {} });
    const listed = products.find(({ id }) => id === productId);
    expect(listed?.productDesigns[0]?.photos[0]).toMatchObject(words);

    // Words of one language are as good as they are; empty ones are none.
    expect(await describe({ altAr: words.altAr })).toEqual({ ...second.photo, altAr: words.altAr });
    expect(await describe({ alt: ' ', altAr: '' })).toEqual(second.photo);
    expect(await photosOf()).toEqual([second.photo, first.photo]);

    await expect(describe({ ...words, imageurl: '/images/x.webp' })).rejects.toMatchObject(noPhoto);
    await expect(describe(words, 1_000_000)).rejects.toMatchObject(missing);
    await expect(describe({ alt: 'x'.repeat(201) })).rejects.toMatchObject({
      status: 422,
      details: [{ path: 'alt' }],
    });
  });

  test('come after those that were sorted', async () => {
    const [a, b] = [await add('#a10000'), await add('#b10000')];
    await remove(a.imageUrl);
    const c = await add('#c10000');
    expect(await urls()).toEqual([b.imageUrl, c.imageUrl]);
  });

  test('leave nothing behind where there is no such design', async () => {
    const before = [storedFiles(env), await db.$count(photos)];
    await expect(add('#fedcba', 1_000_000)).rejects.toMatchObject(missing);
    expect([storedFiles(env), await db.$count(photos)]).toEqual(before);
  });

  test.each(['', 'x', '0', '1.5'])('need the id of a design, which "%s" is not', async (id) => {
    const body = { productDesignId: id };
    const adding = call(addDesignImage, { body, file: await aPhoto() });
    await expect(adding).rejects.toMatchObject({
      status: 422,
      details: [{ path: 'productDesignId' }],
    });
  });
});

import { randomUUID } from 'node:crypto';

import {
  addDesignImage,
  copyProduct,
  createProduct,
  deleteProduct,
  describeDesignImage,
  getProduct,
  getStaffProduct,
  listStaffProducts,
  removeDesignImage,
  saveDesign,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory } from '../../../../test/support/builders.ts';
import { aPhoto } from '../../../../test/support/photos.ts';

const { db, guest, signedIn } = await testApi();
const { call, send } = await signedIn(Role.Admin);
const { id: categoryId } = await aCategory(db);

const fields = {
  ...{ name: 'Olive tray', nameAr: 'صينية زيتون', price: 450, weight: 1.2, categoryId },
  ...{ description: 'Cut from one plank.', descriptionAr: 'من لوح واحد.', lengthMm: 400 },
  ...{ seoTitle: 'Olive wood tray', seoTitleAr: 'صينية من خشب الزيتون' },
  ...{ seoDescription: 'From Damietta.', seoDescriptionAr: 'من دمياط.' },
  ...{ isFoodSafe: true, madeToOrderDays: 7 },
};

async function aTray() {
  const { id } = await call(createProduct, {
    body: { ...fields, finish: 'food-safe-oil', care: ['hand-wash', 'keep-dry'] },
  });
  const design = await call(saveDesign, {
    body: {
      ...{ productId: id, name: 'Large', nameAr: 'كبيرة', wood: 'olive', stock: 8 },
      ...{ sku: `TRAY-${id}`, barcode: '6223001230076', price: 500, weight: 2 },
    },
  });
  const body = { productDesignId: design.id };
  const { imageUrl } = await call(addDesignImage, { body, file: await aPhoto('#112233') });
  await call(addDesignImage, { body, file: await aPhoto('#445566') });
  await call(describeDesignImage, {
    params: { id: design.id },
    body: { imageurl: imageUrl, alt: 'A tray', altAr: 'صينية' },
  });
  await call(saveDesign, { body: { productId: id, name: 'Small', nameAr: 'صغيرة', stock: 3 } });
  return id;
}

const asStaff = (id: number) => call(getStaffProduct, { params: { id } });
const copy = async (id: number) => (await call(copyProduct, { params: { id } })).id;

describe('a copy', () => {
  test('has all that the product has, as a draft without stock and codes', async () => {
    const id = await aTray();
    const [of, made] = [await asStaff(id), await asStaff(await copy(id))];

    expect(made).toMatchObject({
      ...{ name: 'Olive tray (copy)', nameAr: 'صينية زيتون (نسخة)', isPublished: false },
      ...{ publishAt: null, archivedAt: null, totalStock: 0, soldCount: 0, version: 1 },
    });
    const { name: _, nameAr: __, categoryId: ___, ...rest } = fields;
    const { price, ...same } = rest;
    expect(made).toMatchObject({ ...same, price: price * 100 });
    expect(made).toMatchObject({ finish: of.finish, care: ['hand-wash', 'keep-dry'] });
    expect(made.productDesigns).toHaveLength(2);
    for (const [index, design] of of.productDesigns.entries()) {
      const { id: _, productId: __, stock: ___, sku: ____, barcode: _____, ...kept } = design;
      expect(made.productDesigns[index]).toMatchObject({ ...kept, stock: 0 });
      expect(made.productDesigns[index]).not.toHaveProperty('sku');
      expect(made.productDesigns[index]).not.toHaveProperty('barcode');
    }
    expect(made.productDesigns[0]?.photos).toEqual(of.productDesigns[0]?.photos);
    expect(made.productDesigns[0]?.photos).toHaveLength(2);
  });

  test('is found by staff, and by nobody else', async () => {
    const id = await copy(await aTray());
    const { data } = await call(listStaffProducts, { query: { published: 'false' } });
    expect(data.map((product) => product.id)).toContain(id);
    await expect(guest.call(getProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('is made once, however often it is asked for with one key', async () => {
    const id = await aTray();
    const key = randomUUID();
    const ask = async (id: number, key: string) =>
      (
        await send({
          ...{ method: 'POST', path: `/admin/products/${id}/copy` },
          headers: { 'idempotency-key': key },
        })
      ).json();
    const made = [...(await Promise.all([ask(id, key), ask(id, key)])), await ask(id, key)];
    expect(made[0]).toEqual({ data: { id: expect.any(Number) as unknown } });
    expect(made).toEqual([made[0], made[0], made[0]]);
    expect(await ask(id, randomUUID())).not.toEqual(made[0]);
    expect(await ask(await aTray(), key)).toMatchObject({ code: 'request.key_reused' });
  });

  test('keeps its photos when the product loses them', async () => {
    const id = await aTray();
    const made = await copy(id);
    const [design] = (await asStaff(id)).productDesigns;
    const [imageurl = ''] = design?.photosUrls ?? [];
    await call(removeDesignImage, { body: { productDesignId: design?.id ?? 0, imageurl } });
    expect((await asStaff(made)).productDesigns[0]?.photosUrls).toContain(imageurl);
  });

  test('is of a product that there is, whoever may change products', async () => {
    const id = await aTray();
    await call(deleteProduct, { params: { id } });
    await expect(copy(id)).rejects.toMatchObject({ code: 'product.not_found' });
    const sales = await signedIn(Role.Sales);
    await expect(sales.call(copyProduct, { params: { id } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

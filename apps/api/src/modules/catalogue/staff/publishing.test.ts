import {
  addDesignImage,
  addToCart,
  archiveProduct,
  createProduct,
  deleteProduct,
  deleteDesign,
  getActiveCart,
  getArchivedProduct,
  getProduct,
  getStaffProduct,
  hideProduct,
  listProducts,
  listReviews,
  listStaffProducts,
  mergeCart,
  publishProduct,
  rateProduct,
  removeDesignImage,
  restoreProduct,
  saveDesign,
  scheduleProduct,
  suggest,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory } from '../../../../test/support/builders.ts';
import { aPhoto } from '../../../../test/support/photos.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { createPublishDue, publishDue } from './publish-due.ts';

const { db, guest, signedIn } = await testApi();
const { call } = await signedIn(Role.Admin);
const customer = await signedIn(Role.User);

const { id: categoryId } = await aCategory(db);
const missing = { status: 404, code: 'product.not_found' };

const draft = () =>
  call(createProduct, {
    body: { name: 'Zither stand', nameAr: 'حامل قانون', price: 900, weight: 1, categoryId },
  });

const addDesign = (productId: number) =>
  call(saveDesign, { body: { productId, name: 'Oak', nameAr: 'أرو', stock: 4 } });

const addPhoto = async (productDesignId: number, color?: string) =>
  call(addDesignImage, { body: { productDesignId }, file: await aPhoto(color) });

const publish = (id: number) => call(publishProduct, { params: { id } });
const hide = (id: number) => call(hideProduct, { params: { id } });
const archive = (id: number) => call(archiveProduct, { params: { id } });
const schedule = (id: number, publishAt: Date) =>
  call(scheduleProduct, { params: { id }, body: { publishAt: publishAt.toISOString() } });
const asStaff = (id: number) => call(getStaffProduct, { params: { id } });
const inFuture = (ms = 60 * 60_000) => new Date(Date.now() + ms);

async function aFinishedDraft() {
  const { id } = await draft();
  const design = await addDesign(id);
  await addPhoto(design.id);
  return { id, designId: design.id };
}

/** Whether customers meet it, by each way there is to a product. */
async function doors(id: number) {
  const listed = async (query: object) => {
    const page = await guest.call(listProducts, { query });
    return [page.products.some((product) => product.id === id), page.totalCount] as const;
  };
  const found = (call: Promise<unknown>) =>
    call.then(
      () => true,
      (error: { status: number }) => (error.status === 404 ? false : Promise.reject(error)),
    );
  const suggested = await guest.call(suggest, { query: { query: 'zit' } });
  const [[list, totalCount], [category], [search], [sorted]] = await Promise.all([
    listed({}),
    listed({ categoryIds: categoryId }),
    listed({ query: 'zither' }),
    listed({ sort: 'price-down', inStock: 'true' }),
  ]);
  return {
    totalCount,
    list,
    category,
    search,
    sorted,
    page: await found(guest.call(getProduct, { params: { id } })),
    reviews: await found(guest.call(listReviews, { params: { id }, query: {} })),
    suggestion: suggested.products.some((product) => product.id === id),
    word: suggested.terms.length > 0,
  };
}

const shut = {
  totalCount: 0,
  list: false,
  category: false,
  search: false,
  sorted: false,
  page: false,
  reviews: false,
  suggestion: false,
  word: false,
};
const open = {
  totalCount: 1,
  list: true,
  category: true,
  search: true,
  sorted: true,
  page: true,
  reviews: true,
  suggestion: true,
  word: true,
};

describe('a draft', () => {
  test('is behind every door of the shop until it is published, and again when it is hidden', async () => {
    const { id } = await aFinishedDraft();
    expect(await doors(id)).toEqual(shut);

    expect(await publish(id)).toBeNull();
    expect(await doors(id)).toEqual(open);

    expect(await hide(id)).toBeNull();
    // What was shown once is a known word, as of products that were removed.
    expect(await doors(id)).toEqual({ ...shut, word: true });
  });

  test('is found by staff, who see that it is one', async () => {
    const { id } = await draft();
    const list = async (query: object) =>
      (await call(listStaffProducts, { query })).data.map((product) => product.id);

    expect(await call(getStaffProduct, { params: { id } })).toMatchObject({ isPublished: false });
    expect(await list({ published: 'false' })).toContain(id);
    expect(await list({ published: 'true' })).not.toContain(id);
    expect(await list({ query: 'zither', removed: 'false' })).toContain(id);
  });

  test('is found by staff by words that no other product has', async () => {
    const body = { name: 'Quill xylo', nameAr: 'زيلوفون', price: 9, weight: 1, categoryId };
    const { id } = await call(createProduct, { body });
    for (const query of ['xylo', 'زيلو']) {
      const { data, meta } = await call(listStaffProducts, { query: { query, removed: 'false' } });
      expect([data.map((product) => product.id), meta.totalCount]).toEqual([[id], 1]);
    }
    const { terms } = await guest.call(suggest, { query: { query: 'xyl' } });
    expect(terms).toEqual([]);
  });

  test('can be neither bought nor rated', async () => {
    const { id, designId } = await aFinishedDraft();
    const line = { productDesignId: designId, quantity: 1 };
    const add = () => customer.call(addToCart, { body: line });
    const rate = () => customer.call(rateProduct, { body: { productId: id, rating: 5 } });

    await expect(add()).rejects.toMatchObject({ status: 404, code: 'design.not_found' });
    await expect(rate()).rejects.toMatchObject(missing);
    const merged = await customer.call(mergeCart, { body: { items: [line] } });
    expect(merged.changes).toEqual([{ productDesignId: designId, asked: 1, got: 0 }]);

    await publish(id);
    await add();
    await hide(id);
    expect((await customer.call(getActiveCart, {})).cartItems).toEqual([]);
  });
});

describe('publishing', () => {
  test('asks for a design with a photo, and for a price', async () => {
    const { id } = await draft();
    await expect(publish(id)).rejects.toMatchObject({ status: 409, code: 'product.no_photo' });
    const design = await addDesign(id);
    await expect(publish(id)).rejects.toMatchObject({ status: 409, code: 'product.no_photo' });
    await addPhoto(design.id);
    // As an older version may have left it.
    await db.update(products).set({ price: 0 }).where(eq(products.id, id));
    await expect(publish(id)).rejects.toMatchObject({ status: 409, code: 'product.no_price' });
  });

  test('is a change only where it changes something', async () => {
    const { id } = await aFinishedDraft();
    const version = async () => (await call(getStaffProduct, { params: { id } })).version;
    const before = await version();
    await hide(id);
    await publish(id);
    await publish(id);
    expect(await version()).toBe(before + 1);
  });

  test('needs a product that was not removed', async () => {
    await expect(publish(4711)).rejects.toMatchObject(missing);
    await expect(hide(4711)).rejects.toMatchObject(missing);
  });
});

describe('an archived product', () => {
  test('is behind every door of the shop, and its old address still says what it was', async () => {
    const { id, designId } = await aFinishedDraft();
    const { totalCount } = await doors(id);
    await publish(id);
    const asked = () => guest.call(getArchivedProduct, { params: { id } });
    await expect(asked()).rejects.toMatchObject(missing);

    await archive(id);
    expect(await doors(id)).toEqual({ ...shut, totalCount, word: true });
    expect(await asked()).toMatchObject({ id, name: 'Zither stand', categoryId });
    const line = { productDesignId: designId, quantity: 1 };
    const add = customer.call(addToCart, { body: line });
    await expect(add).rejects.toMatchObject({ status: 404, code: 'design.not_found' });

    await publish(id);
    expect(await doors(id)).toEqual({ ...open, totalCount: totalCount + 1 });
    await expect(asked()).rejects.toMatchObject(missing);
    await hide(id);
  });

  test('is listed for staff who ask for it, and not among what they work with', async () => {
    const { id } = await aFinishedDraft();
    await archive(id);
    const list = async (query: object) =>
      (await call(listStaffProducts, { query })).data.map((product) => product.id);
    const lists = () =>
      Promise.all([
        list({ archived: 'true' }),
        list({ archived: 'true', query: 'zither' }),
        list({ removed: 'false' }),
        list({ published: 'false' }),
        list({ removed: 'true' }),
      ]);
    const holds = async () => (await lists()).map((ids) => ids.includes(id));
    expect(await holds()).toEqual([true, true, false, false, false]);

    await call(deleteProduct, { params: { id } });
    await expect(guest.call(getArchivedProduct, { params: { id } })).rejects.toMatchObject(missing);
    expect(await holds()).toEqual([false, false, false, false, true]);
    await call(restoreProduct, { params: { id } });
    expect(await holds()).toEqual([true, true, false, false, false]);

    await hide(id);
    expect(await holds()).toEqual([false, false, true, true, false]);
  });

  test('keeps its day where it is archived again', async () => {
    const { id } = await aFinishedDraft();
    await archive(id);
    const first = await asStaff(id);
    await archive(id);
    expect(await asStaff(id)).toEqual(first);
    expect(first.archivedAt).not.toBeNull();
  });
});

describe('a draft that waits for its moment', () => {
  afterEach(() => void vi.useRealTimers());

  test('goes into the shop when that has come, once, whoever looks', async () => {
    const { id } = await aFinishedDraft();
    const publishAt = inFuture();
    await schedule(id, publishAt);
    expect(await asStaff(id)).toMatchObject({
      ...{ isPublished: false, publishAt: publishAt.toISOString() },
    });
    await publishDue(db, new Date(publishAt.getTime() - 1));
    const { totalCount, ...before } = await doors(id);
    expect(before).toMatchObject({ list: false, page: false });

    const { version } = await asStaff(id);
    const looks = await Promise.all([1, 2, 3].map(() => publishDue(db, publishAt)));
    expect(looks.sort()).toEqual([0, 0, 1]);
    expect(await doors(id)).toEqual({ ...open, totalCount: totalCount + 1 });
    expect(await asStaff(id)).toMatchObject({ publishAt: null, version: version + 1 });
    await hide(id);
  });

  test('is there at its second, not at the next look', async () => {
    const { id } = await aFinishedDraft();
    const publishAt = inFuture(60_000);
    await schedule(id, publishAt);
    const logger = { info: vi.fn(), warn: vi.fn() };
    vi.useFakeTimers({
      ...{ now: publishAt.getTime() - 700, toFake: ['Date', 'setTimeout', 'clearTimeout'] },
      shouldClearNativeTimers: true, // those of the connections that wait
    });
    await createPublishDue({ db, logger: logger as never })();
    vi.advanceTimersByTime(699);
    expect((await asStaff(id)).isPublished).toBe(false);
    vi.advanceTimersByTime(1);
    await expect.poll(async () => (await asStaff(id)).isPublished).toBe(true);
    expect(logger.warn).not.toHaveBeenCalled();
    await hide(id);
  });

  test('waits no longer once it is published, hidden, archived or deleted', async () => {
    const { id } = await aFinishedDraft();
    const restore = async (id: number) => {
      await call(deleteProduct, { params: { id } });
      await call(restoreProduct, { params: { id } });
    };
    for (const act of [publish, hide, archive, restore]) {
      await hide(id);
      await schedule(id, inFuture());
      await act(id);
      expect((await asStaff(id)).publishAt).toBeNull();
    }
  });

  test('has all that publishing asks for, and keeps it', async () => {
    const { id } = await draft();
    await expect(schedule(id, inFuture())).rejects.toMatchObject({ code: 'product.no_photo' });
    const design = await addDesign(id);
    const photo = await addPhoto(design.id);
    await expect(schedule(id, inFuture(-1))).rejects.toMatchObject({ code: 'product.moment_past' });
    await schedule(id, inFuture());
    const body = { imageurl: photo.imageUrl, productDesignId: design.id };
    await expect(call(removeDesignImage, { body })).rejects.toMatchObject({
      code: 'product.last_photo',
    });
    await publish(id);
    await expect(schedule(id, inFuture())).rejects.toMatchObject({ code: 'product.published' });
    await expect(schedule(4711, inFuture())).rejects.toMatchObject(missing);
    await expect(archive(4711)).rejects.toMatchObject(missing);
    await hide(id);
  });
});

test('the last photo of a product in the shop stays, be it deleted by itself or with its design', async () => {
  const { id, designId } = await aFinishedDraft();
  const other = await addDesign(id);
  const second = await addPhoto(other.id, '#445566');
  await publish(id);
  const removePhoto = (imageurl: string) =>
    call(removeDesignImage, { body: { imageurl, productDesignId: other.id } });
  const removeDesign = (id: number) => call(deleteDesign, { params: { id } });
  const refused = { status: 409, code: 'product.last_photo' };

  await removeDesign(designId);
  await expect(removePhoto(second.imageUrl)).rejects.toMatchObject(refused);
  await expect(removeDesign(other.id)).rejects.toMatchObject(refused);

  await hide(id);
  await removePhoto(second.imageUrl);
  await removeDesign(other.id);
});

import {
  createCategory,
  createProduct,
  deleteCategory,
  getArchivedProduct,
  getCategory,
  getProduct,
  hideProduct,
  listCategories,
  listDescribedCategories,
  listProducts,
  listStaffCategories,
  sortCategories,
  updateCategory,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { aForm, testApi } from '../../../../test/support/api.ts';
import { aCategory, aProduct } from '../../../../test/support/builders.ts';
import { aPhoto, storedFiles } from '../../../../test/support/photos.ts';
import { auditEntries } from '../../../db/schema/audit.ts';

const { db, env, guest, signedIn } = await testApi();
const { call, send } = await signedIn(Role.Admin);

let count = 0;
/** Names that no other category has. */
const newWords = () => ({ name: `Boards ${++count}`, nameAr: `ألواح ${count}` });
const create = async (color?: string, words = newWords()) =>
  call(createCategory, { body: words, file: await aPhoto(color) });
const remove = (id: number) => call(deleteCategory, { params: { id } });
const listed = async () => (await guest.call(listCategories, {})).map(({ id }) => id);
/** What a category is as long as nobody says otherwise. */
const plain = { description: '', descriptionAr: '', isHidden: false };
const missing = { status: 404, code: 'category.not_found' };

describe('a new category', () => {
  test('is there for customers at once, with its photo', async () => {
    const words = newWords();
    const category = await create('#112233', words);
    expect(category).toMatchObject({ ...words, photo: { color: '#112233' } });
    expect(category.imageUrl).toBe(`${category.photo?.base}-1200.webp`);
    expect(await guest.call(listCategories, {})).toContainEqual(category);
  });

  test.each([{ name: '' }, { nameAr: ' ' }, { name: 'x'.repeat(101) }])(
    'is refused with %j',
    async (wrong) => {
      const body = aForm({ ...newWords(), ...wrong }, { image: await aPhoto() });
      const reply = await send({ method: 'POST', path: '/products/categories', body });
      expect(reply.json()).toMatchObject({
        code: 'request.invalid',
        details: [{ path: Object.keys(wrong)[0] }],
      });
    },
  );
});

describe('a name that another category has', () => {
  const taken = (details: Record<string, string>) => ({
    ...{ status: 409, code: 'category.name_taken' },
    details: Object.entries(details).map(([path, name]) => ({
      path,
      message: expect.stringContaining(name),
    })),
  });

  test('is refused in either language, also where only a search takes it for the same', async () => {
    const file = await aPhoto();
    await create(undefined, { name: 'Spoons', nameAr: 'الملاعق' });
    const other = await create();
    const both = { name: 'spoon', nameAr: 'ملاعق' };

    const adding = call(createCategory, { body: both, file });
    await expect(adding).rejects.toMatchObject(taken({ nameAr: 'الملاعق', name: 'Spoons' }));
    const renaming = call(updateCategory, { params: { id: other.id }, body: { name: 'SPOONS' } });
    await expect(renaming).rejects.toMatchObject(taken({ name: 'Spoons' }));
  });

  test('is free again once that one is deleted', async () => {
    const { id } = await create(undefined, { name: 'Ladles', nameAr: 'مغارف' });
    await remove(id);
    expect(await create(undefined, { name: 'Ladles', nameAr: 'مغارف' })).toBeTruthy();
  });

  test('stays with what is called that already', async () => {
    const words = newWords();
    const { id } = await create(undefined, words);
    await aCategory(db, words);
    expect(await call(updateCategory, { params: { id }, body: words })).toMatchObject(words);
  });

  test('is given to one of two that want it at once', async () => {
    const words = newWords();
    const tries = await Promise.allSettled([create('#010101', words), create('#020202', words)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('changing a category', () => {
  test('changes a name and keeps the photo', async () => {
    const { id, name, photo } = await create();
    const change = { params: { id }, body: { nameAr: 'صواني' } };
    expect(await call(updateCategory, change)).toMatchObject({ id, name, nameAr: 'صواني', photo });
  });

  test('changes the photo and keeps the names', async () => {
    const { id, name, nameAr } = await create();
    const file = await aPhoto('#445566');
    expect(await call(updateCategory, { params: { id }, body: {}, file })).toMatchObject({
      ...{ id, name, nameAr },
      photo: { color: '#445566' },
    });
  });

  test('is refused to who has not seen the latest change, with a photo or without', async () => {
    const { id } = await create();
    const params = { id };
    const change = (name: string, seenVersion: number) =>
      call(updateCategory, { params, body: { name, seenVersion } });
    const { name } = newWords();
    expect(await change(name, 1)).toMatchObject({ name, version: 2 });

    const changed = { status: 409, code: 'category.changed' };
    await expect(change('Other boards', 1)).rejects.toMatchObject(changed);
    const before = await storedFiles(env);
    const file = await aPhoto('#445566');
    await expect(
      call(updateCategory, { params, body: { seenVersion: 1 }, file }),
    ).rejects.toMatchObject(changed);
    expect(await storedFiles(env)).toEqual(before);

    expect(await change('Other boards', 2)).toMatchObject({ name: 'Other boards', version: 3 });
    expect(await call(listStaffCategories, {})).toContainEqual(
      expect.objectContaining({ id, version: 3 }),
    );
    await expect(
      call(updateCategory, { params: { id: 999_999 }, body: { name: 'X', seenVersion: 1 } }),
    ).rejects.toMatchObject(missing);
  });

  test('may change nothing', async () => {
    const category = await create();
    const same = await call(updateCategory, { params: { id: category.id }, body: {} });
    expect(same).toEqual({ ...category, ...plain, version: 2 });
  });

  test('needs a category that is there, and keeps no photo without', async () => {
    const before = storedFiles(env);
    const file = await aPhoto('#0f0f0f');
    for (const more of [{}, { file }]) {
      const change = call(updateCategory, { params: { id: 1_000_000 }, body: {}, ...more });
      await expect(change).rejects.toMatchObject(missing);
    }
    expect(storedFiles(env)).toEqual(before);
  });
});

describe('the categories for staff', () => {
  const counted = async (id: number) =>
    (await call(listStaffCategories, {})).find((category) => category.id === id);

  test('say how many products each holds, and how many of them customers see', async () => {
    const category = await create();
    expect(await counted(category.id)).toEqual({
      ...{ ...category, ...plain },
      version: 1,
      productCount: 0,
      publishedCount: 0,
    });

    await aProduct(db, { categoryId: category.id });
    const draft = await aProduct(db, { categoryId: category.id });
    await aProduct(db, { categoryId: category.id, deletedAt: new Date() });
    await call(hideProduct, { params: { id: draft.id } });
    expect(await counted(category.id)).toMatchObject({ productCount: 2, publishedCount: 1 });

    await remove((await aCategory(db)).id);
    expect((await call(listStaffCategories, {})).map(({ id }) => id)).toEqual(await listed());
  });

  test('are for those who keep them', async () => {
    const sales = await signedIn(Role.Sales);
    await expect(sales.call(listStaffCategories, {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('what is said of a category', () => {
  const described = { description: 'Cut\n\nin Damietta.', descriptionAr: 'من دمياط.' };

  test('is told where it is read alone, and in a list only to who asks', async () => {
    const body = { ...newWords(), ...described };
    const { id } = await call(createCategory, { body, file: await aPhoto() });
    expect(await guest.call(getCategory, { params: { id } })).toMatchObject({ id, ...described });
    const all = await guest.call(listDescribedCategories, {});
    expect(all).toContainEqual(expect.objectContaining({ id, ...described }));
    const short = (await guest.call(listCategories, {})).find((category) => category.id === id);
    expect(short).not.toHaveProperty('description');
  });

  test('is changed alone, and taken away', async () => {
    const { id, name } = await create();
    const change = async (fields: Partial<typeof described>) =>
      call(updateCategory, { params: { id }, body: fields });
    expect(await change(described)).toMatchObject({ name, ...described });
    const rest = await change({ description: ' ' });
    expect(rest).toMatchObject({ description: '', descriptionAr: described.descriptionAr });
  });

  test('has a longest length', async () => {
    const { id } = await create();
    const body = { description: 'x'.repeat(1001) };
    const change = call(updateCategory, { params: { id }, body });
    await expect(change).rejects.toMatchObject({ details: [{ path: 'description' }] });
  });
});

describe('a hidden category', () => {
  const hide = (id: number, isHidden: 'true' | 'false') =>
    call(updateCategory, { params: { id }, body: { isHidden } });
  const described = async () => (await guest.call(listDescribedCategories, {})).map(({ id }) => id);

  test('is in no list of customers and has no page, and staff see it', async () => {
    const { id } = await create();
    await hide(id, 'true');
    expect([await listed(), await described()].flat()).not.toContain(id);
    await expect(guest.call(getCategory, { params: { id } })).rejects.toMatchObject(missing);
    expect(await call(listStaffCategories, {})).toContainEqual(
      expect.objectContaining({ id, isHidden: true }),
    );

    await hide(id, 'false');
    expect(await listed()).toContain(id);
    expect(await described()).toContain(id);
    expect(await guest.call(getCategory, { params: { id } })).toMatchObject({ id });
  });

  test('may be hidden from the beginning', async () => {
    const body = { ...newWords(), isHidden: 'true' as const };
    const { id } = await call(createCategory, { body, file: await aPhoto() });
    expect(await listed()).not.toContain(id);
  });

  test('keeps its products for sale, which say that it has no page', async () => {
    const { id: categoryId } = await create();
    const { id } = await aProduct(db, { categoryId });
    const archived = await aProduct(db, {
      ...{ categoryId, isPublished: false, archivedAt: new Date() },
    });
    const categories = async () => {
      const { products } = await guest.call(listProducts, { query: { categoryIds: categoryId } });
      const alone = await guest.call(getProduct, { params: { id } });
      const gone = await guest.call(getArchivedProduct, { params: { id: archived.id } });
      return [...products, alone, gone].map(({ category }) => category.isHidden);
    };
    expect(await categories()).toEqual([undefined, undefined, undefined]);
    await hide(categoryId, 'true');
    expect(await categories()).toEqual([true, true, true]);
  });
});

describe('the order', () => {
  const sort = (ids: number[], seenIds: number[]) =>
    call(sortCategories, { body: { ids, seenIds } });
  const seen = async () => (await call(listStaffCategories, {})).map(({ id }) => id);
  const changed = { status: 409, code: 'category.order_changed' };

  test('is the owner’s, in every list; a new category comes last', async () => {
    for (let round = 0; round < 3; round++) await create();
    const before = await seen();
    const wanted = before.toReversed();
    expect((await sort(wanted, before)).map(({ id }) => id)).toEqual(wanted);
    const { id } = await create();
    const isShown = new Set(await listed());
    const shown = [...wanted, id].filter((each) => isShown.has(each));
    expect(await seen()).toEqual([...wanted, id]);
    expect(await listed()).toEqual(shown);
    const described = await guest.call(listDescribedCategories, {});
    expect(described.map((category) => category.id)).toEqual(shown);
  });

  test('changes no version: who edits a category meanwhile is not refused', async () => {
    const { id } = await create();
    const before = await seen();
    await sort(before.toReversed(), before);
    const body = { nameAr: newWords().nameAr, seenVersion: 1 };
    expect(await call(updateCategory, { params: { id }, body })).toMatchObject({ version: 2 });
  });

  test('of two owners at once is the first one’s; the other is told how it is now', async () => {
    for (let round = 0; round < 3; round++) await create();
    const before = await seen();
    const orders = [before.toReversed(), [...before.slice(1), ...before.slice(0, 1)]];
    const results = await Promise.allSettled(orders.map((ids) => sort(ids, before)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(await seen()).toEqual(orders[winner]);
    const [refused] = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: changed });

    const body = { ids: before, seenIds: before };
    const reply = await send({ method: 'PUT', path: sortCategories.path, body });
    expect(reply.json().current.map(({ id }: { id: number }) => id)).toEqual(orders[winner]);
  });

  test('is of all categories, those that are hidden too, each once', async () => {
    await aCategory(db, { ...newWords(), isHidden: true });
    const before = await seen();
    const [first = 0, ...others] = before;
    await expect(sort(others, others)).rejects.toMatchObject(changed);
    await expect(sort(others, before)).rejects.toMatchObject(changed);
    await expect(sort([...others, 1_000_000], before)).rejects.toMatchObject(changed);
    await expect(sort([first, first, ...others.slice(1)], before)).rejects.toMatchObject({
      status: 422,
    });
    const { id } = await create();
    await expect(sort(before.toReversed(), before)).rejects.toMatchObject(changed);
    await remove(id);
    await sort(before.toReversed(), before);
  });

  test('is told in the log once it is another one', async () => {
    await create();
    const told = () => db.$count(auditEntries, eq(auditEntries.action, 'sorted'));
    const before = await seen();
    const count = await told();
    await sort(before, before);
    expect(await told()).toBe(count);
    await sort(before.toReversed(), before);
    expect(await told()).toBe(count + 1);
  });

  test('is for those who keep categories', async () => {
    const sales = await signedIn(Role.Sales);
    const body = { ids: [], seenIds: [] };
    await expect(sales.call(sortCategories, { body })).rejects.toMatchObject({ status: 403 });
  });
});

describe('removing a category', () => {
  test('is done once it is empty', async () => {
    const { id } = await create();
    expect(await remove(id)).toBeNull();
    expect(await listed()).not.toContain(id);
    await expect(remove(id)).rejects.toMatchObject(missing);
    const renaming = call(updateCategory, { params: { id }, body: { name: 'Back' } });
    await expect(renaming).rejects.toMatchObject(missing);
  });

  test('is refused while it holds products, saying how many', async () => {
    const { id } = await create();
    await aProduct(db, { categoryId: id });
    await aProduct(db, { categoryId: id });
    await aProduct(db, { categoryId: id, deletedAt: new Date() });
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      code: 'category.not_empty',
      message: expect.stringContaining('2'),
    });
    expect(await listed()).toContain(id);
  });

  test('is done when only products hold on to it that are out of the shop', async () => {
    const { id } = await create();
    await aProduct(db, { categoryId: id, deletedAt: new Date() });
    expect(await remove(id)).toBeNull();
  });

  test('never takes a category away under a product that comes in at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const { id: categoryId } = await aCategory(db);
      const product = { ...newWords(), price: 1, weight: 1, categoryId };
      const [removed, created] = await Promise.allSettled([
        remove(categoryId),
        call(createProduct, { body: product }),
      ]);
      expect([removed.status, created.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('is for the admin only', async () => {
    const { id } = await create();
    const developer = await signedIn(Role.Developer);
    const removing = developer.call(deleteCategory, { params: { id } });
    await expect(removing).rejects.toMatchObject({ status: 403 });
  });
});

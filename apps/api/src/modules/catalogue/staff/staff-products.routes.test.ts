import {
  createProduct,
  deleteCategory,
  deleteDesign,
  deleteProduct,
  getStaffProduct,
  listCategories,
  listProducts,
  listStaffProducts,
  restoreProduct,
  saveDesign,
  updateProduct,
  type ParsedInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory, aProduct } from '../../../../test/support/builders.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';

const { db, guest, queries, signedIn } = await testApi();
const { call, send } = await signedIn(Role.Admin);

const { id: categoryId } = await aCategory(db);
const fields = {
  name: ' Bread board ',
  nameAr: 'لوح خبز',
  price: 125.5,
  weight: 1.25,
  categoryId,
};
const create = (more: object = {}) => call(createProduct, { body: { ...fields, ...more } });
const get = (id: number) => call(getStaffProduct, { params: { id } });
const missing = { status: 404, code: 'product.not_found' };

describe('a new product', () => {
  test('is a draft, with nothing to sell yet', async () => {
    const created = await create();

    expect(created).toMatchObject({
      name: 'Bread board',
      description: '',
      price: 12_550,
      weight: 1.25,
      productDesigns: [],
      rating: { averageRating: 0, ratingsCount: 0 },
      version: 1,
    });
    expect(await get(created.id)).toMatchObject({ ...created, isPublished: false });
  });

  test('is told with what it is like, and with nothing where that is not known', async () => {
    const attributes = {
      lengthMm: 380,
      widthMm: 250,
      heightMm: 22,
      finish: 'food-safe-oil',
      care: ['hand-wash', 'oil-monthly'],
      origin: 'EG-DT',
      isFoodSafe: true,
      madeToOrderDays: 12,
      inTheBox: 'The board, a care card',
      inTheBoxAr: 'اللوح وبطاقة عناية',
      seoTitle: 'Oak board, 38 cm',
      seoTitleAr: 'لوح أرو ٣٨ سم',
      seoDescription: 'A board that is made in Damietta.',
      seoDescriptionAr: 'لوح من صنع دمياط.',
    };
    const known = await create({ ...attributes, care: ['oil-monthly', 'hand-wash', 'hand-wash'] });
    expect(known).toMatchObject(attributes);
    const change = {
      ...{ heightMm: null, care: [], isFoodSafe: false, inTheBox: null },
      ...{ seoTitle: null, seoDescriptionAr: 'من دمياط.' },
    };
    const partly = { ...attributes, ...change };
    await call(updateProduct, {
      params: { id: known.id },
      body: change,
    });
    expect(await get(known.id)).toMatchObject(partly);

    const unheardOf = { ...fields, care: ['hand-wash', 'boil'] };
    const refused = await send({ method: 'POST', path: '/products', body: unheardOf });
    expect(refused.json()).toMatchObject({ details: [{ path: 'care.1' }] });

    const unknown = Object.fromEntries(Object.keys(attributes).map((name) => [name, null]));
    expect(await create()).toMatchObject({ ...unknown, care: [] });
  });

  test.each([
    { lengthMm: 0 },
    { widthMm: 12.5 },
    { heightMm: 5001 },
    { finish: 'gold' },
    { care: 'hand-wash' },
    { origin: 'Damietta' },
    { isFoodSafe: 'yes' },
    { madeToOrderDays: 0 },
    { madeToOrderDays: 91 },
    { madeToOrderDays: 1.5 },
    { inTheBox: ' ' },
    { inTheBoxAr: 'x'.repeat(201) },
    { seoTitle: '' },
    { seoTitleAr: 'x'.repeat(71) },
    { seoDescription: 'x'.repeat(321) },
    { seoDescriptionAr: 'ص'.repeat(321) },
    { name: ' ' },
    { nameAr: undefined },
    { name: 'x'.repeat(201) },
    { description: 'x'.repeat(5001) },
    { descriptionAr: 'x'.repeat(5001) },
    { price: -1 },
    { price: 0 },
    { price: 1.005 },
    { price: 1_000_001 },
    { price: '125' },
    { weight: 0 },
    { weight: 1.2345 },
    { weight: 1001 },
    { categoryId: 0 },
    { categoryId: 'boards' },
  ])('is refused with %j', async (wrong) => {
    const body = { ...fields, ...wrong };
    const reply = await send({ method: 'POST', path: '/products', body });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'request.invalid',
      details: [{ path: Object.keys(wrong)[0] }],
    });
  });

  test('needs a category that is there', async () => {
    await expect(create({ categoryId: 4711 })).rejects.toMatchObject({
      status: 404,
      code: 'category.not_found',
    });
  });
});

describe('changing a product', () => {
  const update = (id: number, body: ParsedInput<typeof updateProduct>['body'] | object) =>
    call(updateProduct, { params: { id }, body });

  test('keeps what is left out', async () => {
    const created = await create();
    const changed = await update(created.id, { price: 90, description: 'New.', weight: 2 });
    expect(changed).toEqual({
      ...created,
      ...{ price: 9000, description: 'New.', weight: 2, version: 2 },
    });
  });

  test('moves it to another category', async () => {
    const { id } = await create();
    const other = await aCategory(db, { name: 'Trays' });
    expect(await update(id, { categoryId: other.id })).toMatchObject({
      category: { name: 'Trays' },
    });
    await expect(update(id, { categoryId: 4711 })).rejects.toMatchObject({
      code: 'category.not_found',
    });
  });

  test('is refused on top of a change that was not seen', async () => {
    const { id, version } = await create();
    await update(id, { price: 90, seenVersion: version });

    await expect(update(id, { price: 80, seenVersion: version })).rejects.toMatchObject({
      status: 409,
      code: 'product.changed',
    });
    expect(await get(id)).toMatchObject({ price: 9000, version: 2 });
  });

  test('of its price is refused over a price that was not seen, and names that one', async () => {
    const { id } = await create();
    await update(id, { price: 601, name: 'Another name' });

    await expect(update(id, { price: 602, seenPrice: 590 })).rejects.toMatchObject({
      status: 409,
      code: 'product.price_changed',
      message: expect.stringContaining('601'),
    });
    // Twice: the first answer may have been lost on the way.
    for (let time = 0; time < 2; time++) {
      expect(await update(id, { price: 602, seenPrice: 601 })).toMatchObject({ price: 60_200 });
    }
  });

  test('counts every change of many at once, and lets one of those through that saw the same', async () => {
    const { id, version } = await create();
    const changes = await Promise.allSettled(
      Array.from({ length: 10 }, () => update(id, { seenVersion: version })),
    );
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, () => update(id, {})));
    expect(await get(id)).toMatchObject({ version: 12 });
  });

  test.each([{ name: '' }, { price: -1 }, { price: 0 }, { weight: -1 }, { seenVersion: 0 }])(
    'is refused with %j',
    async (wrong) => {
      const { id } = await create();
      await expect(update(id, wrong)).rejects.toMatchObject({
        status: 422,
        details: [{ path: Object.keys(wrong)[0] }],
      });
    },
  );

  test('needs a product that is in the shop', async () => {
    await expect(update(4711, {})).rejects.toMatchObject(missing);
  });
});

describe('taking a product out of the shop', () => {
  const remove = (id: number) => call(deleteProduct, { params: { id } });
  const restore = (id: number) => call(restoreProduct, { params: { id } });

  test('hides it, and brings it back', async () => {
    const { id } = await create();

    expect(await remove(id)).toBeNull();
    await expect(get(id)).rejects.toMatchObject(missing);
    await expect(remove(id)).rejects.toMatchObject(missing);
    await expect(call(updateProduct, { params: { id }, body: {} })).rejects.toMatchObject(missing);

    expect(await restore(id)).toBeNull();
    expect(await get(id)).toMatchObject({ id, version: 3 });
    await expect(restore(id)).rejects.toMatchObject(missing);
    await expect(restore(4711)).rejects.toMatchObject(missing);
  });

  test('brings its category back with it', async () => {
    const category = await aCategory(db, { name: 'Clocks' });
    const { id } = await create({ categoryId: category.id });
    await remove(id);
    await call(deleteCategory, { params: { id: category.id } });

    await restore(id);

    expect(await get(id)).toMatchObject({ category: { name: 'Clocks' } });
    const names = (await guest.call(listCategories, {})).map(({ name }) => name);
    expect(names).toContain('Clocks');
  });

  test('is for the admin only', async () => {
    const developer = await signedIn(Role.Developer);
    const { id } = await create();
    const removing = developer.call(deleteProduct, { params: { id } });
    await expect(removing).rejects.toMatchObject({ status: 403, code: 'access.denied' });
  });
});

describe('the list for staff', async () => {
  const { id: categoryIds } = await aCategory(db, { name: 'Listed' });
  const common = { categoryId: categoryIds };
  const full = await aProduct(db, { ...common, name: 'B', price: 300, stock: [40, 20] });
  const low = await aProduct(db, {
    ...common,
    name: 'C',
    price: 100,
    stock: [60, 5],
    soldCount: 9,
  });
  const out = await aProduct(db, { ...common, name: 'A', price: 200, stock: [0] });
  const gone = await aProduct(db, { ...common, name: 'D', stock: [8], deletedAt: new Date() });
  await db
    .update(productDesigns)
    .set({ name: 'With groove', nameAr: 'بمجرى' })
    .where(eq(productDesigns.id, low.design.id));
  await indexProductsById(db, [low.id]);

  const list = (query: object) => call(listStaffProducts, { query: { categoryIds, ...query } });
  const listed = async (query: object) => (await list(query)).data.map(({ id }) => id);

  test('shows all of them, with what only staff see', async () => {
    const { data, meta } = await list({});
    expect(data.map(({ id }) => id)).toEqual([gone.id, out.id, low.id, full.id]);
    expect(meta).toEqual({ page: 1, perPage: 20, totalCount: 4, pageCount: 1, lowStock: 5 });
    expect(data[0]).toMatchObject({ removedAt: gone.deletedAt?.toISOString(), totalStock: 8 });
    expect(data[2]).toMatchObject({
      ...{ removedAt: null, totalStock: 65, soldCount: 9, version: 1, price: 100 },
      createdAt: low.createdAt.toISOString(),
    });
  });

  test.each<[object, { id: number }[]]>([
    [{ removed: true }, [gone]],
    [{ removed: false }, [out, low, full]],
    [{ published: true }, [out, low, full]],
    [{ published: false }, []],
    [{ stock: 'in', removed: false }, [low, full]],
    [{ stock: 'low', removed: false }, [out, low]],
    [{ stock: 'out' }, [out]],
    [{ query: 'groove' }, [low]],
    [{ query: 'مجري' }, [low]],
    [{ query: 'groove elephant' }, []],
    [{ perPage: 2, page: 2 }, [low, full]],
    [{ page: 9 }, []],
  ])('finds by %j', async (query, found) => {
    expect(await listed(query)).toEqual(found.map(({ id }) => id));
  });

  test('finds as out of stock what has one design at 0, also among found words', async () => {
    const { id: categoryIds } = await aCategory(db);
    const mixed = await aProduct(db, { categoryId: categoryIds, name: 'Mixed', stock: [35, 0] });
    await aProduct(db, { categoryId: categoryIds, name: 'Mixed full', stock: [35, 1] });
    expect(await listed({ categoryIds, stock: 'out' })).toEqual([mixed.id]);
    expect(await listed({ categoryIds, stock: 'out', query: 'mixed' })).toEqual([mixed.id]);
    await call(deleteDesign, { params: { id: mixed.designs[1]?.id ?? 0 } });
    expect(await listed({ categoryIds, stock: 'out' })).toEqual([]);
  });

  test('says what was searched where that is not what was typed', async () => {
    const search = async (query: string) => (await list({ query })).meta.search;
    expect(await search('groove')).toEqual({ searchedFor: null, reading: null, didYouMean: [] });
    expect(await search('grooove')).toMatchObject({ searchedFor: 'groove', reading: 'spelling' });
  });

  test.each<[string, { id: number }[]]>([
    ['newest', [gone, out, low, full]],
    ['name', [out, full, low, gone]],
    ['price-up', [low, out, full, gone]],
    ['price-down', [gone, full, out, low]],
    ['stock-up', [out, gone, full, low]],
    ['stock-down', [low, full, gone, out]],
    ['best-selling', [low, gone, out, full]],
  ])('sorts by %s', async (sort, sorted) => {
    expect(await listed({ sort })).toEqual(sorted.map(({ id }) => id));
  });

  test('asks the database as often for many products as for one', async () => {
    const statementsFor = async (perPage: number) => {
      queries.length = 0;
      await list({ perPage });
      return queries.length;
    };
    expect(await statementsFor(4)).toBe(await statementsFor(1));
  });

  test.each([{ stock: 'some' }, { sort: 'random' }, { removed: 'perhaps' }, { categoryIds: 0 }])(
    'is refused with %j',
    async (wrong) => {
      await expect(list(wrong)).rejects.toMatchObject({
        status: 422,
        details: [{ path: Object.keys(wrong)[0] }],
      });
    },
  );

  test('knows a product whose every design was removed', async () => {
    const { id, design } = await aProduct(db, { ...common, name: 'Zeta', stock: [3] });
    await call(deleteDesign, { params: { id: design.id } });
    const { data } = await list({ query: 'zeta', stock: 'out' });
    expect(data).toMatchObject([{ id, totalStock: 0, productDesigns: [] }]);
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
  });
});

test('products are counted as they come, move, go and come back', async () => {
  const [bowls, trays] = [await aCategory(db), await aCategory(db)];
  const totals = () =>
    Promise.all(
      [{}, { categoryIds: bowls.id }, { categoryIds: trays.id }].map(async (query) => [
        (await guest.call(listProducts, { query })).totalCount,
        (await call(listStaffProducts, { query })).meta.totalCount,
        (await call(listStaffProducts, { query: { ...query, removed: 'true' } })).meta.totalCount,
      ]),
    );
  const [[inShop = 0, all = 0, removed = 0] = []] = await totals();
  const product = await create({ categoryId: bowls.id });
  await create({ categoryId: bowls.id });
  const params = { id: product.id };
  expect(await totals()).toEqual([
    [inShop, all + 2, removed],
    [0, 2, 0],
    [0, 0, 0],
  ]);
  await db.update(products).set({ isPublished: true }).where(eq(products.categoryId, bowls.id));

  await call(updateProduct, { params, body: { categoryId: trays.id } });
  expect(await totals()).toEqual([
    [inShop + 2, all + 2, removed],
    [1, 1, 0],
    [1, 1, 0],
  ]);
  await call(deleteProduct, { params });
  expect(await totals()).toEqual([
    [inShop + 1, all + 2, removed + 1],
    [1, 1, 0],
    [0, 1, 1],
  ]);
  await call(restoreProduct, { params });
  expect(await totals()).toEqual([
    [inShop + 2, all + 2, removed],
    [1, 1, 0],
    [1, 1, 0],
  ]);
});

test('the stock of a product is counted as designs come, change and go', async () => {
  const { id } = await create();
  const stateOf = async () => {
    const [row] = await db.select().from(products).where(eq(products.id, id));
    return [row?.pieces, row?.fewest];
  };
  const design = { productId: id, name: 'Oak', nameAr: 'أرو' };

  expect(await stateOf()).toEqual([0, 0]);
  const { id: first } = await call(saveDesign, { body: { ...design, stock: 6 } });
  const { id: second } = await call(saveDesign, { body: { ...design, stock: 5 } });
  expect(await stateOf()).toEqual([11, 5]);
  await call(saveDesign, { body: { ...design, id: second, stock: 20 } });
  expect(await stateOf()).toEqual([26, 6]);
  await call(deleteDesign, { params: { id: first } });
  expect(await stateOf()).toEqual([20, 20]);
  await call(deleteDesign, { params: { id: second } });
  expect(await stateOf()).toEqual([0, 0]);
});

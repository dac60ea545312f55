import {
  getProduct,
  listProductsById,
  listActiveBanners,
  listCategories,
  listProducts,
  type ProductQuery,
} from '@craftsandore/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory, aProduct } from '../../../../test/support/builders.ts';
import { banners } from '../../../db/schema/banners.ts';
import { categories, designPhotos, products } from '../../../db/schema/catalogue.ts';
import { photos } from '../../../db/schema/photos.ts';

const { db, env, guest, queries } = await testApi();

const category = await aCategory(db, { name: 'Boards', nameAr: 'ألواح' });
const cheap = await aProduct(db, {
  name: 'Bread board',
  nameAr: 'لَوْح خُبز',
  descriptionAr: 'فتحاته كبيرة ٣٨ سم، ويُجفف واقفًا بعد الغسيل',
  price: 10_050,
  categoryId: category.id,
  stock: [0, 2],
  averageRating: 4.5,
  ratingsCount: 2,
});
const dear = await aProduct(db, {
  name: 'Café tray 100%',
  nameAr: 'صينية القهوة',
  description: 'For the coffee_corner.',
  price: 90_000,
  soldCount: 5,
  stock: [0],
  averageRating: 3,
  ratingsCount: 9,
});
const gone = await aProduct(db, { name: 'Bread bin', deletedAt: new Date() });

const listed = async (query: Partial<Record<keyof ProductQuery, unknown>>) => {
  const page = await guest.call(listProducts, { query: query as object });
  return page.products.map(({ id }) => id);
};

describe('listing products', () => {
  test('shows the newest first, without what was taken out of the shop', async () => {
    expect(await listed({})).toEqual([dear.id, cheap.id]);
  });

  test('gives the whole product', async () => {
    const {
      products: shown,
      totalCount,
      perPage,
    } = await guest.call(listProducts, {
      query: { query: 'board' },
    });
    expect({ totalCount, perPage }).toEqual({ totalCount: 1, perPage: 12 });
    expect(shown).toMatchObject([
      {
        id: cheap.id,
        price: 10_050,
        weight: 1.2,
        category: { name: 'Boards', nameAr: 'ألواح' },
        rating: { averageRating: 4.5, ratingsCount: 2 },
        productDesigns: [{ stock: 0 }, { stock: 2 }],
      },
    ]);
  });

  test('says prices in pounds on the wire', async () => {
    const reply = await guest.send({ method: 'GET', path: `/products/${cheap.id}` });
    expect(reply.json().data.price).toBe(100.5);
  });

  test.each([
    ['price-up', [cheap.id, dear.id]],
    ['price-down', [dear.id, cheap.id]],
    ['best-rated', [cheap.id, dear.id]],
    ['best-selling', [dear.id, cheap.id]],
  ])('sorts by %s', async (sort, ids) => {
    expect(await listed({ sort })).toEqual(ids);
  });

  test('filters by category, price and stock', async () => {
    expect(await listed({ categoryIds: category.id })).toEqual([cheap.id]);
    expect(await listed({ minPrice: 100.5, maxPrice: 200 })).toEqual([cheap.id]);
    expect(await listed({ minPrice: 100.51 })).toEqual([dear.id]);
    expect(await listed({ minPrice: 1e300 })).toEqual([]);
    expect(await listed({ inStock: true })).toEqual([cheap.id]);
    expect(await listed({ inStock: false })).toEqual([dear.id, cheap.id]);
  });

  test.each([
    ['the beginning of a word in any case', 'BREA', cheap.id],
    ['all words, wherever they stand', 'bread boards', cheap.id],
    ['a name without its short vowels', 'لوح', cheap.id],
    ['a name with other short vowels', 'لُوح', cheap.id],
    ['haa for taa marbuta', 'صينيه القهوه', dear.id],
    ['another hamza', 'ألقهوه', dear.id],
    ['Latin digits for Arabic ones', '38', cheap.id],
    ['a number beside a sign', '100%', dear.id],
  ])('finds %s', async (_, query, id) => {
    expect(await listed({ query })).toEqual([id]);
  });

  test.each(['bread elephant', 'غسيل', '%', '_'])('finds nothing for %s', async (query) => {
    expect(await listed({ query })).toEqual([]);
  });

  test('pages', async () => {
    expect(await listed({ perPage: 1, page: 2 })).toEqual([cheap.id]);
    expect(await listed({ page: 3 })).toEqual([]);
  });

  test('asks the database as often for many products as for one', async () => {
    const statementsFor = async (perPage: number) => {
      queries.length = 0;
      await listed({ perPage });
      return queries.length;
    };
    expect(await statementsFor(2)).toBe(await statementsFor(1));
  });

  test.each([
    { page: 0 },
    { perPage: 101 },
    { sort: 'random' },
    { categoryIds: 'x' },
    { minPrice: -1 },
  ])('refuses %j', async (query) => {
    await expect(listed(query)).rejects.toMatchObject({
      status: 422,
      details: [{ path: Object.keys(query)[0] }],
    });
  });
});

test('a product is found by its id while it is in the shop', async () => {
  const get = (id: number) => guest.call(getProduct, { params: { id } });
  expect(await get(cheap.id)).toMatchObject({ id: cheap.id, name: 'Bread board' });
  for (const id of [gone.id, 1_000_000]) {
    await expect(get(id)).rejects.toMatchObject({ status: 404, code: 'product.not_found' });
  }
});

test('photos have absolute addresses, in the order that they were given', async () => {
  const [first, second] = await db
    .insert(photos)
    .values(
      ['aa', 'bb'].map((key) => ({
        key,
        widths: [320, 800],
        width: 800,
        height: 800,
        color: '#eee',
      })),
    )
    .returning();
  const designId = cheap.design.id;
  await db.insert(designPhotos).values([
    { designId, photoId: second?.id ?? 0, position: 1 },
    { designId, photoId: first?.id ?? 0, position: 0 },
  ]);
  await db.update(categories).set({ photoId: first?.id }).where(eq(categories.id, category.id));
  const words = {
    header: 'h',
    headerAr: 'ع',
    details: 'd',
    detailsAr: 'ت',
    photoId: first?.id ?? 0,
  };
  await db.insert(banners).values([words, { ...words, active: false }]);

  const url = `${env.API_URL}/images/aa-800.webp`;
  const { productDesigns } = await guest.call(getProduct, { params: { id: cheap.id } });
  expect(productDesigns[0]?.photosUrls).toEqual([url, `${env.API_URL}/images/bb-800.webp`]);
  expect(productDesigns[0]?.photos[0]).toMatchObject({
    base: `${env.API_URL}/images/aa`,
    width: 800,
  });

  const shown = await guest.call(listCategories, {});
  expect(shown.find(({ id }) => id === category.id)?.imageUrl).toBe(url);
  const active = await guest.call(listActiveBanners, {});
  expect(active.data).toMatchObject([{ value: { active: true, imageUrl: url } }]);
});

test('a sold-out product is still shown', async () => {
  const [row] = await db.select().from(products).where(eq(products.id, dear.id));
  expect(await guest.call(getProduct, { params: { id: row?.id ?? 0 } })).toMatchObject({
    productDesigns: [{ stock: 0 }],
  });
});

test('products are had by their ids, in that order, each once and only those in the shop', async () => {
  const [one, two, hidden] = [
    await aProduct(db),
    await aProduct(db),
    await aProduct(db, { isPublished: false }),
  ];
  const ids = [two.id, hidden.id, one.id, 2_000_000_000, two.id].join(',');
  const found = await guest.call(listProductsById, { query: { ids } });
  expect(found.map(({ id }) => id)).toEqual([two.id, one.id]);

  for (const wrong of [
    '',
    ',',
    '0',
    '1,,2',
    '7.0',
    'x',
    Array(101)
      .fill(0)
      .map((_, id) => id + 1)
      .join(','),
  ]) {
    const asking = guest.call(listProductsById, { query: { ids: wrong } });
    await expect(asking).rejects.toMatchObject({ status: 422 });
  }
});

import {
  getProduct,
  listFacets,
  listGoesWith,
  listGoodReviews,
  listProductsById,
  listProducts,
  listOwnQuestions,
  listQuestions,
  listReviews,
  listStaffQuestions,
  questionParts,
  listStaffProducts,
  productSorts,
  staffProductSorts,
  stockLevels,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from './support/api.ts';
import { aCategory } from './support/builders.ts';
import { indexesOf } from './support/plans.ts';

const { db, guest, signedIn, statements } = await testApi({ CATALOGUE_CACHE_MB: '0' });
const staff = await signedIn(Role.Admin);
const expectIndexes = indexesOf({ db, statements }, [
  'products',
  'product_designs',
  'design_photos',
  'ratings',
  'questions',
]);

const count = 40_000;
const categories = await Promise.all(Array.from({ length: 10 }, () => aCategory(db)));
const categoryIds = categories.map(({ id }) => id);

// Enough for PostgreSQL to choose as it would for a hundred times as much. A few are out of stock, low or removed.
await db.execute(sql`
  insert into products (name, name_ar, description, description_ar, price, weight_in_kilograms, category_id,
    average_rating, ratings_count, sold_count, pieces, fewest, created_at, deleted_at,
    woods)
  select 'Bowl ' || n, 'سلطانية ' || n, '', '', 5000 + hashint4(n) % 2500 * 2, 1,
    (${sql.param(categoryIds)}::int[])[1 + n % 10], n % 6, n % 40, n % 997,
    case when n % 17 = 0 then 0 else n % 90 end, case when n % 17 = 0 then 0 else n % 90 end,
    now() - n * interval '1 minute', case when n % 50 = 0 then now() end,
    array[case when n % 1000 = 7 then 'mango' when n % 3 = 0 then 'olive' else 'oak' end]
  from generate_series(1, ${count}::int) as n`);
await db.execute(sql`
  insert into product_designs (product_id, name, name_ar, stock, wood, sku, barcode)
  select id, 'A', 'أ', pieces, woods[1], 'BWL-' || id, lpad(id::text, 9, '6') from products`);
await db.execute(sql`
  with photo as (
    insert into photos (key, widths, width, height, color) values ('photo', '{40}', 40, 30, '#fff') returning id
  )
  insert into design_photos (design_id, photo_id, position)
  select product_designs.id, photo.id, 0 from product_designs, photo`);
await db.execute(sql`
  insert into ratings (user_id, product_id, rating, comment)
  select ${staff.user.id}::int, id, 5, 'A good bowl' || repeat(' indeed', id % 2) from products`);
await db.execute(sql`
  insert into questions (user_id, product_id, text, locale, answer, answered_at)
  select ${staff.user.id}::int, id, 'Is it heavy?', 'en', 'It is.', now() from products`);
await db.execute(sql`vacuum (analyze)`);

const categoryId = categoryIds[0] ?? 0;

test.each<CallInput<typeof listProducts>['query']>([
  ...productSorts.flatMap((sort) => [{ sort }, { sort, page: 1000 }]),
  { categoryIds: categoryId },
  { categoryIds: categoryId, sort: 'price-down' },
  { inStock: 'true' },
  { inStock: 'true', sort: 'best-selling', page: 100 },
  { minPrice: 60, maxPrice: 60.5 },
  { maxPrice: 51, sort: 'best-rated' },
  { minPrice: 1000 },
  { categoryIds: categoryId, inStock: 'true', minPrice: 50.5, maxPrice: 51 },
  { woods: 'olive' },
  { woods: 'mango', sort: 'price-up' },
  { query: 'BWL-12345' },
  { query: '666' },
  { query: 'BWL-', sort: 'price-up', inStock: 'true' },
  { query: 'nothing of the kind' },
  { minRating: 4, woods: 'oak,olive', categoryIds: categoryId },
])('products by %j', (query) => expectIndexes(() => guest.call(listProducts, { query })));

test.each<CallInput<typeof listFacets>['query']>([
  {},
  { categoryIds: categoryId },
  { woods: 'mango', inStock: 'true', minPrice: 60, minRating: 3 },
])('facets of %j', (query) => expectIndexes(() => guest.call(listFacets, { query })));

test.each<CallInput<typeof listStaffProducts>['query']>([
  ...staffProductSorts.flatMap((sort) => [{ sort }, { sort, page: 500 }]),
  ...stockLevels.flatMap((stock) => [{ stock }, { stock, sort: 'name' as const }]),
  { categoryIds: categoryId, stock: 'in' },
  { removed: 'true' },
])('products for staff by %j', (query) =>
  expectIndexes(() => staff.call(listStaffProducts, { query })),
);

test('a product and what is said of it', async () => {
  const { products } = await guest.call(listProducts, { query: {} });
  const params = { id: products[0]?.id ?? 0 };
  await expectIndexes(() => guest.call(getProduct, { params }));
  await expectIndexes(() => guest.call(listReviews, { params, query: {} }));
  await expectIndexes(() => guest.call(listGoesWith, { params }));
  await expectIndexes(() => guest.call(listGoodReviews, { query: { language: 'ar' } }));
  await expectIndexes(() => guest.call(listQuestions, { params, query: {} }));
  await expectIndexes(() => staff.call(listOwnQuestions, { params }));
});

test.each(questionParts)('%s questions for staff', (part) =>
  expectIndexes(() => staff.call(listStaffQuestions, { query: { part } })),
);

test('pages are numbered to the last product, however many there are', async () => {
  const inShop = count - count / 50;
  const lastPage = Math.ceil(inShop / 12);
  const { totalCount } = await guest.call(listProducts, { query: {} });
  const last = await guest.call(listProducts, { query: { page: lastPage } });
  const beyond = await guest.call(listProducts, { query: { page: lastPage + 1 } });

  expect(totalCount).toBe(inShop);
  expect(last.products).toHaveLength(inShop % 12 || 12);
  expect(beyond.products).toEqual([]);
});

test('what a filter finds is counted as far as pages are turned, and says so', async () => {
  const { products: _, ...found } = await guest.call(listProducts, { query: { inStock: 'true' } });
  expect(found).toEqual({ totalCount: 10_000, perPage: 12, isCut: true });
  const ofWood = await guest.call(listProducts, { query: { woods: 'olive', inStock: 'true' } });
  expect(ofWood).toMatchObject({ totalCount: 1_000, isCut: true });
  const { meta } = await staff.call(listStaffProducts, { query: { stock: 'in' } });
  expect(meta).toMatchObject({ totalCount: 10_000, isCut: true });
});

test('products by their ids', () =>
  expectIndexes(() => guest.call(listProductsById, { query: { ids: '3,7,12' } })));

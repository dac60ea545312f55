import { listProducts, suggest } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory } from '../../../../test/support/builders.ts';
import { indexProductsById } from '../indexing/index-products.ts';
import { shareOf, sliceOf, slices } from '../indexing/slices.ts';

const { db, guest, queries, statements } = await testApi({
  REQUESTS_PER_MINUTE: '0',
  CATALOGUE_CACHE_MB: '0',
});
const category = await aCategory(db, { name: 'Kitchen', nameAr: 'المطبخ' });

/** The dearest comes first; every tenth is a bowl, all others are trays of which every fourth one is deep. */
const count = 400;
const { rows } = await db.execute<{ id: number }>(sql`
  insert into products (name, name_ar, description, description_ar, price, weight_in_kilograms, category_id, pieces)
  select case when n % 10 = 0 then 'Bowl' when n % 4 = 0 then 'Deep tray' else 'Tray' end, 'شيء', 'Remarkable.', 'مع غطاء.',
    (${count} - n) * 100, 1, ${category.id}, 1
  from generate_series(1, ${count}) as n
  returning id`);
await indexProductsById(
  db,
  rows.map(({ id }) => id),
);

const search = (query: string, more = {}) =>
  guest.call(listProducts, { query: { query, perPage: 20, ...more } });
const pricesOf = ({ products }: Awaited<ReturnType<typeof search>>) =>
  products.map(({ price }) => price / 100);
const upTo = (end: number, isFound: (price: number) => boolean) =>
  Array.from({ length: end }, (_, price) => price).filter(isFound);

const isTray = (price: number) => price % 10 !== 0;
const isBowl = (price: number) => !isTray(price);

test('what many products are is counted no further than people turn pages', async () => {
  expect(await search('tray')).toMatchObject({ totalCount: 120, isCut: true });
  expect(await search('tray', { sort: 'price-up' })).toMatchObject({
    totalCount: 120,
    isCut: true,
  });
  expect(await search('bowl')).toMatchObject({ totalCount: 40 });
  expect(await search('bowl', { sort: 'price-up' })).toMatchObject({ totalCount: 40 });
});

test.each([{}, { sort: 'price-up' }])(
  'one statement finds and shows a page by %j',
  async (order) => {
    await search('tray', order);
    queries.length = 0;
    await search('tray', order);
    expect(queries.filter((query) => query.includes('product_search'))).toHaveLength(1);
    expect(queries.filter((query) => query.includes('"products"'))).toHaveLength(1);
  },
);

test('after the last page there are no products, but their number is known', async () => {
  for (const sort of [undefined, 'price-up']) {
    expect(await search('bowl', { page: 9, sort })).toMatchObject({ products: [], totalCount: 40 });
  }
});

test('every product of a rare word is found, whatever slice it is in', async () => {
  const [first, second] = [await search('bowl'), await search('bowl', { page: 2 })];
  expect([...pricesOf(first), ...pricesOf(second)].sort((a, b) => a - b)).toEqual(
    upTo(count, isBowl),
  );
});

test('words of a name are found in any order', async () => {
  expect(await search('deep tray')).toMatchObject({ totalCount: 80 });
  expect(await search('tray deep')).toMatchObject({ totalCount: 80 });
});

test.each(['tray', 'deep tray', 'bowl', 'remarkable'])(
  'what is found for %s comes in the order that is asked for, without gaps',
  async (query) => {
    const found: Record<string, (price: number) => boolean> = {
      tray: isTray,
      'deep tray': (price) => isTray(price) && price % 4 === 0,
      bowl: isBowl,
      remarkable: () => true,
    };
    const all = upTo(count, found[query] ?? (() => false));
    expect(pricesOf(await search(query, { sort: 'price-up' }))).toEqual(all.slice(0, 20));
    expect(pricesOf(await search(query, { sort: 'price-up', page: 2 }))).toEqual(all.slice(20, 40));
  },
);

test('a price finds what costs as much, then what costs nearly as much', async () => {
  const found = await search('٢٠٠ جنيه');
  expect(pricesOf(found)[0]).toBe(200);
  expect(pricesOf(found).slice(1, 3).sort()).toEqual([199, 201]);
  expect(found.totalCount).toBe(41);
  expect(pricesOf(await search('200', { sort: 'price-up' })).slice(0, 2)).toEqual([180, 181]);
  expect(await search('200', { inStock: 'true', maxPrice: 190 })).toMatchObject({ totalCount: 11 });
});

test('descriptions are not read for a guess, which is wrong where nothing is called so', async () => {
  statements.length = 0;
  expect(await guest.call(suggest, { query: { query: 'ma3' } })).toMatchObject({ products: [] });
  const asked = statements.flatMap(({ params }) => params).map(String);
  expect(asked.filter((value) => value.includes('مع'))).not.toEqual([]);
  expect(asked.filter((value) => value.includes("('مع')"))).toEqual([]);
});

test('a guess at what many are called is found by one statement', async () => {
  await search('traay');
  queries.length = 0;
  expect(await search('traay')).toMatchObject({ totalCount: 120, isCut: true });
  expect(queries.filter((query) => query.includes('product_search'))).toHaveLength(1);
});

test('a description that narrows nothing may be misspelt', async () => {
  expect(await search('wodden bowl')).toMatchObject({ totalCount: 40 });
});

test('each slice holds as many products as all before it', () => {
  const ids = Array.from({ length: 1024 }, (_, index) => index + 1);
  slices.forEach((_, index) => {
    const first: readonly string[] = slices.slice(0, index + 1);
    const held = ids.filter((id) => first.includes(sliceOf(id)));
    expect(held.length / ids.length).toBe(shareOf(index + 1));
  });
});

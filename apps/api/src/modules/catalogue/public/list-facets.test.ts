import {
  type CallInput,
  type Facets,
  listFacets,
  listProducts,
  toPounds,
  woods,
} from '@craftsandore/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory, aProduct } from '../../../../test/support/builders.ts';
import { proofSize } from '../../../../test/support/proof-size.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';

const { db, guest } = await testApi();

/** Numbers from 0 to below 1, the same in each run. */
let state = 19;
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const oneOf = <T>(some: readonly [T, ...T[]]): T =>
  some[Math.floor(random() * some.length)] ?? some[0];

const categoryIds: [number, ...number[]] = [
  (await aCategory(db)).id,
  (await aCategory(db)).id,
  (await aCategory(db)).id,
];
const names = ['Olive bowl', 'Bread board', 'Soup spoon', 'Round board', 'Salad spoon'] as const;

for (let n = 0; n < 80; n++) {
  const ratingsCount = Math.floor(random() * 3);
  const { designs } = await aProduct(db, {
    name: `${oneOf(names)} ${n}`,
    categoryId: oneOf(categoryIds),
    price: 5_000 + Math.floor(random() * 20) * 1_000,
    stock: [oneOf([0, 0, 3]), oneOf([0, 7])],
    ratingsCount,
    averageRating: ratingsCount && 1 + Math.floor(random() * 9) / 2,
    isPublished: random() > 0.1,
    ...(random() < 0.1 && { deletedAt: new Date() }),
  });
  for (const { id } of designs) {
    await db
      .update(productDesigns)
      .set({
        wood: oneOf(['olive', 'beech', 'walnut', null]),
        ...(random() < 0.1 && { deletedAt: new Date() }),
      })
      .where(eq(productDesigns.id, id));
  }
}

type Filters = CallInput<typeof listFacets>['query'];

const some = (filters: Filters): Filters => (random() < 0.4 ? filters : {});

const anyFilters = (): Filters => ({
  ...some({ query: oneOf(['board', 'spoon', 'salad spoon', 'bowl under 150', 'nothing such']) }),
  ...some({ categoryIds: oneOf(categoryIds) }),
  ...some({ woods: oneOf(['olive', 'olive,beech', 'walnut', 'oak']) }),
  ...some({ inStock: 'true' }),
  ...some({ minPrice: oneOf([60, 100, 150]) }),
  ...some({ maxPrice: oneOf([120, 200]) }),
  ...some({ minRating: oneOf([3, 4]) }),
});

const shown = async (query: Filters) => (await guest.call(listProducts, { query })).totalCount;

describe('facets', () => {
  test('count what each choice then shows, in combinations at random', async () => {
    for (let time = 0; time < proofSize(60, 500); time++) {
      const filters = anyFilters();
      const facets = await guest.call(listFacets, { query: filters });
      const choices = choicesOf(facets);
      const [choice, count] = oneOf([choices[0], ...choices.slice(1)]) ?? [];
      if (!choice) throw new Error('There is always something to choose');
      expect([filters, choice, await shown({ ...filters, ...choice })]).toEqual([
        filters,
        choice,
        count,
      ]);
    }
  });

  test('name each category and wood that has products, and no other', async () => {
    const { categories, woods: named } = await guest.call(listFacets, {
      query: { inStock: 'true' },
    });
    for (const id of categoryIds) {
      const count = await shown({ inStock: 'true', categoryIds: id });
      expect(categories.find((category) => category.id === id)?.count ?? 0).toBe(count);
    }
    for (const wood of woods) {
      const count = await shown({ inStock: 'true', woods: wood });
      expect(named.find((one) => one.wood === wood)?.count ?? 0).toBe(count);
    }
  });

  test('say between which prices the products are, whatever price is asked', async () => {
    const facets = await guest.call(listFacets, { query: { minPrice: 100, woods: 'olive' } });
    const { products: cheapest } = await guest.call(listProducts, {
      query: { woods: 'olive', sort: 'price-up', perPage: 1 },
    });
    const { products: dearest } = await guest.call(listProducts, {
      query: { woods: 'olive', sort: 'price-down', perPage: 1 },
    });
    expect(facets.prices).toEqual({ from: cheapest[0]?.price, to: dearest[0]?.price });
    expect(await guest.call(listFacets, { query: { query: 'nothing such' } })).toEqual({
      categories: [],
      woods: [],
      inStock: 0,
      ratings: [
        { atLeast: 4, count: 0 },
        { atLeast: 3, count: 0 },
      ],
      prices: null,
    });
  });

  test.each(['woods=oak,gold', 'woods=', 'minRating=0', 'minRating=x', 'categoryIds=-1'])(
    'refuse ?%s, as the list does',
    async (query) => {
      for (const path of ['/products', '/products/facets']) {
        const { statusCode } = await guest.send({ method: 'GET', path: `${path}?${query}` });
        expect(statusCode).toBe(422);
      }
    },
  );
});

test('the woods of a product are those of its designs that are sold', async () => {
  const { id, designs } = await aProduct(db, { stock: [1, 1, 1] });
  const [first, second] = designs;
  const woodsOf = async () =>
    (await db.select({ woods: products.woods }).from(products).where(eq(products.id, id)))[0]
      ?.woods;
  const change = (designId = 0, fields: Partial<typeof productDesigns.$inferInsert>) =>
    db.update(productDesigns).set(fields).where(eq(productDesigns.id, designId));

  expect(await woodsOf()).toEqual([]);
  await change(first?.id, { wood: 'walnut' });
  await change(second?.id, { wood: 'oak' });
  expect(await woodsOf()).toEqual(['oak', 'walnut']);
  await change(second?.id, { wood: 'walnut' });
  expect(await woodsOf()).toEqual(['walnut']);
  await change(second?.id, { wood: 'oak', deletedAt: new Date() });
  expect(await woodsOf()).toEqual(['walnut']);
  await db.execute(sql`
    insert into product_designs (product_id, name, name_ar, wood) select ${id}, 'B', 'ب', 'beech'`);
  expect(await woodsOf()).toEqual(['beech', 'walnut']);
});

type Choice = readonly [Filters, number];

/** Each choice of each filter, with its count. */
function choicesOf({ categories, woods, inStock, ratings, prices }: Facets): Choice[] {
  return [
    ...categories.map(({ id, count }) => [{ categoryIds: id }, count] as const),
    ...woods.map(({ wood, count }) => [{ woods: wood }, count] as const),
    [{ inStock: 'true' }, inStock],
    ...ratings.map(({ atLeast, count }) => [{ minRating: atLeast }, count] as const),
    // Nothing is cheaper than the cheapest.
    ...(prices ? [[{ minPrice: 0, maxPrice: toPounds(prices.from) - 0.01 }, 0] as const] : []),
  ];
}

import type { Facets } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { sampleCategories } from '../../../testing/sample-products.ts';
import { toListFacets } from './list-facets.ts';

const [first, second] = sampleCategories;
const categories = sampleCategories;

const facets: Facets = {
  categories: [{ id: first?.id ?? 0, count: 3 }],
  woods: [{ wood: 'olive', count: 2 }],
  inStock: 1,
  ratings: [
    { atLeast: 4, count: 0 },
    { atLeast: 3, count: 2 },
  ],
  prices: null,
};

test('what shows nothing is not offered, but what is chosen stays', () => {
  const offered = (search: object) =>
    toListFacets(facets, { search: { page: 1, ...search }, categories, locale: 'ar' });

  expect(offered({})).toMatchObject({
    categories: [{ id: first?.id, count: 3 }],
    woods: [{ name: 'زيتون', count: 2 }],
    ratings: [{ atLeast: 3 }],
  });
  const chosen = offered({ categoryIds: second?.id, woods: 'olive,oak', minRating: 4 });
  expect(chosen.categories.map(({ id, count }) => [id, count])).toContainEqual([second?.id, 0]);
  expect(chosen.woods.map(({ wood, count }) => [wood, count])).toEqual([
    ['olive', 2],
    ['oak', 0],
  ]);
  expect(chosen.ratings).toHaveLength(2);
});

test('without counts the categories are there', () => {
  const { categories: offered, woods } = toListFacets(null, {
    search: { page: 1 },
    categories,
    locale: 'en',
  });
  expect(offered).toHaveLength(categories.length);
  expect(offered[0]).not.toHaveProperty('count');
  expect(woods).toEqual([]);
});

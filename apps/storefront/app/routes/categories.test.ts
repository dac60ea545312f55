import { defaultHome, type Endpoint, getShop, listCategories } from '@craftsandore/contract';
import { shopAsDelivered } from '@craftsandore/rules';
import { expect, test } from 'vitest';

import { load } from '../testing/call-route.ts';
import { loader } from './categories.ts';

const aCategory = (id: number) => ({ id, name: `${id}`, nameAr: `${id}`, imageUrl: null });

test.each([
  [[], [[1], [2], [3]]],
  [
    [3, 99, 1, 4],
    [[3], [1], [2, true]],
  ],
])(
  'has the categories with products, those of %j first; the others are marked',
  async (featured, expected) => {
    const response = await load(loader, async (endpoint: Endpoint) => {
      if (endpoint === getShop) {
        return { ...shopAsDelivered(), home: { ...defaultHome, categories: featured } };
      }
      if (endpoint === listCategories) return [1, 2, 3, 4].map(aCategory);
      return { categories: [1, 2, 3].map((id) => ({ id, count: 5 })) }; // nothing in the fourth
    });
    const categories: { id: number; isOther?: boolean }[] = await response.json();
    expect(
      categories.map(({ id, isOther }) => (isOther === undefined ? [id] : [id, isOther])),
    ).toEqual(expected);
  },
);

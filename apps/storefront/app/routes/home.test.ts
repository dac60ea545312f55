import {
  defaultHome,
  type Endpoint,
  getShippingOptions,
  getShop,
  listActiveBanners,
  listCategories,
  listGoodReviews,
  listProducts,
  listProductsById,
  type Product,
} from '@craftsandore/contract';
import { shopAsDelivered } from '@craftsandore/rules';
import { expect, test } from 'vitest';

import { someOptions } from '../testing/a-guest-order.ts';
import { aProduct } from '../testing/a-product.ts';
import { aGoodReview } from '../testing/a-review.ts';
import { load } from '../testing/call-route.ts';
import { loader } from './home.tsx';

const noBanners = { data: [], meta: { changesAt: null } };
const goodReviews = { data: [aGoodReview()], meta: { averageRating: 4.6, ratingsCount: 118 } };

/** What the page is made of when this cannot be read. */
function without(...unreadable: Endpoint[]) {
  const api = async (endpoint: Endpoint) => {
    if (unreadable.includes(endpoint)) {
      throw Object.assign(new Error('no response'), { requestId: 'in-the-log' });
    }
    if (endpoint === getShop) return shopAsDelivered();
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint === listActiveBanners) return noBanners;
    if (endpoint === listGoodReviews) return goodReviews;
    return endpoint === listProducts ? { products: [aProduct()], totalCount: 1, perPage: 12 } : [];
  };
  return load(loader, api);
}

test('stands without categories, banners, reviews and what is known of delivery', async () => {
  await expect(
    without(listCategories, listActiveBanners, listGoodReviews, getShippingOptions),
  ).resolves.toMatchObject({
    products: [{ id: 1 }],
    categories: [],
    banners: [],
    reviews: [],
    delivery: null,
    refusal: null,
  });
});

test('tells of its products in its language', async () => {
  await expect(without()).resolves.toMatchObject({
    products: [{ description: aProduct().descriptionAr }],
  });
});

test('asks for reviews in its language', async () => {
  const asked: unknown[] = [];
  const api = async (endpoint: Endpoint, input: unknown) => {
    if (endpoint === getShop) return shopAsDelivered();
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint === listActiveBanners) return noBanners;
    if (endpoint === listProducts) return { products: [aProduct()], totalCount: 1, perPage: 12 };
    if (endpoint !== listGoodReviews) return [];
    asked.push(input);
    return goodReviews;
  };
  await expect(load(loader, api)).resolves.toMatchObject({
    reviews: [aGoodReview()],
    shopRating: { averageRating: 4.6, words: '٤٫٦ من ١١٨ تقييمًا' },
  });
  expect(asked).toEqual([{ query: { language: 'ar' } }]);
});

test('is unavailable without products', async () => {
  await expect(without(listProducts)).resolves.toMatchObject({
    data: { products: null, refusal: { requestId: 'in-the-log' } },
    init: { status: 503 },
  });
});

test('shows bestsellers and gifts that are not shown above, in whole rows', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => aProduct({ id: from + index }));
  const api = async (endpoint: Endpoint, { query }: { query?: { sort?: string } }) => {
    if (endpoint === getShop) return shopAsDelivered();
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint === listActiveBanners) return noBanners;
    if (endpoint !== listProducts) return [];
    const products =
      query?.sort === 'best-selling' ? many(8, 8) : query?.sort ? many(12, 5) : many(1, 12);
    return { products, totalCount: 46, perPage: 12 };
  };
  // The first nine are shown above; of the gifts too few are left to fill a row.
  await expect(load(loader, api)).resolves.toMatchObject({
    bestsellers: [{ id: 10 }, { id: 11 }, { id: 12 }, { id: 13 }],
    gifts: [],
  });
});

test.each([
  { newCount: 5, newest: [1, 2, 3, 4], first: 5 },
  { newCount: 3, newest: [], first: 1 },
])('shows the newest apart where $newCount are new, and once', async (expected) => {
  const createdAt = new Date().toISOString();
  const products = Array.from({ length: 16 }, (_, index) =>
    aProduct({ id: index + 1, ...(index < expected.newCount && { createdAt }) }),
  );
  const api = async (endpoint: Endpoint) => {
    if (endpoint === getShop) return shopAsDelivered();
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint === listActiveBanners) return noBanners;
    return endpoint === listProducts ? { products, totalCount: 16, perPage: 16 } : [];
  };
  await expect(load(loader, api)).resolves.toMatchObject({
    newest: expected.newest.map((id) => ({ id })),
    products: [{ id: expected.first }, ...products.slice(expected.first).map(({ id }) => ({ id }))],
  });
});

test('is kept no longer than the banners that it shows', async () => {
  const changesAt = new Date(Date.now() + 30_500).toISOString();
  const api = async (endpoint: Endpoint) => {
    if (endpoint === getShop) return shopAsDelivered();
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint === listActiveBanners) return { data: [], meta: { changesAt } };
    return endpoint === listProducts ? { products: [aProduct()], totalCount: 1, perPage: 16 } : [];
  };
  await expect(load(loader, api)).resolves.toMatchObject({
    data: { banners: [] },
    init: { headers: { 'Cache-Control': expect.stringMatching(/s-maxage=(?:29|30)$/) } },
  });
});

/** The page, arranged so. */
const arranged = (changes: Partial<typeof defaultHome>, found: Product[] = []) =>
  load(loader, async (endpoint: Endpoint, input: { query?: { ids?: string } }) => {
    if (endpoint === getShop) return { ...shopAsDelivered(), home: { ...defaultHome, ...changes } };
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint === listActiveBanners) return noBanners;
    if (endpoint === listProductsById) {
      expect(input.query?.ids).toBe(changes.heroProducts?.join(','));
      return found;
    }
    if (endpoint === listCategories) return [aCategory(1), aCategory(2), aCategory(3)];
    return endpoint === listProducts ? { products: [aProduct()], totalCount: 1, perPage: 16 } : [];
  });
const aCategory = (id: number) => ({ id, name: `${id}`, nameAr: `${id}`, imageUrl: null });

test('shows the chosen products in the slides, as far as they can be bought', async () => {
  const [design] = aProduct().productDesigns;
  const soldOut = aProduct({ id: 7, productDesigns: design ? [{ ...design, stock: 0 }] : [] });
  const page = await arranged({ heroProducts: [9, 7, 8] }, [
    ...[aProduct({ id: 9 }), soldOut, aProduct({ id: 8 })],
  ]);
  expect(page).toMatchObject({ heroProducts: [{ id: 9 }, { id: 8 }], products: [{ id: 1 }] });
});

test.each([[], [7]])(
  'shows the newest in the slides where nothing of %j is there',
  async (...ids) => {
    await expect(arranged({ heroProducts: ids })).resolves.toMatchObject({
      heroProducts: [{ id: 1 }],
    });
  },
);

test('has its sections and categories as they were arranged, without what is gone', async () => {
  await expect(
    arranged({
      sections: [
        { name: 'contact', shown: true },
        { name: 'promises', shown: false },
        ...defaultHome.sections.filter(({ name }) => !['contact', 'promises'].includes(name)),
      ],
      categories: [3, 99, 1],
    }),
  ).resolves.toMatchObject({
    sections: [
      'contact',
      'banners',
      'products',
      'categories',
      'bestsellers',
      'newest',
      'story',
      'gifts',
      'reviews',
    ],
    categories: [{ id: 3 }, { id: 1 }],
  });
  await expect(arranged({ categories: [99] })).resolves.toMatchObject({
    categories: [{ id: 1 }, { id: 2 }, { id: 3 }],
  });
});

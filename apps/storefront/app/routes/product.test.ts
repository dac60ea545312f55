import {
  categoryPath,
  type Endpoint,
  getProduct,
  getShippingOptions,
  listGoesWith,
  listQuestions,
  listReviews,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { someOptions } from '../testing/a-guest-order.ts';
import { aProduct } from '../testing/a-product.ts';
import { load, locationOf } from '../testing/call-route.ts';
import { loader } from './product.tsx';

const board = aProduct({ id: 7, name: 'Olive board', nameAr: 'لوح زيتون' });
const path = encodeURI('/product/7/لوح-زيتون');
const noQuestions = { data: [], meta: { totalCount: 0 } };

/** The page at this address, of a product with two pages of reviews. */
function pageAt(address: string, product = board) {
  const api = async (endpoint: Endpoint) => {
    if (endpoint === getProduct) return product;
    if (endpoint === listReviews) return { data: [], meta: { page: 9, pageCount: 2 } };
    if (endpoint === listQuestions) return noQuestions;
    return endpoint === listGoesWith ? [aProduct({ id: 9 })] : { products: [] };
  };
  return load(loader, api, { path: address, params: { id: '7' } });
}

test('reviews past the last page lead to that', async () => {
  const location = await locationOf(pageAt(`${path}?reviews=9999&design=3`));
  expect(location).toBe(`${path}?reviews=2&design=3#reviews`);
});

test('the reviews of so many stars, or with photos, are asked for; what makes no sense is not', async () => {
  const asked: unknown[] = [];
  const api = async (endpoint: Endpoint, input: { query?: unknown }) => {
    if (endpoint === getProduct) return board;
    if (endpoint === listGoesWith) return [];
    if (endpoint === listQuestions) return noQuestions;
    if (endpoint !== listReviews) return { products: [] };
    asked.push(input.query);
    return { data: [], meta: { page: 1, pageCount: 1 } };
  };
  for (const query of ['?stars=5&photos=1', '?stars=55&photos=yes']) {
    await load(loader, api, { path: path + query, params: { id: '7' } });
  }
  expect(asked).toEqual([
    { page: 1, perPage: 5, rating: 5, withPhotos: 'true' },
    { page: 1, perPage: 5 },
  ]);
});

test('what the product is like is said by the server', async () => {
  await expect(pageAt(path)).resolves.toMatchObject({
    facts: { titles: { details: 'المواصفات' } },
  });
});

test('the newest questions are shown, with a way to all of them where there are more', async () => {
  const asked: unknown[] = [];
  const pageWith = (questions: () => unknown) =>
    load(
      loader,
      async (endpoint: Endpoint, input: { query?: unknown }) => {
        if (endpoint === getProduct) return board;
        if (endpoint === listReviews) return { data: [], meta: { page: 1, pageCount: 1 } };
        if (endpoint === listGoesWith) return [];
        if (endpoint !== listQuestions) return { products: [] };
        asked.push(input.query);
        return questions();
      },
      { path, params: { id: '7' } },
    );
  const some = (totalCount: number) => ({ data: [], meta: { totalCount } });
  await expect(pageWith(() => some(14))).resolves.toMatchObject({
    questions: { list: some(14), words: { all: 'كل الأسئلة (١٤)' } },
  });
  expect(asked).toEqual([{ perPage: 3 }]);
  await expect(pageWith(() => some(3))).resolves.toMatchObject({
    questions: { words: { all: null } },
  });
  const failing = pageWith(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(failing).resolves.toMatchObject({ questions: { list: null } });
});

test('the last page of reviews is shown', async () => {
  await expect(pageAt(`${path}?reviews=2`)).resolves.toMatchObject({ product: board });
});

test('what goes with the product is shown, and the page stands without it', async () => {
  await expect(pageAt(path)).resolves.toMatchObject({ goesWith: [{ id: 9 }] });

  const api = async (endpoint: Endpoint) => {
    if (endpoint === getProduct) return board;
    throw new Error('is down');
  };
  await expect(load(loader, api, { path, params: { id: '7' } })).resolves.toMatchObject({
    goesWith: [],
    related: [],
    reviews: null,
    shippingOptions: null,
  });
});

test('fees and days come with the page, so that the browser need not ask for them', async () => {
  const api = async (endpoint: Endpoint) => {
    if (endpoint === getProduct) return board;
    if (endpoint === getShippingOptions) return someOptions;
    throw new Error('is down');
  };
  await expect(load(loader, api, { path, params: { id: '7' } })).resolves.toMatchObject({
    shippingOptions: someOptions,
  });
});

test.each([
  ['none', '/product/7?design=3&reviews=2', '?design=3&reviews=2'],
  ['those of the other language', '/product/7/olive-board', ''],
  ['others', '/product/7/%D8%B7%D8%A7%D9%88%D9%84%D8%A9', ''],
  ['a number written otherwise', `/product/07${path.slice('/product/7'.length)}`, ''],
])(
  'by an address with %s for words, it leads to its own with all that is asked',
  async (_, address, query) => {
    const response = await pageAt(address).catch((thrown: unknown) => thrown as Response);
    expect(response).toMatchObject({ status: 301 });
    const { headers } = response as Response; // a status is no page's
    expect(headers.get('location')).toBe(path + query);
    // It is another in another language, and after a change of name.
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

test('it names its address in each language, and that of its category', async () => {
  await expect(pageAt(path)).resolves.toMatchObject({
    paths: { ar: path, en: '/product/7/olive-board' },
    trail: [
      {
        href: encodeURI(categoryPath(board.categoryId, board.category.nameAr)),
        label: board.category.nameAr,
      },
    ],
  });
});

test('its trail leads to no category that is hidden', async () => {
  const hidden = aProduct({ ...board, category: { ...board.category, isHidden: true } });
  await expect(pageAt(path, hidden)).resolves.toMatchObject({ trail: [] });
});

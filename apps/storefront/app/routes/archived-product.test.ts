import { ApiError } from '@craftsandore/api-client';
import { categoryPath, type Endpoint, getArchivedProduct } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { load } from '../testing/call-route.ts';
import { loader as ask } from './ask.tsx';
import { loader as product } from './product.tsx';
import { loader as questions } from './questions.tsx';
import { loader as review } from './review.tsx';

const category = { name: 'Boards', nameAr: 'ألواح' };
const archived = { id: 7, name: 'Olive board', nameAr: 'لوح زيتون', categoryId: 3, category };
const absent = new ApiError({ status: 404, code: 'product.not_found' });

const params = { id: '7' };

test.each<[string, (api: unknown) => Promise<unknown>]>([
  ['page', (api) => load(product, api, { path: encodeURI('/product/7/لوح-زيتون'), params })],
  ['questions', (api) => load(questions, api, { path: '/product/7/questions', params })],
  ['form for a question', (api) => load(ask, api, { path: '/product/7/ask', params })],
  ['form for a review', (api) => load(review, api, { path: '/product/7/review', params })],
])(
  'the %s of what is no longer sold is gone, with a way to others of its category; what never was is not found',
  async (_, pageOf) => {
    const pageWhere = (answer: unknown) =>
      pageOf(async (endpoint: Endpoint) => {
        if (endpoint === getArchivedProduct && answer) return answer;
        throw absent;
      });
    await expect(pageWhere(archived)).rejects.toMatchObject({
      init: { status: 410 },
      data: {
        title: 'لم نعد نبيع \u2068لوح زيتون\u2069',
        href: encodeURI(categoryPath(3, 'ألواح')),
      },
    });
    const hidden = { ...archived, category: { ...category, isHidden: true } };
    await expect(pageWhere(hidden)).rejects.toMatchObject({
      data: { more: 'تصفّح كل المنتجات', href: '/products' },
    });
    await expect(pageWhere(null)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

import {
  changeOrderStatus,
  createCategory,
  getProduct,
  importProducts,
  listCategories,
  listOrders,
  login,
  printLabels,
  updateCategory,
} from '@craftsandore/contract';
import { expect, test, vi } from 'vitest';

import { ApiError, ConnectionError } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';

const category = {
  ...{ id: 1, name: 'Boards', nameAr: 'ألواح', imageUrl: null, photo: null },
  createdAt: '2026-06-01T10:00:00.000Z',
  version: 1,
};
const meta = { page: 1, perPage: 20, totalCount: 0, pageCount: 1 };
const session = {
  accessToken: 'token',
  user: { id: 3, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true },
};

/** A client whose server responds to everything with this, and the calls that it got. */
function clientReceiving(body: unknown, status = 200, token?: string) {
  const fetch = vi.fn(async () => Response.json(body, { status }));
  const api = createApiClient({
    baseUrl: 'http://api.example',
    locale: 'ar',
    token: () => token,
    fetch: fetch as unknown as typeof globalThis.fetch, // only the response of fetch is used
  });
  const request = () => (fetch.mock.calls as unknown as [Request][])[0]?.[0];
  return { api, fetch, request };
}

test('writes path, query, language and token where the contract says', async () => {
  const { api, request } = clientReceiving({ data: [], meta }, 200, 'secret');

  await api(listOrders, { query: { page: 2, status: 'pending' } });

  expect(request()?.url).toBe('http://api.example/admin/orders?page=2&status=pending');
  expect(request()?.headers.get('accept-language')).toBe('ar');
  expect(request()?.headers.get('authorization')).toBe('Bearer secret');
});

test('asks in another language where a call wants it', async () => {
  const { api, request } = clientReceiving({ data: [] }, 200, 'secret');

  await api(listCategories, {}, { locale: 'en' });

  expect(request()?.headers.get('accept-language')).toBe('en');
  expect(request()?.headers.get('authorization')).toBe('Bearer secret');
});

test('names the deed by its key, where it has one', async () => {
  const { api, request, fetch } = clientReceiving({ data: 'confirmed' });
  const move = { params: { orderId: 7 }, body: { statusId: 2 as const } };

  await api(changeOrderStatus, move, { key: 'a-key' });
  expect(request()?.headers.get('idempotency-key')).toBe('a-key');

  await api(changeOrderStatus, move);
  const [, [without] = []] = fetch.mock.calls as unknown as [Request][];
  expect(without?.headers.has('idempotency-key')).toBe(false);
});

test('sends parameters escaped and the body as JSON', async () => {
  const { api, request } = clientReceiving({ data: 'confirmed' });

  const status = await api(changeOrderStatus, { params: { orderId: 7 }, body: { statusId: 2 } });

  expect(status).toBe('confirmed');
  expect(request()?.url).toBe('http://api.example/admin/orders/7');
  expect(request()?.headers.has('authorization')).toBe(false);
});

test('gives data with its meta where the endpoint has one', async () => {
  const { api } = clientReceiving({ data: [], meta });
  await expect(api(listOrders, { query: {} })).resolves.toEqual({ data: [], meta });
});

test('reads a session', async () => {
  const { api } = clientReceiving({ data: session });
  const body = { email: 'salma@example.com', password: 'long enough' };
  await expect(api(login, { body })).resolves.toEqual(session);
});

test('decodes pounds to piastres', async () => {
  const product = {
    ...{ id: 1, name: 'Bowl', nameAr: 'وعاء', description: '', descriptionAr: '', weight: 1 },
    ...{ price: 12.35, categoryId: 1, category, productDesigns: [], version: 1 },
    createdAt: '2026-11-01T09:00:00.000Z',
    rating: { averageRating: 0, ratingsCount: 0 },
    ...{ lengthMm: null, widthMm: null, heightMm: null, finish: null, care: [], origin: null },
    ...{ isFoodSafe: null, madeToOrderDays: null, inTheBox: null, inTheBoxAr: null },
    ...{ seoTitle: null, seoTitleAr: null, seoDescription: null, seoDescriptionAr: null },
  };
  const { api } = clientReceiving({ data: product });
  await expect(api(getProduct, { params: { id: 1 } })).resolves.toMatchObject({ price: 1235 });
});

test('gives a file as it came', async () => {
  const fetch = async () =>
    new Response('%PDF-1.3', { headers: { 'content-type': 'application/pdf' } });
  const api = createApiClient({ baseUrl: 'http://api.example', locale: 'ar', fetch });
  const file = await api(printLabels, { query: { ids: '7' } });
  expect(await file.text()).toBe('%PDF-1.3');
});

test('throws what the API refused with, and does not ask again', async () => {
  const refusal = { message: 'Sign in first.', code: 'session.required', requestId: 'r1' };
  const { api, fetch } = clientReceiving(refusal, 401);

  const error = await api(listOrders, { query: {} }).catch((error: unknown) => error);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...refusal, status: 401, details: [] });
  expect(fetch).toHaveBeenCalledOnce();
});

test('makes an ApiError even of a response that is not ours', async () => {
  const { api } = clientReceiving('Bad Gateway', 404);
  await expect(api(listCategories, {})).rejects.toMatchObject({ status: 404, code: '' });
});

test('never repeats a write whose connection failed', async () => {
  const fetch = vi.fn(async () => {
    throw new TypeError('fetch failed');
  });
  const api = createApiClient({ baseUrl: 'http://api.example', locale: 'en', fetch });

  const change = api(changeOrderStatus, { params: { orderId: 7 }, body: { statusId: 2 } });

  await expect(change).rejects.toBeInstanceOf(ConnectionError);
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  ['of another shape', { data: [{ id: 'one' }] }],
  ['wrapped twice', { data: { data: [category] } }],
  ['not wrapped', [category]],
  ['null', null],
])('refuses a response that is %s', async (_, body) => {
  const { api } = clientReceiving(body);
  await expect(api(listCategories, {})).rejects.toBeInstanceOf(ConnectionError);
});

test('refuses a response that is no JSON, as the sign-in page of a network is', async () => {
  const fetch = async () => new Response('<!doctype html>');
  const api = createApiClient({ baseUrl: 'http://api.example', locale: 'en', fetch });
  await expect(api(listCategories, {})).rejects.toBeInstanceOf(ConnectionError);
});

/** A client whose server takes in a form, and what that form held. */
function clientSendingForms() {
  const forms: [name: string, value: unknown][][] = [];
  const fetch = async (request: Request) => {
    forms.push([...(await request.formData())]);
    const ofStaff = { description: '', descriptionAr: '', isHidden: false };
    return Response.json({ data: { ...category, ...ofStaff } });
  };
  const api = createApiClient({
    ...{ baseUrl: 'http://api.example', locale: 'ar' },
    fetch: fetch as unknown as typeof globalThis.fetch, // ky calls it with a request
  });
  return { api, forms };
}

test('sends a photo as a form, the lines of text first', async () => {
  const { api, forms } = clientSendingForms();
  const file = new Blob(['bytes'], { type: 'image/png' });

  await api(createCategory, { body: { name: 'Boards', nameAr: 'ألواح' }, file });

  expect(forms).toMatchObject([
    [
      ['name', 'Boards'],
      ['nameAr', 'ألواح'],
      ['image', { type: 'image/png', size: 5 }],
    ],
  ]);
});

test('leaves a photo out that is optional', async () => {
  const { api, forms } = clientSendingForms();
  await api(updateCategory, { params: { id: 1 }, body: { name: 'Boards', nameAr: undefined } });
  expect(forms).toEqual([[['name', 'Boards']]]);
});

test('what may carry a file has longer than other calls', async () => {
  const late = () =>
    new Promise<Response>((resolve) =>
      setTimeout(() => resolve(Response.json({ data: [], meta: {} })), 60),
    );
  const api = createApiClient({
    ...{ baseUrl: 'http://api.example', locale: 'en', timeoutMs: 20 },
    fetch: late as unknown as typeof globalThis.fetch, // only the response of fetch is used
  });

  const photo = api(createCategory, {
    body: { name: 'Trays', nameAr: 'صوان' },
    file: new Blob(['photo']),
  });
  const file = api(importProducts, { body: { csv: 'sku' } });
  const other = api(listOrders, { query: {} });

  await expect(other).rejects.toThrow(/timed out|time/i);
  // Both have come, in a shape that nobody asked for.
  await expect(photo).rejects.toThrow(/another shape/);
  await expect(file).rejects.toThrow(/another shape/);
});

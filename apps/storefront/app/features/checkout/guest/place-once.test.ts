import { type ApiClient, ApiError } from '@craftsandore/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { WantedOrder } from './guest-order-of.ts';
import { placeOnce } from './place-once.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

type Body = WantedOrder & { placementKey: string };

/** An API that places an order by its key once; of the presses in `lost` it hears, but nobody hears of it. */
function anApi({ lost = [], unheard = [] }: { lost?: number[]; unheard?: number[] } = {}) {
  const placed = new Map<string, Body>();
  let press = 0;
  const api = (async (_: unknown, { body }: { body: Body }) => {
    press += 1;
    if (unheard.includes(press)) throw new TypeError('Failed to fetch');
    const same = placed.get(body.placementKey);
    if (same && JSON.stringify(same) !== JSON.stringify(body)) {
      throw new ApiError({ status: 409, code: 'order.key_reused' });
    }
    placed.set(body.placementKey, body);
    if (lost.includes(press)) throw new TypeError('Failed to fetch');
    return { order: { city: body.shippingDetails.city } };
  }) as unknown as ApiClient; // all that is asked of it
  return { api, placed };
}

const wanted = (city: string, phoneNumber = '01000000001'): WantedOrder => ({
  items: [{ productDesignId: 7, quantity: 1 }],
  contact: { name: 'Salma', phoneNumber },
  shippingDetails: { streetAddress: '9 El Nasr', city, governorate: 'EG-GZ' },
  paymentMethod: 'cash',
});

const cityOf = (result: Awaited<ReturnType<typeof placeOnce>>) =>
  result.ok ? Object(result.value).order.city : result.refusal.status;

test('an answer that was lost comes with the next press, and nothing is ordered twice', async () => {
  const { api, placed } = anApi({ lost: [1] });
  expect(cityOf(await placeOnce(api, wanted('Dokki')))).toBeUndefined();
  expect(cityOf(await placeOnce(api, wanted('Dokki')))).toBe('Dokki');
  expect(placed.size).toBe(1);
});

test('what was changed after a press that arrived comes too late: there is one order, the first', async () => {
  const { api, placed } = anApi({ lost: [1], unheard: [2] });
  await placeOnce(api, wanted('Dokki'));
  await placeOnce(api, wanted('Agouza'));
  expect(cityOf(await placeOnce(api, wanted('Imbaba')))).toBe('Dokki');
  expect(placed.size).toBe(1);
});

test('what was changed after a press that never arrived is what is ordered', async () => {
  const { api, placed } = anApi({ unheard: [1, 2] });
  await placeOnce(api, wanted('Dokki'));
  await placeOnce(api, wanted('Agouza'));
  expect(cityOf(await placeOnce(api, wanted('Imbaba')))).toBe('Imbaba');
  expect(placed.size).toBe(1);
});

test('a number that is mended in the same tab still belongs to the press before', async () => {
  const { api, placed } = anApi({ lost: [1] });
  await placeOnce(api, wanted('Dokki'));
  expect(cityOf(await placeOnce(api, wanted('Agouza', '01000000002')))).toBe('Dokki');
  expect(placed.size).toBe(1);
});

test('the next order is another one', async () => {
  const { api, placed } = anApi();
  await placeOnce(api, wanted('Dokki'));
  await placeOnce(api, wanted('Dokki'));
  expect(placed.size).toBe(2);
});

test('a press in a new tab belongs to the one in the tab that was closed', async () => {
  const { api, placed } = anApi({ lost: [1] });
  await placeOnce(api, wanted('Dokki'));
  sessionStorage.clear();
  expect(cityOf(await placeOnce(api, wanted('Agouza')))).toBe('Dokki');
  expect(placed.size).toBe(1);
});

test('somebody else at the same browser has an order of their own', async () => {
  const { api, placed } = anApi({ lost: [1] });
  await placeOnce(api, wanted('Dokki'));
  sessionStorage.clear();
  expect(cityOf(await placeOnce(api, wanted('Agouza', '01000000002')))).toBe('Agouza');
  expect(placed.size).toBe(2);
});

test('what is wanted on another day is another order', async () => {
  const { api, placed } = anApi({ lost: [1] });
  await placeOnce(api, wanted('Dokki'));
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(cityOf(await placeOnce(api, wanted('Agouza')))).toBe('Agouza');
  expect(placed.size).toBe(2);
});

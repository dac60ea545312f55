import { type ApiClient, ApiError } from '@craftsandore/api-client';
import { placeGuestOrder, piastres, quoteOrder } from '@craftsandore/contract';
import { beforeEach, expect, test, vi } from 'vitest';

import { aQuote } from '../testing/a-guest-order.ts';
import { locationOf } from '../testing/call-route.ts';
import { placeUnscripted } from './unscripted-checkout.server.ts';

const askedAt = Date.parse('2026-11-22T08:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: askedAt + 20_000, toFake: ['Date'] });
});

const written = {
  name: 'سلمى مرسي',
  phoneNumber: '٠١٠٠٠٠٠٠٠٠١',
  governorate: 'EG-GZ',
  city: 'الدقي',
  streetAddress: 'شارع التحرير',
  area: '',
  building: '١٨',
  floor: '',
  apartment: '',
  landmark: '',
  secondPhoneNumber: '',
  note: '',
  email: '',
  website: '',
  paymentMethod: 'cash',
  placementKey: '5f0c9a7e-6c1b-4f43-9d20-0d9d1c7d6a11',
  askedAt: String(askedAt),
  seenTotalCost: '',
};

function send(fields: Partial<typeof written>, place = vi.fn()) {
  const api = (async (call: unknown, { body }: { body: object }) => {
    if (call === placeGuestOrder) return place(body) ?? { trackingToken: 'the-token' };
    expect(call).toBe(quoteOrder);
    const costBreakdown = { ...aQuote.costBreakdown, totalCost: piastres(184_000) };
    return { ...aQuote, costBreakdown };
  }) as unknown as ApiClient; // all that is asked of it
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...written, ...fields })) form.set(name, value);
  const params = new URLSearchParams('design=7&quantity=2');
  return placeUnscripted({ api, locale: 'en', params, form });
}

test('the first press shows the total, the second orders what was seen', async () => {
  const place = vi.fn();
  await expect(send({}, place)).resolves.toMatchObject({ isToBeSeen: true, errors: {} });
  expect(place).not.toHaveBeenCalled();

  expect(await locationOf(send({ seenTotalCost: '1840' }, place))).toBe('/track/the-token/placed');
  expect(place).toHaveBeenCalledExactlyOnceWith({
    placementKey: written.placementKey,
    items: [{ productDesignId: 7, quantity: 2 }],
    seenTotalCost: 1840,
    contact: { name: 'سلمى مرسي', phoneNumber: '01000000001' },
    shippingDetails: expect.objectContaining({ governorate: 'EG-GZ', building: '١٨' }),
    paymentMethod: 'cash',
  });
});

test('a total that has changed since is shown again', async () => {
  const place = vi.fn();
  await expect(send({ seenTotalCost: '1780' }, place)).resolves.toMatchObject({ isToBeSeen: true });
  expect(place).not.toHaveBeenCalled();
});

test('what is wrong is said at its field, and nothing written is lost', async () => {
  const sent = await send({ name: '', phoneNumber: '0227923456', email: 'salma' });
  expect(Object.keys(sent.errors).sort()).toEqual(['email', 'name', 'phoneNumber']);
  expect(sent.fields).toMatchObject({ city: 'الدقي', email: 'salma' });
});

test('a refusal is told in its own sentence', async () => {
  const place = () => {
    throw new ApiError({ status: 409, code: 'order.not_enough_stock', message: 'Only 1 left.' });
  };
  await expect(send({ seenTotalCost: '1840' }, vi.fn(place))).resolves.toMatchObject({
    refusal: { sentence: 'Only 1 left.' },
  });
});

test.each([
  ['fills in what nobody sees', { website: 'https://spam.example' }],
  ['writes faster than anybody', { askedAt: String(askedAt + 19_000) }],
])('a program that %s orders nothing', async (_, fields) => {
  const place = vi.fn();
  await send({ seenTotalCost: '1840', ...fields }, place);
  expect(place).not.toHaveBeenCalled();
});

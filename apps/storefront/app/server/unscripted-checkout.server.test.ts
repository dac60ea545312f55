import { type ApiClient, ApiError } from '@craftsandore/api-client';
import { placeGuestOrder, piastres, quoteOrder } from '@craftsandore/contract';
import { beforeEach, expect, test, vi } from 'vitest';

import { aQuote } from '../testing/a-guest-order.ts';
import { locationOf } from '../testing/call-route.ts';
import { addressOf, loadUnscripted, placeUnscripted } from './unscripted-checkout.server.ts';

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

type Written = Partial<typeof written & { code: string; useCode: string }>;

function send(fields: Written, place = vi.fn(), quoted = vi.fn()) {
  const api = (async (call: unknown, { body }: { body: object }) => {
    if (call === placeGuestOrder) return place(body) ?? { trackingToken: 'the-token' };
    expect(call).toBe(quoteOrder);
    quoted(body);
    const costBreakdown = { ...aQuote.costBreakdown, totalCost: piastres(184_000) };
    return { ...aQuote, costBreakdown };
  }) as unknown as ApiClient; // all that is asked of it
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...written, ...fields })) form.set(name, value);
  const params = addressOf(form, 'https://shop.example/cart/checkout?design=7&quantity=2');
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

test('who asks for a code gets back all that is written, and nothing is wrong with it yet', async () => {
  const place = vi.fn();
  const sent = await send({ name: '', code: 'eid', useCode: 'yes' }, place);
  expect(sent).toMatchObject({ errors: {}, refusal: null, isToBeSeen: false });
  expect(sent.fields).toMatchObject({ city: 'الدقي', code: 'eid' });
  expect(place).not.toHaveBeenCalled();
});

test('the order has the code that was written last, and what it costs with it', async () => {
  const [place, quoted] = [vi.fn(), vi.fn()];
  await locationOf(send({ seenTotalCost: '1840', code: ' Eid2026 ' }, place, quoted));
  const promotionCode = 'Eid2026';
  expect(quoted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ promotionCode }));
  expect(place).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ promotionCode }));
});

test.each([
  ['the address', '?code=old', null, 'old'],
  ['the form, which was written later', '?code=old', 'new', 'new'],
  ['the form, even if it was emptied', '?code=old', '', ''],
])('the page shows the code of %s', async (_, search, written, wanted) => {
  const form = new FormData();
  if (written !== null) form.set('code', written);
  const params = addressOf(form, `https://shop.example/cart/checkout${search}&design=7`);
  const ask = vi.fn(async (call: unknown, _input: object) => (call === quoteOrder ? aQuote : {}));
  const page = await loadUnscripted(ask as unknown as ApiClient, params); // all that is asked of it
  expect(page?.promotionCode).toBe(wanted);
  const items = [{ productDesignId: 7, quantity: 1 }];
  expect(ask).toHaveBeenCalledWith(quoteOrder, {
    body: { items, ...(wanted && { promotionCode: wanted }) },
  });
});

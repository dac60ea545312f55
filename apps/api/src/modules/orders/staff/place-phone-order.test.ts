import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  changeCustomer,
  getOrder,
  listDesk,
  OrderStatus,
  placePhoneOrder,
  recordAttempt,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';
import { orderHistory, orders } from '../../../db/schema/orders.ts';

const api = await testApi({ STOREFRONT_URL: 'https://shop.example' });
const { db, guest, signedIn } = api;
const sales = await signedIn(Role.Sales);

type Wish = CallInput<typeof placePhoneOrder>['body'];

let last = 20_000_000;
const aNumber = () => `010${(last += 1)}`;

async function aWish(fields: Partial<Wish> = {}, stock = 5): Promise<Wish> {
  const { design } = await aProduct(db, { price: 50_000, stock: [stock] });
  return {
    placementKey: randomUUID(),
    items: [{ productDesignId: design.id, quantity: 2 }],
    contact: { name: 'عمر حداد', phoneNumber: aNumber() },
    shippingDetails: { streetAddress: '٤١ شارع مصدق', city: 'الدقي', governorate: 'الجيزة' },
    paymentMethod: 'cash',
    source: 'phone',
    ...fields,
  };
}

const place = (body: Wish, caller = sales) => caller.call(placePhoneOrder, { body });
const read = (orderId: number) => sales.call(getOrder, { params: { orderId } });
const stockOf = async ({ items: [item] }: Wish) =>
  (
    await db
      .select()
      .from(productDesigns)
      .where(eq(productDesigns.id, item?.productDesignId ?? 0))
  )[0]?.stock;

test('is an order as every other, with who took it, and confirmed by the call', async () => {
  const wish = await aWish({ note: 'بعد الخامسة' });
  const { order, trackingUrl } = await place(wish);

  expect(order).toMatchObject({
    status: { name: 'confirmed' },
    costBreakdown: { subtotal: 100_000 },
    customerName: 'عمر حداد',
    customerNote: 'بعد الخامسة',
  });
  expect(await stockOf(wish)).toBe(3);
  const token = trackingUrl.replace('https://shop.example/track/', '');
  expect(await guest.call(trackOrder, { params: { token } })).toMatchObject({ order });
  const staffName = expect.stringMatching(/./);
  expect(await read(order.id)).toMatchObject({
    source: 'phone',
    attempts: [{ channel: 'call', direction: 'in', outcome: 'confirmed', staffName }],
    confirmation: { state: 'confirmed' },
    history: [
      { statusName: 'pending', staffName },
      { statusName: 'confirmed', staffName },
    ],
  });
});

test.each([
  ['branch', 'in_person'],
  ['whatsapp', 'whatsapp'],
] as const)('who comes by %s has confirmed it by %s', async (source, channel) => {
  const { order } = await place(await aWish({ source }));
  expect(await read(order.id)).toMatchObject({ source, attempts: [{ channel }] });
});

test.each(['instagram', 'facebook'] as const)(
  'who writes on %s is asked by the desk, as everybody',
  async (source) => {
    const { order } = await place(await aWish({ source }));
    expect(order.status.name).toBe('pending');
    expect(await read(order.id)).toMatchObject({ source, attempts: [] });
    const desk = await sales.call(listDesk, { query: { state: 'awaiting', perPage: 100 } });
    expect(desk.data.map(({ orderId }) => orderId)).toContain(order.id);
  },
);

test('who has refused parcels has confirmed nothing by calling: a deposit comes first', async () => {
  const wish = await aWish();
  const { order: refused } = await place(wish);
  await db.update(orders).set({ statusId: OrderStatus.cancelled }).where(eq(orders.id, refused.id));
  const step = { orderId: refused.id, statusId: OrderStatus.cancelled } as const;
  await db.insert(orderHistory).values({ ...step, cancelReason: 'refused' });

  const { order } = await place(await aWish({ contact: wish.contact }));
  expect(order.status.name).toBe('pending');
  expect(await read(order.id)).toMatchObject({
    attempts: [],
    confirmation: { state: 'needs_deposit' },
  });
  const confirm = (note?: string) =>
    sales.call(recordAttempt, {
      params: { orderId: order.id },
      body: { channel: 'call', direction: 'in', outcome: 'confirmed', ...(note && { note }) },
    });
  await expect(confirm()).rejects.toMatchObject({ code: 'order.deposit_not_noted' });
  expect(await confirm('Paid 200 at the branch')).toMatchObject({ state: 'confirmed' });
});

test('twenty presses at once are one order, confirmed once; another wish is refused', async () => {
  const wish = await aWish();
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(wish)));
  const ids = new Set(answers.map(({ order }) => order.id));
  expect(ids.size).toBe(1);
  expect(await stockOf(wish)).toBe(3);
  for (const id of ids) expect((await read(id)).attempts).toHaveLength(1);
  const other = { ...wish, source: 'branch' as const };
  await expect(place(other)).rejects.toMatchObject({ status: 409, code: 'order.key_reused' });
});

test('takes no more than there is, at no other total than was read', async () => {
  const wish = await aWish({}, 1);
  await expect(place(wish)).rejects.toMatchObject({ code: 'order.not_enough_stock' });
  const seen = await aWish({ seenTotalCost: 1 });
  await expect(place(seen)).rejects.toMatchObject({ code: 'order.total_changed' });
  expect(await stockOf(seen)).toBe(5);
});

test('as many orders of a number as a customer calls for', async () => {
  const { contact } = await aWish();
  for (let count = 0; count < 4; count += 1) {
    const { order } = await place(await aWish({ contact, source: 'instagram' }));
    expect(order.status.name).toBe('pending');
  }
});

test('a new number becomes the named customer’s; one of another customer is refused', async () => {
  const { order } = await place(await aWish());
  const customerId = (await read(order.id)).customerId ?? 0;
  const second = await place(await aWish({ customerId }));
  expect((await read(second.order.id)).customerId).toBe(customerId);

  const other = await aWish();
  await place(other);
  const taken = await aWish({ customerId, contact: other.contact });
  await expect(place(taken)).rejects.toMatchObject({ status: 409, code: 'customer.changed' });
  const nobody = await aWish({ customerId: 999_999 });
  await expect(place(nobody)).rejects.toMatchObject({ code: 'customer.not_found' });

  const blocked = { reason: 'Refuses everything' };
  await sales.call(changeCustomer, { params: { customerId }, body: { blocked } });
  await expect(place(await aWish({ customerId }))).rejects.toMatchObject({ code: 'order.refused' });
});

test('writes to who has given an address, once', async () => {
  await receiveMails(api);
  const contact = { name: 'Omar', phoneNumber: aNumber(), email: 'omar@example.com' };
  const wish = await aWish({ contact });
  await place(wish);
  await place(wish);
  await place(await aWish());
  const mails = await receiveMails(api);
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['omar@example.com']);
});

test('only who works at the desk takes orders', async () => {
  const developer = await signedIn(Role.Developer);
  await expect(place(await aWish(), developer)).rejects.toMatchObject({ status: 403 });
});

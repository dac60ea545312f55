import {
  addParcelEvent,
  bookParcels,
  customerFailedReasons,
  customerParcelStates,
  failedReasons,
  findOrderStatus,
  getMyOrder,
  OrderStatus,
  parcelStates,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder } from '../../../../test/support/builders.ts';
import { users } from '../../../db/schema/users.ts';
import { createTrackingTokens, trackingHashOf } from '../guest/tracking-tokens.ts';
import { toCustomerParcel } from './parcel-for-customer.ts';

const { db, guest, signedIn } = await testApi();
const [staff, buyer] = [await signedIn(Role.Sales), await signedIn(Role.User)];
await db.update(users).set({ name: 'Noha Selim' }).where(eq(users.id, staff.user.id));

type Shipment = Parameters<typeof toCustomerParcel>[0];

const aShipment = (fields: Partial<Shipment> = {}): Shipment => ({
  ...{ state: 'moving', reason: null, carrier: 'other', trackingNumber: '8841207' },
  lastEventAt: new Date('2026-11-24T08:00:00Z'),
  createdAt: new Date('2026-11-23T08:00:00Z'),
  ...fields,
});

test('each state is one of the customer’s, or there is nothing to follow', () => {
  const shown = parcelStates.map((state) => toCustomerParcel(aShipment({ state }))?.state);
  expect(new Set(shown)).toEqual(new Set([...customerParcelStates, undefined]));
  expect(Object.fromEntries(parcelStates.map((state, at) => [state, shown[at]]))).toMatchObject({
    ...{ lost: 'looked_into', damaged: 'looked_into', needs_staff: 'looked_into' },
    ...{ booking_cancelled: undefined, attempt_failed: 'attempt_failed', returned: 'returned' },
  });
});

test('a reason is told in the customer’s words, of a failed attempt alone', () => {
  const told = failedReasons.map(
    (reason) => toCustomerParcel(aShipment({ state: 'attempt_failed', reason }))?.reason,
  );
  expect(told).toEqual([
    ...['not_reached', 'not_there', 'postponed', 'not_taken', 'not_taken', 'not_found'],
    ...['not_reached', null, null],
  ]);
  expect(new Set(told)).toEqual(new Set([...customerFailedReasons, null]));
  for (const state of parcelStates.filter((state) => state !== 'attempt_failed')) {
    expect(toCustomerParcel(aShipment({ state, reason: 'refused' }))?.reason ?? null).toBeNull();
  }
});

test('leads to its carrier by https only', () => {
  const linkOf = (url: string) =>
    toCustomerParcel(aShipment(), (number) => url + number)?.trackingUrl;
  expect(linkOf('https://carrier.example/?n=')).toBe('https://carrier.example/?n=8841207');
  const others = [
    'http://carrier.example/',
    'javascript:alert(1)//',
    '//x/',
    'https://a:b@c.example/',
  ];
  expect(others.map(linkOf)).toEqual(others.map(() => null));
  expect(toCustomerParcel(aShipment())?.trackingUrl).toBeNull();
});

test('the number is the carrier’s; that of our own courier is the order’s', () => {
  expect(toCustomerParcel(aShipment())?.trackingNumber).toBe('8841207');
  expect(toCustomerParcel(aShipment({ carrier: 'own' }))?.trackingNumber).toBeNull();
});

test('who ordered reads where the parcel is, and nothing that staff keep to themselves', async () => {
  const token = createTrackingTokens('a secret of this test').of(crypto.randomUUID());
  const {
    id: orderId,
    reference,
    phoneNumber,
  } = await anOrder(db, buyer.user, {
    statusId: OrderStatus.confirmed,
    trackingHash: trackingHashOf(token),
  });
  const read = async () => ({
    byLink: (await guest.call(trackOrder, { params: { token } })).order.parcel,
    own: (await buyer.call(getMyOrder, { params: { orderId } })).parcel,
    byNumber: (
      await guest.call(findOrderStatus, { body: { orderReference: reference, phoneNumber } })
    ).parcel,
  });
  expect(await read()).toEqual({ byLink: null, own: null, byNumber: null });

  const trackingNumbers = [{ orderId, trackingNumber: `8841${orderId}` }];
  const [booked] = await staff.call(bookParcels, {
    body: { orderIds: [orderId], carrier: 'other', trackingNumbers },
  });
  const params = { id: booked?.parcel?.id ?? 0 };
  await staff.call(addParcelEvent, { params, body: { state: 'moving' } });
  await staff.call(addParcelEvent, {
    params,
    body: { state: 'attempt_failed', reason: 'wants_to_open' },
  });

  const brief = {
    ...{ state: 'attempt_failed', reason: 'not_taken', carrier: 'other' },
    since: expect.any(String),
  };
  const parcel = { ...brief, trackingNumber: `8841${orderId}`, trackingUrl: null };
  expect(await read()).toEqual({ byLink: parcel, own: parcel, byNumber: brief });

  const { payload } = await guest.send({ method: 'GET', path: `/orders/track/${token}` });
  const secrets = ['Noha Selim', 'wants_to_open', 'cashDue', 'attempts', 'verdict'];
  expect(secrets.filter((secret) => payload.includes(secret))).toEqual([]);

  await staff.call(addParcelEvent, { params, body: { state: 'lost' } });
  expect(await read()).toMatchObject({
    byLink: { state: 'looked_into', reason: null },
    byNumber: { state: 'looked_into' },
  });
});

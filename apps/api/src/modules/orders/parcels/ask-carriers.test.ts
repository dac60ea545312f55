import {
  addParcelEvent,
  bookParcels,
  changeOrder,
  changeOrderStatus,
  getOrder,
  getSettings,
  listCarriers,
  listParcels,
  listParcelsOfOrder,
  OrderStatus,
  type OrderStatusId,
  saveChannels,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { bostaKey, fakeBosta } from '../../../../test/support/bosta.ts';
import { anOrder, aProduct } from '../../../../test/support/builders.ts';
import { bostaService } from '../../../carriers/bosta.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import type { orders } from '../../../db/schema/orders.ts';
import { orderLines } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { createLogger } from '../../../logging/logger.ts';
import { askCarriers } from './ask-carriers.ts';

const bosta = await fakeBosta();
const { db, log, signedIn } = await testApi({ BOSTA_API_URL: bosta.url, BOSTA_API_KEY: bostaKey });
const [staff, buyer] = [await signedIn(Role.Sales), await signedIn(Role.User)];
const product = await aProduct(db, { stock: [1_000] });
const { confirmed, shipped, cancelled } = OrderStatus;

const service = bostaService({ url: bosta.url, key: bostaKey, timeoutMs: 1_500 });
const logger = createLogger('silent');

/** As the job of a minute that long from now. */
const aMinuteLater = (minutes = 1) =>
  askCarriers({
    ...{ db, logger, carriers: { bosta: service } },
    clock: () => new Date(Date.now() + minutes * 60_000),
  });

beforeEach(() => void (bosta.calls.length = 0));

/** What Bosta has of an order. */
const deliveriesOf = ({ reference }: { reference: string }) =>
  bosta.deliveries.filter(({ businessReference }) => businessReference === reference);

async function anOrderOf(fields: Partial<typeof orders.$inferInsert> = {}) {
  const order = await anOrder(db, buyer.user, {
    ...{ statusId: confirmed, streetAddress: '12 Tahrir Street', subtotal: 10_000, ...fields },
  });
  const { name, nameAr, id: productId, design } = product;
  await db.insert(orderLines).values({
    ...{ orderId: order.id, productId, designId: design.id, name, nameAr },
    ...{ designName: design.name, designNameAr: design.nameAr, unitPrice: 10_000, quantity: 1 },
  });
  return order;
}

/** What was asked for is there after all, although the answer said nothing. */
async function arrivesLate(
  { reference }: { reference: string },
  more: Partial<(typeof bosta.deliveries)[number]>,
) {
  const other = await anOrderOf();
  await book([other.id]);
  const [made] = deliveriesOf(other);
  if (!made) throw new Error('Nothing to make it like');
  const its = { businessReference: reference, uniqueBusinessReference: `${reference}-1` };
  bosta.deliveries.push({ ...made, ...its, _id: reference, ...more });
}

const book = (orderIds: number[]) =>
  staff.call(bookParcels, { body: { orderIds, carrier: 'bosta' } });

const parcelOf = async (orderId: number) => {
  const [parcel] = await staff.call(listParcelsOfOrder, { params: { orderId } });
  if (!parcel) throw new Error('No parcel');
  return parcel;
};

const cancelBooking = (id: number) =>
  staff.call(addParcelEvent, { params: { id }, body: { state: 'booking_cancelled' } });

const move = (orderId: number, statusId: OrderStatusId) =>
  staff.call(changeOrderStatus, { params: { orderId }, body: { statusId } });

test('is offered beside the others where it is switched on', async () => {
  expect(await staff.call(listCarriers, {})).toEqual([
    { name: 'own', isOffered: true },
    { name: 'other', isOffered: true },
    { name: 'bosta', isOffered: true },
  ]);
});

describe('a booking', () => {
  test('is committed, made once, and known by the number that Bosta gives', async () => {
    const order = await anOrderOf();
    const [booked] = await book([order.id]);
    expect(booked?.parcel).toMatchObject({
      ...{ carrier: 'bosta', state: 'booked', isCancelling: false },
    });
    expect(deliveriesOf(order)).toEqual([
      expect.objectContaining({ trackingNumber: booked?.parcel?.trackingNumber }),
    ]);
    expect(deliveriesOf(order)).toEqual([
      expect.objectContaining({
        uniqueBusinessReference: `${order.reference}-1`,
        businessReference: order.reference,
        cod: (booked?.parcel?.cashDue ?? 0) / 100,
      }),
    ]);
    const { events } = await parcelOf(order.id);
    expect(events.map(({ state, verdict }) => [state, verdict])).toEqual([
      ['booking', 'applied'],
      ['booked', 'applied'],
    ]);
    await aMinuteLater();
    expect(deliveriesOf(order)).toHaveLength(1);
  });

  test('of several orders is one each', async () => {
    const several = [await anOrderOf(), await anOrderOf(), await anOrderOf()];
    const ids = several.map(({ id }) => id);
    await Promise.all([book(ids), book(ids.toReversed()), book(ids)]);
    expect(several.map((order) => deliveriesOf(order).length)).toEqual([1, 1, 1]);
  });

  test('that Bosta refuses says why, and can be made once that is corrected', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { refuse: 400, errorCode: '3003', message: 'Unknown district' });
    expect(await book([order.id])).toEqual([
      { orderId: order.id, refusal: 'Bosta has refused: 3003 Unknown district' },
    ]);
    expect(await parcelOf(order.id)).toMatchObject({
      state: 'booking_cancelled',
      events: [
        { state: 'booking', refusal: null },
        { state: 'booking_cancelled', refusal: 'Bosta has refused: 3003 Unknown district' },
      ],
    });
    const sum = await db.select().from(moneyEntries).where(eq(moneyEntries.orderId, order.id));
    expect(sum.reduce((total, { amount }) => total + amount, 0)).toBe(0);

    const [again] = await book([order.id]);
    expect(again?.parcel).toMatchObject({ state: 'booked' });
    expect(deliveriesOf(order)).toMatchObject([
      { uniqueBusinessReference: `${order.reference}-2` },
    ]);
  });

  test('that Bosta could not bring is not asked for', async () => {
    const order = await anOrderOf({ streetAddress: 'ش 12' });
    expect(await book([order.id])).toEqual([
      {
        orderId: order.id,
        refusal:
          'Bosta needs a longer name of the street. Please complete the address, then book again.',
      },
    ]);
    expect(bosta.calls).toEqual([]);
  });

  test('of which nobody knows is asked for again until it is known, and made once', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { gateway: 504 });
    const [unknown] = await book([order.id]);
    expect(unknown?.parcel).toMatchObject({
      ...{ state: 'booking', trackingNumber: `${order.reference}-1` },
    });
    await expect(move(order.id, shipped)).rejects.toMatchObject({ code: 'parcel.booking' });
    await expect(
      staff.call(addParcelEvent, {
        params: { id: unknown?.parcel?.id ?? 0 },
        body: { state: 'moving' },
      }),
    ).rejects.toMatchObject({ code: 'parcel.booking' });
    expect(await book([order.id])).toMatchObject([{ refusal: expect.stringContaining('already') }]);
    await aMinuteLater();
    await aMinuteLater(2);
    expect(deliveriesOf(order)).toHaveLength(1);
    expect(await parcelOf(order.id)).toMatchObject({
      state: 'booked',
      trackingNumber: deliveriesOf(order)[0]?.trackingNumber,
    });
  });

  test('that was made although its answer was lost is found', async () => {
    const order = await anOrderOf();
    bosta.trouble('search', { gateway: 502 });
    // Not even whether it is there can be asked for the first time: it is certainly not.
    await book([order.id]);
    expect(await parcelOf(order.id)).toMatchObject({ state: 'booking' });
    bosta.trouble('book', 'cut after doing');
    await aMinuteLater();
    await aMinuteLater(2);
    expect(deliveriesOf(order)).toHaveLength(1);
    expect(await parcelOf(order.id)).toMatchObject({
      state: 'booked',
      trackingNumber: deliveriesOf(order)[0]?.trackingNumber,
    });
  });

  test('that was in doubt is not believed to be refused before a while has passed', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { gateway: 504 });
    await book([order.id]);
    bosta.trouble('book', { refuse: 400 });
    await aMinuteLater();
    expect(await parcelOf(order.id)).toMatchObject({ state: 'booking' });
    bosta.trouble('book', { refuse: 400 });
    const { data } = await staff.call(listParcels, { query: { part: 'attention' } });
    expect(data.filter(({ orderId }) => orderId === order.id)).toEqual([]);
    await aMinuteLater(20);
    expect(await parcelOf(order.id)).toMatchObject({ state: 'booking_cancelled' });
    expect(deliveriesOf(order)).toEqual([]);
  });

  test('that waits for long needs somebody, and keeps its order as it is', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { gateway: 504 });
    const [waiting] = await book([order.id]);
    const id = waiting?.parcel?.id ?? 0;
    const long = new Date(Date.now() - 3_600_000);
    await db.update(shipments).set({ lastEventAt: long }).where(eq(shipments.id, id));
    const { data } = await staff.call(listParcels, { query: { part: 'attention' } });
    expect(data.map((one) => one.id)).toContain(id);
    await expect(
      staff.call(changeOrder, {
        params: { orderId: order.id },
        body: { seenVersion: 1, dryRun: false, edits: [{ kind: 'note', note: 'x' }] },
      }),
    ).rejects.toMatchObject({ code: 'order.booked' });
    await aMinuteLater(60);
  });

  test('for which Bosta has noted another sum needs somebody', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { gateway: 504 });
    await book([order.id]);
    await arrivesLate(order, { trackingNumber: '9', cod: 70 });
    await aMinuteLater();
    expect(await parcelOf(order.id)).toMatchObject({
      ...{ state: 'needs_staff', trackingNumber: '9' },
      events: [{}, {}, { refusal: expect.stringMatching(/noted .*70.* instead of/) }],
    });
  });

  test('leaves no secret in the log', () => {
    expect(log.join('')).not.toContain(bostaKey);
  });
});

describe('a booking that is taken back', () => {
  test('is taken back there, too, and frees the order', async () => {
    const order = await anOrderOf();
    await book([order.id]);
    const { id } = await parcelOf(order.id);
    expect(await cancelBooking(id)).toMatchObject({
      ...{ state: 'booking_cancelled', isCancelling: false },
      events: [{}, {}, { state: 'booking_cancelled', staffName: staff.user.name }],
    });
    expect(deliveriesOf(order)).toMatchObject([{ code: 48 }]);
    await book([order.id]);
    expect(deliveriesOf(order).map(({ code }) => code)).toEqual([48, 10]);
  });

  test('stands where its courier is on the way', async () => {
    const order = await anOrderOf();
    await book([order.id]);
    const { id } = await parcelOf(order.id);
    const [delivery] = deliveriesOf(order);
    if (delivery) delivery.code = 20;
    expect(await cancelBooking(id)).toMatchObject({
      ...{ state: 'needs_staff', isCancelling: false },
      events: [{}, {}, { refusal: expect.stringContaining('set out to fetch') }],
    });
    expect(deliveriesOf(order)).toMatchObject([{ code: 20 }]);
  });

  test('of which nobody knows yet whether it is waits, and holds its order', async () => {
    const order = await anOrderOf();
    await book([order.id]);
    const { id } = await parcelOf(order.id);
    bosta.trouble('cancel', 'cut before doing');
    expect(await cancelBooking(id)).toMatchObject({ state: 'booked', isCancelling: true });
    expect(await book([order.id])).toMatchObject([{ refusal: expect.stringContaining('already') }]);
    await aMinuteLater();
    expect(await parcelOf(order.id)).toMatchObject({
      ...{ state: 'booking_cancelled', isCancelling: false },
    });
    expect(deliveriesOf(order)).toMatchObject([{ code: 48 }]);
  });

  test('with its order goes to the carrier by itself', async () => {
    const order = await anOrderOf();
    await book([order.id]);
    await move(order.id, cancelled);
    expect(await parcelOf(order.id)).toMatchObject({
      ...{ state: 'booking_cancelled', isCancelling: true },
    });
    await aMinuteLater();
    expect(await parcelOf(order.id)).toMatchObject({ isCancelling: false });
    expect(deliveriesOf(order)).toMatchObject([{ code: 48 }]);
  });

  test('while nobody knows its number is looked for first', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { gateway: 504 });
    await book([order.id]);
    const { id } = await parcelOf(order.id);
    await arrivesLate(order, { trackingNumber: '10' });
    expect(await cancelBooking(id)).toMatchObject({
      ...{ state: 'booking_cancelled', trackingNumber: '10', isCancelling: false },
    });
    expect(deliveriesOf(order)).toMatchObject([{ code: 48 }]);
  });

  test('that never was there is over once nobody finds it', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { gateway: 504 });
    await book([order.id]);
    const { id } = await parcelOf(order.id);
    expect(await cancelBooking(id)).toMatchObject({ state: 'booking', isCancelling: true });
    await aMinuteLater(5);
    expect(await parcelOf(order.id)).toMatchObject({ state: 'booking' });
    await aMinuteLater(40);
    expect(await parcelOf(order.id)).toMatchObject({ state: 'booking_cancelled' });
    expect(bosta.calls).not.toContain('cancel');
    const { orderStatusId } = await staff.call(getOrder, { params: { orderId: order.id } });
    expect(orderStatusId).toBe(confirmed);
  });
});

describe('once the owner has switched Bosta off', () => {
  const turn = async (isOn: boolean) => {
    const owner = await signedIn(Role.Admin);
    const { channels } = await owner.call(getSettings, {});
    await owner.call(saveChannels, { body: { seenVersion: channels.version, bosta: isOn } });
  };
  afterEach(() => turn(true));

  test('nothing new is booked with it, and it is still one of the carriers', async () => {
    const order = await anOrderOf();
    await turn(false);
    expect(await staff.call(listCarriers, {})).toContainEqual({ name: 'bosta', isOffered: false });
    expect(await book([order.id])).toEqual([
      { orderId: order.id, refusal: 'This carrier is switched off.' },
    ]);
    expect(bosta.calls).not.toContain('book');
    await turn(true);
    expect((await book([order.id]))[0]?.parcel).toMatchObject({ state: 'booked' });
  });

  test('what was on its way to it is booked, and can be taken back', async () => {
    const order = await anOrderOf();
    bosta.trouble('book', { gateway: 504 });
    await book([order.id]);
    await turn(false);
    await aMinuteLater(5);
    const { id, state } = await parcelOf(order.id);
    expect(state).toBe('booked');
    expect(await cancelBooking(id)).toMatchObject({ state: 'booking_cancelled' });
  });
});

test('where Bosta has no credentials, it takes nothing', async () => {
  const { db: other, signedIn: into } = await testApi();
  const sales = await into(Role.Sales);
  const order = await anOrder(other, sales.user, { statusId: confirmed });
  expect(await sales.call(listCarriers, {})).toEqual([
    { name: 'own', isOffered: true },
    { name: 'other', isOffered: true },
  ]);
  expect(
    await sales.call(bookParcels, { body: { orderIds: [order.id], carrier: 'bosta' } }),
  ).toEqual([{ orderId: order.id, refusal: 'This carrier is switched off.' }]);
});

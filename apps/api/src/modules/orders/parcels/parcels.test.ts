import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  bookParcels,
  type CallInput,
  cancelMyOrder,
  changeOrder,
  changeOrderStatus,
  getOrder,
  listOrders,
  listParcels,
  listParcelsOfOrder,
  OrderStatus,
  type OrderStatusId,
  type ParcelState,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { parcelOf } from '@craftsandore/rules';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../../test/support/builders.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { liveEvents } from '../../../db/schema/live.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { shipmentEvents, shipments } from '../../../db/schema/parcels.ts';
import { noteEvent } from './note-event.ts';
import { lockParcel, toNews } from './parcel-rows.ts';

const { db, signedIn } = await testApi();
const [staff, buyer] = [await signedIn(Role.Sales), await signedIn(Role.User)];
const product = await aProduct(db, { stock: [1_000] });

type Body = CallInput<typeof addParcelEvent>['body'];

const { pending, confirmed, shipped, delivered, cancelled } = OrderStatus;

async function anOrderOf(statusId: OrderStatusId = confirmed): Promise<number> {
  const order = await anOrder(db, buyer.user, {
    statusId,
    promisedFrom: '2026-11-24',
    promisedTo: '2026-11-26',
  });
  const { name, nameAr, id: productId, design } = product;
  await db.insert(orderLines).values({
    ...{ orderId: order.id, productId, designId: design.id, name, nameAr },
    ...{ designName: design.name, designNameAr: design.nameAr, unitPrice: 10_000, quantity: 1 },
  });
  return order.id;
}

const book = (orderIds: number[], more: Partial<CallInput<typeof bookParcels>['body']> = {}) =>
  staff.call(bookParcels, { body: { orderIds, carrier: 'own', ...more } });

async function aParcel(): Promise<{ id: number; orderId: number }> {
  const orderId = await anOrderOf();
  const [booked] = await book([orderId]);
  return { id: booked?.parcel?.id ?? 0, orderId };
}

const say = (id: number, body: Body) => staff.call(addParcelEvent, { params: { id }, body });

const move = (orderId: number, statusId: OrderStatusId, reason?: 'refused' | 'changed-mind') =>
  staff.call(changeOrderStatus, {
    params: { orderId },
    body: { statusId, ...(reason && { cancellation: { reason } }) },
  });

const parcelsOf = (orderId: number) => staff.call(listParcelsOfOrder, { params: { orderId } });

/** The status of an order, and why it ended. */
async function endOf(orderId: number) {
  const { orderStatusId, history } = await staff.call(getOrder, { params: { orderId } });
  return [orderStatusId, history.at(-1)?.cancellation?.reason ?? null];
}

/** As somebody whose first answer was lost on the way. */
const twice = async (path: string, key: string, body: object) => {
  const send = (body: object) =>
    staff.send({ method: 'POST', path, body, headers: { 'idempotency-key': key } });
  const [one, two] = [await send(body), await send(body)];
  expect(JSON.parse(two.payload)).toEqual(JSON.parse(one.payload));
  return { one, again: send };
};

describe('booking', () => {
  test('several orders gives each a parcel or a reason', async () => {
    const [one, waiting, two] = [await anOrderOf(), await anOrderOf(pending), await anOrderOf()];
    const booked = await book([one, waiting, two, 2_000_000]);
    const order = await staff.call(getOrder, { params: { orderId: one } });
    expect(booked).toEqual([
      {
        orderId: one,
        parcel: {
          id: expect.any(Number),
          ...{ orderId: one, orderReference: order.orderReference, orderStatusId: confirmed },
          ...{ customerName: buyer.user.name, governorate: 'Cairo', carrier: 'own' },
          trackingNumber: `${order.orderReference}-1`,
          ...{ state: 'booked', reason: null, cashDue: 16_500, promisedDay: '2026-11-26' },
          ...{ attempts: 0, bookedAt: expect.any(String), lastEventAt: null },
          ...{
            inspectedAt: null,
            isPartly: false,
            canReceive: false,
            isOverdue: false,
            isCancelling: false,
          },
        },
      },
      {
        orderId: waiting,
        refusal: 'Only a confirmed order is booked with a carrier; this one is Processing.',
      },
      { orderId: two, parcel: expect.objectContaining({ orderId: two }) },
      { orderId: 2_000_000, refusal: 'This order does not exist.' },
    ]);
  });

  test('makes one waybill of an order, however often it is booked at once', async () => {
    const orderIds = [await anOrderOf(), await anOrderOf(), await anOrderOf()];
    const booked = await Promise.all(
      Array.from({ length: proofSize(6, 40) }, (_, index) =>
        book(index % 2 ? orderIds : orderIds.toReversed()),
      ),
    );
    for (const orderId of orderIds) {
      expect(await db.$count(shipments, eq(shipments.orderId, orderId))).toBe(1);
      const results = booked.flat().filter((result) => result.orderId === orderId);
      expect(results.filter(({ parcel }) => parcel)).toHaveLength(1);
    }
  });

  test('asked again with its key answers again, and nothing else', async () => {
    const [orderId, other] = [await anOrderOf(), await anOrderOf()];
    const key = randomUUID();
    const { one, again } = await twice('/admin/parcels', key, {
      ...{ orderIds: [orderId], carrier: 'own' },
    });
    expect(JSON.parse(one.payload).data).toMatchObject([{ orderId, parcel: { state: 'booked' } }]);
    const refused = await again({ orderIds: [other], carrier: 'own' });
    expect(JSON.parse(refused.payload)).toMatchObject({ code: 'request.key_reused' });
  });

  test('with another carrier takes the number that it gave, once', async () => {
    const [orderId, second] = [await anOrderOf(), await anOrderOf()];
    const trackingNumbers = [
      { orderId, trackingNumber: ' 8841207 ' },
      { orderId: second, trackingNumber: '8841207' },
    ];
    expect(await book([orderId], { carrier: 'other' })).toMatchObject([
      { refusal: 'Please enter the tracking number that the carrier gave.' },
    ]);
    expect(await book([orderId, second], { carrier: 'other', trackingNumbers })).toMatchObject([
      { parcel: { carrier: 'other', trackingNumber: '8841207' } },
      { refusal: 'Another parcel has this tracking number: 8841207.' },
    ]);
  });

  test('a second time takes a cancelled booking, and another number', async () => {
    const { id, orderId } = await aParcel();
    await say(id, { state: 'booking_cancelled' });
    expect((await book([orderId]))[0]?.parcel?.trackingNumber).toMatch(/-2$/);

    // The carrier comes for the first one after all: that is kept, and moves the order no more.
    await say(id, { state: 'moving' });
    expect(await endOf(orderId)).toEqual([confirmed, null]);
    expect((await parcelsOf(orderId)).map(({ state }) => state)).toEqual(['booked', 'moving']);
  });

  test('keeps what is in the order as the courier was told', async () => {
    const { id, orderId } = await aParcel();
    const { version, lines } = await staff.call(getOrder, { params: { orderId } });
    const edit = { kind: 'quantity' as const, orderLineId: lines[0]?.orderLineId ?? 0 };
    const change = () =>
      staff.call(changeOrder, {
        params: { orderId },
        body: { seenVersion: version, dryRun: true, edits: [{ ...edit, quantity: 2 }] },
      });
    await expect(change()).rejects.toMatchObject({ status: 409, code: 'order.booked' });
    await say(id, { state: 'booking_cancelled' });
    await change();
  });
});

describe('what happens to a parcel', () => {
  test.each<[Body[], OrderStatusId, string | null]>([
    [[{ state: 'needs_staff' }], confirmed, null],
    [[{ state: 'moving' }], shipped, null],
    [[{ state: 'attempt_failed', reason: 'no_answer' }], shipped, null],
    [[{ state: 'delivered' }], delivered, null],
    [[{ state: 'moving' }, { state: 'delivered' }, { state: 'returned' }], delivered, null],
    [[{ state: 'moving' }, { state: 'lost' }], cancelled, 'lost'],
    [[{ state: 'damaged' }], cancelled, 'damaged'],
    [[{ state: 'returned' }], cancelled, 'returned'],
    [
      [
        { state: 'attempt_failed', reason: 'refused' },
        { state: 'returning' },
        { state: 'returned' },
      ],
      cancelled,
      'refused',
    ],
  ])('%j moves its order on', async (events, statusId, reason) => {
    const { id, orderId } = await aParcel();
    for (const event of events) await say(id, event);
    expect(await endOf(orderId)).toEqual([statusId, reason]);
    const [parcel] = await parcelsOf(orderId);
    expect(
      parcel?.events.map(({ state, verdict, staffName }) => [state, verdict, staffName]),
    ).toEqual(events.map(({ state }) => [state, 'applied', staff.user.name]));
  });

  test('goes through each status on its way', async () => {
    const { id, orderId } = await aParcel();
    await say(id, { state: 'delivered' });
    const { history } = await staff.call(getOrder, { params: { orderId } });
    expect(history.map(({ statusId }) => statusId)).toEqual([shipped, delivered]);
  });

  test('leaves its order confirmed though it comes back: it was wanted once', async () => {
    const { id, orderId } = await aParcel();
    await say(id, { state: 'moving' });
    await say(id, { state: 'returned' });
    const { confirmation, changesCount } = await staff.call(getOrder, { params: { orderId } });
    expect(confirmation.state).toBe('confirmed');
    expect(changesCount).toBe(0);
  });

  test('is told once, however often it is sent', async () => {
    const { id, orderId } = await aParcel();
    const path = `/admin/parcels/${id}/events`;
    const body = { state: 'attempt_failed', reason: 'no_answer' };
    const { again } = await twice(path, randomUUID(), body);
    const [parcel] = await parcelsOf(orderId);
    expect(parcel).toMatchObject({ attempts: 1, events: [body] });
    const refused = await again({ ...body, reason: 'refused' });
    expect(JSON.parse(refused.payload)).toMatchObject({ code: 'request.key_reused' });
  });

  test('is refused where it cannot be, or has not come yet', async () => {
    const { id } = await aParcel();
    await say(id, { state: 'delivered' });
    await expect(say(id, { state: 'lost' })).rejects.toMatchObject({
      ...{ code: 'parcel.impossible' },
      message: 'A parcel with the state “Delivered” cannot become “Lost”.',
    });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await expect(say(id, { state: 'returning', at })).rejects.toMatchObject({
      ...{ status: 422, code: 'parcel.in_future' },
    });
    await expect(say(2_000_000, { state: 'moving' })).rejects.toMatchObject({ status: 404 });
  });

  test('that is heard of late changes nothing, and is kept', async () => {
    const { id, orderId } = await aParcel();
    const before = new Date(Date.now() - 3_600_000).toISOString();
    await say(id, { state: 'delivered' });
    const parcel = await say(id, { state: 'out_for_delivery', at: before });
    expect(parcel).toMatchObject({
      state: 'delivered',
      events: [
        { state: 'out_for_delivery', verdict: 'older' },
        { state: 'delivered', verdict: 'applied' },
      ],
    });
    expect(await endOf(orderId)).toEqual([delivered, null]);
  });

  test('is told to open pages', async () => {
    const { orderId } = await aParcel();
    const isTold = and(eq(liveEvents.objectId, orderId), eq(liveEvents.kind, 'parcel.changed'));
    expect(await db.$count(liveEvents, isTold)).toBe(1);
  });

  test('cannot be changed afterwards', async () => {
    const { id } = await aParcel();
    await say(id, { state: 'moving' });
    const changed = db.update(shipmentEvents).set({ state: 'lost' });
    await expect(changed.where(eq(shipmentEvents.shipmentId, id))).rejects.toThrow();
  });
});

describe('an order that is moved by its button', () => {
  test('and was never booked goes with the own courier', async () => {
    const orderId = await anOrderOf();
    await move(orderId, shipped);
    await move(orderId, delivered);
    const [parcel] = await parcelsOf(orderId);
    expect(parcel).toMatchObject({ carrier: 'own', state: 'delivered', cashDue: 16_500 });
    expect(parcel?.events.map(({ state }) => state)).toEqual(['moving', 'delivered']);
  });

  test('takes its booked parcel along', async () => {
    const { orderId } = await aParcel();
    await move(orderId, shipped);
    expect(await parcelsOf(orderId)).toMatchObject([{ state: 'moving' }]);
    await move(orderId, cancelled, 'refused');
    expect(await parcelsOf(orderId)).toMatchObject([{ state: 'returning', reason: 'refused' }]);
  });

  test('or cancelled by its customer cancels the booking', async () => {
    const [mine, theirs] = [await aParcel(), await aParcel()];
    await move(mine.orderId, cancelled, 'changed-mind');
    await buyer.call(cancelMyOrder, { params: { orderId: theirs.orderId }, body: {} });
    for (const { orderId } of [mine, theirs]) {
      expect(await parcelsOf(orderId)).toMatchObject([{ state: 'booking_cancelled' }]);
      expect((await endOf(orderId))[0]).toBe(cancelled);
    }
  });
});

test(
  'whatever comes in whatever order, a row says what its events come to',
  async () => {
    const states: ParcelState[] = [
      ...(['moving', 'out_for_delivery', 'attempt_failed', 'delivered', 'returning'] as const),
      ...(['returned', 'lost', 'damaged', 'needs_staff', 'booking_cancelled'] as const),
    ];
    for (let round = 0; round < proofSize(5, 200); round++) {
      const { id } = await aParcel();
      const told = Array.from({ length: 8 }, (_, index) => ({
        key: `${id}|${index}`,
        state: states[Math.floor(Math.random() * states.length)] ?? 'moving',
        at: new Date(Date.UTC(2026, 10, 1) + Math.floor(Math.random() * 20) * 3_600_000),
        ...{ raw: {}, actorKind: 'courier' as const, actorId: null },
      }));
      const heard = [...told, ...told.slice(0, 3)].sort(() => Math.random() - 0.5);
      for (const event of heard) {
        await db.transaction(async (tx) => {
          await noteEvent(tx, (await lockParcel(tx, id)).shipment, event);
        });
      }

      const [row] = await db.select().from(shipments).where(eq(shipments.id, id));
      const events = await db
        .select()
        .from(shipmentEvents)
        .where(eq(shipmentEvents.shipmentId, id))
        .orderBy(asc(shipmentEvents.id));
      expect(events).toHaveLength(told.length);
      const { state, reason, attempts, since } = parcelOf(
        told.map((event) => ({ ...event, reason: null, kept: null, wayPaid: null })),
      );
      expect(row).toMatchObject({ state, reason, attempts, lastEventAt: since });
      expect(parcelOf(toNews(events))).toMatchObject({ state, attempts, since });
    }
  },
  proofTimeout(),
);

describe('the list', () => {
  beforeEach(async () => {
    // What earlier tests have left is done with.
    await db.update(shipments).set({ state: 'delivered', lastEventAt: new Date(0) });
    await db.update(orders).set({ statusId: delivered });
  });

  const idsIn = async (query: CallInput<typeof listParcels>['query']) =>
    (await staff.call(listParcels, { query })).data.map(({ id }) => id);

  test('has a part for each thing to do, and counts it', async () => {
    const [booked, away, failed, back, contrary] = [
      ...[await aParcel(), await aParcel(), await aParcel(), await aParcel(), await aParcel()],
    ] as const;
    const unbooked = await anOrderOf();
    await say(away.id, { state: 'moving' });
    await say(failed.id, { state: 'attempt_failed', reason: 'no_answer' });
    await say(back.id, { state: 'returning' });
    await say(contrary.id, { state: 'moving' });
    await move(contrary.orderId, cancelled, 'changed-mind');
    await say(contrary.id, { state: 'delivered' });

    expect(await idsIn({ part: 'booked' })).toEqual([booked.id]);
    expect(await idsIn({ part: 'away' })).toEqual([failed.id, away.id]);
    expect(await idsIn({ part: 'attention' })).toEqual([contrary.id, failed.id]);
    expect(await idsIn({ part: 'returning' })).toEqual([back.id]);
    const { meta } = await staff.call(listParcels, { query: {} });
    expect(meta).toMatchObject({
      counts: { attention: 2, booked: 1, away: 2, returning: 1 },
      toBook: 1,
    });
    const listed = await staff.call(listOrders, { query: { status: 'unbooked' } });
    expect(listed.data.map(({ orderId }) => orderId)).toEqual([unbooked]);
  });

  test('is searched by number, reference, name and phone', async () => {
    const { id, orderId } = await aParcel();
    const [parcel] = await parcelsOf(orderId);
    const number = parcel?.trackingNumber.toLowerCase() ?? '';
    expect(await idsIn({ query: number })).toEqual([id]);
    expect(await idsIn({ query: parcel?.orderReference ?? '' })).toEqual([id]);
    expect(await idsIn({ query: 'salma', carrier: 'own', part: 'booked' })).toEqual([id]);
    expect(await idsIn({ query: '01000000001', part: 'booked' })).toEqual([id]);
    expect(await idsIn({ query: 'nobody' })).toEqual([]);
    expect(await idsIn({ query: number, carrier: 'other' })).toEqual([]);
  });
});

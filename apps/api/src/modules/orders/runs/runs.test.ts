import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  bookParcels,
  type CallInput,
  changeOrderStatus,
  closeRun,
  createRun,
  getCash,
  getOrder,
  getRun,
  listCashParcels,
  listMoneyOfOrder,
  listParcelsOfOrder,
  listRuns,
  OrderStatus,
  readDriverRun,
  renewRunLink,
  signDriverRun,
  startDriverRun,
  takeOutOfRun,
  takeRemittance,
  tellOutcome,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { dayAfter } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { aWholeDay } from '../../../../test/support/a-whole-day.ts';
import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../../test/support/builders.ts';
import { liveEvents } from '../../../db/schema/live.ts';
import { orderLines } from '../../../db/schema/orders.ts';
import { shipmentEvents } from '../../../db/schema/parcels.ts';
import { runOutcomes, runs, runStops } from '../../../db/schema/runs.ts';

const { app, db, guest, signedIn } = await testApi();
const [admin, sales, buyer] = [
  await signedIn(Role.Admin),
  await signedIn(Role.Sales),
  await signedIn(Role.User),
];
const product = await aProduct(db, { stock: [10_000] });
const today = await aWholeDay();

/** Of 165 pounds, delivery included. */
const due = 165;

async function aParcel(carrier: 'own' | 'other' = 'own') {
  const order = await anOrder(db, buyer.user, { statusId: OrderStatus.confirmed });
  const { name, nameAr, id: productId, design } = product;
  await db.insert(orderLines).values({
    ...{ orderId: order.id, productId, designId: design.id, name, nameAr },
    ...{ designName: design.name, designNameAr: design.nameAr, unitPrice: 10_000, quantity: 1 },
  });
  const trackingNumbers =
    carrier === 'other' ? [{ orderId: order.id, trackingNumber: `X${order.id}` }] : [];
  const body = { orderIds: [order.id], carrier, trackingNumbers };
  const [booked] = await sales.call(bookParcels, { body });
  return { id: booked?.parcel?.id ?? 0, orderId: order.id };
}

type Making = CallInput<typeof createRun>['body'];

const aDriver = { driverName: 'Hany Fathy', driverPhone: '01012345678', day: today };

async function aRun(count = 2, more: Partial<Making> = {}) {
  const parcels = [];
  for (let made = 0; made < count; made++) parcels.push(await aParcel());
  const parcelIds = parcels.map(({ id }) => id);
  const run = await sales.call(createRun, { body: { ...aDriver, parcelIds, ...more } });
  return { id: run.id, token: run.driverToken ?? '', parcels };
}

type Body = CallInput<typeof tellOutcome>['body'];
type Told = Omit<Body, 'id' | 'parcelId'>;

const tell = (token: string, parcelId: number, told: Told, id: string = randomUUID()) =>
  guest.call(tellOutcome, { params: { token }, body: { id, parcelId, ...told } });

const delivered = { outcome: 'delivered', cash: due } as const;
const refused = { outcome: 'refused', reason: 'refused' } as const;
const postponed = { outcome: 'postponed', day: dayAfter(today) } as const;

const read = (token: string) => guest.call(readDriverRun, { params: { token } });
const seen = (id: number) => sales.call(getRun, { params: { id } });
const parcelOf = async (orderId: number) =>
  (await sales.call(listParcelsOfOrder, { params: { orderId } }))[0];
const statusOf = async (orderId: number) =>
  (await sales.call(getOrder, { params: { orderId } })).orderStatusId;
const sumsOf = async (orderId: number) =>
  (await sales.call(listMoneyOfOrder, { params: { orderId } })).sums;

type Closing = CallInput<typeof closeRun>['body'];
const close = (id: number, body: Closing) => admin.call(closeRun, { params: { id }, body });

describe('making a run', () => {
  test('gives parcels to a driver in an order, and a link', async () => {
    const { id, token, parcels } = await aRun(3);
    const run = await seen(id);
    expect(run).toMatchObject({
      ...{ driverName: 'Hany Fathy', driverPhone: '+201012345678', day: today, state: 'open' },
      ...{ stopsCount: 3, doneCount: 0, deliveredCount: 0, away: 49_500, due: 0, taken: 0 },
      ...{ counted: null, difference: null, signed: null, closedBy: null },
      ...{ staffName: sales.user.name, driverToken: token },
    });
    expect(run.stops.map(({ parcel }) => parcel.id)).toEqual(parcels.map(({ id }) => id));
    const { data } = await sales.call(listRuns, { query: { state: 'open' } });
    expect(data[0]).toMatchObject({ id, stopsCount: 3, away: 49_500 });
    expect(data.every(({ state }) => state === 'open')).toBe(true);
  });

  test('a parcel is in one open run, also where two are made at once', async () => {
    const { id } = await aParcel();
    const body = { ...aDriver, parcelIds: [id] };
    const made = await Promise.allSettled(
      Array.from({ length: 4 }, () => sales.call(createRun, { body })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'run.parcel_taken' },
    });
    const [run] = await db.select().from(runs).limit(1);
    const again = { runId: run?.id ?? 0, shipmentId: id, position: 99 };
    await expect(db.insert(runStops).values(again)).rejects.toMatchObject({
      cause: { constraint: 'run_stops_open' },
    });
  });

  test.each([
    ['of another carrier', async () => [(await aParcel('other')).id], 'run.unfit_parcel'],
    ['that nobody knows', () => [2_000_000], 'parcel.not_found'],
    [
      'that somebody has already',
      async () => {
        const { id } = await aParcel();
        const body = { state: 'delivered' as const };
        await sales.call(addParcelEvent, { params: { id }, body });
        return [id];
      },
      'run.unfit_parcel',
    ],
  ])('takes no parcel %s, and nothing of the others', async (_, ids, code) => {
    const { id: good } = await aParcel();
    const parcelIds = [good, ...(await ids())];
    await expect(sales.call(createRun, { body: { ...aDriver, parcelIds } })).rejects.toMatchObject({
      code,
    });
    expect(await db.select().from(runStops).where(eq(runStops.shipmentId, good))).toEqual([]);
  });

  test('asked for again by the same key it is one, and not of a day that is over', async () => {
    const { id } = await aParcel();
    const body = { ...aDriver, parcelIds: [id] };
    const key = randomUUID();
    const send = (more = {}) =>
      sales.send({
        ...{ method: 'POST', path: '/admin/runs', body: { ...body, ...more } },
        headers: { 'idempotency-key': key },
      });
    const [one, two] = [await send(), await send()];
    expect(JSON.parse(two.payload).data.id).toBe(JSON.parse(one.payload).data.id);
    expect((await send({ driverName: 'Sami' })).statusCode).toBe(409);
    const past = { ...aDriver, parcelIds: [(await aParcel()).id], day: dayAfter(today, -1) };
    await expect(sales.call(createRun, { body: past })).rejects.toMatchObject({
      ...{ status: 422, code: 'run.day_over' },
    });
  });
});

describe('the link of a driver', () => {
  test('shows what is to be brought, and changes nothing', async () => {
    const { id, token, parcels } = await aRun(2);
    for (let time = 0; time < 5; time++) await read(token);
    const run = await read(token);
    expect(run).toMatchObject({ id, state: 'open', startedAt: null, taken: 0, signed: null });
    expect(run.stops[0]).toMatchObject({
      ...{ parcelId: parcels[0]?.id, customerName: buyer.user.name, cashDue: 16_500 },
      place: { governorate: 'Cairo', phoneNumber: expect.stringMatching(/^\+20/) },
      ...{ contents: [{ name: product.name, quantity: 1 }], isOff: false, said: null },
    });
    expect((await parcelOf(parcels[0]?.orderId ?? 0))?.state).toBe('booked');
  });

  test('of what was delivered it shows no address any more', async () => {
    const { token, parcels } = await aRun(2);
    const { stops } = await tell(token, parcels[0]?.id ?? 0, delivered);
    expect(stops.map(({ place }) => place === null)).toEqual([true, false]);
    expect(JSON.stringify(stops[0])).not.toMatch(/phoneNumber|streetAddress/);
  });

  test.each([
    ['of another run', (mine: string, other: string) => other.slice(0, 6) + mine.slice(6)],
    ['with its last letters changed', (mine: string) => `${mine.slice(0, -2)}_A`],
    ['of a run that is not there', () => Buffer.alloc(20, 1).toString('base64url')],
    ['that is none', () => 'x'.repeat(27)],
  ])('a token %s opens nothing', async (_, spoil) => {
    const [mine, other] = [await aRun(1), await aRun(1)];
    const token = spoil(mine.token, other.token);
    const none = { status: 404, code: 'run.not_found' };
    const parcelId = mine.parcels[0]?.id ?? 0;
    await expect(read(token)).rejects.toMatchObject(none);
    await expect(tell(token, parcelId, delivered)).rejects.toMatchObject(none);
    await expect(guest.call(startDriverRun, { params: { token } })).rejects.toMatchObject(none);
  });

  test('says nothing of the parcels of another run', async () => {
    const [mine, other] = [await aRun(1), await aRun(1)];
    const parcelId = other.parcels[0]?.id ?? 0;
    await expect(tell(mine.token, parcelId, delivered)).rejects.toMatchObject({
      ...{ status: 404, code: 'run.no_stop' },
    });
    expect((await seen(other.id)).doneCount).toBe(0);
  });

  test('ends with a new one, with its days, and with the run', async () => {
    const first = await aRun(1);
    const renewed = await sales.call(renewRunLink, { params: { id: first.id } });
    expect(renewed.driverToken).not.toBe(first.token);
    await expect(read(first.token)).rejects.toMatchObject({ code: 'run.not_found' });
    const token = renewed.driverToken ?? '';
    await expect(read(token)).resolves.toMatchObject({ id: first.id });

    await db
      .update(runs)
      .set({ day: dayAfter(today, -2) })
      .where(eq(runs.id, first.id));
    await expect(read(token)).resolves.toMatchObject({ id: first.id });
    await db
      .update(runs)
      .set({ day: dayAfter(today, -3) })
      .where(eq(runs.id, first.id));
    const over = { status: 410, code: 'run.over' };
    await expect(read(token)).rejects.toMatchObject(over);
    expect((await seen(first.id)).driverToken).toBeNull();

    const second = await aRun(1);
    const parcelId = second.parcels[0]?.id ?? 0;
    await close(second.id, { counted: 0, seenTaken: 0 });
    await expect(read(second.token)).rejects.toMatchObject(over);
    await expect(tell(second.token, parcelId, delivered)).rejects.toMatchObject(over);
    await expect(sales.call(renewRunLink, { params: { id: second.id } })).rejects.toMatchObject({
      code: 'run.closed',
    });
  });

  test('a thousand guesses find nothing, and are soon not looked up any more', async () => {
    const { token } = await aRun(1);
    const guess = () => token.slice(0, 6) + randomUUID().replaceAll('-', '').slice(0, 21);
    const ask = async (given: string) =>
      (await app.inject({ url: `/driver/${given}`, remoteAddress: '41.32.1.9' })).statusCode;
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++) {
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(guess())))));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(900);
    expect(await ask(token)).toBe(200);
  });
});

describe('on the way', () => {
  test('who sets out has the parcels out for delivery, once', async () => {
    const { id, token, parcels } = await aRun(2);
    const [one, two] = parcels;
    await sales.call(changeOrderStatus, {
      params: { orderId: two?.orderId ?? 0 },
      body: { statusId: OrderStatus.cancelled, cancellation: { reason: 'changed-mind' } },
    });
    const start = () => guest.call(startDriverRun, { params: { token } });
    const [run] = await Promise.all([start(), start(), start()]);
    expect(run.startedAt).not.toBeNull();
    const { history } = await sales.call(getOrder, { params: { orderId: one?.orderId ?? 0 } });
    expect(history.at(-1)).toMatchObject({ statusId: OrderStatus.shipped, by: 'courier' });
    const parcel = await parcelOf(one?.orderId ?? 0);
    expect(parcel?.events.map(({ state }) => state)).toEqual(['out_for_delivery']);
    // What its customer has cancelled is not to be brought.
    expect(run.stops.map(({ isOff }) => isOff)).toEqual([false, true]);
    expect(run.stops[1]?.place).toBeNull();
    expect((await seen(id)).away).toBe(16_500);
  });

  test('each outcome moves parcel, order and cash', async () => {
    const { id, token, parcels } = await aRun(4);
    const [one, two, three, four] = parcels.map(({ id }) => id);
    await tell(token, one ?? 0, delivered);
    await tell(token, two ?? 0, { ...refused, note: 'لا يريده' });
    await tell(token, three ?? 0, postponed);
    const run = await tell(token, four ?? 0, { outcome: 'not_reached', reason: 'no_answer' });
    expect(run.taken).toBe(16_500);
    expect(run.stops.map(({ said }) => said)).toMatchObject([
      { outcome: 'delivered', cash: 16_500 },
      { outcome: 'refused', reason: 'refused', note: 'لا يريده' },
      { outcome: 'postponed', day: dayAfter(today) },
      { outcome: 'not_reached', reason: 'no_answer' },
    ]);
    const found = [];
    for (const { orderId } of parcels) found.push(await parcelOf(orderId));
    expect(found).toMatchObject([
      { state: 'delivered', attempts: 0 },
      { state: 'returning', reason: 'refused', attempts: 1, canReceive: true },
      { state: 'attempt_failed', reason: 'postponed', attempts: 1 },
      { state: 'attempt_failed', reason: 'no_answer', attempts: 1 },
    ]);
    expect(found[0]?.events.at(-1)?.staffName).toBeNull();
    expect(await statusOf(parcels[0]?.orderId ?? 0)).toBe(OrderStatus.delivered);
    expect(await sumsOf(parcels[0]?.orderId ?? 0)).toMatchObject({
      collected: 16_500,
      open: 16_500,
    });
    expect(await sumsOf(parcels[1]?.orderId ?? 0)).toMatchObject({ expected: 0, open: 0 });
    expect(await seen(id)).toMatchObject({ doneCount: 4, deliveredCount: 1, due: 16_500, away: 0 });
    const told = await db.select().from(liveEvents).where(eq(liveEvents.kind, 'run.changed'));
    expect(told.filter(({ objectId }) => objectId === id).length).toBeGreaterThan(4);
  });

  test('who refuses it and pays for the way leaves cash, and is owed nothing', async () => {
    const { id, token, parcels } = await aRun(2);
    const [one, two] = parcels;
    const [orderId, parcelId] = [one?.orderId ?? 0, one?.id ?? 0];
    const run = await tell(token, parcelId, { ...refused, cash: 60 });
    expect(run).toMatchObject({ taken: 6_000, stops: [{ said: { cash: 6_000 } }, { said: null }] });
    expect(await parcelOf(orderId)).toMatchObject({ state: 'returning', wayPaid: 6_000 });
    const way = { expected: 6_000, collected: 6_000, open: 6_000, toRefund: 0 };
    expect(await sumsOf(orderId)).toMatchObject(way);
    await tell(token, two?.id ?? 0, refused);
    expect(await seen(id)).toMatchObject({ due: 6_000, taken: 6_000, deliveredCount: 0 });
    expect(await close(id, { counted: 60, seenTaken: 60 })).toMatchObject({ difference: 0 });

    await sales.call(addParcelEvent, { params: { id: parcelId }, body: { state: 'returned' } });
    expect(await statusOf(orderId)).toBe(OrderStatus.cancelled);
    const paid = { expected: 6_000, received: 6_000, open: 0, toRefund: 0 };
    expect(await sumsOf(orderId)).toMatchObject(paid);
  });

  test('what was said to be paid for the way goes with what is said instead', async () => {
    const { token, parcels } = await aRun(1);
    const [orderId, parcelId] = [parcels[0]?.orderId ?? 0, parcels[0]?.id ?? 0];
    await tell(token, parcelId, { ...refused, cash: 60 });
    expect((await tell(token, parcelId, delivered)).taken).toBe(16_500);
    expect(await sumsOf(orderId)).toMatchObject({ expected: 16_500, collected: 16_500 });
    expect((await tell(token, parcelId, refused)).taken).toBe(0);
    expect(await sumsOf(orderId)).toMatchObject({ expected: 0, collected: 0 });
    expect(await parcelOf(orderId)).toMatchObject({ wayPaid: 0 });
  });

  test('nobody pays more for the way than for all of it', async () => {
    const { token, parcels } = await aRun(1);
    await expect(
      tell(token, parcels[0]?.id ?? 0, { ...refused, cash: 165.01 }),
    ).rejects.toMatchObject({ status: 422, code: 'run.way_too_dear' });
  });

  test('the same said again, at once and later, is said once; something else of its id is refused', async () => {
    const { token, parcels } = await aRun(1);
    const parcelId = parcels[0]?.id ?? 0;
    const id = randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => tell(token, parcelId, delivered, id)));
    await tell(token, parcelId, { ...delivered, secondsAgo: 90 }, id);
    expect(await db.select().from(runOutcomes).where(eq(runOutcomes.id, id))).toHaveLength(1);
    const events = await db
      .select()
      .from(shipmentEvents)
      .where(eq(shipmentEvents.shipmentId, parcelId));
    expect(events).toHaveLength(1);
    await expect(tell(token, parcelId, { ...delivered, cash: 1 }, id)).rejects.toMatchObject({
      ...{ status: 409, code: 'request.key_reused' },
    });
  });

  test('of two outcomes at once both are kept, and the later one counts', async () => {
    const { id, token, parcels } = await aRun(1);
    const parcelId = parcels[0]?.id ?? 0;
    await Promise.all([
      tell(token, parcelId, { ...delivered, secondsAgo: 30 }),
      tell(token, parcelId, { ...postponed, secondsAgo: 60 }),
    ]);
    const run = await seen(id);
    expect(run.stops[0]).toMatchObject({ said: { outcome: 'delivered' }, taken: 16_500 });
    expect(run.stops[0]?.parcel).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(await db.select().from(runOutcomes).where(eq(runOutcomes.runId, id))).toHaveLength(2);
    await expect(db.delete(runOutcomes).where(eq(runOutcomes.runId, id))).rejects.toThrow();
  });

  test('what comes late is put where it happened', async () => {
    const { id, token, parcels } = await aRun(1);
    await db
      .update(runs)
      .set({ createdAt: new Date(Date.now() - 7_200_000) })
      .where(eq(runs.id, id));
    const { driverToken } = await seen(id);
    const parcelId = parcels[0]?.id ?? 0;
    await tell(driverToken ?? token, parcelId, delivered);
    const run = await tell(driverToken ?? token, parcelId, { ...postponed, secondsAgo: 3_600 });
    expect(run.stops[0]?.said).toMatchObject({ outcome: 'delivered' });
    expect((await parcelOf(parcels[0]?.orderId ?? 0))?.state).toBe('delivered');
  });

  test.each<[string, Told]>([
    ['cash of what was not delivered', { ...postponed, cash: 5 }],
    ['nothing of the cash', { outcome: 'delivered' }],
    ['no day', { outcome: 'postponed' }],
    ['no reason', { outcome: 'refused' }],
    ['the reason of another outcome', { outcome: 'refused', reason: 'no_answer' }],
  ])('with %s it is refused', async (_, told) => {
    const { token, parcels } = await aRun(1);
    await expect(tell(token, parcels[0]?.id ?? 0, told)).rejects.toMatchObject({ status: 422 });
  });

  test('a parcel that was taken out meanwhile is for the shop to hear of', async () => {
    const { id, token, parcels } = await aRun(2);
    const [one, two] = parcels;
    const out = (parcelId = 0) => sales.call(takeOutOfRun, { params: { id, parcelId } });
    expect((await out(one?.id)).stopsCount).toBe(1);
    await expect(tell(token, one?.id ?? 0, delivered)).rejects.toMatchObject({
      code: 'run.no_stop',
    });
    await tell(token, two?.id ?? 0, delivered);
    await expect(out(two?.id)).rejects.toMatchObject({ status: 409, code: 'run.already_said' });
    await expect(out(one?.id)).rejects.toMatchObject({ status: 404, code: 'run.no_stop' });
    const body = { ...aDriver, parcelIds: [one?.id ?? 0] };
    await expect(sales.call(createRun, { body })).resolves.toMatchObject({ stopsCount: 1 });
  });
});

describe('cash', () => {
  test('is signed by the driver, as it is then', async () => {
    const { id, token, parcels } = await aRun(2);
    const [one, two] = parcels.map(({ id }) => id);
    const sign = (total: number) =>
      guest.call(signDriverRun, { params: { token }, body: { total } });
    await tell(token, one ?? 0, delivered);
    await expect(sign(100)).rejects.toMatchObject({ status: 409, code: 'run.changed' });
    expect(await sign(due)).toMatchObject({ state: 'signed', signed: 16_500 });
    expect(await seen(id)).toMatchObject({ state: 'signed', signed: 16_500 });
    expect(await tell(token, two ?? 0, delivered)).toMatchObject({ state: 'open', signed: null });
    expect(await sign(2 * due)).toMatchObject({ state: 'signed' });
  });

  test('counted as it is due comes to the shop, and closes the run', async () => {
    const { id, token, parcels } = await aRun(2);
    const [one, two] = parcels;
    await tell(token, one?.id ?? 0, delivered);
    await tell(token, two?.id ?? 0, postponed);
    await expect(
      sales.call(closeRun, { params: { id }, body: { counted: due, seenTaken: due } }),
    ).rejects.toMatchObject({ status: 403 });
    const body = { counted: due, seenTaken: due };
    const [run] = await Promise.all([close(id, body), close(id, body)]);
    expect(run).toMatchObject({
      ...{ state: 'closed', counted: 16_500, difference: 0, closedBy: admin.user.name },
      ...{ driverToken: null, away: 0 },
    });
    expect(await sumsOf(one?.orderId ?? 0)).toMatchObject({ received: 16_500, open: 0 });
    await expect(close(id, { counted: 1, seenTaken: due, note: 'x' })).rejects.toMatchObject({
      ...{ status: 409, code: 'run.closed' },
    });
    // What was put off may go with the next one.
    const next = { ...aDriver, parcelIds: [two?.id ?? 0] };
    await expect(sales.call(createRun, { body: next })).resolves.toMatchObject({ state: 'open' });
  });

  test.each([
    [false, 10_000],
    [true, 0],
  ])('that is missing is named; accepted: %s', async (isAccepted, open) => {
    const { id, token, parcels } = await aRun(2);
    for (const { id } of parcels) await tell(token, id, delivered);
    const body = { counted: 230, seenTaken: 2 * due, isAccepted };
    await expect(close(id, body)).rejects.toMatchObject({ code: 'run.note_missing' });
    const run = await close(id, { ...body, note: 'Fuel' });
    expect(run).toMatchObject({ counted: 23_000, difference: -10_000, note: 'Fuel' });
    const [first, last] = [
      await sumsOf(parcels[0]?.orderId ?? 0),
      await sumsOf(parcels[1]?.orderId ?? 0),
    ];
    expect(first).toMatchObject({ received: 16_500, open: 0 });
    expect(last).toMatchObject({ received: 6_500, open, differences: isAccepted ? 10_000 : 0 });
    const { data } = await admin.call(listCashParcels, {
      query: { part: 'differences', carrier: 'own' },
    });
    expect(data.some((parcel) => parcel.id === parcels[1]?.id)).toBe(!isAccepted);
  });

  test('that the driver took too little of is missing of that parcel', async () => {
    const { id, token, parcels } = await aRun(2);
    await tell(token, parcels[0]?.id ?? 0, { outcome: 'delivered', cash: 150 });
    await tell(token, parcels[1]?.id ?? 0, delivered);
    const counted = 150 + due;
    const body = { counted, seenTaken: counted, note: 'No change' };
    expect(await close(id, body)).toMatchObject({ difference: -1_500 });
    expect(await sumsOf(parcels[0]?.orderId ?? 0)).toMatchObject({ open: 1_500 });
    expect(await sumsOf(parcels[1]?.orderId ?? 0)).toMatchObject({ open: 0 });
  });

  test('has to be what was seen, and of something', async () => {
    const { id, token, parcels } = await aRun(1);
    const body = { counted: 5, seenTaken: 0, note: 'Found' };
    await expect(close(id, body)).rejects.toMatchObject({ status: 422, code: 'run.nothing_taken' });
    await tell(token, parcels[0]?.id ?? 0, delivered);
    await expect(close(id, body)).rejects.toMatchObject({ status: 409, code: 'run.changed' });
  });

  test('of parcels that staff have noted counts, too, and no other driver is asked for theirs', async () => {
    const [mine, other] = [await aRun(1), await aRun(1)];
    await tell(other.token, other.parcels[0]?.id ?? 0, delivered);
    const [parcel] = mine.parcels;
    await sales.call(addParcelEvent, {
      params: { id: parcel?.id ?? 0 },
      body: { state: 'delivered' },
    });
    expect(await seen(mine.id)).toMatchObject({ deliveredCount: 1, taken: 16_500 });
    await close(mine.id, { counted: due, seenTaken: due });
    expect(await sumsOf(other.parcels[0]?.orderId ?? 0)).toMatchObject({ open: 16_500 });
    const { carriers } = await admin.call(getCash, { query: {} });
    expect(carriers.find(({ carrier }) => carrier === 'own')?.owed.amount).toBeGreaterThan(0);
  });

  test('that came before by a payment of the carrier is not taken twice', async () => {
    const { id, token, parcels } = await aRun(1);
    await tell(token, parcels[0]?.id ?? 0, delivered);
    const { stops } = await seen(id);
    const line = { trackingNumber: stops[0]?.parcel.trackingNumber ?? '', amount: due };
    const payment = { carrier: 'own' as const, reference: `by hand ${id}`, paidOn: today };
    await admin.call(takeRemittance, { body: { ...payment, lines: [line] } });
    const run = await close(id, { counted: 0, seenTaken: due });
    expect(run.difference).toBe(0);
    expect(await sumsOf(parcels[0]?.orderId ?? 0)).toMatchObject({ received: 16_500, open: 0 });
  });
});

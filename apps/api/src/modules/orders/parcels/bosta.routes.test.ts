import {
  bookParcels,
  getOrder,
  listParcelsOfOrder,
  OrderStatus,
  saveChannels,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { parcelOf } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { bostaKey, fakeBosta } from '../../../../test/support/bosta.ts';
import { anOrder, aProduct } from '../../../../test/support/builders.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { bostaService } from '../../../carriers/bosta.ts';
import { orderLines } from '../../../db/schema/orders.ts';
import { shipmentEvents, shipments } from '../../../db/schema/parcels.ts';
import { createLogger } from '../../../logging/logger.ts';
import { askCarriers } from './ask-carriers.ts';
import { toNews } from './parcel-rows.ts';
import { wantToKnow } from './want-to-know.ts';

const secret = 'what Bosta sends with all that it tells'.replaceAll(' ', '-');
const bosta = await fakeBosta({ waitMs: () => Math.random() * 4 });
const env = { BOSTA_API_URL: bosta.url, BOSTA_API_KEY: bostaKey, BOSTA_EVENTS_SECRET: secret };
const { db, guest, log, signedIn } = await testApi(env);
const [staff, buyer] = [await signedIn(Role.Sales), await signedIn(Role.User)];
const product = await aProduct(db, { stock: [1_000_000] });
const { confirmed, shipped, delivered, cancelled } = OrderStatus;

const path = '/carriers/bosta/events';
const tell = (body: unknown, sent: string = secret) =>
  guest.send({ method: 'POST', path, body, headers: { 'x-events-secret': sent } });

const hour = 3_600_000;
const ahead = (hours: number) => () => new Date(Date.now() + hours * hour);

/** As the job does, so many hours from now. */
const inHours = (hours: number) =>
  askCarriers({
    ...{ db, logger: createLogger('silent'), clock: ahead(hours) },
    carriers: { bosta: bostaService({ url: bosta.url, key: bostaKey, timeoutMs: 1_500 }) },
  });

/** A parcel that Bosta has. */
async function aBookedParcel() {
  const { id: orderId } = await anOrder(db, buyer.user, {
    ...{ statusId: confirmed, streetAddress: '12 Tahrir Street' },
  });
  const { name, nameAr, id: productId, design } = product;
  await db.insert(orderLines).values({
    ...{ orderId, productId, designId: design.id, name, nameAr, unitPrice: 10_000, quantity: 1 },
    ...{ designName: design.name, designNameAr: design.nameAr },
  });
  const [booked] = await staff.call(bookParcels, {
    body: { orderIds: [orderId], carrier: 'bosta' },
  });
  const { id = 0, trackingNumber = '' } = booked?.parcel ?? {};
  const delivery = bosta.deliveries.find((one) => one.trackingNumber === trackingNumber);
  if (!delivery) throw new Error('Not booked');
  const parcel = async () => {
    const [found] = await staff.call(listParcelsOfOrder, { params: { orderId } });
    if (!found) throw new Error('No parcel');
    return found;
  };
  const statusId = async () => (await staff.call(getOrder, { params: { orderId } })).orderStatusId;
  return { id, orderId, trackingNumber, delivery, parcel, statusId };
}

/** In how many milliseconds Bosta is asked about a parcel; null where it is not. */
async function askedIn(id: number) {
  const [row] = await db.select().from(shipments).where(eq(shipments.id, id));
  return row?.askAt ? row.askAt.getTime() - Date.now() : null;
}

const isSoon = (ms: number | null) => ms !== null && ms > 10_000 && ms < 120_000;

const reads = () => bosta.calls.filter((call) => call === 'read').length;

describe('what Bosta tells', () => {
  test('is never believed: it is asked, and its answer counts', async () => {
    const { trackingNumber, delivery, parcel, statusId } = await aBookedParcel();
    const before = reads();
    const lie = { trackingNumber, _id: 'x', state: 45, type: 'SEND', cod: 890, timeStamp: 1 };
    expect((await tell(lie)).statusCode).toBe(200);
    await expect.poll(reads).toBe(before + 1);
    await inHours(0);
    expect(await parcel()).toMatchObject({ state: 'booked' });
    expect(await statusId()).toBe(confirmed);

    delivery.code = 21;
    await tell({ ...lie, trackingNumber: Number(trackingNumber), state: 46 });
    await expect.poll(async () => (await parcel()).state).toBe('moving');
    expect(await statusId()).toBe(shipped);
  });

  test('twice, or that nothing has changed, is one event', async () => {
    const { trackingNumber, delivery, parcel } = await aBookedParcel();
    delivery.code = 21;
    await Promise.all(Array.from({ length: 8 }, () => tell({ trackingNumber })));
    await expect.poll(async () => (await parcel()).state).toBe('moving');
    await inHours(2);
    await inHours(4);
    const { events } = await parcel();
    expect(events.map(({ state }) => state)).toEqual(['moving', 'booking', 'booked']);
  });

  test('is said in its words: why it needs somebody, and what changes nothing here, each once', async () => {
    const { id, trackingNumber, delivery, parcel } = await aBookedParcel();
    for (const code of [21, 104, 104, 102]) {
      delivery.code = code;
      await wantToKnow(db, 'bosta', trackingNumber);
      await inHours(code);
    }
    const { state, attempts, events } = await parcel();
    expect({ state, attempts }).toEqual({ state: 'needs_staff', attempts: 0 });
    const told = events.filter(({ carrierSays }) => carrierSays !== null);
    expect(told).toMatchObject([
      { state: 'moving', verdict: 'applied', carrierSays: 'Bosta: fetched from the shop' },
      { state: 'moving', verdict: 'silent', carrierSays: 'Bosta: archived' },
      { state: 'needs_staff', verdict: 'applied', carrierSays: 'Bosta: under investigation' },
    ]);
    const kept = await db.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, id));
    expect(parcelOf(toNews(kept)).state).toBe('needs_staff');
  });

  test('is heard, and asked about, although nothing new is booked with it', async () => {
    const { trackingNumber, delivery, parcel } = await aBookedParcel();
    const { call } = await signedIn(Role.Admin);
    const turn = (seenVersion: number, bosta: boolean) =>
      call(saveChannels, { body: { seenVersion, bosta } });
    const { version } = await turn(0, false);
    delivery.code = 21;
    expect((await tell({ trackingNumber })).statusCode).toBe(200);
    await expect.poll(async () => (await parcel()).state).toBe('moving');
    delivery.code = 41;
    await inHours(2);
    expect(await parcel()).toMatchObject({ state: 'out_for_delivery' });
    await turn(version, true);
  });

  test.each([[''], ['another'], [`${secret}x`]])(
    'with the secret “%s” is nothing',
    async (wrong) => {
      const { trackingNumber } = await aBookedParcel();
      const before = reads();
      expect((await tell({ trackingNumber }, wrong)).statusCode).toBe(404);
      await inHours(0);
      expect(reads()).toBe(before);
    },
  );

  test('of what nobody knows, or in another shape, asks nothing', async () => {
    const before = reads();
    const bodies = [{}, [], 'x', null, { trackingNumber: '9' }, { trackingNumber: { a: 1 } }];
    for (const body of [...bodies, { trackingNumber: 'x'.repeat(10_000) }]) {
      expect((await tell(JSON.stringify(body))).statusCode).toBeLessThan(500);
    }
    expect((await tell({ trackingNumber: 'x'.repeat(70_000) })).statusCode).toBe(413);
    await inHours(0);
    expect(reads()).toBe(before);
  });

  test('holds no secret in the log', () => {
    expect(log.length).toBeGreaterThan(0);
    for (const kept of [secret, bostaKey]) expect(log.join('')).not.toContain(kept);
  });

  test('is not listened to where no secret is set', async () => {
    const { BOSTA_EVENTS_SECRET: _, ...without } = env;
    const other = await testApi(without);
    const headers = { 'x-events-secret': 'undefined' };
    const { statusCode } = await other.guest.send({ method: 'POST', path, body: {}, headers });
    expect(statusCode).toBe(404);
  });
});

describe('a parcel that is under way', () => {
  test('is asked about every hour, until it has ended', async () => {
    const { id, delivery, parcel, statusId } = await aBookedParcel();
    delivery.code = 41;
    await inHours(0.5);
    expect(await parcel()).toMatchObject({ state: 'booked' });
    await inHours(1.1);
    expect(await parcel()).toMatchObject({ state: 'out_for_delivery' });
    delivery.code = 45;
    await inHours(2.2);
    expect(await parcel()).toMatchObject({ state: 'delivered' });
    expect(await statusId()).toBe(delivered);
    expect(await askedIn(id)).toBeNull();
  });

  test('of which Bosta would not say is asked about later', async () => {
    const { id, trackingNumber, delivery, parcel } = await aBookedParcel();
    delivery.code = 21;
    bosta.trouble('read', { gateway: 503 });
    await tell({ trackingNumber });
    // Not in the five minutes of who is asking, nor in an hour.
    await expect.poll(async () => isSoon(await askedIn(id))).toBe(true);
    expect(log.join('')).toContain('"code":"Status 503","msg":"carrier asked in vain"');
    await inHours(0.1);
    expect(await parcel()).toMatchObject({ state: 'moving' });
  });

  test('that is refused at the door comes back for that, and ends its order', async () => {
    const { delivery, parcel, statusId, orderId } = await aBookedParcel();
    const steps = [
      { code: 41 },
      { code: 47, read: { exceptionCode: '8', numberOfAttempts: 1 } },
      { code: 24, read: { type: { code: 20, value: 'RTO' } } },
      { code: 46, read: { type: { code: 20, value: 'RTO' } } },
    ];
    let hours = 0;
    for (const step of steps) {
      const updatedAt = new Date(Date.now() + hours * hour).toString();
      Object.assign(delivery, { ...step, read: { ...step.read, updatedAt } });
      await inHours((hours += 1.1));
    }
    expect(await parcel()).toMatchObject({ state: 'returned', reason: 'refused', attempts: 1 });
    expect(await statusId()).toBe(cancelled);
    const { history } = await staff.call(getOrder, { params: { orderId } });
    expect(history.at(-1)?.cancellation?.reason).toBe('refused');
  });

  test('whose booking was taken back there by us stays so, and needs nobody', async () => {
    const { delivery, trackingNumber, parcel, id } = await aBookedParcel();
    await db
      .update(shipments)
      .set({ cancelAskedAt: new Date(), askAt: new Date() })
      .where(eq(shipments.id, id));
    await inHours(0);
    expect(delivery.code).toBe(48);
    await tell({ trackingNumber });
    await inHours(0);
    expect(await parcel()).toMatchObject({ state: 'booking_cancelled' });
  });
});

type Step = { code: number; type: [number, string]; state: string | null; exceptionCode?: number };

const [out, back]: Step['type'][] = [
  [10, 'Send'],
  [20, 'RTO'],
];
const of = (type: Step['type'] = [10, 'Send'], codes: [number, string | null, number?][]): Step[] =>
  codes.map(([code, state, exceptionCode]) => ({
    ...{ code, type, state },
    ...(exceptionCode && { exceptionCode }),
  }));
const begins = of(out, [
  [10, 'booked'],
  [11, 'booked'],
  [20, 'booked'],
]);
const goesOut = of(
  out,
  [
    ...([
      [21, 'moving'],
      [24, 'moving'],
      [30, 'moving'],
      [41, 'out_for_delivery'],
    ] as const),
    ...([
      [47, 'attempt_failed', 7],
      [47, 'attempt_failed', 8],
    ] as const),
    ...([
      [102, 'needs_staff'],
      [105, 'needs_staff'],
      [777, 'needs_staff'],
    ] as const),
    ...([
      [25, null],
      [104, null],
    ] as const),
  ].map((step): [number, string | null, number?] => [step[0], step[1], step[2]]),
);
const ends = of(out, [
  [45, 'delivered'],
  [100, 'lost'],
  [101, 'damaged'],
]);
const comesBack = of(back, [
  [24, 'returning'],
  [30, 'returning'],
  [41, 'returning'],
]);
const isBack = of(back, [
  [46, 'returned'],
  [60, 'returned'],
]);

const below = (end: number) => Math.floor(Math.random() * end);
const some = (steps: Step[], most: number): Step[] =>
  Array.from({ length: below(most + 1) }, () => steps[below(steps.length)]).filter(
    (step) => step !== undefined,
  );

/** One step to each state that Bosta may say last. */
const lastSteps = [
  ...new Map([...goesOut, ...ends, ...comesBack, ...isBack].map((step) => [step.state, step])),
].flatMap(([state, step]) => (state === null ? [] : [step]));

/** What Bosta may say of a parcel, one after the other, up to a last step if one is given. */
function aHistory(last?: Step): Step[] {
  if (last !== undefined) return [...some(begins, 2), ...some(goesOut, 6), last];
  if (Math.random() < 0.1) return of(out, [[49, 'booking_cancelled']]);
  return [
    ...some(begins, 2),
    ...some(goesOut, 6),
    ...some(ends, 1),
    ...some(comesBack, 2),
    ...some(isBack, 1),
  ];
}

const histories = proofSize(12, 400);

test(
  `of ${histories} parcels each ends where Bosta has seen it last, whatever of it was told twice, late or not at all`,
  async () => {
    const seen = new Set<string>();
    for (let round = 0; round < histories; round += 1) {
      const { id, trackingNumber, delivery, parcel } = await aBookedParcel();
      // Each state is reached, whatever chance adds.
      const history = aHistory(lastSteps[round]);
      let [attempts, hours] = [0, 0];
      const asking: Promise<unknown>[] = [];
      const toldOf = async () => {
        await wantToKnow(db, 'bosta', trackingNumber);
        await inHours(100);
      };
      for (const { code, type, exceptionCode } of history) {
        if (code === 47) attempts += 1;
        hours += 1;
        const updatedAt = new Date(Date.now() + hours * hour).toString();
        const kind = { type: { code: type[0], value: type[1] } };
        const read = { ...kind, exceptionCode, numberOfAttempts: attempts, updatedAt };
        Object.assign(delivery, { code, read });
        // Told at once, twice, late or never.
        const times = below(3);
        for (let time = 0; time < times; time += 1) asking.push(toldOf());
        if (Math.random() < 0.5) await asking.shift();
      }
      await Promise.all(asking);
      await toldOf();

      const last = history.findLast(({ state }) => state !== null)?.state ?? 'booked';
      const isSilent = history.at(-1)?.state === null;
      const { state } = await parcel();
      seen.add(state);
      // What it was before Bosta fell silent may not have been heard.
      if (!isSilent) expect([state, history]).toEqual([last, history]);
      const events = await db
        .select()
        .from(shipmentEvents)
        .where(eq(shipmentEvents.shipmentId, id));
      expect(parcelOf(toNews(events)).state).toBe(state);
    }
    expect([...seen]).toEqual(expect.arrayContaining(lastSteps.map(({ state }) => state)));
  },
  proofTimeout(),
);

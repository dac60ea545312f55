import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  bookParcels,
  type CallInput,
  changeOrder,
  changeOrderStatus,
  createRun,
  getOrder,
  getRun,
  getSalesReport,
  listMoneyOfOrder,
  listOwedOrders,
  listParcels,
  listParcelsOfOrder,
  listReturnsOfOrder,
  noteDeposit,
  openReturn,
  OrderStatus,
  type PieceCondition,
  placeGuestOrder,
  readDriverRun,
  receiveParcel,
  receiveReturn,
  tellOutcome,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { isInPart } from '@craftsandore/rules';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aWholeDay } from '../../../../test/support/a-whole-day.ts';
import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { setMoney } from '../../../../test/support/money-settings.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { unbalanced } from '../../../../test/support/unbalanced.ts';
import { orderLines, orders, stockLedger } from '../../../db/schema/orders.ts';
import { shipmentEvents, shipments } from '../../../db/schema/parcels.ts';
import { ratings } from '../../../db/schema/ratings.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { noteEvent } from './note-event.ts';
import { lockParcel } from './parcel-rows.ts';

const { db, guest, signedIn } = await testApi({
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
await setMoney(db, { ordersWaiting: 0, guestOrdersWaiting: 0, piecesWaiting: 0 });
const [admin, sales, developer, buyer] = [
  await signedIn(Role.Admin),
  await signedIn(Role.Sales),
  await signedIn(Role.Developer),
  await signedIn(Role.User),
];
const bowl = await aProduct(db, { stock: [10_000], price: 10_000 });
const board = await aProduct(db, { name: 'Board', stock: [10_000], price: 30_001 });
const today = await aWholeDay();

const { confirmed, cancelled, delivered } = OrderStatus;

type Making = { carrier?: 'own' | 'other'; deposit?: number; discount?: number };

/** Three bowls at 100 pounds and a board at 300.01, booked for the door: 665.01 with the fee. */
async function aParcel({ carrier = 'own', deposit = 0, discount = 0 }: Making = {}) {
  const { order, trackingToken } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [
        { productDesignId: bowl.design.id, quantity: 3 },
        { productDesignId: board.design.id, quantity: 1 },
      ],
      contact: { name: 'Rana Aziz', phoneNumber: '01012345678' },
      shippingDetails: { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  const orderId = order.id;
  if (discount > 0) {
    const { version: seenVersion } = await sales.call(getOrder, { params: { orderId } });
    const edits = [{ kind: 'adjustment' as const, amount: -discount, reason: 'A gift' }];
    const body = { seenVersion, edits, dryRun: false };
    await admin.call(changeOrder, { params: { orderId }, body });
  }
  if (deposit > 0) {
    const body = { amount: deposit, method: 'cash' as const };
    await sales.call(noteDeposit, { params: { orderId }, body });
  }
  await sales.call(changeOrderStatus, { params: { orderId }, body: { statusId: confirmed } });
  const trackingNumbers = carrier === 'own' ? [] : [{ orderId, trackingNumber: `X${orderId}` }];
  const [booked] = await sales.call(bookParcels, {
    body: { orderIds: [orderId], carrier, trackingNumbers },
  });
  const [bowls, boards] = order.lines.map(({ orderLineId }) => orderLineId);
  return {
    ...{ id: booked?.parcel?.id ?? 0, orderId, trackingToken },
    ...{ bowls: bowls ?? 0, boards: boards ?? 0 },
  };
}

type Sent = Awaited<ReturnType<typeof aParcel>>;

/** The same with a driver. */
async function aStop(making: Making = {}) {
  const parcel = await aParcel(making);
  const driver = { driverName: 'Hany Fathy', driverPhone: '01012345678', day: today };
  const run = await sales.call(createRun, { body: { ...driver, parcelIds: [parcel.id] } });
  return { ...parcel, runId: run.id, token: run.driverToken ?? '' };
}

type Stop = Awaited<ReturnType<typeof aStop>>;
type Told = Omit<CallInput<typeof tellOutcome>['body'], 'id' | 'parcelId'>;

const tell = ({ token, id: parcelId }: Stop, told: Told, id: string = randomUUID()) =>
  guest.call(tellOutcome, { params: { token }, body: { id, parcelId, ...told } });

const keptOf = ({ bowls, boards }: Sent, some: [bowls: number, boards: number]) =>
  [
    { orderLineId: bowls, quantity: some[0] },
    { orderLineId: boards, quantity: some[1] },
  ].filter(({ quantity }) => quantity > 0);

const partly = (stop: Stop, some: [number, number], cash = 0, id?: string) =>
  tell(stop, { outcome: 'partly', kept: keptOf(stop, some), cash }, id);

type Said = CallInput<typeof addParcelEvent>['body'];

const say = (id: number, body: Said, caller = sales) =>
  caller.call(addParcelEvent, { params: { id }, body });

const sayPartly = (parcel: Sent, some: [number, number], caller = sales) =>
  say(parcel.id, { state: 'delivered', kept: keptOf(parcel, some) }, caller);

const parcelOf = async (orderId: number) => {
  const [parcel] = await sales.call(listParcelsOfOrder, { params: { orderId } });
  if (!parcel) throw new Error('This order has no parcel');
  return parcel;
};

const orderOf = (orderId: number) => sales.call(getOrder, { params: { orderId } });
const moneyOf = (orderId: number) => sales.call(listMoneyOfOrder, { params: { orderId } });
const totalOf = async (orderId: number) => (await orderOf(orderId)).costBreakdown.totalCost;

const receive = (parcel: Sent, some: [number, number], condition: PieceCondition = 'sellable') =>
  sales.call(receiveParcel, {
    params: { id: parcel.id },
    body: { pieces: keptOf(parcel, some).map((piece) => ({ ...piece, condition })) },
  });

const movesOf = async (orderId: number) =>
  (
    await db
      .select()
      .from(stockLedger)
      .where(eq(stockLedger.orderId, orderId))
      .orderBy(stockLedger.id)
  ).map(({ designId, delta, reason }) => [
    designId === bowl.design.id ? 'bowl' : 'board',
    delta,
    reason,
  ]);

describe('a parcel of which some pieces were kept', () => {
  test('is delivered: order, cash and run know only those', async () => {
    const stop = await aStop();
    const { stops } = await guest.call(readDriverRun, { params: { token: stop.token } });
    expect(stops[0]).toMatchObject({
      ...{ cashDue: 66_501, discount: 0 },
      contents: [
        { orderLineId: stop.bowls, quantity: 3, unitPrice: 10_000 },
        { orderLineId: stop.boards, quantity: 1, unitPrice: 30_001 },
      ],
    });

    const run = await partly(stop, [2, 0], 265);
    expect(run.taken).toBe(26_500);
    expect(run.stops[0]).toMatchObject({
      ...{ place: null, cashDue: 66_501 },
      contents: [{ quantity: 3 }, { quantity: 1 }],
      said: { outcome: 'partly', keptCount: 2, cash: 26_500 },
    });
    expect(await orderOf(stop.orderId)).toMatchObject({
      orderStatusId: delivered,
      costBreakdown: { subtotal: 20_000, discount: 0, shippingFees: 6_500, totalCost: 26_500 },
      lines: [{ orderLineId: stop.bowls, quantity: 2 }],
      adjustments: [],
    });
    expect(await parcelOf(stop.orderId)).toMatchObject({
      ...{ state: 'delivered', isPartly: true, canReceive: true, isOverdue: false },
      ...{ cashDue: 26_500, wholeDue: 66_501 },
      pieces: [
        { orderLineId: stop.bowls, quantity: 3, kept: 2, judged: null },
        { orderLineId: stop.boards, quantity: 1, kept: 0, judged: null },
      ],
      events: [{ state: 'delivered', isPartly: true, verdict: 'applied' }],
    });
    const { sums } = await moneyOf(stop.orderId);
    expect(sums).toMatchObject({ expected: 26_500, collected: 26_500, open: 26_500 });
    expect(await sales.call(getRun, { params: { id: stop.runId } })).toMatchObject({
      ...{ deliveredCount: 1, away: 0, due: 26_500, taken: 26_500 },
      stops: [{ said: { outcome: 'partly', keptCount: 2 }, taken: 26_500 }],
    });
  });

  test('is what its customer reads', async () => {
    const stop = await aStop();
    await partly(stop, [2, 0], 265);
    const token = stop.trackingToken;
    const { order } = await guest.call(trackOrder, { params: { token } });
    expect(order).toMatchObject({
      ...{ status: { name: 'delivered' }, parcel: { state: 'delivered' } },
      ...{ costBreakdown: { totalCost: 26_500 }, lines: [{ quantity: 2 }] },
      returns: { returnable: [{ orderLineId: stop.bowls, quantity: 2 }] },
      refused: [
        { orderLineId: stop.bowls, quantity: 1 },
        { orderLineId: stop.boards, quantity: 1 },
      ],
    });
    await tell(stop, { outcome: 'delivered', cash: 665.01 });
    const { order: whole } = await guest.call(trackOrder, { params: { token } });
    expect([whole.lines.map(({ quantity }) => quantity), whole.refused]).toEqual([[3, 1], []]);
  });

  test('is charged with their share of the discount, to the piastre', async () => {
    const stop = await aStop({ discount: 66.67 });
    await partly(stop, [2, 0], 242.77);
    const order = await orderOf(stop.orderId);
    expect(order).toMatchObject({
      costBreakdown: { subtotal: 20_000, shippingFees: 6_500, totalCost: 24_277 },
      adjustments: [
        { label: 'A gift', amount: -6_667 },
        { label: expect.stringMatching(/not taken/), labelAr: expect.any(String), amount: 4_444 },
      ],
    });
    expect(await parcelOf(stop.orderId)).toMatchObject({ cashDue: 24_277, discount: 6_667 });
  });

  test('takes what was paid before off what is due, and what is above it is owed', async () => {
    const less = await aStop({ deposit: 100 });
    await partly(less, [2, 0], 165);
    expect((await moneyOf(less.orderId)).sums).toMatchObject({ expected: 16_500, toRefund: 0 });

    const more = await aStop({ deposit: 400 });
    await partly(more, [2, 0]);
    expect(await moneyOf(more.orderId)).toMatchObject({
      ...{ sums: { expected: 0, collected: 0, toRefund: 13_500 } },
      refundDue: { toRefund: 13_500 },
    });
    const owed = await sales.call(listOwedOrders, {});
    expect(owed.find(({ orderId }) => orderId === more.orderId)?.why).toBe('cheaper');
    const token = more.trackingToken;
    const { order } = await guest.call(trackOrder, { params: { token } });
    expect(order.refund).toMatchObject({ toRefund: 13_500 });
  });

  test('counts its kept pieces in reports', async () => {
    const report = () =>
      admin.call(getSalesReport, { query: { from: today, to: today, by: 'product' } });
    const of = async (productId: number) =>
      (await report()).rows.find(({ key }) => key === String(productId));
    const [bowls, boards] = [await of(bowl.id), await of(board.id)];
    await partly(await aStop(), [2, 0], 265);
    expect((await of(bowl.id))?.pieces).toBe((bowls?.pieces ?? 0) + 2);
    expect(await of(board.id)).toEqual(boards);
  });

  test('makes a verified buyer of what was kept alone', async () => {
    const verified = async (productId: number) =>
      (await db.select().from(products).where(eq(products.id, productId)))[0]?.ratingsCount;
    await db.execute(sql`update users set is_verified = false where id = ${buyer.user.id}`);
    for (const { id: productId } of [bowl, board]) {
      await db.insert(ratings).values({ userId: buyer.user.id, productId, rating: 5, comment: '' });
    }
    const stop = await aStop();
    await db.update(orders).set({ userId: buyer.user.id }).where(eq(orders.id, stop.orderId));
    await partly(stop, [3, 0], 365);
    expect([await verified(bowl.id), await verified(board.id)]).toEqual([1, 0]);
    await sayPartly(stop, [0, 1]);
    expect([await verified(bowl.id), await verified(board.id)]).toEqual([0, 1]);
  });
});

describe('said by a driver', () => {
  test('again, it is said once', async () => {
    const stop = await aStop();
    const id = randomUUID();
    await Promise.all(
      Array.from({ length: proofSize(5, 40) }, () => partly(stop, [2, 0], 265, id)),
    );
    expect((await parcelOf(stop.orderId)).events).toHaveLength(1);
    expect((await moneyOf(stop.orderId)).sums).toMatchObject({ expected: 26_500 });
    await expect(partly(stop, [1, 0], 265, id)).rejects.toMatchObject({
      ...{ status: 409, code: 'request.key_reused' },
    });
  });

  test.each([
    ['of more than was sent', { some: [4, 0] as const }],
    ['of all that was sent', { some: [3, 1] as const }],
  ])('%s it is refused, and changes nothing', async (_, { some }) => {
    const stop = await aStop();
    await expect(partly(stop, [...some], 10)).rejects.toMatchObject({
      ...{ status: 422, code: 'parcel.kept_differ' },
    });
    expect(await parcelOf(stop.orderId)).toMatchObject({ state: 'booked', events: [] });
  });

  test('of pieces of another order it is refused', async () => {
    const [stop, other] = [await aStop(), await aParcel()];
    const kept = keptOf(other, [1, 0]);
    await expect(tell(stop, { outcome: 'partly', kept, cash: 1 })).rejects.toMatchObject({
      code: 'parcel.kept_differ',
    });
  });

  test.each([
    ['partly without pieces', { outcome: 'partly', cash: 1 }],
    ['pieces of what was delivered', { outcome: 'delivered', cash: 1, kept: [] }],
    ['partly without cash', { outcome: 'partly' }],
  ] as [string, Told][])('%s is no outcome', async (_, told) => {
    const stop = await aStop();
    await expect(tell(stop, told)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('otherwise, it is as they say last', async () => {
    const stop = await aStop({ discount: 66.67 });
    await partly(stop, [2, 0], 242.77);
    await partly(stop, [1, 1], 442);
    expect(await parcelOf(stop.orderId)).toMatchObject({ pieces: [{ kept: 1 }, { kept: 1 }] });
    await tell(stop, { outcome: 'delivered', cash: 598.34 });
    expect(await orderOf(stop.orderId)).toMatchObject({
      costBreakdown: { totalCost: 59_834 },
      adjustments: [{ amount: -6_667 }],
      lines: [{ quantity: 3 }, { quantity: 1 }],
    });
    expect(await parcelOf(stop.orderId)).toMatchObject({
      ...{ isPartly: false, canReceive: false, cashDue: 59_834, wholeDue: 59_834 },
    });
    expect((await moneyOf(stop.orderId)).sums).toMatchObject({ expected: 59_834, open: 59_834 });
  });

  test('and then given back, all of it comes back', async () => {
    const stop = await aStop();
    await partly(stop, [2, 0], 265);
    await tell(stop, { outcome: 'refused', reason: 'refused' });
    expect(await parcelOf(stop.orderId)).toMatchObject({
      ...{ state: 'returning', reason: 'refused', isPartly: false, cashDue: 66_501 },
    });
    expect((await moneyOf(stop.orderId)).sums).toMatchObject({ expected: 0, collected: 0 });
    await receive(stop, [3, 1]);
    expect(await movesOf(stop.orderId)).toEqual([
      ['bowl', -3, 'sold'],
      ['board', -1, 'sold'],
      ['bowl', 3, 'returned'],
      ['board', 1, 'returned'],
    ]);
  });
});

describe('said by staff', () => {
  test('of any carrier, it is the same', async () => {
    const parcel = await aParcel({ carrier: 'other' });
    expect(await sayPartly(parcel, [1, 1])).toMatchObject({
      ...{ state: 'delivered', isPartly: true, cashDue: 46_501 },
      events: [{ isPartly: true, staffName: sales.user.name }],
    });
    expect(await totalOf(parcel.orderId)).toBe(46_501);
  });

  test('can be put right until the others were judged', async () => {
    const parcel = await aParcel();
    await sayPartly(parcel, [1, 1]);
    await sayPartly(parcel, [2, 1]);
    expect(await totalOf(parcel.orderId)).toBe(56_501);
    await expect(say(parcel.id, { state: 'delivered' })).rejects.toMatchObject({
      code: 'parcel.impossible',
    });
    await sayPartly(parcel, [3, 1]);
    expect(await totalOf(parcel.orderId)).toBe(66_501);
    await sayPartly(parcel, [2, 1]);
    await receive(parcel, [1, 0]);
    await expect(sayPartly(parcel, [1, 1])).rejects.toMatchObject({
      ...{ status: 409, code: 'parcel.received' },
    });
    expect(await totalOf(parcel.orderId)).toBe(56_501);
  });

  test('is for what is delivered, of what was sent, and for who works with parcels', async () => {
    const parcel = await aParcel();
    const kept = keptOf(parcel, [1, 0]);
    await expect(say(parcel.id, { state: 'returned', kept })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(sayPartly(parcel, [9, 0])).rejects.toMatchObject({ code: 'parcel.kept_differ' });
    await expect(sayPartly(parcel, [1, 0], developer)).rejects.toMatchObject({ status: 403 });
    await say(parcel.id, { state: 'returned' });
    await expect(sayPartly(parcel, [1, 0])).rejects.toMatchObject({ code: 'parcel.impossible' });
  });

  test('and by the driver at once, it is one of the two', async () => {
    for (let round = 0; round < proofSize(3, 30); round++) {
      const stop = await aStop();
      await Promise.all([
        partly(stop, [2, 0], 265),
        sayPartly(stop, [1, 1]),
        partly(stop, [2, 0], 265),
        sayPartly(stop, [1, 1]),
      ]);
      const total = await totalOf(stop.orderId);
      expect([26_500, 46_501]).toContain(total);
      const parcel = await parcelOf(stop.orderId);
      expect(parcel).toMatchObject({ isPartly: true, cashDue: total });
      expect((await moneyOf(stop.orderId)).sums).toMatchObject({
        ...{ expected: total, collected: total },
      });
    }
  });
});

describe('what was refused', () => {
  test('is on sale again once it was judged, and what was kept stays sold', async () => {
    const stop = await aStop();
    await partly(stop, [2, 0], 265);
    const [before] = [await movesOf(stop.orderId)];
    await expect(receive(stop, [3, 1])).rejects.toMatchObject({ code: 'parcel.pieces_differ' });
    const parcel = await receive(stop, [1, 1]);
    expect(parcel).toMatchObject({ state: 'delivered', isPartly: true, canReceive: false });
    expect(parcel.pieces.map(({ judged }) => judged)).toEqual([
      { sellable: 1, damaged: 0, missing: 0 },
      { sellable: 1, damaged: 0, missing: 0 },
    ]);
    expect((await movesOf(stop.orderId)).slice(before.length)).toEqual([
      ['bowl', 1, 'returned'],
      ['board', 1, 'returned'],
    ]);
    expect((await orderOf(stop.orderId)).orderStatusId).toBe(delivered);
    await expect(receive(stop, [1, 1])).rejects.toMatchObject({ code: 'parcel.received' });
  });

  test('and never came back is lost, and the parcel stays delivered', async () => {
    const stop = await aStop();
    await partly(stop, [3, 0], 365);
    expect(await receive(stop, [0, 1], 'missing')).toMatchObject({ state: 'delivered' });
    expect((await movesOf(stop.orderId)).slice(-2)).toEqual([
      ['board', 1, 'cancelled'],
      ['board', -1, 'lost'],
    ]);
  });

  test('stays judged, whatever the driver says later', async () => {
    const stop = await aStop();
    await partly(stop, [2, 0], 265);
    await receive(stop, [1, 1]);
    await tell(stop, { outcome: 'delivered', cash: 665.01 });
    await tell(stop, { outcome: 'refused', reason: 'refused' });
    expect(await parcelOf(stop.orderId)).toMatchObject({ state: 'delivered', isPartly: true });
    expect(await totalOf(stop.orderId)).toBe(26_500);
  });

  test('is looked for after three days', async () => {
    const listed = async (part: 'attention' | 'returning') =>
      (await sales.call(listParcels, { query: { part, perPage: 100 } })).data;
    const stop = await aStop();
    await partly(stop, [2, 0], 265);
    const ids = async (part: 'attention' | 'returning') => (await listed(part)).map(({ id }) => id);
    expect(await ids('returning')).toContain(stop.id);
    expect(await ids('attention')).not.toContain(stop.id);
    const lastEventAt = new Date(Date.now() - 3 * 86_400_000);
    await db.update(shipments).set({ lastEventAt }).where(eq(shipments.id, stop.id));
    expect((await listed('attention')).find(({ id }) => id === stop.id)).toMatchObject({
      isOverdue: true,
    });
    await receive(stop, [1, 1]);
    expect(await ids('attention')).not.toContain(stop.id);
    expect(await ids('returning')).not.toContain(stop.id);
  });

  test('is what carriers tell of afterwards', async () => {
    const parcel = await aParcel({ carrier: 'other' });
    await sayPartly(parcel, [2, 0]);
    await db.transaction(async (tx) => {
      const { shipment } = await lockParcel(tx, parcel.id);
      await noteEvent(tx, shipment, {
        ...{ key: randomUUID(), state: 'returned', at: new Date(), raw: {} },
        ...{ actorKind: 'courier', actorId: null },
      });
    });
    expect(await parcelOf(parcel.orderId)).toMatchObject({ state: 'delivered', isPartly: true });
    expect(await totalOf(parcel.orderId)).toBe(26_500);
  });

  test('cannot be returned, and what was kept is worth what was paid for it', async () => {
    const stop = await aStop({ discount: 66.67 });
    await partly(stop, [2, 0], 242.77);
    const { orderId } = stop;
    const { returnable } = await sales.call(listReturnsOfOrder, { params: { orderId } });
    expect(returnable.map(({ orderLineId, quantity }) => [orderLineId, quantity])).toEqual([
      [stop.bowls, 2],
    ]);
    const ask = (quantity: number) =>
      sales.call(openReturn, {
        params: { orderId },
        body: {
          lines: [{ orderLineId: stop.bowls, quantity }],
          ...{ wanted: 'refund', reason: 'size' },
        },
      });
    await expect(ask(3)).rejects.toMatchObject({ code: 'return.too_many' });
    const { id } = await ask(2);
    const pieces = [{ orderLineId: stop.bowls, quantity: 2, condition: 'sellable' as const }];
    await sales.call(receiveReturn, { params: { id }, body: { pieces } });
    // All of it but the fee of delivery.
    expect((await moneyOf(orderId)).sums).toMatchObject({ collected: 24_277, toRefund: 17_777 });
  });
});

test('of an order that was cancelled before anybody heard of it, what was kept is known', async () => {
  const stop = await aStop();
  await say(stop.id, { state: 'moving' });
  await sales.call(changeOrderStatus, {
    params: { orderId: stop.orderId },
    body: { statusId: cancelled, cancellation: { reason: 'changed-mind' } },
  });
  await partly(stop, [2, 0], 265);
  expect((await orderOf(stop.orderId)).orderStatusId).toBe(cancelled);
  expect(await parcelOf(stop.orderId)).toMatchObject({ isPartly: true, canReceive: true });
  expect((await moneyOf(stop.orderId)).sums).toMatchObject({ expected: 26_500 });
});

/** What may be said of a parcel, by whomever and in any order: each either is done, or is refused and changes nothing. */
const some = fc.tuple(fc.nat(3), fc.nat(1));
const aStep = fc.oneof(
  fc.record({ what: fc.constant('driver' as const), some }),
  fc.record({ what: fc.constant('staff' as const), some }),
  fc.record({ what: fc.constant('delivered' as const) }),
  fc.record({ what: fc.constant('refused' as const) }),
  fc.record({ what: fc.constant('back' as const) }),
  fc.record({
    what: fc.constant('receive' as const),
    condition: fc.constantFrom<PieceCondition>('sellable', 'damaged', 'missing'),
  }),
);

test(
  'over random histories every piece is somewhere, and the ledger says what was kept',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aStep, { minLength: 2, maxLength: 7 }),
        fc.nat(600),
        fc.nat(500),
        async (steps, discount, deposit) => {
          const making = { discount: Math.min(discount, 590) / 1.25, deposit };
          const rounded = Math.round(making.discount * 100) / 100;
          const left = Math.max(0, Math.floor(665 - rounded));
          const stop = await aStop({ discount: rounded, deposit: Math.min(deposit, left) });
          const { id, orderId } = stop;
          for (const step of steps) {
            const done = async () => {
              if (step.what === 'driver') await partly(stop, step.some, 10);
              else if (step.what === 'staff') await sayPartly(stop, step.some);
              else if (step.what === 'delivered')
                await tell(stop, { outcome: 'delivered', cash: 10 });
              else if (step.what === 'refused') {
                await tell(stop, { outcome: 'refused', reason: 'refused' });
              } else if (step.what === 'back') await say(id, { state: 'returned' });
              else {
                const { pieces, isPartly } = await parcelOf(orderId);
                const back = pieces.map(({ orderLineId, quantity, kept }) => ({
                  orderLineId,
                  quantity: isPartly ? quantity - (kept ?? 0) : quantity,
                  condition: step.condition,
                }));
                const body = { pieces: back.filter(({ quantity }) => quantity > 0) };
                await sales.call(receiveParcel, { params: { id }, body });
              }
            };
            await done().catch((error: unknown) => {
              expect((error as { status?: number }).status).toBeLessThan(500);
            });
          }

          const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id));
          const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
          const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
          if (!shipment || !order) throw new Error('It is gone');
          // What was sent is kept or refused, and charged for what was kept.
          expect(
            lines.map(({ quantity, refused }) => quantity + refused).sort((a, b) => a - b),
          ).toEqual([1, 3]);
          const goods = lines.reduce(
            (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
            0,
          );
          expect(order.subtotal).toBe(goods);
          const isPartly = lines.some(({ refused }) => refused > 0);
          expect(shipment.wholeDue !== null).toBe(isPartly);
          const { sums } = await moneyOf(orderId);
          const isTaken = shipment.state === 'delivered';
          expect(sums.collected).toBe(isTaken ? shipment.cashDue : 0);
          if (isTaken) {
            // At the door and before it, as much as was kept costs; what came beyond is owed.
            const total = order.subtotal + order.shippingFees + order.adjustment;
            expect(sums.received + sums.collected - sums.toRefund).toBe(total);
          }
          const kept = await db
            .select({ kept: shipmentEvents.kept })
            .from(shipmentEvents)
            .where(eq(shipmentEvents.shipmentId, id));
          if (isPartly) expect(kept.some((event) => isInPart(event.kept))).toBe(true);

          const open = await db
            .select({
              designId: stockLedger.designId,
              pieces: sql`-sum(${stockLedger.delta})`.mapWith(Number),
            })
            .from(stockLedger)
            .where(
              and(
                eq(stockLedger.orderId, orderId),
                sql`${stockLedger.reason} in ('sold', 'cancelled', 'returned')`,
              ),
            )
            .groupBy(stockLedger.designId);
          const isJudged = shipment.inspectedAt !== null;
          for (const { designId, quantity, refused } of lines) {
            const still = isJudged ? (isPartly ? quantity : 0) : quantity + refused;
            expect(open.find((one) => one.designId === designId)?.pieces).toBe(still);
          }
        },
      ),
      { numRuns: proofSize(15, 500) },
    );
    expect(await unbalanced(db)).toEqual([]);
  },
  proofTimeout(),
);

import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  askForReturn,
  askForTrackedReturn,
  type CallInput,
  changeOrderStatus,
  faultReasons,
  getDashboard,
  getMyOrder,
  getReturn,
  listParcelsOfOrder,
  listReturns,
  moveReturn,
  openReturn,
  OrderStatus,
  payRefund,
  placeGuestOrder,
  receiveReturn,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { cairoClock, dayAfter } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { deliveredOrder, type Fields } from '../../../../test/support/delivered-order.ts';
import { liveEvents } from '../../../db/schema/live.ts';
import { orderLines } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { returns } from '../../../db/schema/returns.ts';

const { db, guest, signedIn } = await testApi({ ASKED_RETURNS_PER_HOUR: '6' });
const [sales, admin, buyer, stranger] = [
  await signedIn(Role.Sales),
  await signedIn(Role.Admin),
  await signedIn(Role.User),
  await signedIn(Role.User),
];

const aDeliveredOrder = (fields?: Fields) =>
  deliveredOrder(db, { customer: buyer.user, staff: sales }, fields);

type Order = Pick<Awaited<ReturnType<typeof aDeliveredOrder>>, 'orderId'> & {
  lines: { id: number }[];
};
type Wish = Partial<CallInput<typeof askForReturn>['body']>;

/** So many pieces of each line. */
const wishOf = ({ lines }: Pick<Order, 'lines'>, quantities: number[], wish: Wish = {}) => ({
  lines: quantities.flatMap((quantity, index) =>
    quantity > 0 ? [{ orderLineId: lines[index]?.id ?? 0, quantity }] : [],
  ),
  ...{ reason: 'changed_mind' as const, ...wish },
});

const ask = (order: Order, quantities: number[], wish: Wish = {}, by = buyer) =>
  by.call(askForReturn, {
    params: { orderId: order.orderId },
    body: wishOf(order, quantities, wish),
  });

const returnsOf = async ({ orderId }: Order) =>
  (await buyer.call(getMyOrder, { params: { orderId } })).returns;

/** The parcel was handed over so many days ago, at noon in Egypt. */
const deliveredDaysAgo = async ({ orderId }: Order, days: number) => {
  const day = dayAfter(cairoClock(new Date()).day, -days);
  const lastEventAt = new Date(`${day}T10:00:00Z`);
  await db.update(shipments).set({ lastEventAt }).where(eq(shipments.orderId, orderId));
};

const makeToOrder = (lineId = 0) =>
  db.update(orderLines).set({ madeToOrderDays: 7 }).where(eq(orderLines.id, lineId));

/** An order without an account, delivered, and what opens it. */
async function aTrackedOrder() {
  const { design } = await aProduct(db, { price: 50_000, stock: [5] });
  const { order, trackingToken: token } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Rana Aziz', phoneNumber: `0109${String(Date.now()).slice(-7)}` },
      shippingDetails: { streetAddress: 'a', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  const params = { orderId: order.id };
  const deliver = async () => {
    for (const statusId of [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.delivered]) {
      await sales.call(changeOrderStatus, { params, body: { statusId } });
    }
  };
  const lines = order.lines.map(({ orderLineId: id }) => ({ id }));
  return { orderId: order.id, lines, token, deliver };
}

describe('a customer', () => {
  test('asks for a return, reads how far it is, and what is owed and paid', async () => {
    const order = await aDeliveredOrder({ adjustment: -4_000 });
    const [boards, bowl] = order.lines;
    expect(await returnsOf(order)).toMatchObject({
      ...{ isOver: false, returns: [] },
      lastDay: dayAfter(cairoClock(new Date()).day, 14),
      returnable: [
        { orderLineId: boards?.id, quantity: 3 },
        { orderLineId: bowl?.id, quantity: 1 },
      ],
    });

    const asked = await ask(order, [2], { reason: 'broken', comment: 'شرخ في إحداهما' });
    expect(asked).toMatchObject({
      ...{ state: 'requested', wanted: 'refund', reason: 'broken', comment: 'شرخ في إحداهما' },
      ...{ worth: 18_000, toRefund: 0, refunds: [], answer: null, wayPaidBy: null },
      answerDueOn: dayAfter(cairoClock(new Date()).day, 3),
      lines: [{ orderLineId: boards?.id, quantity: 2, received: null }],
    });
    expect(await returnsOf(order)).toMatchObject({
      returnable: [{ quantity: 1 }, { quantity: 1 }],
      returns: [asked],
    });

    const params = { id: asked.id };
    expect(await sales.call(getReturn, { params })).toMatchObject({
      ...{ state: 'requested', staffName: null, next: ['approved', 'refused'] },
    });
    await sales.call(moveReturn, { params, body: { state: 'approved' } });
    expect((await returnsOf(order))?.returns).toMatchObject([
      { state: 'approved', wayPaidBy: 'shop', answerDueOn: null },
    ]);
    const pieces = ['sellable', 'missing'].map((condition) => ({
      ...{ orderLineId: boards?.id ?? 0, quantity: 1 },
      condition: condition as 'sellable' | 'missing',
    }));
    await sales.call(receiveReturn, { params, body: { pieces } });
    expect((await returnsOf(order))?.returns).toMatchObject([
      {
        ...{ state: 'received', worth: 9_000, toRefund: 9_000 },
        refundDueOn: dayAfter(cairoClock(new Date()).day, 7),
        lines: [{ quantity: 2, received: 1 }],
      },
    ]);
    const refund = { amount: 90, method: 'instapay', reference: 'T-77' } as const;
    await admin.call(payRefund, { params, body: refund });
    const paid = await returnsOf(order);
    expect(paid).toMatchObject({
      // The piece that did not come may still be returned.
      returnable: [{ quantity: 2 }, { quantity: 1 }],
      returns: [
        {
          ...{ state: 'closed', toRefund: 0, refundDueOn: null, answer: null },
          refunds: [{ amount: 9_000, method: 'instapay', reference: 'T-77' }],
        },
      ],
    });
    for (const { user } of [sales, admin]) expect(JSON.stringify(paid)).not.toContain(user.name);
  });

  test('has nothing to return before it is delivered, nor while its parcel is on its way back', async () => {
    const order = await aTrackedOrder();
    const { token } = order;
    const body = wishOf(order, [1]);
    const params = { token };
    const early = guest.call(askForTrackedReturn, { params, body });
    await expect(early).rejects.toMatchObject({ status: 409, code: 'return.not_delivered' });
    expect((await guest.call(trackOrder, { params })).order.returns).toBeNull();

    await order.deliver();
    const [parcel] = await sales.call(listParcelsOfOrder, { params: { orderId: order.orderId } });
    const of = { params: { id: parcel?.id ?? 0 } };
    await sales.call(addParcelEvent, { ...of, body: { state: 'returned' } });
    const back = guest.call(askForTrackedReturn, { params, body });
    await expect(back).rejects.toMatchObject({ code: 'return.not_delivered' });
    expect((await guest.call(trackOrder, { params })).order.returns).toMatchObject({
      ...{ lastDay: null, isOver: false, returnable: [] },
    });
  });

  test('gives back what was made to order only where something is wrong with it', async () => {
    const order = await aDeliveredOrder();
    const [boards, stool] = order.lines;
    await makeToOrder(stool?.id);
    expect((await returnsOf(order))?.returnable).toEqual([
      { orderLineId: boards?.id, quantity: 3 },
      { orderLineId: stool?.id, quantity: 1, reasons: faultReasons },
    ]);
    for (const reason of ['changed_mind', 'size', 'other'] as const) {
      for (const wanted of ['refund', 'exchange'] as const) {
        await expect(ask(order, [1, 1], { reason, wanted })).rejects.toMatchObject({
          ...{ status: 409, code: 'return.made_to_order' },
          message: expect.stringContaining('Board was made to order'),
        });
      }
    }
    expect((await returnsOf(order))?.returns).toEqual([]);
  });

  test('gets back what was made to order and came broken, and the rest for no reason', async () => {
    const order = await aDeliveredOrder();
    await makeToOrder(order.lines[1]?.id);
    const broken = await ask(order, [0, 1], { reason: 'broken', wanted: 'exchange' });
    expect(broken).toMatchObject({ state: 'requested', worth: 10_000 });
    expect(await ask(order, [3])).toMatchObject({ reason: 'changed_mind' });
  });

  test('is refused the same by the link of an order', async () => {
    const order = await aTrackedOrder();
    await order.deliver();
    await makeToOrder(order.lines[0]?.id);
    const params = { token: order.token };
    const asked = (wish?: Wish) =>
      guest.call(askForTrackedReturn, { params, body: wishOf(order, [1], wish) });
    await expect(asked()).rejects.toMatchObject({ code: 'return.made_to_order' });
    expect(await asked({ reason: 'wrong_piece' })).toMatchObject({ state: 'requested' });
  });

  test('may ask until the fourteenth day in Egypt, and is told that day after it', async () => {
    const order = await aDeliveredOrder();
    await deliveredDaysAgo(order, 14);
    await ask(order, [1]);
    await deliveredDaysAgo(order, 15);
    const refused = ask(order, [1]);
    const year = cairoClock(new Date()).day.slice(0, 4);
    await expect(refused).rejects.toMatchObject({
      ...{ status: 409, code: 'return.too_late', message: expect.stringContaining(year) },
    });
    expect(await returnsOf(order)).toMatchObject({
      ...{ isOver: true, returnable: [], returns: [{ state: 'requested' }] },
    });
    // Staff still may.
    const params = { orderId: order.orderId };
    await sales.call(openReturn, { params, body: wishOf(order, [1]) });
  });

  test('asks for no more pieces than are left, by however many requests at once', async () => {
    const order = await aDeliveredOrder();
    await expect(ask(order, [4])).rejects.toMatchObject({ status: 409, code: 'return.too_many' });
    const both = await Promise.allSettled([ask(order, [2]), ask(order, [2])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'return.too_many' },
    });
    const other = await aDeliveredOrder();
    const foreign = ask({ ...order, lines: other.lines }, [1]);
    await expect(foreign).rejects.toMatchObject({ code: 'return.too_many' });
  });

  test('asks again with the same key and has the same return, and no other with it', async () => {
    const order = await aDeliveredOrder();
    const path = `/users/orders/${order.orderId}/returns`;
    const headers = { 'idempotency-key': randomUUID() };
    const send = async (body: object) => {
      const reply = await buyer.send({ method: 'POST', path, body, headers });
      return { status: reply.statusCode, ...JSON.parse(reply.payload) };
    };
    const [first, second] = await Promise.all([send(wishOf(order, [3])), send(wishOf(order, [3]))]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data.id).toBe(first.data.id);
    expect(await db.$count(returns, eq(returns.orderId, order.orderId))).toBe(1);
    expect(await send(wishOf(order, [0, 1]))).toMatchObject({
      ...{ status: 409, code: 'request.key_reused' },
    });
  });

  test('reads why one was refused, and may ask again', async () => {
    const order = await aDeliveredOrder();
    const { id } = await ask(order, [3]);
    const params = { id };
    const body = { state: 'refused', reason: 'It was engraved for you.' } as const;
    await sales.call(moveReturn, { params, body });
    expect(await returnsOf(order)).toMatchObject({
      returnable: [{ quantity: 3 }, { quantity: 1 }],
      returns: [{ state: 'refused', answer: body.reason, wayPaidBy: null }],
    });
    const second = await ask(order, [3]);
    await sales.call(moveReturn, { params: { id: second.id }, body: { state: 'approved' } });
    const closed = { state: 'closed', reason: 'Never called back' } as const;
    await sales.call(moveReturn, { params: { id: second.id }, body: closed });
    // Why one was closed, staff write for each other.
    expect(JSON.stringify(await returnsOf(order))).not.toContain(closed.reason);
  });

  test('asks so often in an hour about one order, and no more', async () => {
    const order = await aDeliveredOrder();
    const asked = await Promise.allSettled(Array.from({ length: 7 }, () => ask(order, [9])));
    const codes = asked.map((one) => one.status === 'rejected' && one.reason.code);
    expect(codes.filter((code) => code === 'request.too_many')).toHaveLength(1);
    await ask(await aDeliveredOrder(), [1]);
  });
});

test('nobody asks for others: neither by an id nor by another token', async () => {
  const order = await aDeliveredOrder();
  const foreign = ask(order, [1], {}, stranger);
  await expect(foreign).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
  const unsigned = guest.call(askForReturn, {
    params: { orderId: order.orderId },
    body: wishOf(order, [1]),
  });
  await expect(unsigned).rejects.toMatchObject({ status: 401 });

  const [mine, theirs] = [await aTrackedOrder(), await aTrackedOrder()];
  await mine.deliver();
  await theirs.deliver();
  const by = (token: string) =>
    guest.call(askForTrackedReturn, { params: { token }, body: wishOf(theirs, [1]) });
  await expect(by(mine.token)).rejects.toMatchObject({ code: 'return.too_many' });
  await expect(by(randomUUID())).rejects.toMatchObject({ code: 'order.not_found' });
  expect(await by(theirs.token)).toMatchObject({ state: 'requested', worth: 50_000 });
  expect((await guest.call(trackOrder, { params: { token: theirs.token } })).order).toMatchObject({
    returns: { returnable: [{ quantity: 1 }], returns: [{ state: 'requested' }] },
  });
});

test('staff see it at once: in their list, among what waits, and in open pages', async () => {
  const waiting = async () => (await sales.call(getDashboard, {})).waiting.returns ?? 0;
  const before = await waiting();
  const order = await aDeliveredOrder();
  const { id } = await ask(order, [1]);
  expect(await waiting()).toBe(before + 1);
  const { data } = await sales.call(listReturns, { query: { part: 'answer' } });
  expect(data.map((one) => one.id)).toContain(id);
  const told = await db.select().from(liveEvents).where(eq(liveEvents.objectId, order.orderId));
  expect(told.map(({ kind }) => kind)).toContain('return.changed');
});

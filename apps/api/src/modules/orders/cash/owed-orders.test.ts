import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  type CallInput,
  cancelTrackedOrder,
  changeOrderStatus,
  getOrder,
  listAuditEntries,
  listMoneyOfOrder,
  listMessages,
  listOwedOrders,
  listParcelsOfOrder,
  listReturns,
  noteDeposit,
  OrderStatus,
  type OrderStatusId,
  type ParcelState,
  placeGuestOrder,
  refundOrder,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { cairoClock, dayAfter } from '@craftsandore/rules';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { setMoney } from '../../../../test/support/money-settings.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { liveEvents } from '../../../db/schema/live.ts';
import { orders } from '../../../db/schema/orders.ts';

const api = await testApi({
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
const { db, guest, signedIn } = api;
await setMoney(db, { ordersWaiting: 0, guestOrdersWaiting: 0, piecesWaiting: 0 });
const [sales, admin] = [await signedIn(Role.Sales), await signedIn(Role.Admin)];
const { design: bowl } = await aProduct(db, { stock: [10_000], price: 10_000 });

const { confirmed, shipped, delivered, cancelled } = OrderStatus;
const today = () => cairoClock(new Date()).day;

/** An order of so many pieces at 100 pounds, and of its fee. */
async function anOrder({ quantity = 3, email }: { quantity?: number; email?: string } = {}) {
  const { order, trackingToken: token } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: bowl.id, quantity }],
      contact: { name: 'Rana Aziz', phoneNumber: '01012345678', ...(email && { email }) },
      shippingDetails: { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return { orderId: order.id, token, lineId: order.lines[0]?.orderLineId };
}

const deposit = (orderId: number, amount: number) =>
  sales.call(noteDeposit, { params: { orderId }, body: { amount, method: 'cash' } });

const move = (orderId: number, statusId: OrderStatusId) =>
  sales.call(changeOrderStatus, {
    params: { orderId },
    body: {
      statusId,
      ...(statusId === cancelled && { cancellation: { reason: 'changed-mind' as const } }),
    },
  });

type Order = Awaited<ReturnType<typeof anOrder>>;

async function changeTo({ orderId, lineId }: Order, quantity: number) {
  const { version: seenVersion } = await sales.call(getOrder, { params: { orderId } });
  const edits = [{ kind: 'quantity', orderLineId: lineId, quantity }];
  const body = { seenVersion, edits, dryRun: false };
  const reply = await sales.send({
    ...{ method: 'POST', path: `/admin/orders/${orderId}/changes`, body },
  });
  return reply.statusCode;
}

const moneyIn = (orderId: number) => sales.call(listMoneyOfOrder, { params: { orderId } });

const owedOf = async (orderId: number) => (await moneyIn(orderId)).refundDue?.toRefund ?? 0;

type Refund = Partial<CallInput<typeof refundOrder>['body']>;

const pay = (orderId: number, amount: number, more: Refund = {}) =>
  admin.call(refundOrder, { params: { orderId }, body: { amount, method: 'cash', ...more } });

const listed = async (orderId: number) =>
  (await sales.call(listOwedOrders, {})).find((one) => one.orderId === orderId);

describe('what was paid of an order that ends', () => {
  test('is owed within a week, listed, and told to its customer until it is paid', async () => {
    const order = await anOrder({ email: `${randomUUID()}@example.com` });
    const { orderId, token } = order;
    await deposit(orderId, 120);
    expect(await owedOf(orderId)).toBe(0);
    await move(orderId, cancelled);

    const refundDueOn = dayAfter(today(), 7);
    const owed = { toRefund: 12_000, refundDueOn, clock: { of: 'refund', days: 7, tone: 'calm' } };
    expect(await moneyIn(orderId)).toMatchObject({
      sums: { received: 12_000, toRefund: 12_000, refunded: 0 },
      refundDue: owed,
    });
    expect(await listed(orderId)).toMatchObject({
      ...{
        ...owed,
        why: 'cancelled',
        customerName: 'Rana Aziz',
        orderReference: expect.stringMatching(/^CS-/),
      },
    });
    const seen = async () => (await guest.call(trackOrder, { params: { token } })).order.refund;
    expect(await seen()).toEqual({ toRefund: 12_000, refundDueOn, refunds: [] });

    await db.delete(liveEvents);
    await pay(orderId, 50, { method: 'instapay', reference: 'R-1' });
    expect(await db.select().from(liveEvents)).toMatchObject([
      { kind: 'return.changed', objectId: orderId },
    ]);
    expect(await seen()).toMatchObject({
      ...{ toRefund: 7_000, refundDueOn },
      refunds: [{ amount: 5_000, method: 'instapay', reference: 'R-1' }],
    });
    expect(JSON.stringify(await seen())).not.toContain(admin.user.name);
    await pay(orderId, 70);
    expect(await seen()).toMatchObject({ toRefund: 0, refundDueOn: null });
    expect(await listed(orderId)).toBeUndefined();
    expect(await moneyIn(orderId)).toMatchObject({
      sums: { refunded: 12_000, toRefund: 0 },
      refundDue: null,
    });
    await expect(pay(orderId, 0.01)).rejects.toMatchObject({ code: 'money.too_much_back' });
  });

  test.each(['returned', 'lost', 'damaged'] as ParcelState[])(
    'is owed where its parcel is %s, and once',
    async (state) => {
      const { orderId } = await anOrder();
      await deposit(orderId, 100);
      await move(orderId, confirmed);
      await move(orderId, shipped);
      const [parcel] = await sales.call(listParcelsOfOrder, { params: { orderId } });
      const params = { id: parcel?.id ?? 0 };
      const say = (said: ParcelState) =>
        sales.call(addParcelEvent, { params, body: { state: said as 'lost' } });
      await Promise.allSettled([say(state), say(state), say(state)]);
      expect(await moneyIn(orderId)).toMatchObject({ sums: { toRefund: 10_000 } });
      expect(
        (await moneyIn(orderId)).entries.filter(({ kind }) => kind === 'refund_due'),
      ).toHaveLength(1);
    },
  );

  test('is owed where its customer cancels it', async () => {
    const { orderId, token } = await anOrder();
    await deposit(orderId, 100);
    await guest.call(cancelTrackedOrder, { params: { token }, body: {} });
    expect(await owedOf(orderId)).toBe(10_000);
  });

  test('is not owed where it is delivered, nor where nothing was paid', async () => {
    const { orderId } = await anOrder();
    await deposit(orderId, 100);
    for (const statusId of [confirmed, shipped, delivered]) await move(orderId, statusId);
    expect(await owedOf(orderId)).toBe(0);
    const other = await anOrder();
    await move(other.orderId, cancelled);
    expect((await moneyIn(other.orderId)).entries).toEqual([]);
  });

  test('is owed no more where its parcel, said to be lost, is delivered after all', async () => {
    const { orderId } = await anOrder();
    await deposit(orderId, 100);
    await move(orderId, confirmed);
    await move(orderId, shipped);
    const [parcel] = await sales.call(listParcelsOfOrder, { params: { orderId } });
    const params = { id: parcel?.id ?? 0 };
    await sales.call(addParcelEvent, { params, body: { state: 'returning' } });
    await sales.call(addParcelEvent, { params, body: { state: 'delivered' } });
    expect(await owedOf(orderId)).toBe(0);
  });
});

describe('what was paid ahead', () => {
  const readBy = async (token: string) =>
    (await guest.call(trackOrder, { params: { token } })).order;

  test('is told to its customer by reference, with what is left to pay at the door', async () => {
    const { orderId, token } = await anOrder({ quantity: 3 });
    expect((await readBy(token)).deposits).toBeNull();
    const reference = `T-${randomUUID()}`;
    const body = { amount: 120, method: 'instapay' as const, reference };
    await sales.call(noteDeposit, { params: { orderId }, body });
    await deposit(orderId, 30);

    const { deposits, costBreakdown } = await readBy(token);
    const toPay = costBreakdown.totalCost - 15_000;
    expect(deposits).toEqual({
      payments: [
        { amount: 12_000, method: 'instapay', reference, at: expect.any(String) },
        { amount: 3_000, method: 'cash', reference: null, at: expect.any(String) },
      ],
      toPay,
    });
    const seen = await sales.call(getOrder, { params: { orderId } });
    expect(seen.deposits).toEqual(deposits);
  });

  test('counts less by what was paid back of it', async () => {
    const order = await anOrder({ quantity: 3 });
    await deposit(order.orderId, 300);
    expect(await changeTo(order, 1)).toBe(200);
    await pay(order.orderId, 50);
    const { deposits, costBreakdown, refund } = await readBy(order.token);
    expect(deposits).toMatchObject({ payments: [{ amount: 30_000 }], toPay: 0 });
    expect(refund?.toRefund).toBe(30_000 - 5_000 - costBreakdown.totalCost);
  });
});

describe('an order that costs less than was paid', () => {
  test('owes the difference, which follows what it costs', async () => {
    const order = await anOrder({ quantity: 3 });
    const { orderId } = order;
    const { totalCost } = await sales.call(getOrder, { params: { orderId } });
    await deposit(orderId, totalCost / 100);
    await changeTo(order, 1);
    expect(await owedOf(orderId)).toBeGreaterThan(0);
    const cheaper = await sales.call(getOrder, { params: { orderId } });
    expect(await owedOf(orderId)).toBe(totalCost - cheaper.totalCost);
    expect(await listed(orderId)).toMatchObject({ why: 'cheaper' });
    await changeTo(order, 2);
    expect(await owedOf(orderId)).toBe(
      totalCost - (await sales.call(getOrder, { params: { orderId } })).totalCost,
    );
    await changeTo(order, 3);
    expect(await owedOf(orderId)).toBe(0);
    expect(await listed(orderId)).toBeUndefined();
    expect((await moneyIn(orderId)).sums.toRefund).toBe(0);
  });

  test('that becomes dearer once it was paid back is paid at the door by what is missing', async () => {
    const order = await anOrder({ quantity: 2 });
    const { orderId } = order;
    const { totalCost } = await sales.call(getOrder, { params: { orderId } });
    await deposit(orderId, totalCost / 100);
    await changeTo(order, 1);
    const back = await owedOf(orderId);
    await pay(orderId, back / 100);
    await changeTo(order, 2);
    expect(await owedOf(orderId)).toBe(0);
    await move(orderId, confirmed);
    await move(orderId, shipped);
    const [parcel] = await sales.call(listParcelsOfOrder, { params: { orderId } });
    expect(parcel?.cashDue).toBe(back);
    await move(orderId, delivered);
    expect(await owedOf(orderId)).toBe(0);
  });
});

describe('a refund of an order', () => {
  async function anOwingOrder(email?: string) {
    const { orderId } = await anOrder(email ? { email } : {});
    await deposit(orderId, 100);
    await move(orderId, cancelled);
    return orderId;
  }

  test('is never more than is owed, by however many at once', async () => {
    const orderId = await anOwingOrder();
    const paid = await Promise.allSettled(
      Array.from({ length: proofSize(6, 40) }, () => pay(orderId, 30)),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(pay(orderId, 10.01)).rejects.toMatchObject({
      ...{ status: 422, code: 'money.too_much_back' },
      message: expect.stringContaining('10'),
    });
    await pay(orderId, 10);
    expect((await moneyIn(orderId)).sums).toMatchObject({ refunded: 10_000, toRefund: 0 });
  });

  test('is of what was read as owed', async () => {
    const { orderId } = await anOrder();
    await deposit(orderId, 100);
    await move(orderId, cancelled);
    const both = await Promise.allSettled(
      [1, 2].map(() => pay(orderId, 50, { seenToRefund: 100 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'money.owed_changed' },
    });
    expect(await owedOf(orderId)).toBe(5_000);
    await pay(orderId, 50, { seenToRefund: 50 });
    expect(await owedOf(orderId)).toBe(0);
  });

  test('asked again with its key is one, and nothing else', async () => {
    const orderId = await anOwingOrder();
    const key = randomUUID();
    const send = (amount: number) =>
      admin.send({
        ...{ method: 'POST', path: `/admin/orders/${orderId}/refunds` },
        ...{ body: { amount, method: 'cash' }, headers: { 'idempotency-key': key } },
      });
    const replies = await Promise.all([send(40), send(40)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await moneyIn(orderId)).sums.refunded).toBe(4_000);
    expect((await send(41)).json()).toMatchObject({ code: 'request.key_reused' });
  });

  test('needs a reference, which is noted once, and an order', async () => {
    const orderId = await anOwingOrder();
    const reference = randomUUID();
    await expect(pay(orderId, 1, { method: 'wallet' })).rejects.toMatchObject({
      code: 'money.reference_missing',
    });
    await pay(orderId, 1, { method: 'wallet', reference });
    await expect(pay(orderId, 1, { method: 'wallet', reference })).rejects.toMatchObject({
      code: 'money.reference_taken',
    });
    await expect(pay(2_000_000, 1)).rejects.toMatchObject({ status: 404 });
  });

  test('is an admin’s to pay', async () => {
    const orderId = await anOwingOrder();
    const body = { amount: 1, method: 'cash' } as const;
    const bySales = sales.call(refundOrder, { params: { orderId }, body });
    await expect(bySales).rejects.toMatchObject({ status: 403 });
  });

  test('is told to its customer, and in the audit log', async () => {
    const email = `${randomUUID()}@example.com`;
    const orderId = await anOwingOrder(email);
    await receiveMails(api);
    await pay(orderId, 60, { method: 'instapay', reference: 'T-60' });
    const mails = await receiveMails(api);
    const mail = mails.find(({ to }) => to?.some(({ address }) => address === email));
    expect(mail?.text).toMatch(/T-60[^]*60[^]*40/);
    const { data } = await sales.call(listMessages, { query: { orderId: String(orderId) } });
    expect(data[0]).toMatchObject({ template: 'refund-paid', state: 'sent' });
    const { data: entries } = await admin.call(listAuditEntries, {
      query: { noun: 'order', nounId: String(orderId) },
    });
    expect(JSON.stringify(entries[0])).toContain('T-60');
  });

  test('is urgent from the fifth day on', async () => {
    const lateOf = async () => (await sales.call(listReturns, { query: {} })).meta.late;
    const before = await lateOf();
    const orderId = await anOwingOrder();
    expect(await lateOf()).toBe(before);
    const refundDueOn = dayAfter(today(), 2);
    await db.update(orders).set({ refundDueOn }).where(eq(orders.id, orderId));
    expect(await lateOf()).toBe(before + 1);
    expect(await listed(orderId)).toMatchObject({ clock: { tone: 'late', days: 2 } });
    expect((await sales.call(listOwedOrders, {}))[0]?.orderId).toBe(orderId);
  });
});

const aStep = fc.oneof(
  fc.record({ what: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ what: fc.constant('change' as const), quantity: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ what: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 300 }) }),
  fc.record({
    what: fc.constant('move' as const),
    statusId: fc.constantFrom<OrderStatusId>(confirmed, shipped, delivered, cancelled),
  }),
);

test(
  'over random histories what was paid is kept up to the total, owed or paid back',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 10 }), async (steps) => {
        const order = await anOrder();
        const { orderId } = order;
        for (const step of steps) {
          const done = async () => {
            if (step.what === 'deposit') await deposit(orderId, step.amount);
            else if (step.what === 'change') await changeTo(order, step.quantity);
            else if (step.what === 'pay') await pay(orderId, step.amount);
            else await move(orderId, step.statusId);
          };
          await done().catch((error: unknown) => {
            expect((error as { status?: number }).status).toBeLessThan(500);
          });
          const { sums, refundDue } = await moneyIn(orderId);
          const { totalCost, orderStatusId: statusId } = await sales.call(getOrder, {
            params: { orderId },
          });
          const kept = statusId === cancelled ? 0 : totalCost;
          expect(sums.toRefund).toBe(Math.max(0, sums.received - sums.refunded - kept));
          expect(refundDue?.toRefund ?? 0).toBe(sums.toRefund);
          if (statusId === delivered) {
            expect(sums.received + sums.collected - sums.refunded - sums.toRefund).toBe(totalCost);
          }
        }
      }),
      { numRuns: proofSize(15, 300) },
    );
    const { rows } = await db.execute(sql`
      select o.id from orders o left join money_entries m on m.order_id = o.id and m.return_id is null
      group by o.id having (coalesce(sum(m.amount) filter (where m.kind in ('refund_due', 'refunded')), 0) > 0)
        <> (o.refund_due_on is not null)`);
    expect(rows).toEqual([]);
  },
  proofTimeout(),
);

import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  type CallInput,
  faultReasons,
  getReturn,
  getReturnFigures,
  listMoneyOfOrder,
  listParcelsOfOrder,
  listReturns,
  listReturnsOfOrder,
  moveReturn,
  openReturn,
  OrderStatus,
  payRefund,
  type PieceCondition,
  receiveParcel,
  receiveReturn,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../../test/support/builders.ts';
import { deliveredOrder, type Fields } from '../../../../test/support/delivered-order.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { unbalanced } from '../../../../test/support/unbalanced.ts';
import { orderHistory, orderLines, stockLedger } from '../../../db/schema/orders.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { returnLines, returns } from '../../../db/schema/returns.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';

const { db, signedIn } = await testApi();
const [sales, admin, buyer] = [
  await signedIn(Role.Sales),
  await signedIn(Role.Admin),
  await signedIn(Role.User),
];

const { confirmed, delivered } = OrderStatus;
const dayMs = 86_400_000;

const aDeliveredOrder = (fields?: Fields) =>
  deliveredOrder(db, { customer: buyer.user, staff: sales }, fields);

type Order = Awaited<ReturnType<typeof aDeliveredOrder>>;
type Wish = Partial<CallInput<typeof openReturn>['body']>;

/** A return of so many pieces of each line. */
const open = ({ orderId, lines }: Order, quantities: number[], wish: Wish = {}) =>
  sales.call(openReturn, {
    params: { orderId },
    body: {
      lines: quantities.flatMap((quantity, index) =>
        quantity > 0 ? [{ orderLineId: lines[index]?.id ?? 0, quantity }] : [],
      ),
      ...{ reason: 'changed_mind', ...wish },
    },
  });

const receive = (
  id: number,
  pieces: [orderLineId: number, quantity: number, condition: PieceCondition][],
) =>
  sales.call(receiveReturn, {
    params: { id },
    body: {
      pieces: pieces.map(([orderLineId, quantity, condition]) => ({
        ...{ orderLineId, quantity, condition },
      })),
    },
  });

async function receiveWhole(order: Order, quantities: number[], wish: Wish = {}) {
  const { id, lines } = await open(order, quantities, wish);
  return receive(
    id,
    lines.map(({ orderLineId, quantity }) => [orderLineId, quantity, 'sellable']),
  );
}

const pay = (id: number, amount: number, more: object = {}) =>
  admin.call(payRefund, { params: { id }, body: { amount, method: 'cash', ...more } });

const move = (
  id: number,
  state: 'approved' | 'refused' | 'in_transit' | 'closed',
  reason?: string,
) => sales.call(moveReturn, { params: { id }, body: { state, ...(reason && { reason }) } });

const moneyIn = async (orderId: number) =>
  (await sales.call(listMoneyOfOrder, { params: { orderId } })).sums;

const stockOf = async ({ lines }: Order) =>
  Promise.all(
    lines.map(async ({ designId }) => {
      const [row] = await db.select().from(productDesigns).where(eq(productDesigns.id, designId));
      return row?.stock;
    }),
  );

const ledgerOf = async (orderId: number) => {
  const rows = await db.select().from(stockLedger).where(eq(stockLedger.orderId, orderId));
  return rows.map(({ reason, delta }) => `${reason} ${delta}`).sort();
};

const asCustomer = async (id: number) =>
  db.update(returns).set({ state: 'requested' }).where(eq(returns.id, id));

describe('a return', () => {
  test('of what was made to order needs that something is wrong with it, be it opened by staff', async () => {
    const order = await aDeliveredOrder();
    const [, stool] = order.lines;
    await db
      .update(orderLines)
      .set({ madeToOrderDays: 7 })
      .where(eq(orderLines.id, stool?.id ?? 0));
    const { returnable } = await sales.call(listReturnsOfOrder, {
      params: { orderId: order.orderId },
    });
    expect(returnable.map(({ reasons }) => reasons)).toEqual([undefined, faultReasons]);
    expect(returnable[1]).toMatchObject({ madeToOrderDays: 7 });
    await expect(open(order, [0, 1])).rejects.toMatchObject({
      ...{ status: 409, code: 'return.made_to_order' },
    });
    expect(await open(order, [0, 1], { reason: 'defective' })).toMatchObject({ state: 'approved' });
    expect(await open(order, [1])).toMatchObject({ state: 'approved' });
  });

  test('goes its way: opened, on its way, received piece by piece, paid back, closed', async () => {
    const order = await aDeliveredOrder();
    const [boards, bowl] = order.lines;
    const opened = await open(order, [2, 1], { comment: 'A crack in one' });
    expect(opened).toMatchObject({
      ...{ state: 'approved', worth: 30_000, toRefund: 0, staffName: sales.user.name },
      ...{ canReceive: true, next: ['in_transit', 'closed'], comment: 'A crack in one' },
      clock: { of: 'sending', days: 0 },
    });
    expect(await stockOf(order)).toEqual([7, 9]);
    const { id } = opened;
    expect(await move(id, 'in_transit')).toMatchObject({ clock: { of: 'way' } });

    const received = await receive(id, [
      [boards?.id ?? 0, 1, 'sellable'],
      [boards?.id ?? 0, 1, 'damaged'],
      [bowl?.id ?? 0, 1, 'missing'],
    ]);
    expect(received).toMatchObject({
      ...{ state: 'received', worth: 20_000, toRefund: 20_000, receivedBy: sales.user.name },
      clock: { of: 'refund', days: 7, tone: 'calm' },
    });
    expect(await stockOf(order)).toEqual([8, 9]);
    expect(await ledgerOf(order.orderId)).toEqual([
      ...['cancelled 1', 'damaged -1', 'returned 1', 'sold -1', 'sold -3'],
    ]);
    expect(await moneyIn(order.orderId)).toMatchObject({ toRefund: 20_000, refunded: 0 });

    expect(await pay(id, 150, { method: 'instapay', reference: 'T-1' })).toMatchObject({
      ...{ state: 'received', toRefund: 5_000 },
    });
    const paid = await pay(id, 50);
    expect(paid).toMatchObject({
      ...{ state: 'closed', toRefund: 0, clock: null, canReceive: false, next: [] },
      refunds: [
        { amount: 15_000, method: 'instapay', reference: 'T-1', staffName: admin.user.name },
        { amount: 5_000, method: 'cash' },
      ],
    });
    expect(await moneyIn(order.orderId)).toMatchObject({ toRefund: 0, refunded: 20_000 });
    expect(await unbalanced(db)).toEqual([]);
  });

  test('is of what was delivered, and of no more pieces than are left, by however many at once', async () => {
    const order = await aDeliveredOrder();
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => open(order, [2])));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'return.too_many' },
    });
    const { returnable, lastDay } = await sales.call(listReturnsOfOrder, {
      params: { orderId: order.orderId },
    });
    expect(returnable.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(lastDay).toMatch(/^\d{4}-/);

    const { id: orderId } = await anOrder(db, buyer.user, { statusId: confirmed });
    const refused = open({ ...order, orderId }, [1]);
    await expect(refused).rejects.toMatchObject({ code: 'return.not_delivered' });
    const none = open({ ...order, orderId: 2_000_000 }, [1]);
    await expect(none).rejects.toMatchObject({ status: 404 });
  });

  test('is of no order whose parcel is on its way back', async () => {
    const order = await aDeliveredOrder();
    const params = { orderId: order.orderId };
    const [parcel] = await sales.call(listParcelsOfOrder, { params });
    await sales.call(addParcelEvent, {
      params: { id: parcel?.id ?? 0 },
      body: { state: 'returned' },
    });
    await expect(open(order, [1])).rejects.toMatchObject({ code: 'return.not_delivered' });
    expect(await sales.call(listReturnsOfOrder, { params })).toMatchObject({
      ...{ returnable: [], lastDay: null },
    });
  });

  test('and a parcel that comes back after it put each piece on sale once', async () => {
    const order = await aDeliveredOrder();
    await receiveWhole(order, [2, 0]);
    const params = { orderId: order.orderId };
    const [parcel] = await sales.call(listParcelsOfOrder, { params });
    const of = { params: { id: parcel?.id ?? 0 } };
    await sales.call(addParcelEvent, { ...of, body: { state: 'returned' } });
    await sales.call(receiveParcel, {
      ...of,
      body: {
        pieces: order.lines.map(({ id: orderLineId, quantity }) => ({
          ...{ orderLineId, quantity, condition: 'sellable' as const },
        })),
      },
    });
    expect(await stockOf(order)).toEqual([10, 10]);
    expect(await unbalanced(db)).toEqual([]);
  });

  test('leaves the pieces that nobody has received with their customer', async () => {
    const order = await aDeliveredOrder();
    const { id } = await open(order, [3]);
    await expect(move(id, 'closed')).rejects.toMatchObject({ code: 'return.reason_missing' });
    expect(await move(id, 'closed', 'Keeps them')).toMatchObject({ answer: 'Keeps them' });
    expect(await stockOf(order)).toEqual([7, 9]);
    await open(order, [3]);
  });

  test('is answered once: approved, or refused with a reason', async () => {
    const order = await aDeliveredOrder();
    const { id } = await open(order, [1]);
    await asCustomer(id);
    await expect(move(id, 'refused')).rejects.toMatchObject({ code: 'return.reason_missing' });
    const refused = await move(id, 'refused', 'Engraved for you');
    expect(refused).toMatchObject({ state: 'refused', answer: 'Engraved for you', next: [] });
    await expect(move(id, 'approved')).rejects.toMatchObject({
      ...{ status: 409, code: 'return.illegal_move' },
    });
    expect(await move(id, 'refused')).toMatchObject({ answer: 'Engraved for you' });
    const pieces = receive(id, [[order.lines[0]?.id ?? 0, 1, 'sellable']]);
    await expect(pieces).rejects.toMatchObject({ code: 'return.illegal_move' });
  });

  test('for a repair moves no stock and no money', async () => {
    const order = await aDeliveredOrder();
    const received = await receiveWhole(order, [1], { wanted: 'repair' });
    expect(received).toMatchObject({ toRefund: 0, clock: null, next: ['closed'] });
    expect(await stockOf(order)).toEqual([7, 9]);
    await expect(open(order, [3])).rejects.toMatchObject({ code: 'return.too_many' });
    await move(received.id, 'closed');
    await open(order, [3]);
  });

  test('is received once, whatever is said of its pieces, and whole', async () => {
    const order = await aDeliveredOrder();
    const line = order.lines[0]?.id ?? 0;
    const { id } = await open(order, [2]);
    await expect(receive(id, [[line, 1, 'sellable']])).rejects.toMatchObject({
      code: 'parcel.pieces_differ',
    });
    const tries = Array.from({ length: proofSize(4, 40) }, (_, index) =>
      receive(id, [[line, 2, index % 2 ? 'sellable' : 'damaged']]),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await moneyIn(order.orderId)).toRefund).toBe(20_000);
    const change = db.update(returnLines).set({ damaged: 0 }).where(eq(returnLines.returnId, id));
    await expect(change).rejects.toThrow();
  });
});

describe('a refund', () => {
  test('is never more than was paid, over all returns of an order, by however many at once', async () => {
    const order = await aDeliveredOrder();
    const one = await receiveWhole(order, [2]);
    const other = await receiveWhole(order, [1, 1]);
    // The fee of delivery, 65 pounds, may go back with it; what is owed for the other return may not.
    const { mostRefund } = await admin.call(getReturn, { params: { id: one.id } });
    expect(mostRefund).toBe(26_500);
    await expect(pay(one.id, 265.01)).rejects.toMatchObject({
      ...{ status: 422, code: 'money.too_much_back', message: expect.stringContaining('265') },
    });
    const count = proofSize(6, 40);
    const paid = await Promise.allSettled([
      ...Array.from({ length: count }, () => pay(one.id, 265)),
      ...Array.from({ length: count }, () => pay(other.id, 265)),
    ]);
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const open =
      (await admin.call(getReturn, { params: { id: one.id } })).state === 'received' ? one : other;
    await pay(open.id, 200);
    expect(await moneyIn(order.orderId)).toMatchObject({ refunded: 46_500, toRefund: 0 });
  });

  test('is owed with its share of a discount, to the piastre, in however many returns', async () => {
    const order = await aDeliveredOrder({ quantities: [1, 1, 1], adjustment: -1_000 });
    const dues = [
      (await receiveWhole(order, [1])).toRefund,
      (await receiveWhole(order, [0, 1])).toRefund,
      (await receiveWhole(order, [0, 0, 1])).toRefund,
    ];
    expect(dues).toEqual([9_667, 9_667, 9_666]);
  });

  test('that is not paid any more needs a reason', async () => {
    const order = await aDeliveredOrder();
    const { id } = await receiveWhole(order, [1]);
    await expect(move(id, 'closed')).rejects.toMatchObject({ code: 'return.reason_missing' });
    expect(await move(id, 'closed', 'Took a voucher')).toMatchObject({ toRefund: 0 });
    expect((await moneyIn(order.orderId)).toRefund).toBe(0);
    await expect(pay(id, 1)).rejects.toMatchObject({ code: 'return.illegal_move' });
  });

  test('has a reference unless it is cash, each of which is noted once', async () => {
    const order = await aDeliveredOrder();
    const { id } = await receiveWhole(order, [2]);
    const reference = randomUUID();
    const wallet = pay(id, 1, { method: 'wallet' });
    await expect(wallet).rejects.toMatchObject({ code: 'money.reference_missing' });
    await pay(id, 1, { method: 'wallet', reference });
    const again = pay(id, 1, { method: 'wallet', reference });
    await expect(again).rejects.toMatchObject({ code: 'money.reference_taken' });
  });

  test('is of what was read as owed: two who pay all of it at once pay it once', async () => {
    const order = await aDeliveredOrder();
    const { id, toRefund } = await receiveWhole(order, [1]);
    const seen = { seenToRefund: toRefund / 100 };
    await pay(id, 10, seen);
    // With the fee of delivery it would be no more than was paid.
    const stale = pay(id, toRefund / 100, seen);
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'money.owed_changed' });
    const goodwill = pay(id, toRefund / 100 + 1, seen);
    await expect(goodwill).rejects.toMatchObject({ code: 'money.owed_changed' });

    const left = toRefund / 100 - 10;
    const both = await Promise.allSettled(
      [1, 2].map(() => pay(id, left / 2, { seenToRefund: left })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'money.owed_changed' },
    });
    expect((await moneyIn(order.orderId)).refunded).toBe(1000 + (left / 2) * 100);
    await pay(id, left / 2, { seenToRefund: left / 2 });
    expect((await moneyIn(order.orderId)).toRefund).toBe(0);
  });

  test('is an admin’s to pay', async () => {
    const order = await aDeliveredOrder();
    const { id } = await receiveWhole(order, [1]);
    const body = { amount: 1, method: 'cash' } as const;
    const bySales = sales.call(payRefund, { params: { id }, body });
    await expect(bySales).rejects.toMatchObject({ status: 403 });
    const read = buyer.call(getReturn, { params: { id } });
    await expect(read).rejects.toMatchObject({ status: 403 });
  });
});

test('an order that was delivered before there were parcels was paid at the door', async () => {
  const { id: productId, design } = await aProduct(db, { stock: [2] });
  const { id: orderId } = await anOrder(db, buyer.user, { statusId: delivered });
  const names = { name: 'Board', nameAr: 'لوح', designName: 'Oak', designNameAr: 'بلوط' };
  const piece = { productId, designId: design.id, unitPrice: 10_000, quantity: 1 };
  const lines = await db
    .insert(orderLines)
    .values({ orderId, ...names, ...piece })
    .returning();
  await db.insert(orderHistory).values({ orderId, statusId: delivered });
  const { toRefund } = await receiveWhole({ orderId, lines, productId }, [1]);
  expect(toRefund).toBe(10_000);
  expect(await moneyIn(orderId)).toMatchObject({ received: 16_500, toRefund: 10_000 });
});

test('one that was paid in part before was paid the rest at the door', async () => {
  const order = await aDeliveredOrder({ quantities: [1] });
  const { orderId } = order;
  await db.execute(sql`truncate shipments cascade`);
  await db.insert(orderHistory).values({ orderId, statusId: delivered });
  const before = { kind: 'deposit', method: 'cash', amount: 4_000, actorKind: 'staff' } as const;
  await db.insert(moneyEntries).values({ ...before, orderId, at: new Date() });
  await receiveWhole(order, [1]);
  const { received, refunded, toRefund } = await moneyIn(orderId);
  expect({ received, refunded, toRefund }).toEqual({
    ...{ received: 16_500, refunded: 0, toRefund: 10_000 },
  });
});

test('asked again with its key each is one, and nothing else', async () => {
  const order = await aDeliveredOrder();
  const line = order.lines[0]?.id ?? 0;
  const send = async (by: typeof admin, path: string, key: string, body: object) => {
    const reply = await by.send({
      method: 'POST',
      path,
      body,
      headers: { 'idempotency-key': key },
    });
    return { ...JSON.parse(reply.payload), status: reply.statusCode };
  };
  const twice = async (path: string, body: object, other: object) => {
    const key = randomUUID();
    const [first, second] = await Promise.all([
      send(admin, path, key, body),
      send(admin, path, key, body),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data.id).toBe(first.data.id);
    expect(await send(admin, path, key, other)).toMatchObject({ code: 'request.key_reused' });
    return first.data.id as number;
  };
  const lines = [{ orderLineId: line, quantity: 1 }];
  const id = await twice(
    `/admin/orders/${order.orderId}/returns`,
    { lines, reason: 'broken' },
    { lines, reason: 'other' },
  );
  const pieces = (condition: string) => ({
    pieces: [{ orderLineId: line, quantity: 1, condition }],
  });
  await twice(`/admin/returns/${id}/received`, pieces('sellable'), pieces('damaged'));
  // Nothing is owed by the second time.
  const refund = { amount: 100, method: 'cash', seenToRefund: 100 };
  await twice(`/admin/returns/${id}/refunds`, refund, { ...refund, amount: 99 });
  expect((await moneyIn(order.orderId)).refunded).toBe(10_000);
});

describe('the list', () => {
  beforeEach(() => db.execute(sql`truncate shipments cascade`));
  beforeEach(() => db.execute(sql`truncate returns cascade`));

  const list = (query: CallInput<typeof listReturns>['query'] = {}) =>
    sales.call(listReturns, { query });

  test('tells what is to do, what waits longest first, and what has to be paid now', async () => {
    const order = await aDeliveredOrder();
    const asked = await open(order, [1]);
    await asCustomer(asked.id);
    const approved = await open(order, [1]);
    const late = await receiveWhole(order, [1]);
    const closed = await open(order, [0, 1]);
    await move(closed.id, 'closed', 'Keeps it');
    const dueOn = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
    await db.update(returns).set({ refundDueOn: dueOn }).where(eq(returns.id, late.id));

    const { data, meta } = await list({ part: 'open' });
    expect(data.map(({ id }) => id)).toEqual([asked.id, approved.id, late.id]);
    expect(meta).toMatchObject({ counts: { open: 3, answer: 1, refunds: 1 }, late: 1 });
    const idsIn = async (part: 'answer' | 'refunds' | 'closed') =>
      (await list({ part })).data.map(({ id }) => id);
    expect(await idsIn('answer')).toEqual([asked.id]);
    expect(await idsIn('refunds')).toEqual([late.id]);
    expect(await idsIn('closed')).toEqual([closed.id]);
    expect((await list()).data).toHaveLength(4);
    expect((await list({ query: asked.orderReference })).data).toHaveLength(4);
    expect((await list({ query: 'nobody of this name' })).data).toEqual([]);
  });

  test('tells why pieces came back, and of which products', async () => {
    const order = await aDeliveredOrder();
    await open(order, [2], { reason: 'broken' });
    await open(order, [0, 1], { reason: 'broken' });
    const refused = await open(order, [1], { reason: 'size' });
    await asCustomer(refused.id);
    await move(refused.id, 'refused', 'No');
    expect(await sales.call(getReturnFigures, {})).toEqual({
      reasons: [{ reason: 'broken', count: 2 }],
      products: [
        {
          ...{ productId: order.productId, name: 'Salad bowl', nameAr: 'سلطانية سلطة' },
          ...{ returned: 3, delivered: 4, reason: 'broken' },
        },
      ],
    });
  });
});

/** What may happen to the returns of an order, in any order: each either is done, or is refused and changes nothing. */
const aStep = fc.oneof(
  fc.record({
    what: fc.constant('open' as const),
    quantities: fc.tuple(fc.nat(3), fc.nat(2)),
    wanted: fc.constantFrom('refund' as const, 'refund' as const, 'repair' as const),
  }),
  fc.record({
    what: fc.constant('receive' as const),
    which: fc.nat(3),
    condition: fc.constantFrom<PieceCondition>('sellable', 'damaged', 'missing'),
  }),
  fc.record({ what: fc.constant('pay' as const), which: fc.nat(3), amount: fc.nat(600) }),
  fc.record({ what: fc.constant('close' as const), which: fc.nat(3) }),
);

test(
  'over random histories no more is paid back than was paid, and stock is what the ledger says',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aStep, { minLength: 3, maxLength: 10 }),
        fc.integer({ min: -9_000, max: 0 }),
        async (steps, adjustment) => {
          const order = await aDeliveredOrder({ quantities: [3, 2], adjustment });
          const ids: number[] = [];
          for (const step of steps) {
            const id = 'which' in step ? (ids[step.which] ?? 0) : 0;
            const done = async () => {
              if (step.what === 'open') {
                ids.push((await open(order, step.quantities, { wanted: step.wanted })).id);
              } else if (step.what === 'receive') {
                const { lines } = await sales.call(getReturn, { params: { id } });
                await receive(
                  id,
                  lines.map(({ orderLineId, quantity }) => [orderLineId, quantity, step.condition]),
                );
              } else if (step.what === 'pay') await pay(id, step.amount);
              else await move(id, 'closed', 'Over');
            };
            await done().catch((error: unknown) => {
              expect((error as { status?: number }).status).toBeLessThan(500);
            });
          }
          const sums = await moneyIn(order.orderId);
          expect(sums.refunded).toBeLessThanOrEqual(sums.collected);
          expect(sums.toRefund).toBeGreaterThanOrEqual(0);
          expect(sums.refunded + sums.toRefund).toBeLessThanOrEqual(sums.collected);
          const isOpenOrder = eq(stockLedger.orderId, order.orderId);
          const taken = await db
            .select({ sum: sql`sum(${stockLedger.delta})`.mapWith(Number) })
            .from(stockLedger)
            .where(
              and(isOpenOrder, sql`${stockLedger.reason} in ('sold', 'cancelled', 'returned')`),
            )
            .groupBy(stockLedger.designId);
          expect(Math.max(...taken.map(({ sum }) => sum))).toBeLessThanOrEqual(0);
        },
      ),
      { numRuns: proofSize(15, 500) },
    );
    expect(await unbalanced(db)).toEqual([]);
  },
  proofTimeout(),
);

test('nothing but what is owed and paid back is of a return', async () => {
  const order = await aDeliveredOrder();
  const { id: returnId } = await open(order, [1]);
  const line = { orderId: order.orderId, returnId, method: 'cash', amount: 1 } as const;
  const deposit = { ...line, kind: 'deposit', at: new Date(), actorKind: 'staff' } as const;
  await expect(db.insert(moneyEntries).values(deposit)).rejects.toThrow();
});

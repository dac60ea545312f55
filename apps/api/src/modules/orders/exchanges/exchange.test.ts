import { randomUUID } from 'node:crypto';

import {
  bookParcels,
  cancelTrackedOrder,
  changeOrder,
  changeOrderStatus,
  exchangeReturn,
  getOrder,
  getReturn,
  listAuditEntries,
  listMessages,
  listMoneyOfOrder,
  listOwedOrders,
  moveReturn,
  openReturn,
  OrderStatus,
  payRefund,
  placeGuestOrder,
  receiveReturn,
  refundOrder,
  saveDeliverySettings,
  getDeliverySettings,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { cairoClock, dayAfter } from '@craftsandore/rules';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { deliveredOrder, type Fields } from '../../../../test/support/delivered-order.ts';
import { inPounds } from '../../../../test/support/delivery-settings.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { setMoney } from '../../../../test/support/money-settings.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { unbalanced } from '../../../../test/support/unbalanced.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';
import { customerPhones, customers } from '../../../db/schema/customers.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { returns } from '../../../db/schema/returns.ts';

const api = await testApi({
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
const { db, guest, signedIn } = api;
await setMoney(db, { ordersWaiting: 0, guestOrdersWaiting: 0, piecesWaiting: 0 });
const [sales, admin, other, buyer] = [
  await signedIn(Role.Sales),
  await signedIn(Role.Admin),
  await signedIn(Role.Admin),
  await signedIn(Role.User),
];

const { confirmed, shipped, delivered, cancelled } = OrderStatus;
const fee = 6_500;
const { design: lamp } = await aProduct(db, { stock: [10_000], price: 15_000 });
const { design: spoon } = await aProduct(db, { stock: [10_000], price: 4_000 });

type Wish = { quantity?: number; wayPaidBy?: 'customer' | 'shop'; fields?: Fields };

/** So many pieces at 100 pounds of an order of three, here and whole. */
async function aReceived({ quantity = 2, wayPaidBy = 'shop', fields }: Wish = {}) {
  const order = await deliveredOrder(db, { customer: buyer.user, staff: sales }, fields);
  const { orderId, lines } = order;
  const line = { orderLineId: lines[0]?.id ?? 0, quantity };
  const { id } = await sales.call(openReturn, {
    params: { orderId },
    body: { lines: [line], reason: 'size', wanted: 'exchange', wayPaidBy },
  });
  const pieces = [{ ...line, condition: 'sellable' as const }];
  const shown = await sales.call(receiveReturn, { params: { id }, body: { pieces } });
  return { ...order, id, shown };
}

type Of = Partial<{
  total: number;
  credit: number;
  quantity: number;
  key: string;
  designId: number;
  by: typeof admin;
}>;

/** An order of so many lamps at 150 pounds. */
const exchange = (
  id: number,
  {
    total = 15_000,
    credit = 15_000,
    quantity = 1,
    key = randomUUID(),
    by = admin,
    designId = lamp.id,
  }: Of = {},
) =>
  by.call(exchangeReturn, {
    params: { id },
    body: {
      ...{ placementKey: key, items: [{ productDesignId: designId, quantity }] },
      ...{ seenTotalCost: total / 100, seenCredit: credit / 100 },
    },
  });

const moneyIn = (orderId: number) => sales.call(listMoneyOfOrder, { params: { orderId } });

const move = (orderId: number, statusId: number) =>
  sales.call(changeOrderStatus, {
    params: { orderId },
    body: {
      statusId: statusId as typeof cancelled,
      ...(statusId === cancelled && { cancellation: { reason: 'changed-mind' as const } }),
    },
  });

const stockOf = async (id: number) => {
  const [row] = await db.select().from(productDesigns).where(eq(productDesigns.id, id));
  return row?.stock ?? 0;
};

const madeFor = (shown: Awaited<ReturnType<typeof exchange>>) => shown.exchange?.orderId ?? 0;

describe('an order in exchange', () => {
  test('takes what is owed for the pieces off what it costs, and the courier takes the rest', async () => {
    const { id, orderId, shown } = await aReceived();
    expect(shown).toMatchObject({ toRefund: 20_000, canExchange: true, exchange: null });
    const before = await stockOf(lamp.id);
    const made = await exchange(id, { total: 30_000, credit: 20_000, quantity: 2 });
    expect(made).toMatchObject({
      ...{ state: 'closed', toRefund: 0, canExchange: false, clock: null },
      exchange: { credit: 20_000, orderReference: expect.stringMatching(/^CS-/) },
      refunds: [{ amount: 20_000, method: 'exchange', reference: made.exchange?.orderReference }],
    });
    expect(await stockOf(lamp.id)).toBe(before - 2);

    const newOrderId = madeFor(made);
    const order = await sales.call(getOrder, { params: { orderId: newOrderId } });
    expect(order).toMatchObject({
      ...{ orderStatusName: 'confirmed', userId: buyer.user.id },
      costBreakdown: { subtotal: 30_000, shippingFees: 0, totalCost: 30_000 },
      exchangeOf: { returnId: id, orderId, credit: 20_000, toPay: 10_000 },
    });
    expect((await moneyIn(orderId)).sums).toMatchObject({ refunded: 20_000, toRefund: 0 });
    expect(await moneyIn(newOrderId)).toMatchObject({
      entries: [{ kind: 'deposit', method: 'exchange', amount: 20_000 }],
      sums: { received: 20_000, expected: 0 },
    });

    const [booked] = await sales.call(bookParcels, {
      body: { orderIds: [newOrderId], carrier: 'own' },
    });
    expect(booked?.parcel).toMatchObject({ cashDue: 10_000 });
    await move(newOrderId, shipped);
    await move(newOrderId, delivered);
    expect((await moneyIn(newOrderId)).sums).toMatchObject({
      ...{ expected: 10_000, collected: 10_000, received: 20_000, toRefund: 0 },
    });
    expect(await unbalanced(db)).toEqual([]);
  });

  test('counts what was paid for the pieces of one that was made cheaper, and costs what others pay', async () => {
    const discounted = () => aReceived({ fields: { adjustment: -6_000 } });
    const { id, shown } = await discounted();
    // Two of four pieces at 100 pounds, less 60 in all.
    expect(shown).toMatchObject({ worth: 17_000, toRefund: 17_000 });
    const dear = { total: 30_000, quantity: 2 };
    await expect(exchange(id, { ...dear, credit: 20_000 })).rejects.toMatchObject({
      code: 'order.total_changed',
    });
    const made = await exchange(id, { ...dear, credit: 17_000 });
    const params = { orderId: madeFor(made) };
    expect(await sales.call(getOrder, { params })).toMatchObject({
      ...{ adjustments: [], costBreakdown: { discount: 0, totalCost: 30_000 } },
      exchangeOf: { credit: 17_000, toPay: 13_000 },
    });
    expect(made).toMatchObject({ state: 'closed', toRefund: 0 });

    const cheap = await exchange((await discounted()).id);
    expect(cheap).toMatchObject({
      state: 'received',
      exchange: { credit: 15_000 },
      toRefund: 2_000,
    });
    expect(await unbalanced(db)).toEqual([]);
  });

  test('that costs less leaves the rest owed, by the same day', async () => {
    const { id, shown } = await aReceived();
    const made = await exchange(id);
    expect(made).toMatchObject({
      ...{ state: 'received', toRefund: 5_000, refundDueOn: shown.refundDueOn },
      ...{ exchange: { credit: 15_000 }, clock: { of: 'refund', days: 7 } },
    });
    const [booked] = await sales.call(bookParcels, {
      body: { orderIds: [madeFor(made)], carrier: 'own' },
    });
    expect(booked?.parcel).toMatchObject({ cashDue: 0 });
    // Again it is not exchanged; the rest is paid back.
    await expect(exchange(id)).rejects.toMatchObject({ status: 409, code: 'return.exchanged' });
    const body = { amount: 50, method: 'cash' } as const;
    expect(await admin.call(payRefund, { params: { id }, body })).toMatchObject({
      ...{ state: 'closed', toRefund: 0 },
    });
  });

  test('costs its delivery where the customer pays the way, also after a change', async () => {
    const { id } = await aReceived({ wayPaidBy: 'customer' });
    const total = 15_000 + fee;
    await expect(exchange(id)).rejects.toMatchObject({ code: 'order.total_changed' });
    const made = await exchange(id, { total, credit: 20_000 });
    const params = { orderId: madeFor(made) };
    expect(await sales.call(getOrder, { params })).toMatchObject({
      ...{ costBreakdown: { shippingFees: fee, totalCost: total }, exchangeOf: { toPay: 1_500 } },
    });
    const changed = async (orderId: number) => {
      const of = { params: { orderId } };
      const { version: seenVersion } = await sales.call(getOrder, of);
      const edits = [{ kind: 'add' as const, productDesignId: spoon.id, quantity: 1 }];
      await sales.call(changeOrder, { ...of, body: { seenVersion, edits, dryRun: false } });
      return sales.call(getOrder, of);
    };
    expect(await changed(params.orderId)).toMatchObject({
      ...{ costBreakdown: { shippingFees: fee }, exchangeOf: { credit: 20_000, toPay: 5_500 } },
    });
    const free = await exchange((await aReceived()).id);
    expect(await changed(madeFor(free))).toMatchObject({
      ...{ costBreakdown: { shippingFees: 0 }, exchangeOf: { toPay: 4_000 } },
    });
  });

  test('that is cancelled before it leaves is owed again, once, with its stock back', async () => {
    const { id, orderId } = await aReceived();
    const before = await stockOf(lamp.id);
    const newOrderId = madeFor(await exchange(id));
    await move(newOrderId, cancelled);
    expect(await stockOf(lamp.id)).toBe(before);
    const refundDueOn = dayAfter(cairoClock(new Date()).day, 7);
    expect(await moneyIn(newOrderId)).toMatchObject({
      refundDue: { toRefund: 15_000, refundDueOn },
    });
    const listed = (await sales.call(listOwedOrders, {})).find((one) => one.orderId === newOrderId);
    expect(listed).toMatchObject({ why: 'cancelled', toRefund: 15_000 });
    await expect(exchange(id)).rejects.toMatchObject({ code: 'return.exchanged' });
    const pay = (amount: number) =>
      admin.call(refundOrder, {
        params: { orderId: newOrderId },
        body: { amount, method: 'cash' },
      });
    await expect(pay(150.01)).rejects.toMatchObject({ code: 'money.too_much_back' });
    await pay(150);
    // Together not more than was paid for the pieces.
    expect((await moneyIn(orderId)).sums).toMatchObject({ refunded: 15_000, toRefund: 5_000 });
    expect((await moneyIn(newOrderId)).sums).toMatchObject({ refunded: 15_000, toRefund: 0 });
  });

  test('is made once, whoever presses at once and however often', async () => {
    const { id } = await aReceived();
    const key = randomUUID();
    const count = proofSize(3, 20);
    const pressed = await Promise.allSettled([
      ...Array.from({ length: count }, () => exchange(id, { key })),
      ...Array.from({ length: count }, () => exchange(id, { by: other })),
    ]);
    const made = pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(new Set(made.map(madeFor)).size).toBe(1);
    const codes = pressed.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['return.exchanged']));
    const sum = { credit: sql`sum(${moneyEntries.amount})`.mapWith(Number) };
    const ofOrder = eq(moneyEntries.orderId, madeFor(made[0] ?? (await exchange(id))));
    expect(await db.select(sum).from(moneyEntries).where(ofOrder)).toEqual([{ credit: 15_000 }]);
  });

  test('is asked for again with its key, and nothing else', async () => {
    const { id } = await aReceived();
    const key = randomUUID();
    const first = await exchange(id, { key });
    expect(await exchange(id, { key })).toEqual(first);
    const more = exchange(id, { key, quantity: 2, total: 30_000 });
    await expect(more).rejects.toMatchObject({ code: 'order.key_reused' });
    const another = (await aReceived()).id;
    await expect(exchange(another, { key })).rejects.toMatchObject({ code: 'order.key_reused' });
  });

  test('and a refund at once: what is owed is given once', async () => {
    const { id, orderId } = await aReceived();
    const body = { amount: 200, method: 'cash' } as const;
    const done = await Promise.allSettled([
      exchange(id),
      other.call(payRefund, { params: { id }, body }),
    ]);
    const { sums } = await moneyIn(orderId);
    expect(sums.refunded + sums.toRefund).toBe(20_000);
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  test('is made of pieces that are here, for whom something is owed, by who pays back', async () => {
    const { id } = await aReceived();
    await expect(exchange(id, { by: sales })).rejects.toMatchObject({ status: 403 });
    await expect(exchange(2_000_000)).rejects.toMatchObject({ status: 404 });
    await expect(exchange(id, { credit: 14_999 })).rejects.toMatchObject({
      code: 'order.total_changed',
    });
    const { design: last } = await aProduct(db, { stock: [1], price: 15_000 });
    const tooMany = exchange(id, { designId: last.id, quantity: 2, total: 30_000, credit: 20_000 });
    await expect(tooMany).rejects.toMatchObject({ code: 'order.not_enough_stock' });

    await sales.call(moveReturn, { params: { id }, body: { state: 'closed', reason: 'Gift' } });
    await expect(exchange(id)).rejects.toMatchObject({ code: 'return.illegal_move' });
    const { orderId, lines } = await deliveredOrder(db, { customer: buyer.user, staff: sales });
    const line = { orderLineId: lines[0]?.id ?? 0, quantity: 1 };
    const wish = { lines: [line], reason: 'size' as const, wanted: 'repair' as const };
    const repair = await sales.call(openReturn, { params: { orderId }, body: wish });
    await expect(exchange(repair.id)).rejects.toMatchObject({ code: 'return.illegal_move' });
    const pieces = [{ ...line, condition: 'sellable' as const }];
    await sales.call(receiveReturn, { params: { id: repair.id }, body: { pieces } });
    await expect(exchange(repair.id)).rejects.toMatchObject({ code: 'return.nothing_owed' });
    expect(await sales.call(getReturn, { params: { id: repair.id } })).toMatchObject({
      canExchange: false,
    });
  });

  test('may cost more than is taken in cash by what is set against it', async () => {
    const { version, settings } = await admin.call(getDeliverySettings, {});
    const limited = (cashUpTo: number | null, seenVersion: number) =>
      admin.call(saveDeliverySettings, {
        body: { seenVersion, settings: { ...inPounds(settings), cashUpTo } },
      });
    const saved = await limited(100, version);
    const { id } = await aReceived();
    const dear = { quantity: 3, total: 45_000, credit: 20_000 };
    await expect(exchange(id, dear)).rejects.toMatchObject({ code: 'order.cash_too_high' });
    await exchange(id, { quantity: 2, total: 30_000, credit: 20_000 });
    await limited(null, saved.version);
  });
});

test('an order without an account: both tell of each other by their links, and in its mail', async () => {
  const email = `${randomUUID()}@example.com`;
  const { order, trackingToken: token } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: spoon.id, quantity: 1 }],
      contact: { name: 'Rana Aziz', phoneNumber: '01012345679', email },
      shippingDetails: { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  for (const statusId of [confirmed, shipped, delivered]) await move(order.id, statusId);
  const line = { orderLineId: order.lines[0]?.orderLineId ?? 0, quantity: 1 };
  const { id } = await sales.call(openReturn, {
    params: { orderId: order.id },
    body: { lines: [line], reason: 'size', wanted: 'exchange' },
  });
  const pieces = [{ ...line, condition: 'damaged' as const }];
  await sales.call(receiveReturn, { params: { id }, body: { pieces } });
  const made = await exchange(id, { credit: 4_000 });

  const old = await guest.call(trackOrder, { params: { token } });
  expect(old.order.returns?.returns).toMatchObject([
    { state: 'closed', exchange: { orderId: madeFor(made), credit: 4_000 } },
  ]);
  expect(old.linked).toMatchObject([{ orderId: madeFor(made) }]);
  const [link] = old.linked;
  const fresh = await guest.call(trackOrder, { params: { token: link?.trackingToken ?? '' } });
  expect(fresh).toMatchObject({
    order: {
      ...{ orderReference: made.exchange?.orderReference, customerName: 'Rana Aziz' },
      exchangeOf: { orderId: order.id, credit: 4_000, toPay: 11_000 },
    },
    linked: [{ orderId: order.id, trackingToken: token }],
  });
  expect(JSON.stringify(fresh)).not.toContain(admin.user.name);

  const received = await receiveMails(api);
  const mail = received.findLast(({ text }) =>
    text?.includes(made.exchange?.orderReference ?? '-'),
  );
  expect(mail?.text).toMatch(/110/);
  const sent = await sales.call(listMessages, { query: { orderId: madeFor(made) } });
  expect(sent.data.map(({ template }) => template)).toContain('order-placed');
  const { data: audited } = await admin.call(listAuditEntries, {
    query: { query: made.exchange?.orderReference },
  });
  expect(audited.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['order', 'return']));

  // Its customer cancels it by its own link: what was set against it is owed.
  const params = { token: link?.trackingToken ?? '' };
  const gone = await guest.call(cancelTrackedOrder, { params, body: {} });
  expect(gone.order.refund).toMatchObject({ toRefund: 4_000 });
});

test('whom staff have blocked gets the money, and no order', async () => {
  const { id, orderId } = await aReceived();
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const ofNumber = db
    .select({ id: customerPhones.customerId })
    .from(customerPhones)
    .where(eq(customerPhones.phoneNumber, order?.phoneNumber ?? ''));
  const block = (blockedAt: Date | null) =>
    db
      .update(customers)
      .set({ blockedAt, blockedById: blockedAt && admin.user.id, blockedReason: blockedAt && 'x' })
      .where(inArray(customers.id, ofNumber));
  // Whose number it is, is known once an order was written for it.
  await exchange((await aReceived()).id);
  await block(new Date());
  await expect(exchange(id)).rejects.toMatchObject({ code: 'order.refused' });
  await block(null);
});

/** What may happen to a return and the order that is made for it, in any order: each is done, or refused and changes nothing. */
const aStep = fc.oneof(
  fc.record({
    what: fc.constant('exchange' as const),
    lamps: fc.nat(2),
    spoons: fc.nat(3),
  }),
  fc.record({ what: fc.constant('pay' as const), amount: fc.nat(300) }),
  fc.record({ what: fc.constant('payNew' as const), amount: fc.nat(300) }),
  fc.record({ what: fc.constant('change' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    what: fc.constant('move' as const),
    statusId: fc.constantFrom(confirmed, shipped, delivered, cancelled),
  }),
  fc.record({ what: fc.constant('close' as const) }),
);

test(
  'over random histories what is given for pieces is what was owed for them, and cash is the rest',
  async () => {
    const steps = fc.array(aStep, { minLength: 3, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom('customer', 'shop'), async (steps, wayPaidBy) => {
        const { id, orderId } = await aReceived({ wayPaidBy });
        let newOrderId = 0;
        for (const step of steps) {
          const done = async () => {
            if (step.what === 'exchange') {
              const items = [
                { productDesignId: lamp.id, quantity: step.lamps },
                { productDesignId: spoon.id, quantity: step.spoons },
              ].filter(({ quantity }) => quantity > 0);
              const { toRefund } = await admin.call(getReturn, { params: { id } });
              const delivery = wayPaidBy === 'shop' ? 0 : fee;
              const total = step.lamps * 15_000 + step.spoons * 4_000 + delivery;
              const made = await admin.call(exchangeReturn, {
                params: { id },
                body: {
                  ...{ placementKey: randomUUID(), items, seenTotalCost: total / 100 },
                  seenCredit: Math.min(total, toRefund) / 100,
                },
              });
              newOrderId = madeFor(made);
            } else if (step.what === 'pay' || step.what === 'payNew') {
              const body = { amount: step.amount, method: 'cash' } as const;
              await (step.what === 'pay'
                ? admin.call(payRefund, { params: { id }, body })
                : admin.call(refundOrder, { params: { orderId: newOrderId }, body }));
            } else if (step.what === 'change') {
              const params = { orderId: newOrderId };
              const { version, lines } = await sales.call(getOrder, { params });
              const orderLineId = lines[0]?.orderLineId ?? 0;
              const edits = [{ kind: 'quantity' as const, orderLineId, quantity: step.quantity }];
              const body = { seenVersion: version, edits, dryRun: false };
              await sales.call(changeOrder, { params, body });
            } else if (step.what === 'move') await move(newOrderId, step.statusId);
            else {
              const body = { state: 'closed', reason: 'Over' } as const;
              await sales.call(moveReturn, { params: { id }, body });
            }
          };
          await done().catch((error: unknown) => {
            expect((error as { status?: number }).status).toBeLessThan(500);
          });
        }
        const old = (await moneyIn(orderId)).sums;
        expect(old.refunded + old.toRefund).toBeLessThanOrEqual(46_500);
        if (newOrderId === 0) return;
        const { exchange: made } = await admin.call(getReturn, { params: { id } });
        const order = await sales.call(getOrder, { params: { orderId: newOrderId } });
        const { sums, entries } = await moneyIn(newOrderId);
        const { credit = 0, toPay = 0 } = order.exchangeOf ?? {};
        // Noted once in each ledger, whatever happened since.
        expect(made?.credit).toBe(credit);
        const given = entries.filter(({ method }) => method === 'exchange');
        expect(given.map(({ amount }) => amount)).toEqual([credit]);
        const { totalCost } = order.costBreakdown;
        const isOver = order.orderStatusId === cancelled;
        const kept = credit - sums.refunded;
        if (isOver) expect(sums.toRefund).toBe(kept);
        else expect(sums.toRefund).toBe(Math.max(0, kept - totalCost));
        expect(toPay).toBe(Math.max(0, totalCost - kept));
        const hasLeft = order.orderStatusId === shipped || order.orderStatusId === delivered;
        if (hasLeft) expect(sums.expected).toBe(Math.max(0, totalCost - kept));
        expect(old.refunded - credit + sums.refunded).toBeLessThanOrEqual(46_500);
      }),
      { numRuns: proofSize(12, 300) },
    );
    expect(await unbalanced(db)).toEqual([]);
  },
  proofTimeout(),
);

test('the ledger takes what is set against an order once', async () => {
  const { id, orderId } = await aReceived();
  const newOrderId = madeFor(await exchange(id));
  const line = { method: 'exchange', actorKind: 'staff', at: new Date() } as const;
  const again = { orderId: newOrderId, kind: 'deposit', amount: 1, ...line } as const;
  await expect(db.insert(moneyEntries).values(again)).rejects.toThrow();
  const back = { orderId, returnId: id, kind: 'refunded', amount: -1, ...line } as const;
  await expect(db.insert(moneyEntries).values(back)).rejects.toThrow();
  const { id: another } = await aReceived();
  const set = db
    .update(returns)
    .set({ exchangeOrderId: newOrderId })
    .where(eq(returns.id, another));
  await expect(set).rejects.toThrow();
});

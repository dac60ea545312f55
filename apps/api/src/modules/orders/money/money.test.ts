import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  bookParcels,
  type CallInput,
  changeOrderStatus,
  listMoneyOfOrder,
  listParcelsOfOrder,
  noteDeposit,
  OrderStatus,
  type OrderStatusId,
  type ParcelState,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../../test/support/builders.ts';
import { proofSize } from '../../../../test/support/proof-size.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';

const { db, signedIn } = await testApi();
const [staff, buyer] = [await signedIn(Role.Sales), await signedIn(Role.User)];

const total = 16_500;
const { confirmed, shipped, delivered, cancelled } = OrderStatus;

const { id: productId, design } = await aProduct(db, { stock: [1_000] });

async function aConfirmedOrder(): Promise<number> {
  const { id: orderId } = await anOrder(db, buyer.user, { statusId: confirmed });
  const names = { name: 'a', nameAr: 'b', designName: 'c', designNameAr: 'd' };
  const piece = { productId, designId: design.id, unitPrice: 10_000, quantity: 1 };
  await db.insert(orderLines).values({ orderId, ...names, ...piece });
  return orderId;
}

async function book(orderId: number): Promise<number> {
  const [booked] = await staff.call(bookParcels, { body: { orderIds: [orderId], carrier: 'own' } });
  return booked?.parcel?.id ?? 0;
}

const say = (id: number, state: Exclude<ParcelState, 'booking' | 'booked'>, at?: Date) =>
  staff.call(addParcelEvent, {
    params: { id },
    body: { state, ...(at && { at: at.toISOString() }) },
  });

const moneyIn = (orderId: number) => staff.call(listMoneyOfOrder, { params: { orderId } });

const linesIn = async (orderId: number) =>
  (await moneyIn(orderId)).entries.map(({ kind, amount }) => [kind, amount]);

const isCashOpen = async (id: number) =>
  (await db.select().from(shipments).where(eq(shipments.id, id)))[0]?.isCashOpen;

type Deposit = CallInput<typeof noteDeposit>['body'];

const deposit = (orderId: number, body: Partial<Deposit> = {}) =>
  staff.call(noteDeposit, {
    params: { orderId },
    body: { amount: 100, method: 'instapay', reference: randomUUID(), ...body },
  });

describe('the cash of a parcel', () => {
  test('is expected once it is booked and collected once it is delivered', async () => {
    const orderId = await aConfirmedOrder();
    const id = await book(orderId);
    expect(await isCashOpen(id)).toBe(true);
    await say(id, 'moving');
    expect(await linesIn(orderId)).toEqual([['expected', total]]);
    await say(id, 'delivered');
    expect(await moneyIn(orderId)).toMatchObject({
      entries: [
        { kind: 'expected', amount: total, method: 'cash', staffName: staff.user.name },
        { kind: 'collected', amount: total, parcel: { carrier: 'own' } },
      ],
      sums: { expected: total, collected: total, received: 0, open: total, differences: 0 },
    });
  });

  test.each<[ParcelState]>([['returning'], ['returned'], ['lost'], ['damaged']])(
    'falls away when it is %s',
    async (state) => {
      const orderId = await aConfirmedOrder();
      const id = await book(orderId);
      await say(id, 'moving');
      await say(id, state as 'lost');
      expect(await linesIn(orderId)).toEqual([
        ['expected', total],
        ['expected', -total],
      ]);
      expect(await isCashOpen(id)).toBe(false);
    },
  );

  test('moves with a booking that is cancelled and made again', async () => {
    const orderId = await aConfirmedOrder();
    await say(await book(orderId), 'booking_cancelled');
    await book(orderId);
    const { sums, entries } = await moneyIn(orderId);
    expect(sums.expected).toBe(total);
    expect(entries.map(({ amount }) => amount)).toEqual([total, -total, total]);
  });

  test('follows the buttons of its order, too', async () => {
    const orderId = await aConfirmedOrder();
    const move = (statusId: OrderStatusId) =>
      staff.call(changeOrderStatus, { params: { orderId }, body: { statusId } });
    await move(shipped);
    await move(delivered);
    expect((await moneyIn(orderId)).sums).toMatchObject({ expected: total, collected: total });

    const other = await aConfirmedOrder();
    await book(other);
    const cancellation = { reason: 'changed-mind' as const };
    const body = { statusId: cancelled, cancellation };
    await staff.call(changeOrderStatus, { params: { orderId: other }, body });
    expect((await moneyIn(other)).sums).toMatchObject({ expected: 0, open: 0 });
  });

  test('is the same however late news comes', async () => {
    const orderId = await aConfirmedOrder();
    const id = await book(orderId);
    await say(id, 'delivered');
    await say(id, 'out_for_delivery', new Date(Date.now() - 3_600_000));
    expect((await moneyIn(orderId)).entries).toHaveLength(2);
  });

  test('is expected once, however often and by how many it is booked', async () => {
    const orderId = await aConfirmedOrder();
    await Promise.all(Array.from({ length: proofSize(6, 40) }, () => book(orderId)));
    expect(await linesIn(orderId)).toEqual([['expected', total]]);
  });

  test('is collected once, however many say so at once', async () => {
    const orderId = await aConfirmedOrder();
    const id = await book(orderId);
    await Promise.allSettled(Array.from({ length: proofSize(6, 40) }, () => say(id, 'delivered')));
    expect((await moneyIn(orderId)).sums).toMatchObject({ expected: total, collected: total });
  });
});

describe('a deposit', () => {
  test('is taken off what the courier takes', async () => {
    const orderId = await aConfirmedOrder();
    const { entries, sums } = await deposit(orderId, { reference: ' ٧٧٤١ ' });
    expect(entries).toMatchObject([
      { kind: 'deposit', amount: 10_000, method: 'instapay', reference: '7741' },
    ]);
    expect(sums.received).toBe(10_000);
    await book(orderId);
    const [parcel] = await staff.call(listParcelsOfOrder, { params: { orderId } });
    expect(parcel?.cashDue).toBe(total - 10_000);
    expect((await moneyIn(orderId)).sums.expected).toBe(total - 10_000);
  });

  test('of the whole leaves nothing for the courier to take', async () => {
    const orderId = await aConfirmedOrder();
    await deposit(orderId, { amount: 165 });
    const id = await book(orderId);
    await say(id, 'delivered');
    expect(await linesIn(orderId)).toEqual([['deposit', total]]);
    expect(await isCashOpen(id)).toBe(false);
  });

  test('is at most what is left to pay', async () => {
    const orderId = await aConfirmedOrder();
    await deposit(orderId, { amount: 100 });
    await expect(deposit(orderId, { amount: 65.01 })).rejects.toMatchObject({
      ...{ status: 422, code: 'money.too_much' },
      message: expect.stringContaining('65'),
    });
    await deposit(orderId, { amount: 65 });
  });

  test('is noted once for each reference, by however many at once', async () => {
    const [one, two] = [await aConfirmedOrder(), await aConfirmedOrder()];
    const reference = randomUUID();
    const noted = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        deposit(index % 2 ? one : two, { amount: 1, reference }),
      ),
    );
    expect(noted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(noted.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'money.reference_taken' },
    });
    await deposit(one, { amount: 1, reference, method: 'wallet' });
  });

  test('asked again with its key is one, and nothing else', async () => {
    const orderId = await aConfirmedOrder();
    const key = randomUUID();
    const send = (body: object) =>
      staff.send({
        ...{ method: 'POST', path: `/admin/orders/${orderId}/deposits`, body },
        headers: { 'idempotency-key': key },
      });
    const body = { amount: 20, method: 'cash' };
    const replies = await Promise.all([send(body), send(body)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await linesIn(orderId)).toEqual([['deposit', 2_000]]);
    const other = await send({ ...body, amount: 21 });
    expect(JSON.parse(other.payload)).toMatchObject({ code: 'request.key_reused' });
  });

  test('needs a reference, unless it is cash', async () => {
    const orderId = await aConfirmedOrder();
    const body = { amount: 20, method: 'transfer', reference: ' ' } as const;
    await expect(deposit(orderId, body)).rejects.toMatchObject({
      ...{ status: 422, code: 'money.reference_missing' },
    });
    await deposit(orderId, { ...body, method: 'cash' });
  });

  test('comes too late for a parcel that is booked, and for an order that has ended', async () => {
    const orderId = await aConfirmedOrder();
    await book(orderId);
    await expect(deposit(orderId)).rejects.toMatchObject({ code: 'order.booked' });
    await db.update(orders).set({ statusId: cancelled }).where(eq(orders.id, orderId));
    await expect(deposit(orderId)).rejects.toMatchObject({ code: 'order.changed' });
    await expect(deposit(2_000_000)).rejects.toMatchObject({ status: 404 });
  });
});

test('the database changes and deletes no line of the ledger', async () => {
  const orderId = await aConfirmedOrder();
  await deposit(orderId);
  const isOfOrder = eq(moneyEntries.orderId, orderId);
  await expect(db.update(moneyEntries).set({ amount: 1 }).where(isOfOrder)).rejects.toThrow();
  await expect(db.delete(moneyEntries).where(isOfOrder)).rejects.toThrow();
});

test('whoever may not read orders reads no money of them', async () => {
  const orderId = await aConfirmedOrder();
  const read = buyer.call(listMoneyOfOrder, { params: { orderId } });
  await expect(read).rejects.toMatchObject({ status: 403 });
  const note = (await signedIn(Role.Developer)).call(noteDeposit, {
    params: { orderId },
    body: { amount: 1, method: 'cash' },
  });
  await expect(note).rejects.toMatchObject({ status: 403 });
});

import { randomUUID } from 'node:crypto';

import {
  answerConfirmLink,
  type CallInput,
  changeOrderStatus,
  getOrder,
  OrderStatus,
  placeGuestOrder,
  readConfirmLink,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { confirmTokenOf } from '../../../../test/support/confirm-token.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { orderHistory, orders, stockLedger } from '../../../db/schema/orders.ts';
import { expireOrders } from '../desk/expire-orders.ts';

const { app, db, guest, signedIn } = await testApi({ ASKED_CALLS_PER_HOUR: '3' });
const sales = await signedIn(Role.Sales);
const { design } = await aProduct(db, { stock: [10_000] });
let lastNumber = 20_000_000;

async function anOrder(phoneNumber = `010${(lastNumber += 1)}`) {
  const { order, trackingToken } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Rana Aziz', phoneNumber },
      shippingDetails: { streetAddress: '9 Nasr Street', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return { orderId: order.id, token: await confirmTokenOf(db, order.id), trackingToken };
}

test('who orders is not told what confirms it: the number may be a stranger’s', async () => {
  const { token, trackingToken } = await anOrder();
  const tracked = await guest.call(trackOrder, { params: { token: trackingToken } });
  expect(JSON.stringify(tracked)).not.toContain(token);
  expect(await read(token)).toMatchObject({ state: 'open' });
});

const read = (token: string) => guest.call(readConfirmLink, { params: { token } });

type Body = CallInput<typeof answerConfirmLink>['body'];

async function press(token: string, body: Omit<Body, 'formToken'>, formToken?: string) {
  const seen = formToken ?? (await read(token)).formToken;
  return guest.call(answerConfirmLink, { params: { token }, body: { ...body, formToken: seen } });
}

const attemptsOf = (orderId: number) =>
  db.select().from(confirmationAttempts).where(eq(confirmationAttempts.orderId, orderId));
const statusOf = async (orderId: number) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.statusId;
const stockMovesOf = async (orderId: number) => {
  const moves = await db.select().from(stockLedger).where(eq(stockLedger.orderId, orderId));
  return moves.map(({ delta }) => delta);
};
const move = (orderId: number, statusId: 2 | 3 | 5) =>
  sales.call(changeOrderStatus, { params: { orderId }, body: { statusId } });

describe('opening the link', () => {
  test('shows what is asked about, and changes nothing however often it is opened', async () => {
    const { orderId, token, trackingToken } = await anOrder();
    const before = await db.select().from(orders).where(eq(orders.id, orderId));
    for (let time = 0; time < 20; time++) await read(token);
    const shown = await read(token);
    expect(shown).toMatchObject({
      order: {
        customerName: 'Rana Aziz',
        lines: [{ quantity: 2 }],
        shippingDetails: { city: 'Maadi', governorate: 'Cairo' },
      },
      ...{ state: 'open', callAt: null, trackingToken },
    });
    expect(JSON.stringify(shown)).not.toMatch(/Nasr|\+2010/);
    expect(shown.callTimes).toHaveLength(4);
    expect(await db.select().from(orders).where(eq(orders.id, orderId))).toEqual(before);
    expect(await attemptsOf(orderId)).toEqual([]);
  });

  test('the API answers no other method that reads', async () => {
    const { orderId, token } = await anOrder();
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const) {
      await app.inject({ method, url: `/orders/confirm/${token}` });
    }
    expect(await attemptsOf(orderId)).toEqual([]);
  });
});

describe('a press', () => {
  test('confirms, and says who did', async () => {
    const { orderId, token } = await anOrder();
    expect(await press(token, { answer: 'confirm' })).toEqual({ state: 'confirmed' });
    expect(await attemptsOf(orderId)).toMatchObject([
      { channel: 'link', direction: 'in', outcome: 'confirmed', actorKind: 'customer' },
    ]);
    const seen = await sales.call(getOrder, { params: { orderId } });
    expect(seen.confirmation).toMatchObject({ state: 'confirmed', nextAttemptAt: null });
    expect(seen.history.at(-1)).toMatchObject({ statusName: 'confirmed', staffName: null });
    expect((await read(token)).state).toBe('confirmed');
  });

  test.each([
    [undefined, null],
    ['price' as const, 'The price'],
  ])('cancels, for the reason %s, and puts the stock back', async (reason, note) => {
    const { orderId, token } = await anOrder();
    const body = { answer: 'cancel' as const, ...(reason && { reason }) };
    expect(await press(token, body)).toEqual({ state: 'cancelled' });
    expect(await attemptsOf(orderId)).toMatchObject([{ outcome: 'declined', note }]);
    expect(await stockMovesOf(orderId)).toEqual([-2, 2]);
    expect((await read(token)).state).toBe('cancelled');
  });

  test('asks to be called, once for each time', async () => {
    const { orderId, token } = await anOrder();
    const { callTimes } = await read(token);
    const at = callTimes.at(-1)?.at ?? '';
    expect(await press(token, { answer: 'call_me', at })).toEqual({ state: 'call_me' });
    expect(await press(token, { answer: 'call_me', at })).toEqual({ state: 'call_me' });
    expect(await attemptsOf(orderId)).toMatchObject([
      { outcome: 'asked_later', until: new Date(at) },
    ]);
    expect(await read(token)).toMatchObject({ state: 'call_me', callAt: at });
    const { confirmation } = await sales.call(getOrder, { params: { orderId } });
    expect(confirmation).toMatchObject({ state: 'postponed', nextAttemptAt: at });
    expect(await press(token, { answer: 'confirm' })).toEqual({ state: 'confirmed' });
  });

  test('who asks for a call at three in the night is told of the morning', async () => {
    const { orderId, token } = await anOrder();
    const { callTimes } = await read(token);
    const morning = callTimes.findLast(({ name }) => name.includes('morning'))?.at ?? '';
    const at = new Date(Date.parse(morning) - 7 * 3_600_000).toISOString();
    expect(await press(token, { answer: 'call_me', at })).toEqual({ state: 'call_me' });
    expect(await read(token)).toMatchObject({ state: 'call_me', callAt: morning });
    const { confirmation } = await sales.call(getOrder, { params: { orderId } });
    expect(confirmation).toMatchObject({ state: 'postponed', nextAttemptAt: morning });
  });

  test('a time that has just passed is now, and one of no near day is refused', async () => {
    const { orderId, token } = await anOrder();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await press(token, { answer: 'call_me', at: inHours(-0.5) });
    const [asked] = await attemptsOf(orderId);
    expect(Date.now() - (asked?.until?.getTime() ?? 0)).toBeLessThan(60_000);
    await expect(press(token, { answer: 'call_me', at: inHours(-2) })).rejects.toMatchObject({
      ...{ status: 422, code: 'order.call_too_early' },
    });
    await expect(press(token, { answer: 'call_me', at: inHours(15 * 24) })).rejects.toMatchObject({
      ...{ status: 422, code: 'order.call_too_late' },
    });
  });

  test('an order is not put off for ever', async () => {
    const { token } = await anOrder();
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    for (const hours of [1, 2, 3]) await press(token, { answer: 'call_me', at: at(hours) });
    await expect(press(token, { answer: 'call_me', at: at(4) })).rejects.toMatchObject({
      ...{ status: 429, code: 'request.too_many' },
    });
  });
});

describe('two presses at once', () => {
  test('of the same are one', async () => {
    const { orderId, token } = await anOrder();
    const { formToken } = await read(token);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => press(token, { answer: 'confirm' }, formToken)),
    );
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['confirmed']));
    expect(await attemptsOf(orderId)).toHaveLength(1);
    expect(await db.$count(orderHistory, eq(orderHistory.orderId, orderId))).toBe(2);
  });

  test('of two the first one decides, and the other is told what the order is', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, token } = await anOrder();
      const { formToken } = await read(token);
      const answers = await Promise.allSettled([
        press(token, { answer: 'confirm' }, formToken),
        press(token, { answer: 'cancel' }, formToken),
      ]);
      const [loser] = answers.filter(({ status }) => status === 'rejected');
      expect(loser).toMatchObject({ reason: { status: 409, code: 'order.decided' } });
      expect(await attemptsOf(orderId)).toHaveLength(1);
      const isKept = (await statusOf(orderId)) === OrderStatus.confirmed;
      expect(await stockMovesOf(orderId)).toEqual(isKept ? [-2] : [-2, 2]);
    }
  });
});

describe('nothing is changed by', () => {
  test.each([[{}], [{ answer: 'confirm' }], [{ answer: 'confirm', formToken: '' }]])(
    'a program that has not read the page and posts %j',
    async (body) => {
      const { orderId, token } = await anOrder();
      const reply = await app.inject({
        ...{ method: 'POST', url: `/orders/confirm/${token}`, payload: body },
      });
      expect([409, 422]).toContain(reply.statusCode);
      expect(await statusOf(orderId)).toBe(OrderStatus.pending);
      expect(await attemptsOf(orderId)).toEqual([]);
    },
  );

  test('the page of another order, or of this one before it was changed', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    const { formToken: other } = await read(second.token);
    const refused = { status: 409, code: 'order.not_seen' };
    await expect(press(first.token, { answer: 'confirm' }, other)).rejects.toMatchObject(refused);
    const { formToken: earlier } = await read(first.token);
    await db.update(orders).set({ version: 2 }).where(eq(orders.id, first.orderId));
    await expect(press(first.token, { answer: 'confirm' }, earlier)).rejects.toMatchObject(refused);
    expect(await attemptsOf(first.orderId)).toEqual([]);
    await expect(press(first.token, { answer: 'confirm' })).resolves.toBeDefined();
  });

  test.each([
    ['of another order', (token: string, other: string) => other.slice(0, 6) + token.slice(6)],
    ['with its last letter changed', (token: string) => `${token.slice(0, -1)}_`],
    ['of an order that is not there', () => Buffer.alloc(20, 1).toString('base64url')],
    ['that opens the order elsewhere', (_: string, __: string, tracking: string) => tracking],
    ['that is none', () => 'x'.repeat(27)],
  ])('a token %s', async (_, spoil) => {
    const [mine, other] = [await anOrder(), await anOrder()];
    const wrong = spoil(mine.token, other.token, mine.trackingToken);
    const { formToken } = await read(mine.token);
    const refused = { status: 404, code: 'order.not_found' };
    await expect(read(wrong)).rejects.toMatchObject(refused);
    await expect(press(wrong, { answer: 'confirm' }, formToken)).rejects.toMatchObject(refused);
    expect(await statusOf(mine.orderId)).toBe(OrderStatus.pending);
    expect(await statusOf(other.orderId)).toBe(OrderStatus.pending);
  });
});

test('a thousand guesses find nothing, are soon not looked up any more, and shut nobody out', async () => {
  const { token } = await anOrder();
  const guess = () => token.slice(0, 6) + randomUUID().replaceAll('-', '').slice(0, 21);
  const ask = async (url: string) =>
    (await app.inject({ url: `/orders/confirm/${url}`, remoteAddress: '41.32.1.1' })).statusCode;
  const statuses: number[] = [];
  for (let round = 0; round < 20; round++) {
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(guess())))));
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(900);
  expect(await ask(token)).toBe(200);
});

describe('once it is decided', () => {
  test.each<[string, (2 | 3)[], 'order.decided' | 'order.too_late_to_cancel']>([
    ['a confirmed order', [2], 'order.decided'],
    ['one that was shipped', [2, 3], 'order.too_late_to_cancel'],
  ])('%s is not cancelled here', async (_, statuses, code) => {
    const { orderId, token } = await anOrder();
    for (const statusId of statuses) await move(orderId, statusId);
    expect((await read(token)).state).toBe('confirmed');
    await expect(press(token, { answer: 'cancel' })).rejects.toMatchObject({ status: 409, code });
    expect(await statusOf(orderId)).toBe(statuses.at(-1));
    expect(await stockMovesOf(orderId)).toEqual([-2]);
    expect(await press(token, { answer: 'confirm' })).toEqual({ state: 'confirmed' });
    expect(await attemptsOf(orderId)).toEqual([]);
  });

  test('one that nobody answered has expired, and is not revived', async () => {
    const { orderId, token } = await anOrder();
    const long = new Date(Date.now() - 100 * 3_600_000);
    const sent = { orderId, direction: 'out', outcome: 'sent', actorKind: 'staff' } as const;
    await db.insert(confirmationAttempts).values([
      { ...sent, channel: 'whatsapp', createdAt: long },
      { ...sent, channel: 'sms', isLastWarning: true, createdAt: long },
    ]);
    await expireOrders(db, new Date());
    expect((await read(token)).state).toBe('expired');
    await expect(press(token, { answer: 'confirm' })).rejects.toMatchObject({
      ...{ status: 409, code: 'order.decided' },
    });
    expect(await stockMovesOf(orderId)).toEqual([-2, 2]);
  });
});

test('orders that were confirmed by the link alone still count as waiting', async () => {
  const number = `010${(lastNumber += 1)}`;
  for (const { token } of [await anOrder(number), await anOrder(number)]) {
    await press(token, { answer: 'confirm' });
  }
  await expect(anOrder(number)).rejects.toMatchObject({ code: 'order.too_many_waiting' });
});

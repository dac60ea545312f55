import { randomUUID } from 'node:crypto';

import {
  changeOrderStatus,
  defaultDesk,
  getOrder,
  getSettings,
  OrderStatus,
  placeGuestOrder,
  saveDesk,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { orders, stockLedger } from '../../../db/schema/orders.ts';

const { db, guest, signedIn } = await testApi();
const [mariam, omar] = [await signedIn(Role.Sales), await signedIn(Role.Sales)];
const { design } = await aProduct(db, { stock: [10_000] });
let lastNumber = 10_000_000;

async function anOrder(phoneNumber = `010${(lastNumber += 1)}`): Promise<number> {
  const { order } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Rana Aziz', phoneNumber },
      shippingDetails: { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return order.id;
}

type Caller = Pick<typeof mariam, 'send'>;

async function note(caller: Caller, orderId: number, body: object, key?: string) {
  const reply = await caller.send({
    method: 'POST',
    path: `/admin/orders/${orderId}/attempts`,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const call = (outcome: string, more: object = {}) => ({ channel: 'call', outcome, ...more });
const details = (orderId: number) => mariam.call(getOrder, { params: { orderId } });
const movesOf = (orderId: number) =>
  db.select().from(stockLedger).where(eq(stockLedger.orderId, orderId));

test('an attempt is noted with who made it, and says what is next', async () => {
  const orderId = await anOrder();
  const made = await note(mariam, orderId, { channel: 'whatsapp', outcome: 'sent', note: 'Hello' });
  expect(made).toMatchObject({ status: 200, data: { orderStatusId: OrderStatus.pending } });
  expect(['due', 'waiting_reply']).toContain(made.data.state);
  expect(Date.parse(made.data.deadlineAt)).toBeGreaterThan(Date.now() + 23 * 3_600_000);

  const { attempts, confirmation, history } = await details(orderId);
  expect(attempts).toEqual([
    {
      id: expect.any(Number),
      ...{ channel: 'whatsapp', direction: 'out', outcome: 'sent', until: null },
      ...{ isLastWarning: false, note: 'Hello', staffName: mariam.user.name },
      createdAt: expect.any(String),
    },
  ]);
  expect(confirmation).toMatchObject({
    nextAttemptAt: made.data.nextAttemptAt,
    reasons: [
      { code: 'first_order', text: 'First order', textAr: 'أول طلب' },
      { code: 'no_building_number', text: 'No building number', textAr: 'رقم العمارة غير مكتوب' },
    ],
  });
  expect(history).toHaveLength(1);
});

test('an order of the same number says so, and what became of the parcels before', async () => {
  const number = '01099999999';
  const first = await anOrder(number);
  for (const statusId of [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.cancelled]) {
    const cancellation = { reason: 'refused' as const };
    const isLast = statusId === OrderStatus.cancelled;
    const body = { statusId, ...(isLast && { cancellation }) };
    await mariam.call(changeOrderStatus, { params: { orderId: first }, body });
  }
  const { confirmation } = await details(await anOrder(number));
  expect(confirmation.reasons.map(({ text }) => text)).toEqual([
    'Deposit first: 0 received, 1 refused',
    '1 of 1 parcel refused',
    'No building number',
    'Same number ordered less than a minute before',
  ]);
});

describe('what decides an order moves it on', () => {
  test('to confirmed', async () => {
    const orderId = await anOrder();
    const reply = await note(mariam, orderId, call('confirmed'));
    expect(reply.data).toEqual({
      ...{ state: 'confirmed', nextAttemptAt: null, deadlineAt: null },
      orderStatusId: OrderStatus.confirmed,
    });
    expect((await details(orderId)).history.at(-1)).toMatchObject({
      statusName: 'confirmed',
      staffName: mariam.user.name,
    });
    expect(await movesOf(orderId)).toHaveLength(1);
  });

  test.each([
    [call('declined', { reason: 'sold-out' }), { reason: 'sold-out' }],
    [call('declined'), { reason: 'changed-mind' }],
    [
      call('declined', { reason: 'other', note: 'Moves abroad' }),
      { reason: 'other', words: 'Moves abroad' },
    ],
    [call('duplicate'), { reason: 'duplicate' }],
    [call('fake'), { reason: 'other', words: 'Not a real order' }],
  ])('to cancelled, with the stock back, by %j', async (body, cancellation) => {
    const orderId = await anOrder();
    const reply = await note(mariam, orderId, body);
    expect(reply.data).toMatchObject({ state: 'declined', orderStatusId: OrderStatus.cancelled });
    expect((await details(orderId)).history.at(-1)).toMatchObject({ cancellation });
    expect((await movesOf(orderId)).map(({ delta }) => delta)).toEqual([-2, 2]);
  });
});

describe('asked again with the same key', () => {
  test('it answers again and notes nothing more', async () => {
    const orderId = await anOrder();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => note(mariam, orderId, call('declined'), key)),
    );
    replies.push(await note(mariam, orderId, call('declined'), key.toUpperCase()));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ status: 200, data: { state: 'declined' } });
    expect((await details(orderId)).attempts).toHaveLength(1);
    expect((await movesOf(orderId)).map(({ delta }) => delta)).toEqual([-2, 2]);
  });

  test('something else is refused', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    const key = randomUUID();
    await note(mariam, first, call('busy'), key);
    const reused = { status: 409, code: 'request.key_reused' };
    expect(await note(mariam, first, call('no_answer'), key)).toMatchObject(reused);
    expect(await note(mariam, second, call('busy'), key)).toMatchObject(reused);
    expect(await note(omar, first, call('busy'), key)).toMatchObject(reused);
    expect((await details(second)).attempts).toEqual([]);
  });

  test('a key that is none is refused', async () => {
    const reply = await note(mariam, await anOrder(), call('busy'), 'mine');
    expect(reply).toMatchObject({ status: 400, code: 'request.malformed' });
  });
});

test('of two people at once one decides, and the other is told what it is now', async () => {
  const before = await db.select().from(productDesigns).where(eq(productDesigns.id, design.id));
  const decided = [];
  for (let round = 0; round < 10; round++) {
    const orderId = await anOrder();
    const replies = await Promise.all([
      note(mariam, orderId, call('confirmed')),
      note(omar, orderId, call('declined')),
    ]);
    const [winner] = replies.filter(({ status }) => status === 200);
    const [loser] = replies.filter(({ status }) => status === 409);
    expect(loser).toMatchObject({ code: 'order.changed', current: winner.data });
    expect((await details(orderId)).attempts).toHaveLength(1);
    decided.push(winner.data.orderStatusId);
  }
  const kept = decided.filter((statusId) => statusId === OrderStatus.confirmed).length;
  const [after] = await db.select().from(productDesigns).where(eq(productDesigns.id, design.id));
  expect(after?.stock).toBe((before[0]?.stock ?? 0) - 2 * kept);
});

test.each([
  [{ channel: 'whatsapp', outcome: 'no_answer' }, 'outcome'],
  [{ channel: 'call', outcome: 'read' }, 'outcome'],
  [{ channel: 'call', outcome: 'asked_later' }, 'until'],
  [{ channel: 'call', outcome: 'busy', until: '2026-12-01T10:00:00Z' }, 'until'],
  [{ channel: 'call', outcome: 'confirmed', reason: 'address' }, 'reason'],
  [{ channel: 'call', outcome: 'declined', reason: 'refused' }, 'reason'],
  [{ channel: 'call', outcome: 'declined', reason: 'other' }, 'note'],
  [{ channel: 'call', outcome: 'busy', isLastWarning: true }, 'isLastWarning'],
  [{ channel: 'pigeon', outcome: 'sent' }, 'channel'],
  [{ channel: 'link', direction: 'in', outcome: 'confirmed' }, 'channel'],
])('%j is refused for its %s', async (body, path) => {
  const reply = await note(mariam, await anOrder(), body);
  expect(reply).toMatchObject({ status: 422, details: [{ path }] });
});

test.each([
  [-2, 'order.call_too_early'],
  [15 * 24, 'order.call_too_late'],
])('a call in %i hours is refused: %s', async (hours, code) => {
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const reply = await note(mariam, await anOrder(), { ...call('asked_later'), until });
  expect(reply).toMatchObject({ status: 422, code });
});

test('an order that is not there is none', async () => {
  expect(await note(mariam, 2_000_000_000, call('busy'))).toMatchObject({ status: 404 });
});

test('a developer, who may read orders, makes no attempts', async () => {
  const developer = await signedIn(Role.Developer);
  expect(await note(developer, await anOrder(), call('busy'))).toMatchObject({ status: 403 });
});

test('the database keeps attempts as they were', async () => {
  await note(mariam, await anOrder(), call('busy'));
  await expect(db.update(confirmationAttempts).set({ note: 'No' })).rejects.toThrow();
  await expect(db.delete(confirmationAttempts)).rejects.toThrow();
});

describe('the owner', () => {
  test('sets the rules, which hold at once', async () => {
    const owner = await signedIn(Role.Admin);
    const orderId = await anOrder();
    await note(mariam, orderId, { channel: 'whatsapp', outcome: 'sent' });
    const { version } = (await owner.call(getSettings, {})).desk;
    const body = { seenVersion: version, firstOrderHours: 48, careAbove: 1 };
    await owner.call(saveDesk, { body });

    const { confirmation, attempts } = await details(orderId);
    const sentAt = Date.parse(attempts[0]?.createdAt ?? '');
    expect(Date.parse(confirmation.deadlineAt ?? '')).toBeGreaterThanOrEqual(
      sentAt + 48 * 3_600_000,
    );
    expect(confirmation.reasons[0]?.code).toBe('above_limit');
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.deskDueAt).toBeNull();
    await owner.call(saveDesk, {
      body: { ...defaultDesk, careAbove: 4000, seenVersion: version + 1 },
    });
  });

  test.each([
    [{ quietUntil: '15:00' }, 'afternoonFrom'],
    [{ eveningFrom: '13:00' }, 'eveningFrom'],
    [{ quietFrom: '18:00' }, 'quietFrom'],
    [{ prayerUntil: '11:00' }, 'prayerUntil'],
    [{ quietFrom: '24:00' }, 'quietFrom'],
    [{ callDays: 0 }, 'callDays'],
  ])('cannot set %j', async (changes, path) => {
    const owner = await signedIn(Role.Admin);
    const { version } = (await owner.call(getSettings, {})).desk;
    const save = owner.call(saveDesk, { body: { seenVersion: version, ...changes } });
    await expect(save).rejects.toMatchObject({
      status: 422,
      details: [expect.objectContaining({ path })],
    });
  });
});

import { randomUUID } from 'node:crypto';

import {
  getOrder,
  listMessages,
  placeGuestOrder,
  resendMessage,
  saveChannels,
} from '@craftsandore/contract';
import { findFreePort } from '@craftsandore/tools/free-port';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi, tokenSecret } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { fakeServices, type Trouble } from '../../../../test/support/whatsapp.ts';
import { whatsAppChannel } from '../../../channels/whatsapp.ts';
import { createChannels } from '../../../channels/channels.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';
import { createLimits } from '../../../limits/limits.ts';
import { sharedCounters } from '../../../limits/shared-counters.ts';
import { createLogger } from '../../../logging/logger.ts';
import { createConfirmTokens } from '../guest/confirm-tokens.ts';
import { expireOrders } from '../desk/expire-orders.ts';
import { askCustomers } from './ask-customers.ts';

const services = await fakeServices();
const api = await testApi({ ...services.env, MESSAGES_PER_NUMBER: '4' });
const { db, env, guest, signedIn, log } = api;
const [admin, sales] = [await signedIn(Role.Admin), await signedIn(Role.Sales)];
const { design } = await aProduct(db, { stock: [10_000] });
const asking = {
  confirmTokens: createConfirmTokens(tokenSecret),
  storefrontUrl: env.STOREFRONT_URL,
};
const channels = createChannels(env);
let lastNumber = 40_000_000;
let version = 0;

/** Monday noon: nobody is disturbed, and nothing of it is a quiet hour. */
const noon = new Date('2026-11-23T12:00+02:00');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const switchOn = async (whatsApp: boolean, sms: boolean) => {
  ({ version } = await admin.call(saveChannels, { body: { seenVersion: version, whatsApp, sms } }));
};

async function anOrder({ at = noon, locale = 'en' as 'en' | 'ar' } = {}) {
  const phoneNumber = `010${(lastNumber += 1)}`;
  const { order } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 1 }],
      contact: { name: 'Rana Aziz', phoneNumber },
      shippingDetails: { streetAddress: 'Nile Corniche 1', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  await db.update(orders).set({ createdAt: at, locale }).where(eq(orders.id, order.id));
  return { id: order.id, to: `20${phoneNumber.slice(1)}` };
}

const ask = (minutes: number, more: Partial<Parameters<typeof askCustomers>[0]> = {}) =>
  askCustomers({
    ...{ db, asking, channels, logger: createLogger('silent') },
    limits: createLimits(sharedCounters(db), env),
    clock: () => after(minutes),
    ...more,
  });

const takenOf = ({ to }: { to: string }) =>
  services.accepted.filter((one) => one.to.replace('+', '') === to);
const messagesOf = async ({ id }: { id: number }) =>
  (await sales.call(listMessages, { query: { orderId: String(id) } })).data;
const attemptsOf = ({ id }: { id: number }) =>
  db.select().from(confirmationAttempts).where(eq(confirmationAttempts.orderId, id));
const confirmationOf = async ({ id }: { id: number }) =>
  (await sales.call(getOrder, { params: { orderId: id } })).confirmation;

/** Orders of another test are nobody's business in this one. */
beforeEach(async () => {
  await db.update(orders).set({ statusId: 5 });
  await switchOn(true, false);
});

describe('a customer is asked', () => {
  test('by WhatsApp a quarter of an hour after the order, with an approved text and buttons that answer for it', async () => {
    const order = await anOrder({ locale: 'ar' });
    await ask(14);
    expect(takenOf(order)).toEqual([]);
    await ask(15);
    await ask(16);
    const [sent, ...more] = takenOf(order);
    expect(more).toEqual([]);
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    if (!row) throw new Error('The order is there');
    const { confirmTokens } = asking;
    const opens = `${confirmTokens.of(row)}.${confirmTokens.formTokenOf(row)}`;
    expect(sent).toMatchObject({
      ...{ name: 'order_confirm', payloads: [`confirm:${opens}`, `call_me:${opens}`] },
    });
    const [message] = await messagesOf(order);
    expect(message).toMatchObject({
      ...{ template: 'please-confirm', channel: 'whatsapp', state: 'sent', attempts: 1 },
      ...{ to: `+${order.to}`, locale: 'ar', isByHand: false, sentAt: after(15).toISOString() },
      body: expect.stringContaining('هل نؤكّد الطلب؟'),
    });
    expect(message?.body).not.toContain(confirmTokens.of(row));
    expect(message?.body).not.toContain('Rana');
    expect(await attemptsOf(order)).toMatchObject([
      {
        channel: 'whatsapp',
        direction: 'out',
        outcome: 'sent',
        actorKind: 'system',
        actorId: null,
      },
    ]);
  });

  test('again after two hours, once more as a last warning, and never beyond', async () => {
    const order = await anOrder();
    for (const minutes of [15, 134, 135, 255, 540]) await ask(minutes);
    // What is next is a call, which nobody makes but staff.
    expect(takenOf(order)).toHaveLength(2);
    await db.insert(confirmationAttempts).values({
      ...{ orderId: order.id, channel: 'call', direction: 'out', outcome: 'no_answer' },
      ...{ actorKind: 'staff', actorId: sales.user.id, createdAt: after(22 * 60) },
    });
    for (const minutes of [22 * 60 + 1, 24 * 60]) await ask(minutes);
    const told = (await messagesOf(order)).map(({ template, sentAt }) => [template, sentAt]);
    expect(told.reverse()).toEqual([
      ['please-confirm', after(15).toISOString()],
      ['please-confirm', after(135).toISOString()],
      ['last-warning', after(22 * 60 + 1).toISOString()],
    ]);
    await expireOrders(db, after(25 * 60 + 2));
    expect(await confirmationOf(order)).toMatchObject({ state: 'expired' });
  });

  test('not in quiet hours, however long it has been due', async () => {
    const order = await anOrder({ at: after(8 * 60 + 30) });
    for (const minutes of [9 * 60, 10 * 60, 21 * 60, 21 * 60 + 59]) await ask(minutes);
    expect(takenOf(order)).toEqual([]);
    await ask(22 * 60);
    expect(takenOf(order)).toHaveLength(1);
  });

  test('not while the owner has it switched off, nor while staff have the order before them', async () => {
    await switchOn(false, false);
    const order = await anOrder();
    await ask(15);
    await switchOn(true, false);
    const held = { deskStaffId: sales.user.id, deskStaffUntil: after(20) };
    await db.update(orders).set(held).where(eq(orders.id, order.id));
    await ask(16);
    expect(takenOf(order)).toEqual([]);
    await ask(21);
    expect(takenOf(order)).toHaveLength(1);
  });

  test('once by however many processes at the same time', async () => {
    const all = [await anOrder(), await anOrder(), await anOrder()];
    const { db: other } = await api.anotherInstance();
    await Promise.all([ask(15), ask(15, { db: other }), ask(15)]);
    for (const order of all) expect(takenOf(order)).toHaveLength(1);
  });

  test('not by the shop where staff have just written', async () => {
    const order = await anOrder();
    await db.insert(confirmationAttempts).values({
      ...{ orderId: order.id, channel: 'whatsapp', direction: 'out', outcome: 'sent' },
      ...{ actorKind: 'staff', actorId: sales.user.id, createdAt: after(14) },
    });
    await ask(15);
    expect(takenOf(order)).toEqual([]);
  });
});

describe('one that does not arrive', () => {
  test('counts as no attempt, and is left to SMS, which is given it once', async () => {
    await switchOn(true, true);
    const order = await anOrder();
    services.trouble('whatsapp', { refuse: 400, code: 131026 });
    await ask(15);
    expect(await attemptsOf(order)).toEqual([]);
    expect(await messagesOf(order)).toMatchObject([
      { state: 'failed', failure: 'not_reached', detail: expect.stringContaining('131026') },
    ]);
    await ask(16);
    await ask(17);
    expect(takenOf(order).map(({ channel }) => channel)).toEqual(['sms']);
    expect(await attemptsOf(order)).toMatchObject([{ channel: 'sms', outcome: 'sent' }]);
  });

  test('on no channel is left to staff', async () => {
    const order = await anOrder();
    services.trouble('whatsapp', { refuse: 400, code: 132001 });
    for (const minutes of [15, 16, 17, 60]) await ask(minutes);
    expect(takenOf(order)).toEqual([]);
    expect(await messagesOf(order)).toMatchObject([{ state: 'failed', failure: 'refused' }]);
    expect(await confirmationOf(order)).toMatchObject({ deadlineAt: null });
  });

  test.each<[string, Trouble, number]>([
    ['too fast', { refuse: 429, code: 130429, retryAfter: 600 }, 25],
    ['too fast for one number', { refuse: 400, code: 131056 }, 16],
    ['busy', { refuse: 500, code: 131016 }, 16],
    ['a gateway that is busy', { gateway: 503 }, 16],
  ])('because the service has had enough, %s, waits', async (_, trouble, minutes) => {
    const order = await anOrder();
    services.trouble('whatsapp', trouble);
    await ask(15);
    expect(await messagesOf(order)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await ask(minutes - 0.1);
    expect(takenOf(order)).toEqual([]);
    await ask(minutes);
    expect(takenOf(order)).toHaveLength(1);
    expect(await messagesOf(order)).toMatchObject([{ state: 'sent', attempts: 2, detail: null }]);
  });

  test('is given up after some tries', async () => {
    const order = await anOrder();
    const busy = { refuse: 503, code: 2 };
    services.trouble('whatsapp', busy, busy);
    await ask(15);
    // As after seven more.
    await db.update(messages).set({ attempts: 8 }).where(eq(messages.orderId, order.id));
    await ask(20);
    await ask(300);
    expect(takenOf(order)).toEqual([]);
    expect(await messagesOf(order)).toMatchObject([
      { state: 'failed', failure: 'refused', attempts: 9 },
    ]);
  });

  test('holds up no other one, and its service rests until the next minute', async () => {
    const [first, second] = [await anOrder({ at: after(-1) }), await anOrder()];
    services.trouble('whatsapp', { refuse: 429, code: 130429, retryAfter: 3600 });
    await ask(15);
    expect([takenOf(first), takenOf(second)]).toEqual([[], []]);
    await ask(16);
    expect([takenOf(first).length, takenOf(second).length]).toEqual([0, 1]);
  });

  test('is not tried again once the order is decided', async () => {
    const order = await anOrder();
    services.trouble('whatsapp', { refuse: 429, code: 130429 });
    await ask(15);
    await db.update(orders).set({ statusId: 2 }).where(eq(orders.id, order.id));
    await ask(20);
    expect(takenOf(order)).toEqual([]);
    expect(await messagesOf(order)).toMatchObject([{ state: 'failed', failure: 'moved_on' }]);
  });

  test('because a number has had enough for a day', async () => {
    const order = await anOrder();
    const limits = createLimits(sharedCounters(db), env);
    await limits.messagesToNumber.take(`+${order.to}`, 4);
    await ask(15);
    expect(takenOf(order)).toEqual([]);
    expect(await messagesOf(order)).toMatchObject([{ failure: 'too_many_of_day' }]);
  });
});

describe('one of which nobody knows whether it arrived', () => {
  const impatient = {
    ...channels,
    whatsapp: whatsAppChannel({
      ...{ url: env.WHATSAPP_API_URL, phoneId: env.WHATSAPP_PHONE_ID ?? '' },
      ...{ token: env.WHATSAPP_TOKEN ?? '', timeoutMs: 200 },
    }),
  };

  test.each<[Trouble, number]>([
    ['cut after taking', 1],
    ['silent after taking', 1],
    ['cut before taking', 0],
    [{ gateway: 502 }, 0],
  ])('%j: is never sent again by itself, and counts as no attempt', async (trouble, count) => {
    await switchOn(true, true);
    const order = await anOrder();
    services.trouble('whatsapp', trouble);
    for (const minutes of [15, 16, 30, 180]) await ask(minutes, { channels: impatient });
    expect(takenOf(order)).toHaveLength(count);
    expect(await messagesOf(order)).toMatchObject([{ state: 'unsure', sentAt: null }]);
    expect(await attemptsOf(order)).toEqual([]);
  });

  test('is found by the next process, and sent again where staff say so, once', async () => {
    const order = await anOrder();
    // As a process leaves it that was killed.
    const jobId = randomUUID();
    await db.insert(messages).values({
      ...{ orderId: order.id, template: 'please-confirm', locale: 'en', channel: 'whatsapp' },
      ...{ state: 'sending', jobId, sendingAt: after(15), attempts: 1, createdAt: after(15) },
    });
    await ask(16.9);
    expect(await messagesOf(order)).toMatchObject([{ state: 'sending' }]);
    await ask(17.1);
    const [message] = await messagesOf(order);
    expect(message).toMatchObject({ state: 'unsure' });
    expect(takenOf(order)).toEqual([]);

    const params = { id: String(message?.id) };
    await Promise.all([1, 2, 3].map(() => sales.call(resendMessage, { params })));
    await ask(24 * 60);
    await ask(24 * 60 + 1);
    expect(takenOf(order)).toHaveLength(1);
    expect(await attemptsOf(order)).toHaveLength(1);
  });

  test('a refused connection is none: nothing was sent', async () => {
    const order = await anOrder();
    const closed = { url: `http://127.0.0.1:${await findFreePort()}`, phoneId: '1', token: 'x' };
    await ask(15, { channels: { whatsapp: whatsAppChannel(closed) } });
    expect(await messagesOf(order)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await ask(16);
    expect(takenOf(order)).toHaveLength(1);
  });
});

test('logs hold no token, number or text', async () => {
  const order = await anOrder();
  const said: string[] = [];
  const logger = createLogger('debug');
  logger.warn = (...told: unknown[]) => void said.push(JSON.stringify(told));
  services.trouble('whatsapp', { refuse: 400, code: 131026, message: `To ${order.to}` });
  await ask(15, { logger });
  expect(said).toEqual([expect.stringContaining('131026')]);
  for (const secret of [order.to, env.WHATSAPP_TOKEN ?? '', 'order_confirm', '/c/']) {
    expect(said.join() + log.join('')).not.toContain(secret);
  }
});

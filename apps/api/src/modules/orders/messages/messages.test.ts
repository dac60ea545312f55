import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import {
  changeOrderStatus,
  listMessages,
  noteDeposit,
  placeGuestOrder,
  resendMessage,
  takeOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { confirmTokenOf } from '../../../../test/support/confirm-token.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orderHistory } from '../../../db/schema/orders.ts';
import { createJobs } from '../../../jobs/jobs.ts';
import { createLogger } from '../../../logging/logger.ts';
import { sendMessage } from './send-message.ts';
import { tellOfMoves } from './tell-of-moves.ts';

const api = await testApi({ ORDER_MAILS_PER_HOUR: '0' });
const { db, guest, signedIn } = api;
const sales = await signedIn(Role.Sales);
const { design } = await aProduct(db, { stock: [1_000] });
const { queueMail, stop } = createJobs({
  databaseUrl: api.env.DATABASE_URL,
  logger: createLogger('silent'),
});
afterAll(stop);
let lastNumber = 30_000_000;

async function anOrder(contact: { email?: string } = { email: 'rana@example.com' }) {
  const { order, trackingToken } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 1 }],
      contact: { name: 'Rana Aziz', phoneNumber: `010${(lastNumber += 1)}`, ...contact },
      shippingDetails: { streetAddress: 'a', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return { ...order, tokens: [trackingToken, await confirmTokenOf(db, order.id)] };
}

const messagesOf = async (orderId: number) =>
  (await sales.call(listMessages, { query: { orderId: String(orderId) } })).data;

test('keeps what was sent about an order, as it was, without what opens it', async () => {
  const { id, orderReference, tokens } = await anOrder();
  const [mail] = await receiveMails(api);

  const [message, ...more] = await messagesOf(id);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    ...{ orderId: id, orderReference, template: 'order-placed', locale: 'en', channel: 'email' },
    ...{ to: 'rana@example.com', state: 'sent', attempts: 1, failure: null, resendOf: null },
    subject: mail?.subject,
    sentAt: expect.any(String),
  });
  const words = (message?.body ?? '').replace(/\/…/g, '');
  expect(words.split('\n')[0]).toBe(mail?.text?.split('\n')[0]);
  expect(words).toContain('LE');
  const { rows } = await db.execute(sql`select to_jsonb(m)::text as whole from ${messages} m`);
  for (const token of tokens) {
    expect(mail?.text).toContain(token);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});

test('nothing is kept of who has given no address', async () => {
  const { id } = await anOrder({});
  await receiveMails(api);
  expect(await messagesOf(id)).toEqual([]);
});

test('one that cannot be sent says why, and is the same one when it is tried again', async () => {
  const { id: orderId } = await anOrder();
  const job = { mail: 'order-placed', orderId, locale: 'ar' } as const;
  const mail = { to: { name: '', address: 'a@example.com' }, subject: 's', text: 't', html: '' };
  const jobId = randomUUID();
  const count = () => Promise.resolve();
  const trying = (send: () => Promise<void>) => sendMessage(db, { job, jobId, mail, count, send });

  await expect(trying(() => Promise.reject(new Error('550 no such mailbox')))).rejects.toThrow();
  expect(await messagesOf(orderId)).toMatchObject([
    {
      ...{ state: 'failed', attempts: 1, sentAt: null },
      ...{ failure: 'undelivered', detail: '550 no such mailbox' },
    },
  ]);
  await trying(() => Promise.resolve());
  expect(await messagesOf(orderId)).toMatchObject([
    { state: 'sent', attempts: 2, failure: null, detail: null },
  ]);
});

test('is sent once more for however many presses, and waits until it is', async () => {
  const { id: orderId } = await anOrder();
  await receiveMails(api);
  const [first] = await messagesOf(orderId);
  const params = { id: String(first?.id) };
  const presses = await Promise.all(
    Array.from({ length: 5 }, () => sales.call(resendMessage, { params })),
  );
  expect(new Set(presses.map(({ id }) => id)).size).toBe(1);
  expect(presses[0]).toMatchObject({ state: 'waiting', to: null, resendOf: first?.id });

  expect(await receiveMails(api)).toHaveLength(1);
  expect(await messagesOf(orderId)).toMatchObject([
    { id: presses[0]?.id, state: 'sent', body: first?.body },
    { id: first?.id, state: 'sent' },
  ]);
  const again = await sales.call(resendMessage, { params: { id: String(presses[0]?.id) } });
  expect(again.id).not.toBe(presses[0]?.id);
});

test('one that is not there is none', async () => {
  await expect(sales.call(resendMessage, { params: { id: '2000000000' } })).rejects.toMatchObject({
    ...{ status: 404, code: 'message.not_found' },
  });
});

test('counts mails to an address that nobody has confirmed over all kinds, those that staff repeat too', async () => {
  await receiveMails(api);
  const strict = { db, env: { ...api.env, ORDER_MAILS_PER_HOUR: 3 } };
  const email = 'many-kinds@example.com';
  const { id } = await anOrder({ email });
  await sales.call(changeOrderStatus, { params: { orderId: id }, body: { statusId: 2 } });
  await tellOfMoves(db, queueMail, new Date());
  expect(await receiveMails(strict)).toHaveLength(2);

  const resend = async () => {
    const [last] = await messagesOf(id);
    await sales.call(resendMessage, { params: { id: String(last?.id) } });
    return receiveMails(strict);
  };
  expect(await resend()).toHaveLength(1);
  expect(await resend()).toHaveLength(0);
  expect(await messagesOf(id)).toMatchObject([
    { state: 'failed', failure: 'too_many', to: email },
    { state: 'sent' },
    { state: 'sent' },
    { state: 'sent' },
  ]);
  // An alert is gone as its mail is queued: the job fails, and is tried again later.
  const { id: productId } = await aProduct(db);
  const alert = { mail: 'back-in-stock', productId, designId: null, locale: 'en' } as const;
  await queueMail(db, { ...alert, email: 'Many-Kinds@example.com' });
  await expect(receiveMails(strict)).rejects.toMatchObject({ code: 'request.too_many' });
});

test('reasons that were one sentence are told apart', async () => {
  const [placed, shipped, refused] = [await anOrder(), await anOrder(), await anOrder()];
  const nobody = await anOrder({});
  await receiveMails(api);
  const before = 'Not sent: no address, too many mails to it, or an order that has moved on.';
  const failed = { locale: 'ar', channel: 'email', state: 'failed', error: before } as const;
  await db.insert(messages).values([
    { ...failed, orderId: placed.id, template: 'order-placed' },
    { ...failed, orderId: shipped.id, template: 'order-shipped' },
    { ...failed, orderId: refused.id, template: 'order-placed', error: '550 no' },
    { ...failed, orderId: nobody.id, template: 'order-placed' },
  ]);
  const file = new URL('../../../db/migrations/0045_message-failures.sql', import.meta.url);
  const [, ...statements] = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements) await db.execute(sql.raw(statement));

  const told = [placed, shipped, refused, nobody].map(async ({ id }) => (await messagesOf(id))[0]);
  expect(await Promise.all(told)).toMatchObject([
    { failure: 'too_many', detail: null },
    { failure: 'moved_on', detail: null },
    { failure: 'undelivered', detail: '550 no' },
    { failure: 'no_address', detail: null },
  ]);
});

describe('an order that is moved', () => {
  const move = (orderId: number, statusId: 2 | 3 | 5) =>
    sales.call(changeOrderStatus, { params: { orderId }, body: { statusId } });
  const tell = async () => {
    await tellOfMoves(db, queueMail, new Date());
    return (await receiveMails(api)).map(({ subject }) => subject);
  };

  test('says what was paid ahead, and once it ends what of that is owed', async () => {
    const { id: orderId } = await anOrder();
    const body = { amount: 120, method: 'transfer' as const, reference: `T-${randomUUID()}` };
    await sales.call(noteDeposit, { params: { orderId }, body });
    await receiveMails(api);
    const { messages: asking } = await sales.call(takeOrder, { params: { orderId }, query: {} });
    expect(asking[0].text.replaceAll('\u00a0', ' ')).toMatch(
      /LE [\d,.]+ \(LE 120 of LE [\d,.]+ is/,
    );
    const told = async (statusId: 2 | 5) => {
      await move(orderId, statusId);
      await tellOfMoves(db, queueMail, new Date());
      const [mail] = await receiveMails(api);
      return (mail?.text ?? '').replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
    };
    const paid = `Paid ahead by bank transfer, reference ${body.reference}: −LE 120.00`;
    expect(await told(2)).toContain(paid);
    expect(await told(5)).toContain('We pay you back LE 120.00 by ');
  });

  test('tells its customer of each move once, however many tell at the same time', async () => {
    const { id, orderReference } = await anOrder();
    await receiveMails(api);
    await move(id, 2);
    await Promise.all([1, 2, 3].map(() => tellOfMoves(db, queueMail, new Date())));
    expect(await tell()).toEqual([`Order ${orderReference} is confirmed`]);
    expect(await tell()).toEqual([]);
    await move(id, 3);
    expect(await tell()).toEqual([`Order ${orderReference} is on its way`]);
    await move(id, 5);
    expect(await tell()).toEqual([`Order ${orderReference} is cancelled`]);
    const told = await messagesOf(id);
    expect(told.map(({ template, state }) => `${template} ${state}`)).toEqual([
      'order-cancelled sent',
      'order-shipped sent',
      'order-confirmed sent',
      'order-placed sent',
    ]);
    expect(told[0]?.body).toContain('nothing is to be paid');
  });

  test('tells nothing of what it has moved on from, nor of long ago, nor to nobody', async () => {
    const [first, second, third] = [await anOrder(), await anOrder(), await anOrder({})];
    await receiveMails(api);
    for (const { id } of [first, second, third]) await move(id, 2);
    await move(first.id, 3);
    await db
      .update(orderHistory)
      .set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
      .where(sql`order_id = ${second.id}`);
    expect(await tell()).toEqual([`Order ${first.orderReference} is on its way`]);
  });

  test('tells nothing where it moves on before the mail is written', async () => {
    const { id } = await anOrder();
    await receiveMails(api);
    await move(id, 2);
    await tellOfMoves(db, queueMail, new Date());
    await move(id, 5);
    expect(await receiveMails(api)).toEqual([]);
    expect(await messagesOf(id)).toMatchObject([
      { template: 'order-confirmed', state: 'failed', failure: 'moved_on', detail: null },
      { template: 'order-placed' },
    ]);
  });
});

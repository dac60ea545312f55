import { randomUUID } from 'node:crypto';

import {
  type AskingMessage,
  getSettings,
  listMessages,
  placeGuestOrder,
  readConfirmLink,
  recordAttempt,
  resendMessage,
  saveMessages,
  takeOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { orders } from '../../../db/schema/orders.ts';

const { db, guest, signedIn, env } = await testApi();
const [admin, sales] = [await signedIn(Role.Admin), await signedIn(Role.Sales)];
const { design } = await aProduct(db, { stock: [1_000] });
let lastNumber = 20_000_000;

async function anOrder(): Promise<number> {
  const { order } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Rana Aziz', phoneNumber: `010${(lastNumber += 1)}` },
      shippingDetails: { streetAddress: 'Nile Corniche 1', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return order.id;
}

const take = (orderId: number) => sales.call(takeOrder, { params: { orderId }, query: {} });

const noteSent = (orderId: number, message: AskingMessage, isLastWarning = false) =>
  sales.call(recordAttempt, {
    params: { orderId },
    body: { channel: 'whatsapp', outcome: 'sent', isLastWarning, message },
  });

const messagesOf = async (orderId: number) =>
  (await sales.call(listMessages, { query: { orderId: String(orderId) } })).data;

beforeAll(async () => {
  const { messages } = await admin.call(getSettings, {});
  await admin.call(saveMessages, {
    body: {
      seenVersion: messages.version,
      confirmText: 'Dear {name}, {shop} has {orderNumber}: {total}\n{link}',
      confirmTextAr: 'يا {name}، وصل {shop} طلبك {orderNumber}\n{link}',
    },
  });
});

test('the desk is given the owner’s words in both languages, with a link that opens the order', async () => {
  const { orderReference, messages } = await take(await anOrder());
  expect(messages.map(({ locale }) => locale)).toEqual(['en', 'ar']);
  const [english, arabic] = messages;
  const [words, link = ''] = english.text.split('\n');
  expect(words).toMatch(new RegExp(`^Dear Rana Aziz, Craftsandore has ${orderReference}: LE`));
  expect(arabic?.text).toContain('\u2068Rana Aziz\u2069');
  const token = link.replace(`${env.STOREFRONT_URL}/c/`, '');
  const opened = await guest.call(readConfirmLink, { params: { token } });
  expect(opened.order.orderReference).toBe(orderReference);
});

test('what was sent by hand is kept as it was, whatever changes until it is noted, without its token', async () => {
  const orderId = await anOrder();
  const { messages } = await take(orderId);
  await db.update(orders).set({ subtotal: 1 }).where(eq(orders.id, orderId));
  await noteSent(orderId, messages[0]);

  const [kept, ...more] = await messagesOf(orderId);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({
    ...{ template: 'please-confirm', channel: 'whatsapp', state: 'sent', isByHand: true },
    ...{ to: expect.stringMatching(/^\+2010/), attemptId: expect.any(Number) },
    body: messages[0].text.replace(/\/c\/.*/, '/c/…'),
  });
  const id = String(kept?.id);
  await expect(sales.call(resendMessage, { params: { id } })).rejects.toMatchObject({
    code: 'message.by_hand',
  });
});

test('nothing is kept that the shop has not written about this order', async () => {
  const [orderId, other] = [await anOrder(), await anOrder()];
  const [message] = (await take(orderId)).messages;
  const wrong: [number, AskingMessage][] = [
    [orderId, { ...message, text: `${message.text}!` }],
    [orderId, { ...message, locale: 'ar' }],
    [other, message],
  ];
  for (const [id, sent] of wrong) {
    await expect(noteSent(id, sent)).rejects.toMatchObject({ code: 'request.malformed' });
    expect(await messagesOf(id)).toEqual([]);
  }
  await expect(noteSent(orderId, message, true)).rejects.toMatchObject({ status: 422 });
});

test('the call log keeps no link that opens the order', async () => {
  await take(await anOrder());
  const inLog = () =>
    db.execute<{ body: string }>(
      sql`select response_body::text as body from api_logs where url like '%/take'`,
    );
  await expect.poll(async () => (await inLog()).rows.length).toBeGreaterThan(0);
  const { rows } = await inLog();
  for (const { body } of rows) {
    expect(body).toContain('/c/…');
    expect(body).not.toMatch(/\/c\/[\w-]{20}/);
  }
});

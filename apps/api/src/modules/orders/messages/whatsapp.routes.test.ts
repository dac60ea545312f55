import { randomUUID } from 'node:crypto';

import {
  getOrder,
  listMessages,
  OrderStatus,
  placeGuestOrder,
  saveChannels,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi, tokenSecret } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import {
  access,
  eventsOf,
  fakeServices,
  signatureOf,
  type Trouble,
} from '../../../../test/support/whatsapp.ts';
import { createChannels } from '../../../channels/channels.ts';
import { customers } from '../../../db/schema/customers.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { channelEvents } from '../../../db/schema/messages.ts';
import { orderHistory, orders } from '../../../db/schema/orders.ts';
import { createLimits } from '../../../limits/limits.ts';
import { sharedCounters } from '../../../limits/shared-counters.ts';
import { createLogger } from '../../../logging/logger.ts';
import { createConfirmTokens } from '../guest/confirm-tokens.ts';
import { applyChannelEvents } from './apply-channel-events.ts';
import { askCustomers } from './ask-customers.ts';
import { keepChannelEvents } from './channel-events.ts';

const services = await fakeServices();
const { app, db, env, guest, log, signedIn } = await testApi(services.env);
const [admin, sales] = [await signedIn(Role.Admin), await signedIn(Role.Sales)];
const { design } = await aProduct(db, { stock: [10_000] });
const confirmTokens = createConfirmTokens(tokenSecret);
const limits = createLimits(sharedCounters(db), env);
await admin.call(saveChannels, { body: { seenVersion: 0, whatsApp: true, sms: true } });
let lastNumber = 60_000_000;

const path = '/channels/whatsapp/events';
const noon = new Date('2026-11-23T12:00+02:00');

const ask = (minutes: number) =>
  askCustomers({
    ...{ db, limits, channels: createChannels(env), logger: createLogger('silent') },
    asking: { confirmTokens, storefrontUrl: env.STOREFRONT_URL },
    clock: () => new Date(noon.getTime() + minutes * 60_000),
  });

/** An order whose customer has been asked by WhatsApp. */
async function anAskedOrder(trouble?: Trouble) {
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
  await db.update(orders).set({ createdAt: noon }).where(eq(orders.id, order.id));
  if (trouble) services.trouble('whatsapp', trouble);
  await ask(15);
  const to = `20${phoneNumber.slice(1)}`;
  const sent = services.accepted.find((one) => one.to === to);
  if (!sent) throw new Error('The message was not taken');
  return { id: order.id, ...sent };
}
type Asked = Awaited<ReturnType<typeof anAskedOrder>>;

const post = (payload: string, signature = signatureOf(payload)) =>
  app.inject({
    ...{ method: 'POST', url: path, payload },
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  });

const status = ({ providerId, callbackId, to }: Asked, name: string, code?: number) => ({
  statuses: [
    {
      ...{ id: providerId, status: name, timestamp: '1764151200', recipient_id: to },
      biz_opaque_callback_data: callbackId,
      ...(code && { errors: [{ code, title: 'Message undeliverable' }] }),
    },
  ],
});

const press = (
  { providerId, to, payloads }: Asked,
  { from = to, context = providerId, payload = payloads[0], id = `wamid.${randomUUID()}` } = {},
) => ({
  contacts: [{ wa_id: from, profile: { name: 'Somebody' } }],
  messages: [
    {
      ...{
        from,
        id,
        timestamp: '1764151200',
        type: 'button',
        context: { from: '20', id: context },
      },
      button: { payload, text: 'Confirm the order' },
    },
  ],
});

/** Posted as WhatsApp does, and done. */
async function tell(...values: object[]) {
  const { payload, signature } = eventsOf(...values);
  const reply = await post(payload, signature);
  expect([reply.statusCode, reply.payload]).toEqual([200, '']);
  await applyChannelEvents({ db, limits, confirmTokens });
}

const messagesOf = async ({ id }: { id: number }) =>
  (await sales.call(listMessages, { query: { orderId: String(id) } })).data;
const statusOf = async ({ id }: { id: number }) =>
  (await sales.call(getOrder, { params: { orderId: id } })).orderStatusName;
const answersOf = async ({ id }: { id: number }) =>
  (await db.select().from(confirmationAttempts).where(eq(confirmationAttempts.orderId, id))).filter(
    ({ direction }) => direction === 'in',
  );
const outcomes = async () => (await db.select().from(channelEvents)).map(({ outcome }) => outcome);

beforeEach(async () => {
  await db.update(orders).set({ statusId: 5 });
  await db.delete(channelEvents);
});

describe('the address is entered at WhatsApp', () => {
  const challenge = (token: string, mode = 'subscribe') =>
    app.inject({
      url: `${path}?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`,
    });

  test('by who knows the word', async () => {
    const reply = await challenge(access.WHATSAPP_VERIFY_TOKEN);
    expect([reply.statusCode, reply.payload]).toEqual([200, '1158201444']);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect((await challenge('another word')).statusCode).toBe(404);
    expect((await challenge(access.WHATSAPP_VERIFY_TOKEN, 'x')).statusCode).toBe(404);
    expect(log.join('')).not.toContain(access.WHATSAPP_VERIFY_TOKEN);
  });
});

describe('nothing is changed by', () => {
  test.each<[string, (payload: string) => [string, string?]]>([
    ['no signature', (payload) => [payload, '']],
    ['one of another secret', (payload) => [payload, signatureOf(payload, 'another secret')]],
    ['a body that was changed', (payload) => [`${payload} `, signatureOf(payload)]],
    ['a signature of another algorithm', (payload) => [payload, `sha1=${'0'.repeat(40)}`]],
  ])('%s', async (_, forge) => {
    const asked = await anAskedOrder();
    const { payload } = eventsOf(press(asked), status(asked, 'read'));
    const reply = await post(...forge(payload));
    expect(reply.statusCode).toBe(404);
    expect(await outcomes()).toEqual([]);
    expect(await statusOf(asked)).toBe('pending');
  });

  test.each([
    ['{'],
    ['[]'],
    ['null'],
    ['{"entry":[{"changes":[{"value":{"statuses":[{}, 1]}}]}]}'],
  ])('what is signed and is not understood: %s', async (payload) => {
    expect([200, 400]).toContain((await post(payload)).statusCode);
    expect(await outcomes()).toEqual([]);
  });

  test('more than WhatsApp posts at once', async () => {
    const reply = await post(JSON.stringify({ entry: ['x'.repeat(3 * 1024 ** 2)] }));
    expect(reply.statusCode).toBe(413);
  });

  test('what is told of messages that are not the shop’s', async () => {
    const asked = await anAskedOrder();
    await tell(status({ ...asked, providerId: 'wamid.x', callbackId: randomUUID() }, 'read'));
    expect(await outcomes()).toEqual(['unknown']);
    expect(await messagesOf(asked)).toMatchObject([{ state: 'sent' }]);
  });
});

describe('what became of a message', () => {
  test.each([
    [['sent', 'delivered', 'read'], 'read'],
    [['read', 'sent', 'delivered'], 'read'],
    [['delivered', 'delivered', 'sent'], 'delivered'],
    [['read'], 'read'],
  ])('%j, in whatever order and however often it is told, is %s', async (told, state) => {
    const asked = await anAskedOrder();
    for (const name of told) await tell(status(asked, name));
    await tell(...told.map((name) => status(asked, name)));
    expect(await messagesOf(asked)).toMatchObject([{ state, sentAt: expect.any(String) }]);
    expect(await outcomes()).toHaveLength(new Set(told).size);
  });

  test('that failed counts as no attempt, and SMS takes its place', async () => {
    const asked = await anAskedOrder();
    const confirmation = async () =>
      (await sales.call(getOrder, { params: { orderId: asked.id } })).confirmation;
    expect(await confirmation()).toMatchObject({ deadlineAt: expect.any(String) });
    await tell(status(asked, 'failed', 131026));
    expect(await messagesOf(asked)).toMatchObject([
      { state: 'failed', failure: 'not_reached', detail: expect.stringContaining('131026') },
    ]);
    expect(await confirmation()).toMatchObject({ deadlineAt: null });
    await ask(16);
    await ask(17);
    const channels = services.accepted
      .filter(({ to }) => to.endsWith(asked.to))
      .map((one) => one.channel);
    expect(channels).toEqual(['whatsapp', 'sms']);
    // Told too late, it is true all the same.
    await tell(status(asked, 'sent'));
    expect((await messagesOf(asked)).map(({ state }) => state)).toEqual(['sent', 'failed']);
    await tell(status(asked, 'delivered'));
    expect((await messagesOf(asked)).map(({ state }) => state)).toEqual(['sent', 'delivered']);
  });

  test('whose answer was lost is known by what is told of it', async () => {
    const asked = await anAskedOrder('cut after taking');
    expect(await messagesOf(asked)).toMatchObject([{ state: 'unsure' }]);
    await tell(status(asked, 'delivered'));
    await tell(status(asked, 'sent'));
    expect(await messagesOf(asked)).toMatchObject([{ state: 'delivered', failure: null }]);
    const counted = await db
      .select()
      .from(confirmationAttempts)
      .where(eq(confirmationAttempts.orderId, asked.id));
    expect(counted).toMatchObject([{ channel: 'whatsapp', outcome: 'sent' }]);
  });
});

describe('a press on a button', () => {
  test('confirms the order, however often it is told', async () => {
    const asked = await anAskedOrder();
    const event = press(asked, { id: 'wamid.one' });
    await tell(event, event);
    await tell(event);
    expect(await statusOf(asked)).toBe('confirmed');
    expect(await answersOf(asked)).toMatchObject([
      { channel: 'whatsapp', outcome: 'confirmed', actorKind: 'customer' },
    ]);
    expect(await outcomes()).toEqual(['confirmed']);
  });

  test('asks to be called', async () => {
    const asked = await anAskedOrder();
    await tell(press(asked, { payload: asked.payloads[1] }));
    expect(await statusOf(asked)).toBe('pending');
    expect(await answersOf(asked)).toMatchObject([{ outcome: 'asked_later' }]);
  });

  test.each<[string, (mine: Asked, other: Asked) => object, string]>([
    ['another number', (mine, { to }) => press(mine, { from: to }), 'not_theirs'],
    [
      'the payload of another order',
      (mine, { payloads }) => press(mine, { payload: payloads[0] }),
      'not_theirs',
    ],
    ['a message that is not the shop’s', (mine) => press(mine, { context: 'wamid.x' }), 'unknown'],
    ['a payload of something else', (mine) => press(mine, { payload: 'STOP' }), 'unknown'],
  ])('of %s changes nothing', async (_, forge, outcome) => {
    const [mine, other] = [await anAskedOrder(), await anAskedOrder()];
    await tell(forge(mine, other));
    expect([await statusOf(mine), await statusOf(other)]).toEqual(['pending', 'pending']);
    expect(await outcomes()).toEqual([outcome]);
  });

  test.each([
    ['before it comes', 0],
    ['before it is done', 1],
  ])('is none for an order that is changed %s', async (_, when) => {
    const asked = await anAskedOrder();
    const change = () => db.update(orders).set({ version: 9 }).where(eq(orders.id, asked.id));
    if (when === 0) await change();
    await keepChannelEvents(db, confirmTokens, JSON.parse(eventsOf(press(asked)).payload));
    if (when === 1) await change();
    await applyChannelEvents({ db, limits, confirmTokens });
    expect(await statusOf(asked)).toBe('pending');
    expect(await outcomes()).toEqual(['order.not_seen']);
  });

  test('confirms nothing for who has refused a parcel since: their deposit comes first', async () => {
    const [asked, refused] = [await anAskedOrder(), await anAskedOrder()];
    const [customer] = await db.insert(customers).values({ name: 'Somebody' }).returning();
    const theirs = { customerId: customer?.id ?? 0 };
    await db.update(orders).set(theirs).where(eq(orders.id, asked.id));
    const end = { statusId: OrderStatus.cancelled };
    await db
      .update(orders)
      .set({ ...theirs, ...end })
      .where(eq(orders.id, refused.id));
    const why = { orderId: refused.id, cancelReason: 'refused' } as const;
    await db.insert(orderHistory).values({ ...end, ...why });
    await tell(press(asked));
    expect(await outcomes()).toEqual(['order.needs_deposit']);
    expect([await statusOf(asked), await answersOf(asked)]).toEqual(['pending', []]);
  });

  test('is none any more once the order is decided', async () => {
    const asked = await anAskedOrder();
    await db.update(orders).set({ statusId: 5 }).where(eq(orders.id, asked.id));
    await tell(press(asked));
    expect(await outcomes()).toEqual(['order.decided']);
    expect(await answersOf(asked)).toEqual([]);
  });

  test('leaves nothing that opens the order, and no number', async () => {
    const asked = await anAskedOrder();
    await tell(press(asked), status(asked, 'read'));
    const kept = JSON.stringify(await db.select().from(channelEvents)) + log.join('');
    const [token = ''] = asked.payloads[0]?.slice('confirm:'.length).split('.') ?? [];
    expect(token).not.toBe('');
    for (const secret of [token, asked.to, 'Somebody']) expect(kept).not.toContain(secret);
  });
});

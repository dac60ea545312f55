import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import {
  changeOrderStatus,
  followLive,
  holdPieces,
  listOrders,
  OrderStatus,
  placeGuestOrder,
  releaseHold,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { setMoney } from '../../../test/support/money-settings.ts';
import { apiLogs } from '../../db/schema/api-logs.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import { stockHolds } from '../../db/schema/holds.ts';
import { liveEvents } from '../../db/schema/live.ts';
import { ratings } from '../../db/schema/ratings.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { releaseOverdue } from '../orders/holds/release-holds.ts';
import { deleteOldEvents } from './live-events.ts';

const api = await testApi(
  { GUEST_ORDERS_PER_HOUR: '0', GUEST_PIECES_OF_ADDRESS: '0', GUEST_PIECES_EVERYWHERE: '0' },
  { heartbeatMs: 200 },
);
const { db, app } = api;
await setMoney(db, { ordersWaiting: 0, piecesWaiting: 100_000 });
await app.listen({ port: 0, host: '127.0.0.1' });
const other = await api.anotherInstance();
await other.app.listen({ port: 0, host: '127.0.0.1' });
const admin = await api.signedIn(Role.Admin);
const { product, design } = await anyProduct();

async function anyProduct() {
  const { design, ...product } = await aProduct(db, { stock: [100_000] });
  return { product, design };
}

/** A busy machine takes longer than its second. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const open: IncomingMessage[] = [];
afterEach(() => open.splice(0).forEach((response) => response.destroy()));

type Options = { of?: typeof app; after?: number | undefined; seconds?: number };
type Told = { id: number; kind: string; objectId?: number };

/** Somebody who listens: what they were told, where they are, and whether that has ended. */
async function follow(token: string, { of = app, after, seconds }: Options = {}) {
  const { port } = of.server.address() as AddressInfo; // it listens on a port
  const headers = {
    authorization: `Bearer ${token}`,
    ...(after !== undefined && { 'last-event-id': String(after) }),
  };
  const path = seconds === undefined ? followLive.path : `${followLive.path}?seconds=${seconds}`;
  const [response] = await once(get({ port, path, headers, agent: false }), 'response');
  const stream = response as IncomingMessage; // as Node documents the event
  open.push(stream);
  const follower = { stream, told: [] as Told[], at: -1, isEnded: false };
  let rest = '';
  stream.setEncoding('utf8').on('data', (words: string) => {
    const messages = `${rest}${words}`.split('\n\n');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const id = Number(/^id: (\d+)$/m.exec(message)?.[1]);
      const data = /^data: (.*)$/m.exec(message)?.[1];
      follower.at = id;
      if (data) follower.told.push({ id, ...JSON.parse(data) });
    }
  });
  stream.once('close', () => (follower.isEnded = true)).on('error', () => undefined);
  if (stream.statusCode === 200) await until(() => expect(follower.at).not.toBe(-1));
  return follower;
}

let orders = 0;

async function anOrder(): Promise<number> {
  const { order } = await api.guest.call(placeGuestOrder, {
    body: {
      placementKey: crypto.randomUUID(),
      items: [{ productDesignId: design.id, quantity: 1 }],
      contact: { name: 'Rana', phoneNumber: `010${String(++orders).padStart(8, '0')}` },
      shippingDetails: { streetAddress: 'a', city: 'b', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return order.id;
}

/** Until this order has been told of, and with it all that was before it. */
const hears = (follower: { told: Told[] }, orderId: number) =>
  until(() => expect(follower.told.map(({ objectId }) => objectId)).toContain(orderId));

const placed = ({ told }: { told: Told[] }) =>
  told.filter(({ kind }) => kind === 'order.placed').map(({ objectId }) => objectId);

test('an order is told of by every process, whichever took it, and nothing of who ordered', async () => {
  const followers = [await follow(admin.token), await follow(admin.token, { of: other.app })];
  const id = await anOrder();
  for (const follower of followers) {
    await hears(follower, id);
    expect(follower.told).toEqual([{ id: expect.any(Number), kind: 'order.placed', objectId: id }]);
  }
});

test('a move is told of, once, and what is rolled back never', async () => {
  const id = await anOrder();
  const follower = await follow(admin.token);
  await db
    .transaction(async (tx) => {
      await tx.insert(contactMessages).values(aMessage);
      tx.rollback();
    })
    .catch(() => undefined);
  await admin.call(changeOrderStatus, {
    params: { orderId: id },
    body: { statusId: OrderStatus.confirmed },
  });
  await hears(follower, id);
  expect(follower.told.filter(({ kind }) => kind === 'order.changed')).toHaveLength(1);
  expect(follower.told.map(({ kind }) => kind)).not.toContain('message.added');
});

const aMessage = { name: 'Omar', email: 'omar@example.com', subject: '', message: 'Do you?' };

test('nobody is told what their role may not see', async () => {
  const developer = await api.signedIn(Role.Developer);
  const followers = [await follow(developer.token), await follow(admin.token)];
  await db.insert(ratings).values({
    ...{ userId: admin.user.id, productId: product.id, rating: 4, comment: 'A good bowl.' },
  });
  const id = await anOrder();
  for (const follower of followers) await hears(follower, id);
  const kinds = followers.map(({ told }) => told.map(({ kind }) => kind));
  expect(kinds).toEqual([['order.placed'], ['review.added', 'order.placed']]);
});

test('what is held is told of as it is made and as it ends, each once, to who may see it', async () => {
  const developer = await api.signedIn(Role.Developer);
  const others = await follow(developer.token);
  const follower = await follow(admin.token);
  const items = [{ productDesignId: design.id, quantity: 1 }];
  const made = await admin.call(holdPieces, { body: { items, name: 'Heba' } });
  const overdue = await admin.call(holdPieces, { body: { items, name: 'Mona' } });
  await admin.call(releaseHold, { params: { id: made.id } });
  await admin.call(releaseHold, { params: { id: made.id } });
  const expiresAt = new Date(Date.now() - 1000);
  await db.update(stockHolds).set({ expiresAt }).where(eq(stockHolds.id, overdue.id));
  await Promise.all([releaseOverdue(db, new Date()), releaseOverdue(db, new Date())]);
  const last = await anOrder();
  for (const each of [follower, others]) await hears(each, last);

  const held = ({ told }: typeof follower) =>
    told.filter(({ kind }) => kind === 'hold.changed').map(({ objectId }) => objectId);
  // Of the second: made, its time changed, its time over.
  expect(held(follower)).toEqual([made.id, overdue.id, made.id, overdue.id, overdue.id]);
  expect(held(others)).toEqual([]);
});

test.each([
  ['a guest', null, 401],
  ['a customer', Role.User, 403],
])('%s is told nothing', async (_, role, status) => {
  const token = role ? (await api.signedIn(role)).token : '';
  expect((await follow(token)).stream.statusCode).toBe(status);
});

describe('who comes back', () => {
  test('goes on where they were, on any process: nothing is lost, and nothing twice', async () => {
    const before = await follow(admin.token);
    await hears(before, await anOrder());
    before.stream.destroy();
    const missed = [await anOrder(), await anOrder()];
    const after = await follow(admin.token, { of: other.app, after: before.at });
    const last = await anOrder();
    await hears(after, last);
    expect(placed(after)).toEqual([...missed, last]);
  });

  test('misses none of many that end at once, however often the connection drops', async () => {
    const all: number[] = [];
    const heard: number[] = [];
    let after: number | undefined = (await follow(admin.token)).at;
    for (let round = 0; round < 6; round++) {
      const follower = await follow(admin.token, { after, of: round % 2 ? app : other.app });
      const placing = Promise.all(Array.from({ length: 8 }, anOrder));
      await until(() => expect(placed(follower).length).toBeGreaterThan(2));
      follower.stream.destroy();
      await once(follower.stream, 'close');
      heard.push(...placed(follower).map(Number));
      after = follower.told.at(-1)?.id;
      all.push(...(await placing));
    }
    const end = await follow(admin.token, { after });
    const last = await anOrder();
    await hears(end, last);
    heard.push(...placed(end).map(Number));
    expect(heard.toSorted((a, b) => a - b)).toEqual([...all, last].toSorted((a, b) => a - b));
  });

  test('misses nothing that ends later than what began after it', async () => {
    const follower = await follow(admin.token);
    let next: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await tx.insert(contactMessages).values(aMessage);
      // Its event has an id from here on, and nobody can see it yet.
      await tx.execute(sql`set constraints all immediate`);
      next = db.insert(contactMessages).values(aMessage).execute();
      await delay(300);
    });
    await next;
    await until(() => expect(follower.told).toHaveLength(2));
  });

  test('is told to read again where that was too long ago', async () => {
    await db.execute(sql`update live_events set created_at = now() - interval '2 days'`);
    const [{ id: first } = { id: 0 }] = await db.select().from(liveEvents).limit(1);
    await deleteOldEvents(db);
    expect(await db.select().from(liveEvents)).toHaveLength(1);
    const follower = await follow(admin.token, { after: first });
    await until(() => expect(follower.told.map(({ kind }) => kind)).toEqual(['missed']));
    // From there on as everybody else.
    const id = await anOrder();
    await hears(follower, id);
    expect(placed(follower)).toEqual([id]);
  });

  test('is told to read again where too much has happened', async () => {
    const { at } = await follow(admin.token);
    await db.execute(sql`
      insert into live_events (kind, object_id) select 'order.changed', n from generate_series(1, 600) n`);
    const follower = await follow(admin.token, { after: at });
    await until(() => expect(follower.told.map(({ kind }) => kind)).toEqual(['missed']));
  });
});

test('who opens a page is told what has happened since, and no more', async () => {
  await db.execute(sql`update live_events set created_at = now() - interval '1 hour'`);
  const id = await anOrder();
  const follower = await follow(admin.token, { seconds: 60 });
  await hears(follower, id);
  expect(placed(follower)).toEqual([id]);
});

describe('ends', () => {
  test('with the session', async () => {
    const person = await api.signedIn(Role.Sales);
    const follower = await follow(person.token);
    await db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(eq(sessions.id, person.session.id));
    await until(() => expect(follower.isEnded).toBe(true));
  });

  test('with the role, and stays while neither changes', async () => {
    const person = await api.signedIn(Role.Sales);
    const followers = [await follow(person.token), await follow(admin.token)];
    await db.update(users).set({ roleId: Role.User }).where(eq(users.id, person.user.id));
    await until(() => expect(followers[0]?.isEnded).toBe(true));
    expect(followers[1]?.isEnded).toBe(false);
    expect((await follow(person.token)).stream.statusCode).toBe(403);
  });
});

test('who comes while the sessions of others are looked up stays', async () => {
  const busy = await testApi({}, { heartbeatMs: 2 });
  await busy.app.listen({ port: 0, host: '127.0.0.1' });
  const people = await Promise.all(Array.from({ length: 10 }, () => busy.signedIn(Role.Sales)));
  const followers = [];
  for (const { token } of people) followers.push(await follow(token, { of: busy.app }));
  await delay(100);
  expect(followers.filter(({ isEnded }) => isEnded)).toHaveLength(0);
});

test('one person has room for ten browsers, and leaving makes room', async () => {
  const person = await api.signedIn(Role.Sales);
  const followers = await Promise.all(Array.from({ length: 10 }, () => follow(person.token)));
  expect((await follow(person.token)).stream.statusCode).toBe(429);
  followers[0]?.stream.destroy();
  await until(async () => expect((await follow(person.token)).stream.statusCode).toBe(200));
});

test('a browser of the back office may read it', async () => {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const answer = await fetch(`http://127.0.0.1:${port}${followLive.path}`, {
    headers: { authorization: `Bearer ${admin.token}`, origin: api.env.BACK_OFFICE_URL },
  });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': api.env.BACK_OFFICE_URL,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers.get('content-encoding')).toBeNull();
  await answer.body?.cancel();
});

test('is no call of the log, and no request in progress', async () => {
  const crowded = await testApi({ REQUESTS_AT_ONCE: '1' });
  await crowded.app.listen({ port: 0, host: '127.0.0.1' });
  const { token, call } = await crowded.signedIn(Role.Admin);
  const follower = await follow(token, { of: crowded.app });
  await call(listOrders, { query: {} });
  follower.stream.destroy();
  await crowded.app.close();
  const logged = await crowded.db.select({ url: apiLogs.url }).from(apiLogs);
  expect(logged.map(({ url }) => url)).toEqual(['/admin/orders']);
});

test('a process that closes lets nobody wait', async () => {
  const follower = await follow(admin.token, { of: other.app });
  // Whoever was waited for would not leave: this would never end.
  await other.app.close();
  await until(() => expect(follower.isEnded).toBe(true));
});

import { randomUUID } from 'node:crypto';

import {
  findOrderStatus,
  listMessages,
  listOrders,
  OrderStatus,
  type OrderStatusId,
  type ParcelState,
  placeGuestOrder,
  resendMessage,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { dayAfter } from '@craftsandore/rules';
import { and, count, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import { aWholeDay } from '../../../../test/support/a-whole-day.ts';
import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { killConnections } from '../../../../test/support/kill-connections.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { createJobs } from '../../../jobs/jobs.ts';
import { createLogger } from '../../../logging/logger.ts';
import { tellOfDelays } from './tell-of-delays.ts';

const api = await testApi({
  ORDER_MAILS_PER_HOUR: '0',
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
const { db, guest, env } = api;
const sales = await api.signedIn(Role.Sales);
const { design } = await aProduct(db, { stock: [10_000] });
const { queueMail, stop } = createJobs({
  databaseUrl: env.DATABASE_URL,
  logger: createLogger('silent'),
});
afterAll(stop);

const { pending, confirmed, shipped, delivered, cancelled } = OrderStatus;
const today = await aWholeDay();
const yesterday = dayAfter(today, -1);
let lastNumber = 30_000_000;

type Wanted = { statusId?: OrderStatusId; promisedTo?: string | null; email?: string | undefined };

async function anOrder(wanted: Wanted = {}) {
  const { statusId = shipped, promisedTo = yesterday } = wanted;
  const email = 'email' in wanted ? wanted.email : 'rana@example.com';
  const phoneNumber = `010${(lastNumber += 1)}`;
  const { order, trackingToken } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 1 }],
      contact: { name: 'Rana Aziz', phoneNumber, ...(email && { email }) },
      shippingDetails: { streetAddress: 'a', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  const promisedFrom = promisedTo && dayAfter(promisedTo, -2);
  await db
    .update(orders)
    .set({ statusId, promisedFrom, promisedTo })
    .where(eq(orders.id, order.id));
  return { id: order.id, orderReference: order.orderReference, trackingToken, phoneNumber };
}

async function withParcel(orderId: number, state: ParcelState) {
  await db.insert(shipments).values({
    ...{ orderId, carrier: 'own', round: 1, trackingNumber: `own-${orderId}`, state },
    ...{ cashDue: 0, bookedBy: sales.user.id },
  });
}

const tell = (now = new Date()) => tellOfDelays(db, queueMail, now);
const subjects = async () => (await receiveMails(api)).map(({ subject }) => subject);
const toldOf = (orderId: number) =>
  db
    .select({ state: messages.state, failure: messages.failure })
    .from(messages)
    .where(and(eq(messages.orderId, orderId), eq(messages.template, 'order-delayed')));

test('the customer of a late order is told once, however many tell and however late it becomes', async () => {
  const { id, orderReference } = await anOrder();
  await receiveMails(api);
  await Promise.all([1, 2, 3, 4].map(() => tell()));
  const [mail, ...more] = await receiveMails(api);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Order ${orderReference} is late`);
  expect(mail?.text).toContain('costs you nothing');

  await tell();
  await db.update(orders).set({ statusId: confirmed }).where(eq(orders.id, id));
  await tell(new Date(Date.now() + 3 * 86_400_000));
  expect(await subjects()).toEqual([]);
  const { data } = await sales.call(listMessages, { query: { orderId: String(id) } });
  expect(data).toMatchObject([
    { template: 'order-delayed', state: 'sent', to: 'rana@example.com' },
    { template: 'order-placed' },
  ]);
  // Staff may say it again.
  await sales.call(resendMessage, { params: { id: String(data[0]?.id) } });
  expect(await subjects()).toEqual([`Order ${orderReference} is late`]);
});

test.each<[string, Wanted, ParcelState | null, boolean]>([
  ['confirmed, and not sent', { statusId: confirmed }, null, true],
  ['on its way', {}, 'moving', true],
  ['lost', {}, 'lost', true],
  ['on its last promised day', { promisedTo: today }, 'moving', false],
  ['not confirmed', { statusId: pending }, null, false],
  ['delivered', { statusId: delivered }, null, false],
  ['cancelled', { statusId: cancelled }, null, false],
  ['delivered by its courier', {}, 'delivered', false],
  ['on its way back', {}, 'returning', false],
  ['back', {}, 'returned', false],
  ['promised no day', { promisedTo: null }, 'moving', false],
])('one that is %s', async (_, wanted, parcel, isLate) => {
  const { id, trackingToken, phoneNumber, orderReference } = await anOrder(wanted);
  if (parcel) await withParcel(id, parcel);
  await receiveMails(api);
  await tell();
  expect(await subjects()).toEqual(isLate ? [`Order ${orderReference} is late`] : []);

  const tracked = await guest.call(trackOrder, { params: { token: trackingToken } });
  expect(tracked.order.isLate).toBe(isLate);
  const found = await guest.call(findOrderStatus, { body: { orderReference, phoneNumber } });
  expect(found.isLate).toBe(isLate);
  const query = { status: 'late' as const, query: orderReference };
  const { data } = await sales.call(listOrders, { query });
  expect(data.map(({ orderId }) => orderId)).toEqual(isLate ? [id] : []);
});

test('the day ends at midnight in Egypt', async () => {
  const { id } = await anOrder({ promisedTo: '2040-01-10' });
  await tell(new Date('2040-01-10T21:59:59Z'));
  expect(await toldOf(id)).toEqual([]);
  await tell(new Date('2040-01-10T22:00:00Z'));
  expect(await toldOf(id)).toHaveLength(1);
  await receiveMails(api);
});

test('nobody is told of long ago, nor who left no address', async () => {
  const long = await anOrder({ promisedTo: dayAfter(today, -15) });
  const nobody = await anOrder({ email: undefined });
  await receiveMails(api);
  await tell();
  expect(await subjects()).toEqual([]);
  for (const { id } of [long, nobody]) expect(await toldOf(id)).toEqual([]);
});

test('nothing is told where it comes before the mail is written', async () => {
  const { id } = await anOrder();
  await receiveMails(api);
  await tell();
  await db.update(orders).set({ statusId: delivered }).where(eq(orders.id, id));
  expect(await subjects()).toEqual([]);
  expect(await toldOf(id)).toEqual([{ state: 'failed', failure: 'moved_on' }]);
});

test(
  'a job that is killed tells each customer once',
  async () => {
    const ids: number[] = [];
    for (let index = 0; index < proofSize(30, 300); index += 1) ids.push((await anOrder()).id);
    await receiveMails(api);
    const now = new Date();
    const kills = proofSize(10, 100);
    const killed = await killConnections(env.DATABASE_URL, {
      count: kills,
      during(jobs) {
        const run = async () => {
          for (let done = 0; done < proofSize(5, 20);) {
            const failed = await tellOfDelays(jobs, queueMail, now).catch(() => 'failed');
            if (failed !== 'failed') done += 1;
          }
        };
        return Promise.all([run(), run(), run()]);
      },
    });
    await tell(now);

    expect(killed).toBeGreaterThan(0);
    const told = await db
      .select({ orderId: messages.orderId, count: count() })
      .from(messages)
      .where(and(inArray(messages.orderId, ids), eq(messages.template, 'order-delayed')))
      .groupBy(messages.orderId);
    expect(told.map((row) => row.count)).toEqual(ids.map(() => 1));
    expect(await subjects()).toHaveLength(ids.length);
  },
  proofTimeout(),
);

import {
  exportOrders,
  getCustomer,
  deskFigureParts,
  getDashboard,
  getDeskFigures,
  getMyOrder,
  getOrder,
  getUser,
  listApiLogs,
  listCustomers,
  listDesk,
  listMyOrders,
  listOrders,
  listParcels,
  listReviews,
  listStaffReviews,
  listUsers,
  maxCountedParcels,
  recordAttempt,
  takeNextOrder,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { products } from '../src/db/schema/catalogue.ts';
import { customers } from '../src/db/schema/customers.ts';
import { orders } from '../src/db/schema/orders.ts';
import { tellOfDelays } from '../src/modules/orders/messages/tell-of-delays.ts';
import { testApi } from './support/api.ts';
import { anOrder } from './support/builders.ts';
import { manyOrders } from './support/many-orders.ts';
import { indexesOf, rowsReadOf } from './support/plans.ts';

const { db, signedIn, statements } = await testApi();
await manyOrders(db, 20_000);
// Some are on their way, few of them late.
await db.execute(sql`
  update orders set status_id = 3, promised_from = current_date - id % 100, promised_to = current_date + 60 - id % 100
  where id % 20 = 7`);
await db.execute(sql`vacuum (analyze) orders`);
const staff = await signedIn(Role.Developer);
const customer = await signedIn();
const { id: orderId } = await anOrder(db, customer.user);
const [{ id: customerId } = { id: 0 }] = await db.select().from(customers).limit(1);
const [last] = await db.select().from(orders).where(eq(orders.id, orderId));

/** Of tables that grow as long as the shop lives. */
const expectIndexes = indexesOf({ db, statements }, [
  'addresses',
  'api_logs',
  'carts',
  'confirmation_attempts',
  'customer_phones',
  'customers',
  'order_history',
  'order_lines',
  'order_notes',
  'orders',
  'sessions',
  'users',
]);

const orderSearches: CallInput<typeof listOrders>['query'][] = [
  {},
  { page: 200 },
  { sort: 'oldest' },
  { sort: 'total-up' },
  { sort: 'total-down', page: 50 },
  { status: 'pending' },
  { status: 'delivered', sort: 'oldest' },
  { status: 'unbooked' },
  { promotion: 1 },
  { promotion: 1, status: 'pending', sort: 'total-up' },
  { status: 'late' },
  { status: 'late', query: 'صبري', sort: 'oldest' },
  { status: 'unbooked', query: 'صبري', sort: 'total-up' },
  { status: 'pending', sort: 'total-down' },
  { from: '2026-01-01', to: '2026-01-31' },
  { from: '2026-01-01', status: 'cancelled', sort: 'total-up' },
  { query: 'أحمد' },
  { query: 'احمد فواد' },
  { query: 'mansour 0a1' },
  { query: 'صبري mansour' },
  { query: 'zz' },
  { query: 'م' },
  { query: 'a' },
  { query: '3f' },
  { query: 'nobody at all' },
  { query: '0103' },
  { query: '+20 101 234' },
  { query: '7919' },
  { query: last?.reference ?? '' },
  { query: 'example.com' },
  { query: '@@@' },
  { query: 'القاهرة' },
  { query: 'البحيرة معادي' },
  { query: 'دمنهور منى' },
  { query: 'سلطانية' },
  { query: 'bowl أحمد 0a1' },
  { query: 'سلطانيات القاهرة', status: 'pending' },
  { query: 'PLT-12345' },
  { query: '6667' },
  { query: 'PLT-12 أحمد', status: 'pending' },
  { query: 'صبري', status: 'pending', sort: 'total-up', from: '2025-01-01' },
];
test.each(orderSearches)('orders by %j', (query) =>
  expectIndexes(() => staff.call(listOrders, { query })),
);

test('customers of late orders are found by an index', () =>
  expectIndexes(() => tellOfDelays(db, () => Promise.resolve(), new Date())));

const sales = await signedIn(Role.Sales);
test.each<CallInput<typeof listDesk>['query']>([
  {},
  { page: 5 },
  { part: 'waiting' },
  { part: 'later' },
  { state: 'due' },
  { state: 'awaiting' },
  { state: 'needs_address' },
])('the desk by %j', (query) => expectIndexes(() => sales.call(listDesk, { query })));

test.each(deskFigureParts)('the figures of the desk by %s', (by) =>
  expectIndexes(() =>
    sales.call(getDeskFigures, { query: { from: '2026-09-01', to: '2026-09-14', by } }),
  ),
);

test('the next order of the desk', () =>
  expectIndexes(() => sales.call(takeNextOrder, { query: {} })));

test('an attempt', () =>
  expectIndexes(() =>
    sales.call(recordAttempt, {
      params: { orderId },
      body: { channel: 'call', outcome: 'no_answer' },
    }),
  ));

test('orders for Excel', () =>
  expectIndexes(() => staff.call(exportOrders, { query: { query: 'فؤاد', status: 'pending' } })));

test.each<CallInput<typeof listUsers>['query']>([
  {},
  { page: 50 },
  { roleId: Role.Admin },
  { roleId: Role.User },
  { query: 'منى' },
  { query: 'f' },
  { query: 'nobody' },
  { query: 'younan', roleId: Role.User },
])('accounts by %j', (query) => expectIndexes(() => staff.call(listUsers, { query })));

// Where nothing narrows them down all are read, and their orders from an index alone.
test.each<CallInput<typeof listCustomers>['query']>([
  { query: 'أحمد 0a1' },
  { query: 'younan 0a1', sort: 'spent' },
  { query: 'nobody' },
  { query: '٠١٠٣ ١٢٣٤' },
  { query: '0103123', sort: 'refused' },
])('customers by %j', (query) => expectIndexes(() => staff.call(listCustomers, { query })));

test.each<CallInput<typeof listApiLogs>['query']>([
  {},
  { page: 300 },
  { method: 'DELETE' },
  { method: 'PATCH' },
  { url: 'products/777' },
  { url: 'nothing' },
  { url: 'zz' },
  { url: '/' },
  { status: '5xx' },
  { status: '2xx' },
  { status: '404' },
  { userId: 77 },
  { requestId: 'a-request' },
  { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' },
  { after: 19_990 },
  { method: 'DELETE', status: '5xx', url: '99' },
])('logged calls by %j', (query) => expectIndexes(() => staff.call(listApiLogs, { query })));

test('an order, an account and the dashboard', async () => {
  await expectIndexes(() => staff.call(getOrder, { params: { orderId } }));
  await expectIndexes(() => staff.call(getUser, { params: { userId: customer.user.id } }));
  await expectIndexes(() => staff.call(getCustomer, { params: { customerId } }));
  await expectIndexes(() => staff.call(getDashboard, {}));
});

test('a customer’s own orders', async () => {
  await expectIndexes(() => customer.call(listMyOrders, { query: {} }));
  await expectIndexes(() => customer.call(getMyOrder, { params: { orderId } }));
});

test('reviews, with whether their authors have what they review', async () => {
  const [product] = await db.select().from(products).limit(1);
  const id = product?.id ?? 0;
  await db.execute(sql`
    insert into ratings (user_id, product_id, rating, comment) select id, ${id}::int, 5, 'Good' from users`);
  await db.execute(sql`vacuum (analyze) ratings`);

  const sales = await signedIn(Role.Sales);
  await expectIndexes(() => sales.call(listStaffReviews, { query: {} }));
  await expectIndexes(() => staff.call(listReviews, { params: { id }, query: { page: 3 } }));
});

describe('where every order has a parcel', () => {
  beforeAll(async () => {
    await db.execute(sql`insert into shipments (order_id, carrier, tracking_number, state, cash_due, last_event_at)
      select id, 'own', 'P' || id, 'delivered', subtotal, created_at from ${orders} on conflict do nothing`);
    await db.execute(sql`analyze shipments`);
  });

  test.each<CallInput<typeof listParcels>['query']>([
    {},
    { page: 50 },
    { part: 'attention' },
    { part: 'away' },
    { part: 'returning' },
    { query: 'p77' },
    { query: 'mansour 0a1' },
    { query: 'nobody at all' },
    { query: '0103' },
  ])('parcels by %j', (query) =>
    indexesOf({ db, statements }, ['orders', 'shipments'])(() =>
      sales.call(listParcels, { query }),
    ),
  );

  test('parts are counted as fast on a day of ten thousand parcels', async () => {
    const ordersOf = (from: number) =>
      sql`select id from orders order by id offset ${from}::int limit 8000`;
    await db.execute(sql`update shipments set last_event_at = now() - interval '1 day'
      where order_id in (${ordersOf(0)})`);
    await db.execute(sql`update shipments set state = 'moving', last_event_at = now()
      where order_id in (${ordersOf(10_000)})`);
    await db.execute(sql`vacuum (analyze) shipments`);
    const rowsRead = rowsReadOf({ db, statements }, ['shipments']);
    const list = (query: object) => sales.call(listParcels, { query });
    // A page, and of each part no more than is said of it.
    expect(await rowsRead(() => list({ part: 'attention' }))).toBeLessThan(3_000);
    const { meta } = await list({});
    expect(meta.counts.away).toBe(maxCountedParcels + 1);
  });
});

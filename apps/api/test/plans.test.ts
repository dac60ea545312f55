import {
  exportOrders,
  getCustomer,
  getDashboard,
  getMyOrder,
  getOrder,
  getUser,
  listApiLogs,
  listCustomers,
  listMyOrders,
  listOrders,
  listUsers,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { test } from 'vitest';

import { customers } from '../src/db/schema/customers.ts';
import { orders } from '../src/db/schema/orders.ts';
import { testApi } from './support/api.ts';
import { anOrder } from './support/builders.ts';
import { manyOrders } from './support/many-orders.ts';
import { indexesOf } from './support/plans.ts';

const { db, signedIn, statements } = await testApi();
await manyOrders(db, 20_000);
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
  { query: 'صبري', status: 'pending', sort: 'total-up', from: '2025-01-01' },
];
test.each(orderSearches)('orders by %j', (query) =>
  expectIndexes(() => staff.call(listOrders, { query })),
);

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

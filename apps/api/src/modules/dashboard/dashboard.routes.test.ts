import { getDashboard, OrderStatus } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { cairoClock } from '@craftsandore/rules';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { anOrder, aProduct, aUser } from '../../../test/support/builders.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import { orders } from '../../db/schema/orders.ts';
import { questions } from '../../db/schema/questions.ts';
import { listSales } from '../orders/sales.ts';
import { summarizeSales } from './dashboard-summary.ts';

const { as, db, queries, signedIn } = await testApi();
const staff = await signedIn(Role.Admin);
const sales = await signedIn(Role.Sales);
const customer = await aUser(db);

beforeEach(() => db.delete(orders));

/** An order of this many pounds, shipping included. */
const sold = (moment: string, pounds: number, statusId: 1 | 2 | 3 | 4 | 5 = OrderStatus.pending) =>
  anOrder(db, customer, {
    createdAt: new Date(moment),
    subtotal: pounds * 100 - 6_500,
    shippingFees: 6_500,
    statusId,
  });

const sumsAt = async (now: string) => summarizeSales(await listSales(db, new Date(now), 14));

describe('sales', () => {
  test('are those of days in Egypt and of weeks that begin on Saturday', async () => {
    // Tuesday 13 January, 15:00 in Cairo.
    const now = '2026-01-13T13:00:00Z';
    await sold('2026-01-12T22:00:00Z', 100); // Tuesday, midnight
    await sold('2026-01-13T12:59:00Z', 200); // Tuesday
    await sold('2026-01-12T21:59:59Z', 400); // Monday
    await sold('2026-01-09T22:00:00Z', 800); // Saturday, midnight
    await sold('2026-01-09T21:59:59Z', 1_600); // Friday, the week before
    await sold('2026-01-06T13:00:00Z', 3_200); // Tuesday, the week before, at the same minute
    await sold('2026-01-06T13:00:01Z', 6_400); // the same day, a second later
    await sold('2026-01-02T22:00:00Z', 12_800); // Saturday, the week before
    await sold('2026-01-02T21:59:59Z', 25_600); // two weeks before
    await sold('2026-01-13T10:00:00Z', 51_200, OrderStatus.cancelled);

    const pounds = (orders: number, total: number) => ({ orders, total: total * 100 });
    expect(await sumsAt(now)).toEqual({
      today: pounds(2, 300),
      yesterday: pounds(1, 400),
      thisWeek: pounds(4, 1_500),
      lastWeek: pounds(4, 24_000),
      lastWeekUntilNow: pounds(2, 16_000),
    });
  });

  test.each([
    ['Saturday', '2026-01-10T12:00:00Z', 1, 7],
    ['Friday', '2026-01-09T12:00:00Z', 7, 7],
  ])('of a %s are compared with the week before', async (_, now, thisWeek, lastWeek) => {
    const noon = new Date(now).getTime();
    for (let day = 0; day < 14; day++) {
      await sold(new Date(noon - day * 86_400_000).toISOString(), 100);
    }
    const sums = await sumsAt(now);
    expect(sums.thisWeek.orders).toBe(thisWeek);
    expect(sums.lastWeek.orders).toBe(lastWeek);
    expect(sums.lastWeekUntilNow.orders).toBe(thisWeek);
  });

  test('keep to the clock on the wall when it is changed', async () => {
    // The clocks go forward at the midnight that begins Friday 24 April.
    await sold('2026-04-23T21:59:59Z', 100); // Thursday, 23:59:59
    await sold('2026-04-23T22:00:00Z', 200); // Friday, 01:00
    await sold('2026-04-24T20:59:59Z', 400); // Friday, 23:59:59
    const days = await listSales(db, new Date('2026-04-24T20:59:59Z'), 14);

    expect(days.slice(-2)).toMatchObject([
      { date: '2026-04-23', orders: 1, total: 10_000 },
      { date: '2026-04-24', orders: 2, total: 60_000, ordersByNow: 2 },
    ]);
    // A week before it was the same time of day a second later.
    const { lastWeekUntilNow } = await sumsAt('2026-04-24T20:59:59Z');
    expect(lastWeekUntilNow.orders).toBe(0);
    await sold('2026-04-17T21:59:59Z', 100); // the Friday before, 23:59:59
    expect((await sumsAt('2026-04-24T20:59:59Z')).lastWeekUntilNow.orders).toBe(1);
    expect((await sumsAt('2026-04-24T20:59:58Z')).lastWeekUntilNow.orders).toBe(0);
  });
});

test('the dashboard shows what the day needs', async () => {
  const scarce = await aProduct(db, { stock: [0, 5, 6], name: 'Tray', nameAr: 'صينية' });
  await aProduct(db, { stock: [1], deletedAt: new Date() });
  const order = await anOrder(db, customer);
  await anOrder(db, customer, { statusId: OrderStatus.shipped, createdAt: new Date(0) });
  queries.length = 0;

  const dashboard = await as(staff.token, 'ar').call(getDashboard, {});

  expect(queries.length).toBeLessThan(18);
  expect(dashboard.waitingOrders).toBe(1);
  const { figures } = dashboard;
  expect(figures?.today).toMatchObject({ orders: 1, total: 16_500 });
  expect(figures?.days).toHaveLength(14);
  expect(figures?.days.at(-1)).toMatchObject({ orders: 1, total: 16_500 });
  expect(figures?.lowStock).toMatchObject([
    { productDesignId: scarce.designs[0]?.id, stock: 0, nameAr: 'صينية', photo: null },
    { productDesignId: scarce.designs[1]?.id, stock: 5 },
  ]);
  expect(dashboard.newestOrders).toHaveLength(2);
  expect(dashboard.newestOrders[0]).toMatchObject({
    orderId: order.id,
    shippingGovernorate: 'القاهرة',
  });
});

test('Sales sees orders, but neither turnover nor stock', async () => {
  const order = await anOrder(db, customer);

  const dashboard = await sales.call(getDashboard, {});

  expect(dashboard.newestOrders).toMatchObject([{ orderId: order.id }]);
  expect(Object.keys(dashboard).toSorted()).toEqual(['newestOrders', 'waiting', 'waitingOrders']);
});

test('what waits is counted for those who can see to it', async () => {
  const { id: productId } = await aProduct(db);
  const asked = { userId: customer.id, productId, locale: 'en' as const };
  await db.insert(questions).values([
    { ...asked, text: 'Is it heavy?' },
    { ...asked, text: 'Is it light?', answer: 'Yes.', answeredAt: new Date() },
    { ...asked, text: 'Call me!', hiddenAt: new Date() },
  ]);
  const written = { name: 'Omar', email: 'omar@example.com', subject: '', message: 'Hello' };
  await db.insert(contactMessages).values([written, { ...written, doneAt: new Date() }]);

  const today = cairoClock(new Date()).day;
  const promised = (promisedTo: string, statusId: 1 | 2) =>
    anOrder(db, customer, { promisedFrom: '2026-01-01', promisedTo, statusId });
  await promised('2026-01-02', OrderStatus.confirmed);
  await promised('2026-01-02', OrderStatus.pending);
  await promised(today, OrderStatus.confirmed);

  const others = { desk: 0, parcels: 0, returns: 0, questions: 1, reviews: 0, messages: 1 };
  const waiting = { ...others, late: 1 };
  await expect(sales.call(getDashboard, {})).resolves.toMatchObject({ waiting });
  const developer = await signedIn(Role.Developer);
  expect((await developer.call(getDashboard, {})).waiting).toEqual({});
});

test('the money of orders is where they are; what was delivered long ago is no longer shown', async () => {
  const now = new Date().toISOString();
  const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await sold(longAgo, 100, OrderStatus.pending);
  await sold(now, 200, OrderStatus.confirmed);
  await sold(now, 400, OrderStatus.shipped);
  await sold(longAgo, 800, OrderStatus.shipped);
  await sold(now, 1_600, OrderStatus.delivered);
  await sold(longAgo, 3_200, OrderStatus.delivered);
  await sold(now, 6_400, OrderStatus.cancelled);

  const { figures } = await staff.call(getDashboard, {});
  expect(figures?.money).toEqual({
    pending: { orders: 1, total: 10_000 },
    confirmed: { orders: 1, total: 20_000 },
    shipped: { orders: 2, total: 120_000 },
    delivered: { orders: 1, total: 160_000 },
  });
});

test('an empty shop has an empty dashboard', async () => {
  const { waitingOrders, figures } = await staff.call(getDashboard, {});
  expect({ waitingOrders, thisWeek: figures?.thisWeek }).toEqual({
    waitingOrders: 0,
    thisWeek: { orders: 0, total: 0 },
  });
  expect(figures?.days.every(({ orders }) => orders === 0)).toBe(true);
});

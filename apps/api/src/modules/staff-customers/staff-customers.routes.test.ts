import {
  changeCustomer,
  getCustomer,
  getOrder,
  listCustomers,
  mergeCustomers,
  OrderStatus,
  proveNumber,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { anOrder, aUser } from '../../../test/support/builders.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { customerWhoMayOrder } from '../customers/customers.ts';

const { db, signedIn, as } = await testApi();
const sales = await signedIn(Role.Sales);
const buyer = await aUser(db);

let last = 1_000_000;
const { pending, shipped, delivered, cancelled } = OrderStatus;

type Placed = Partial<typeof orders.$inferInsert> & { reason?: 'refused' | 'returned' };

/** A customer with these orders, the first of them the oldest. */
async function aCustomer(
  fields: Partial<typeof customers.$inferInsert> & { phoneNumber?: string } = {},
  placed: Placed[] = [],
) {
  const { phoneNumber = `+20101${(last += 1)}`, ...columns } = fields;
  const [customer] = await db
    .insert(customers)
    .values({ name: 'Heba Radwan', ...columns })
    .returning();
  if (!customer) throw new Error('Nothing was written');
  await db.insert(customerPhones).values({ phoneNumber, customerId: customer.id });
  const orderIds: number[] = [];
  for (const [day, { reason, ...order }] of placed.entries()) {
    const { id } = await anOrder(db, buyer, {
      customerId: customer.id,
      phoneNumber,
      createdAt: new Date(Date.UTC(2026, 0, 1 + day)),
      ...order,
    });
    orderIds.push(id);
    if (reason) {
      await db.insert(orderHistory).values({ orderId: id, statusId: 5, cancelReason: reason });
    }
  }
  return { ...customer, phoneNumber, orderIds };
}

const listed = async (query: CallInput<typeof listCustomers>['query']) =>
  (await sales.call(listCustomers, { query })).data.map(({ id }) => id);

const numbered = aCustomer({ phoneNumber: '+201123456789' });

const change = (
  customerId: number,
  body: CallInput<typeof changeCustomer>['body'],
  caller = sales,
) => caller.call(changeCustomer, { params: { customerId }, body });

describe('the list', () => {
  test('says what came of the orders of each', async () => {
    const customer = await aCustomer({ name: 'Sherif Abdallah', email: 's@example.com' }, [
      { statusId: delivered },
      { statusId: cancelled, reason: 'refused' },
      { statusId: cancelled, reason: 'returned' },
      { statusId: cancelled },
      { statusId: shipped },
      { statusId: delivered, subtotal: 20_050 },
      { statusId: pending },
    ]);

    const { data, meta } = await sales.call(listCustomers, { query: { query: 'sherif abd' } });

    expect(data).toEqual([
      {
        id: customer.id,
        version: 1,
        name: 'Sherif Abdallah',
        phoneNumber: customer.phoneNumber,
        email: 's@example.com',
        ordersCount: 7,
        deliveredCount: 2,
        refusedCount: 1,
        returnedCount: 1,
        cancelledCount: 1,
        // Delivered ones alone, in piastres.
        spent: 43_050,
        lastOrderAt: '2026-01-07T00:00:00.000Z',
        latestOutcomes: ['open', 'delivered', 'open', 'cancelled', 'returned', 'refused'],
        blocked: null,
      },
    ]);
    expect(meta).toEqual({ page: 1, perPage: 20, totalCount: 1, pageCount: 1 });
  });

  test.each([
    '01123456789',
    '٠١١٢٣٤٥٦٧٨٩',
    '۰۱۱۲۳۴۵۶۷۸۹',
    '+20 112 345 6789',
    '0020.112.345.6789',
    '\u202a+20 112\u2011345\u20116789\u202c',
    '(0112) 345-6789',
    '3456789',
  ])('finds a number written as %j', async (query) => {
    const { id } = await numbered;
    expect(await listed({ query })).toEqual([id]);
  });

  test('finds words of a name or an email, and any number of a customer', async () => {
    const { id } = await aCustomer({ name: 'سُهيلة فؤاد', email: 'sohaila.f@example.com' });
    await db.insert(customerPhones).values({ phoneNumber: '+201229998877', customerId: id });
    for (const query of ['سهيله', 'فواد سهيلة', 'SOHAILA.F', '01229998877']) {
      expect(await listed({ query })).toEqual([id]);
    }
    expect(await listed({ query: 'nobody at all' })).toEqual([]);
  });

  test('is sorted by what one asks, the most first, and paged', async () => {
    const name = 'Sorted One';
    const many = await aCustomer({ name }, [
      { statusId: cancelled },
      { statusId: cancelled },
      { statusId: delivered, subtotal: 100 },
    ]);
    const rich = await aCustomer({ name }, [{ statusId: delivered, subtotal: 90_000_000 }]);
    const late = await aCustomer({ name }, [
      { statusId: cancelled, reason: 'refused', createdAt: new Date('2026-06-01') },
    ]);
    const none = await aCustomer({ name });
    const ids = [many.id, rich.id, late.id, none.id];
    const first = async (sort: NonNullable<CallInput<typeof listCustomers>['query']['sort']>) => {
      const sorted = await listed({ query: 'sorted one', sort });
      expect(new Set(sorted)).toEqual(new Set(ids));
      return sorted[0];
    };

    expect(await listed({ query: 'sorted one' })).toEqual([late.id, many.id, rich.id, none.id]);
    expect(await first('last-order')).toBe(late.id);
    expect(await first('orders')).toBe(many.id);
    expect(await first('spent')).toBe(rich.id);
    expect(await first('delivered')).toBe(many.id);
    expect(await first('refused')).toBe(late.id);
    expect(await first('cancelled')).toBe(many.id);
    expect(await listed({ query: 'sorted one', perPage: 1, page: 2 })).toEqual([many.id]);
  });

  test('is filtered by who is blocked and who has refused', async () => {
    const name = 'Filtered One';
    const refuser = await aCustomer({ name }, [{ statusId: cancelled, reason: 'refused' }]);
    const good = await aCustomer({ name }, [{ statusId: delivered }]);
    await change(refuser.id, { blocked: { reason: 'Refused twice' } });

    const query = 'filtered one';
    expect(await listed({ query, blocked: 'true' })).toEqual([refuser.id]);
    expect(await listed({ query, blocked: 'false' })).toEqual([good.id]);
    expect(await listed({ query, refused: 'true' })).toEqual([refuser.id]);
    expect(await listed({ query, refused: 'false' })).toEqual([good.id]);
    expect(await listed({ blocked: 'true' })).toEqual([refuser.id]);
  });

  test.each(['sort=name', 'blocked=perhaps', 'page=0', `query=${'x'.repeat(201)}`])(
    'refuses ?%s',
    async (query) => {
      const { statusCode } = await sales.send({ method: 'GET', path: `/admin/customers?${query}` });
      expect(statusCode).toBe(422);
    },
  );
});

describe('one customer', () => {
  test('comes with numbers, places and orders, in the words of the language', async () => {
    const { id, orderIds, phoneNumber } = await aCustomer({ userId: buyer.id }, [
      { statusId: delivered },
      { statusId: cancelled, reason: 'refused', city: 'downtown' },
      { statusId: pending, city: 'Maadi' },
    ]);
    await db.insert(customerPhones).values({
      phoneNumber: '+201090000001',
      customerId: id,
      createdAt: new Date('2020-01-01'),
    });

    const seen = await as(sales.token, 'ar').call(getCustomer, { params: { customerId: id } });

    expect(seen).toMatchObject({
      id,
      version: 1,
      note: '',
      userId: buyer.id,
      phoneNumber,
      phoneNumbers: [
        { phoneNumber, provedAt: null },
        { phoneNumber: '+201090000001', provedAt: null },
      ],
      ordersCount: 3,
      latestOutcomes: ['open', 'refused', 'delivered'],
      addresses: [
        { city: 'Maadi', governorate: 'القاهرة', ordersCount: 1, deliveredCount: 0 },
        { city: 'downtown', ordersCount: 2, deliveredCount: 1 },
      ],
      orders: [
        { orderId: orderIds[2], outcome: 'open' },
        { orderId: orderIds[1], outcome: 'refused' },
        { orderId: orderIds[0], outcome: 'delivered' },
      ],
    });
  });

  test('is told on each of their orders, with the block', async () => {
    const { id, orderIds } = await aCustomer({}, [{ statusId: delivered }, { statusId: pending }]);
    await change(id, { blocked: { reason: 'Refused twice' } });

    const order = await sales.call(getOrder, { params: { orderId: orderIds[1] ?? 0 } });

    expect(order.customerRecord).toEqual({
      ordersCount: 2,
      deliveredCount: 1,
      refusedCount: 0,
      returnedCount: 0,
      cancelledCount: 0,
      spent: 16_500,
      blocked: expect.objectContaining({ reason: 'Refused twice', staffName: sales.user.name }),
    });
  });

  test('is missing where there is none', async () => {
    const params = { customerId: 999_999 };
    const missing = { status: 404, code: 'customer.not_found' };
    await expect(sales.call(getCustomer, { params })).rejects.toMatchObject(missing);
    await expect(change(999_999, { note: 'x' })).rejects.toMatchObject(missing);
  });
});

describe('a change', () => {
  test('keeps what is not said, and counts', async () => {
    const { id } = await aCustomer();
    await change(id, { note: ' Calls back in the evening ' });
    await change(id, { seenVersion: 2, blocked: { reason: 'Refused twice' } });

    expect(await sales.call(getCustomer, { params: { customerId: id } })).toMatchObject({
      version: 3,
      note: 'Calls back in the evening',
      blocked: { reason: 'Refused twice', staffName: sales.user.name },
    });
    expect(await change(id, { blocked: null, note: '' })).toMatchObject({
      version: 4,
      note: '',
      blocked: null,
    });
  });

  test('of two by who has read the same one is refused', async () => {
    const { id } = await aCustomer();
    const results = await Promise.allSettled(
      ['one', 'other'].map((note) => change(id, { seenVersion: 1, note })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      code: 'customer.changed',
    });
  });

  test.each([
    { blocked: { reason: '  ' } },
    { blocked: {} },
    { blocked: true },
    { note: 'x'.repeat(2001) },
    { note: null },
    { seenVersion: 0 },
  ])('is refused as %j', async (body) => {
    const { id } = await aCustomer();
    const path = `/admin/customers/${id}`;
    expect((await sales.send({ method: 'PATCH', path, body })).statusCode).toBe(422);
  });

  test('is for Sales and Admin; a Developer only reads, a customer does neither', async () => {
    const { id } = await aCustomer();
    const params = { customerId: id };
    const denied = { status: 403, code: 'access.denied' };
    const [admin, developer, customer] = [
      await signedIn(Role.Admin),
      await signedIn(Role.Developer),
      await signedIn(),
    ];

    await change(id, { note: 'A' }, admin);
    await developer.call(getCustomer, { params });
    await developer.call(listCustomers, { query: {} });
    await expect(change(id, { note: 'B' }, developer)).rejects.toMatchObject(denied);
    await expect(change(id, { note: 'C' }, customer)).rejects.toMatchObject(denied);
    await expect(customer.call(getCustomer, { params })).rejects.toMatchObject(denied);
    await expect(customer.call(listCustomers, { query: {} })).rejects.toMatchObject(denied);
    expect(await sales.call(getCustomer, { params })).toMatchObject({ note: 'A' });
  });
});

describe('two that are one person', () => {
  const mergeInto = (
    customer: { id: number; version: number },
    other: { id: number; version: number },
    caller = sales,
  ) =>
    caller.call(mergeCustomers, {
      params: { customerId: customer.id },
      body: { otherId: other.id, seenVersion: customer.version, otherSeenVersion: other.version },
    });
  const get = (customerId: number) => sales.call(getCustomer, { params: { customerId } });

  test('become one with all numbers, orders, notes, the account and the block', async () => {
    const one = await aCustomer({ name: 'Dina Saleh', note: 'Third floor' }, [
      { statusId: delivered },
    ]);
    const account = await aUser(db);
    const other = await aCustomer(
      { name: 'D. Saleh', note: 'Calls back', userId: account.id, email: account.email },
      [{ statusId: cancelled, reason: 'refused' }, { statusId: pending }],
    );
    const blocked = await change(other.id, { blocked: { reason: 'Refused' } });

    const merged = await mergeInto(one, { id: other.id, version: blocked.version });

    expect(merged).toMatchObject({
      id: one.id,
      version: 2,
      name: 'Dina Saleh',
      email: account.email,
      userId: account.id,
      note: 'Third floor\n\nCalls back',
      blocked: { reason: 'Refused', staffName: sales.user.name },
      ordersCount: 3,
      deliveredCount: 1,
      refusedCount: 1,
    });
    expect(merged.phoneNumbers.map(({ phoneNumber }) => phoneNumber).sort()).toEqual(
      [one.phoneNumber, other.phoneNumber].sort(),
    );
    // A link to the second leads to the first, and asking once more changes nothing.
    expect(await get(other.id)).toEqual(merged);
    expect(await mergeInto(one, other)).toEqual(merged);
  });

  test('lead to the last of several', async () => {
    const [a, b, c] = [await aCustomer(), await aCustomer(), await aCustomer()];
    await mergeInto(b, a);
    await mergeInto(c, { ...b, version: 2 });
    expect((await get(a.id)).id).toBe(c.id);
    expect((await get(c.id)).phoneNumbers).toHaveLength(3);
  });

  test('stay two where each has an account, their notes do not fit, or one was changed', async () => {
    const withAccount = async () => aCustomer({ userId: (await aUser(db)).id });
    const [one, other] = [await withAccount(), await withAccount()];
    await expect(mergeInto(one, other)).rejects.toMatchObject({ code: 'customer.two_accounts' });

    const wordy = await aCustomer({ note: 'x'.repeat(1999) });
    const brief = await aCustomer({ note: 'yy' });
    await expect(mergeInto(wordy, brief)).rejects.toMatchObject({
      code: 'customer.notes_too_long',
    });
    await change(brief.id, { note: '' });
    await expect(mergeInto(wordy, brief)).rejects.toMatchObject({ code: 'customer.changed' });
    await expect(mergeInto(brief, brief)).rejects.toMatchObject({ code: 'customer.same' });
    await expect(mergeInto(brief, { id: 999_999, version: 1 })).rejects.toMatchObject({
      code: 'customer.not_found',
    });
    expect(await get(brief.id)).toMatchObject({ id: brief.id, version: 2 });
  });

  test('merged both ways at once become one of them', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const results = await Promise.allSettled([mergeInto(one, other), mergeInto(other, one)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await get(one.id)).id).toBe((await get(other.id)).id);
  });

  test('keep every order that comes meanwhile', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await aCustomer(), await aCustomer()];
      const place = () =>
        db.transaction(async (tx) => {
          const { phoneNumber } = other;
          const orderer = { phoneNumber, name: 'Heba', email: null, userId: null };
          const customerId = await customerWhoMayOrder(tx, orderer);
          return anOrder(tx, buyer, { customerId, phoneNumber });
        });
      await Promise.all([place(), mergeInto(one, other), place()]);
      expect((await get(one.id)).ordersCount).toBe(2);
    }
  });

  test('are for Sales and Admin to merge', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const denied = { status: 403, code: 'access.denied' };
    const developer = await signedIn(Role.Developer);
    await expect(mergeInto(one, other, developer)).rejects.toMatchObject(denied);
    await mergeInto(one, other, await signedIn(Role.Admin));
  });
});

describe('a number that is proved', () => {
  const proveOf = (customerId: number, phoneNumber: string, caller = sales) =>
    caller.call(proveNumber, { params: { customerId }, body: { phoneNumber } });

  test('brings its orders into the account with the same verified email, and no others', async () => {
    const account = await aUser(db, { isVerified: true });
    const unverified = await aUser(db, { isVerified: false });
    const customer = await aCustomer();
    const guestOrder = (email: string | null, phoneNumber = customer.phoneNumber) =>
      anOrder(db, buyer, {
        userId: null,
        customerId: customer.id,
        phoneNumber,
        contactName: 'Heba',
        contactEmail: email,
      });
    const theirs = await guestOrder(account.email.toUpperCase());
    await guestOrder('stranger@example.com');
    await guestOrder(null);
    await guestOrder(unverified.email);
    await guestOrder(account.email, '+201099999999');

    const proved = await proveOf(customer.id, `0${customer.phoneNumber.slice(3)}`);

    expect(proved).toMatchObject({
      version: 2,
      phoneNumbers: [{ phoneNumber: customer.phoneNumber, provedAt: expect.any(String) }],
    });
    const owned = await db.select().from(orders).where(eq(orders.userId, account.id));
    expect(owned.map(({ id }) => id)).toEqual([theirs.id]);
    expect(await db.select().from(orders).where(eq(orders.userId, unverified.id))).toEqual([]);
    // Once is enough.
    expect(await proveOf(customer.id, customer.phoneNumber)).toEqual(proved);
  });

  test('has to be the customer’s, and is for Sales and Admin', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    await expect(proveOf(one.id, other.phoneNumber)).rejects.toMatchObject({
      status: 404,
      code: 'customer.number_not_found',
    });
    await expect(proveOf(999_999, one.phoneNumber)).rejects.toMatchObject({
      code: 'customer.not_found',
    });
    await expect(
      proveOf(one.id, one.phoneNumber, await signedIn(Role.Developer)),
    ).rejects.toMatchObject({ code: 'access.denied' });
  });
});

import { randomUUID } from 'node:crypto';

import {
  answerConfirmLink,
  cancelMyOrder,
  cancelTrackedOrder,
  changeOrderStatus,
  changeTrackedOrder,
  claimOrder,
  findOrderStatus,
  getMyOrder,
  getOrder,
  listMyAddresses,
  listMyOrders,
  openAccountOfOrder,
  OrderStatus,
  placeGuestOrder,
  quoteOrder,
  readConfirmLink,
  trackOrder,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { aForm, testApi } from '../../../../test/support/api.ts';
import { aProduct, aUser } from '../../../../test/support/builders.ts';
import { confirmTokenOf } from '../../../../test/support/confirm-token.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { setMoney } from '../../../../test/support/money-settings.ts';
import { aPhoto } from '../../../../test/support/photos.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';
import { customerPhones, customers } from '../../../db/schema/customers.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { endpoints } from '../../../openapi.ts';
import { trackingHashOf } from './tracking-tokens.ts';

const api = await testApi({
  ...{ GUEST_ORDERS_PER_HOUR: '0', GUEST_PIECES_OF_ADDRESS: '0', GUEST_PIECES_EVERYWHERE: '0' },
  STOREFRONT_URL: 'https://shop.example',
});
const { db, guest, signedIn } = api;
await setMoney(db, { piecesWaiting: 200 });
const sales = await signedIn(Role.Sales);

type Wish = CallInput<typeof placeGuestOrder>['body'];

let last = 10_000_000;
const aNumber = () => `010${(last += 1)}`;

async function aWish(fields: Partial<Wish> = {}, stock = 5): Promise<Wish & { designId: number }> {
  const { design } = await aProduct(db, { price: 50_000, stock: [stock] });
  return {
    designId: design.id,
    placementKey: randomUUID(),
    items: [{ productDesignId: design.id, quantity: 1 }],
    contact: { name: 'سلمى مرسي', phoneNumber: aNumber(), email: 'salma@example.com' },
    shippingDetails: {
      streetAddress: '٩ شارع النصر',
      city: 'المعادي',
      governorate: 'القاهرة',
      building: '٩',
      apartment: '4',
      landmark: 'بجوار الصيدلية',
    },
    paymentMethod: 'cash',
    ...fields,
  };
}

const place = ({ designId, ...body }: Wish & { designId?: number }) =>
  guest.call(placeGuestOrder, { body });

const stockOf = async (id: number) =>
  (await db.select().from(productDesigns).where(eq(productDesigns.id, id)))[0]?.stock;

describe('ordering without an account', () => {
  test('keeps who, where to and what, and gives the token that opens it', async () => {
    const wish = await aWish({ note: 'الدور الأرضي مغلق' });
    const { order, trackingToken, trackingUrl } = await place(wish);

    expect(order).toMatchObject({
      status: { name: 'pending' },
      costBreakdown: { subtotal: 50_000, shippingFees: 6_500, totalCost: 56_500 },
      shippingDetails: { governorate: 'Cairo', building: '٩', apartment: '4' },
      lines: [{ quantity: 1, unitPrice: 50_000 }],
      history: [{ statusName: 'pending' }],
      customerName: 'سلمى مرسي',
      customerNote: 'الدور الأرضي مغلق',
    });
    expect(order.promised).not.toBeNull();
    expect(trackingUrl).toBe(`https://shop.example/track/${trackingToken}`);
    expect(await guest.call(trackOrder, { params: { token: trackingToken } })).toEqual({
      order,
      canCancel: true,
      canChange: true,
      isInAccount: false,
      linked: [],
    });
    expect(await stockOf(wish.designId)).toBe(4);
    expect(await sales.call(getOrder, { params: { orderId: order.id } })).toMatchObject({
      userId: null,
      userName: 'سلمى مرسي',
      userEmail: 'salma@example.com',
      userRoleName: null,
      customerNote: 'الدور الأرضي مغلق',
      customerId: expect.any(Number),
    });
  });

  test('is the same order, asked again with the same key', async () => {
    const wish = await aWish();
    expect(await place(wish)).toEqual(await place(wish));
    expect(await stockOf(wish.designId)).toBe(4);
  });

  test('two hundred presses at once are one order', async () => {
    const wish = await aWish();
    const answers = await Promise.all(Array.from({ length: 200 }, () => place(wish)));
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect(await stockOf(wish.designId)).toBe(4);
  });

  test('refuses the same key for something else', async () => {
    const wish = await aWish();
    await place(wish);
    const other = { ...wish, items: wish.items.map((item) => ({ ...item, quantity: 2 })) };
    await expect(place(other)).rejects.toMatchObject({ status: 409, code: 'order.key_reused' });
  });

  test('takes two orders of a number that wait, and the next once one is confirmed', async () => {
    const { contact } = await aWish();
    const wishes = await Promise.all(Array.from({ length: 5 }, () => aWish({ contact })));
    const answers = await Promise.allSettled(wishes.map(place));
    const placed = answers.filter((answer) => answer.status === 'fulfilled');
    expect(placed).toHaveLength(2);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        // A number says nothing of who else has ordered with it.
        expect(answer.reason).toMatchObject({
          ...{ status: 409, code: 'order.too_many_waiting' },
          message: expect.not.stringMatching(/\d|order of this number that/),
        });
    }

    await sales.call(changeOrderStatus, {
      params: { orderId: placed[0]?.value.order.id ?? 0 },
      body: { statusId: OrderStatus.confirmed },
    });
    await expect(place(await aWish({ contact }))).resolves.toBeDefined();
  });

  test.each([
    ['for a network', { GUEST_PIECES_OF_ADDRESS: '10' }],
    ['for all networks together', { GUEST_PIECES_EVERYWHERE: '10' }],
  ])('holds so many pieces %s, whatever numbers are given', async (_, limit) => {
    const few = await testApi(limit);
    const { design } = await aProduct(few.db, { stock: [99] });
    const order = async (quantity: number, fields: Partial<Wish> = {}) => {
      const { designId: _, ...wish } = await aWish();
      const items = [{ productDesignId: design.id, quantity }];
      return few.guest.call(placeGuestOrder, { body: { ...wish, items, ...fields } });
    };
    const { contact } = await aWish();
    const again = { placementKey: randomUUID(), contact };

    const first = await order(8, again);
    // Neither a repeated press nor what is refused is counted.
    expect(await order(8, again)).toEqual(first);
    const unknown = [{ productDesignId: 1_000_000, quantity: 2 }];
    await expect(order(2, { items: unknown })).rejects.toMatchObject({ code: 'cart.empty' });
    await expect(order(6)).rejects.toMatchObject({ status: 429, code: 'order.too_many_held' });
    await expect(order(2)).resolves.toBeDefined();
  });

  /** The whole shop once more, with other bounds and all the pieces one may want. */
  async function boundedShop(limits: Record<string, string>) {
    const shop = await testApi(limits);
    const { design } = await aProduct(shop.db, { stock: [99] });
    await setMoney(shop.db, { guestOrdersWaiting: 0, piecesWaiting: 0 });
    const staff = await shop.signedIn(Role.Sales);
    const order = async (
      quantity: number,
      network = '203.0.113.1',
      productDesignId = design.id,
    ) => {
      const { designId: _, ...wish } = await aWish();
      const { statusCode, payload } = await shop.guest.send({
        ...{ method: placeGuestOrder.method, path: placeGuestOrder.path },
        headers: { 'x-forwarded-for': network },
        body: { ...wish, items: [{ productDesignId, quantity }] },
      });
      const { code, data } = JSON.parse(payload);
      return { outcome: statusCode === 200 ? 'placed' : code, ...data };
    };
    const outcomeOf = async (...wish: Parameters<typeof order>) => (await order(...wish)).outcome;
    const cancel = ({ trackingToken: token }: { trackingToken: string }) =>
      shop.guest.call(cancelTrackedOrder, { params: { token }, body: {} });
    return { ...shop, staff, design, order, outcomeOf, cancel };
  }

  test.each([
    ['of a network', { GUEST_PIECES_OF_ADDRESS: '10' }],
    ['of all networks together', { GUEST_PIECES_EVERYWHERE: '10' }],
  ])('counts the pieces %s that are held, not those that were', async (_, limit) => {
    const { order, outcomeOf, cancel } = await boundedShop(limit);
    for (let time = 0; time < 4; time += 1) await cancel(await order(10));
    expect(await outcomeOf(10)).toBe('placed');
    expect(await outcomeOf(6)).toBe('order.too_many_held');
  });

  test('counts orders that are cancelled at once against their own network alone', async () => {
    const { order, outcomeOf, cancel } = await boundedShop({ GUEST_ORDERS_PER_HOUR: '3' });
    for (let time = 0; time < 3; time += 1) await cancel(await order(10));
    expect(await outcomeOf(1)).toBe('request.too_many');
    expect(await outcomeOf(1, '198.51.100.1')).toBe('placed');
  });

  test('leaves five pieces to a network where others hold all, until twice as many are held', async () => {
    const { outcomeOf, log } = await boundedShop({ GUEST_PIECES_EVERYWHERE: '10' });
    const warnings = () => log.filter((line) => line.includes('half of what guests may hold'));
    expect(await outcomeOf(5)).toBe('placed');
    expect(warnings()).toEqual([]);
    expect(await outcomeOf(5)).toBe('placed');
    expect(await outcomeOf(1)).toBe('order.too_many_held');
    expect(await outcomeOf(6, '198.51.100.1')).toBe('order.too_many_held');
    expect(await outcomeOf(5, '198.51.100.1')).toBe('placed');
    expect(await outcomeOf(1, '198.51.100.1')).toBe('order.too_many_held');
    expect(await outcomeOf(5, '2001:db8:1::1')).toBe('placed');
    expect(await outcomeOf(1, '2001:db8:2::1')).toBe('order.too_many_held');
    expect(warnings()).toHaveLength(1);
  });

  test('holds no more where many order at the same moment', async () => {
    const shop = await boundedShop({ GUEST_PIECES_EVERYWHERE: '12' });
    const networks = ['203.0.113.1', '198.51.100.1'];
    // Of the same design they would wait for each other anyway.
    const products = Array.from({ length: 12 }, () => aProduct(shop.db, { stock: [6] }));
    const wishes = (await Promise.all(products)).map(({ design }, at) =>
      shop.outcomeOf(6, networks[at % 2], design.id),
    );
    const placed = (await Promise.all(wishes)).filter((outcome) => outcome === 'placed');
    expect(placed).toHaveLength(2);
  });

  test('goes on counting what its link has confirmed, and not what staff have', async () => {
    const shop = await boundedShop({ GUEST_PIECES_OF_ADDRESS: '10' });
    const { order, outcomeOf, staff } = shop;
    const [first, second] = [await order(6), await order(4)];
    const params = { token: await confirmTokenOf(shop.db, first.order.id) };
    const { formToken } = await shop.guest.call(readConfirmLink, { params });
    await shop.guest.call(answerConfirmLink, { params, body: { answer: 'confirm', formToken } });
    expect(await outcomeOf(1)).toBe('order.too_many_held');
    await staff.call(changeOrderStatus, {
      params: { orderId: second.order.id },
      body: { statusId: OrderStatus.confirmed },
    });
    expect(await outcomeOf(4)).toBe('placed');
  });

  test('holds no more by changing an order than by placing one', async () => {
    const { order, guest: caller } = await boundedShop({ GUEST_PIECES_OF_ADDRESS: '10' });
    const [first] = [await order(1), await order(5)];
    const [{ orderLineId }] = first.order.lines;
    const change = (quantity: number) =>
      caller.call(changeTrackedOrder, {
        params: { token: first.trackingToken },
        body: {
          ...{ seenVersion: 1, dryRun: false },
          edits: [{ kind: 'quantity', orderLineId, quantity }],
        },
      });
    await expect(change(6)).rejects.toMatchObject({ status: 429, code: 'order.too_many_held' });
    await expect(change(5)).resolves.toMatchObject({ applied: true });
  });

  test('holds so many pieces for a number at most, in whatever orders', async () => {
    const first = await aWish({}, 99);
    const [second, third] = [await aWish({ contact: first.contact }, 99), await aWish({}, 99)];
    const many = (wish: Wish, quantity: number) =>
      wish.items.map((item) => ({ ...item, quantity }));
    await place({ ...first, items: many(first, 99) });
    const items = [...many(second, 99), ...many(third, 3)];
    await expect(place({ ...second, items })).rejects.toMatchObject({
      status: 429,
      code: 'order.too_many_pieces',
    });
    expect(await stockOf(third.designId)).toBe(99);
    await expect(
      place({ ...second, items: [...many(second, 99), ...many(third, 2)] }),
    ).resolves.toBeDefined();
  });

  test('takes none of a number that is blocked', async () => {
    const wish = await aWish();
    const { order } = await place(wish);
    await db.execute(sql`
      update ${customers} set blocked_at = now(), blocked_by_id = ${sales.user.id}, blocked_reason = 'refused twice'
      where id = (select customer_id from ${orders} where id = ${order.id})`);
    await expect(place(await aWish({ contact: wish.contact }))).rejects.toMatchObject({
      status: 409,
      code: 'order.refused',
    });
  });

  test.each<[string, Partial<Wish>, string]>([
    [
      'a governorate that is none',
      { shippingDetails: { streetAddress: 'a', city: 'b', governorate: 'Dokki' } },
      'address.governorate_unknown',
    ],
    ['more than there is', {}, 'order.not_enough_stock'],
    ['another total than was seen', { seenTotalCost: 1 }, 'order.total_changed'],
    [
      'a phone of another country',
      { contact: { name: 'A', phoneNumber: '+971501234567' } },
      'request.invalid',
    ],
    ['a landline', { contact: { name: 'A', phoneNumber: '0227923456' } }, 'request.invalid'],
    ['nothing', { items: [] }, 'request.invalid'],
    [
      'a design twice',
      {
        items: [
          { productDesignId: 1, quantity: 1 },
          { productDesignId: 1, quantity: 1 },
        ],
      },
      'request.invalid',
    ],
    [
      'what is not sold',
      { items: [{ productDesignId: 2_000_000_000, quantity: 1 }] },
      'cart.empty',
    ],
  ])('refuses %s, and keeps nothing of it', async (_, fields, code) => {
    const wish = await aWish(fields, code === 'order.not_enough_stock' ? 0 : 5);
    await expect(place(wish)).rejects.toMatchObject({ code });
    expect(await db.$count(orders, eq(orders.placementKey, wish.placementKey))).toBe(0);
  });

  test('changes nothing of the account and the customer whose number was typed', async () => {
    const { user } = await signedIn();
    const phoneNumber = aNumber();
    const [owner] = await db
      .insert(customers)
      .values({ name: 'Owner', email: user.email, userId: user.id })
      .returning();
    await db
      .insert(customerPhones)
      .values({ phoneNumber: `+2${phoneNumber}`, customerId: owner?.id ?? 0 });

    const { order } = await place(await aWish({ contact: { name: 'Stranger', phoneNumber } }));

    const [kept] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, owner?.id ?? 0));
    expect(kept).toMatchObject({ name: 'Owner', email: user.email });
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ userId: null, customerId: owner?.id });
  });

  test('writes to the address that was typed, without the name, and with the link', async () => {
    await receiveMails(api);
    const wish = await aWish();
    const email = 'typed@example.com';
    const { trackingUrl } = await place({ ...wish, contact: { ...wish.contact, email } });
    const [mail] = await receiveMails(api);
    expect(mail?.to).toEqual([{ name: '', address: email }]);
    expect(mail?.text).toContain(trackingUrl);
    expect(mail?.text).not.toContain('سلمى');
  });

  test('writes five times in an hour to an address that nobody has verified', async () => {
    await receiveMails(api);
    for (let time = 1; time <= 8; time++) {
      const { contact, ...wish } = await aWish();
      await place({ ...wish, contact: { ...contact, email: 'Stranger@example.com' } });
    }
    expect(await receiveMails(api)).toHaveLength(5);
  });

  test('writes to nobody where no address was given', async () => {
    await receiveMails(api);
    const wish = await aWish();
    await place({ ...wish, contact: { name: 'A', phoneNumber: aNumber() } });
    expect(await receiveMails(api)).toEqual([]);
  });
});

describe('following an order', () => {
  const find = (orderReference: string, phoneNumber: string) =>
    guest.call(findOrderStatus, { body: { orderReference, phoneNumber } });

  const opened = endpoints.filter(({ path }) => path.startsWith('/orders/track/:token'));
  test.each(opened)('no other token opens one: $method $path', async ({ method, path, file }) => {
    const wish = await aWish();
    const [{ order, trackingToken }, other] = [await place(wish), await place(await aWish())];
    const { send } = await signedIn();
    const change = { seenVersion: 1, dryRun: true, edits: [{ kind: 'note', note: 'Mine' }] };
    const wanted = { lines: [{ orderLineId: 1, quantity: 1 }], reason: 'size', wanted: 'refund' };
    const account = { email: 'other@example.com', password: 'a-fine-wooden-bowl' };
    const refundTo = { method: 'wallet', payTo: '01012345678' };
    const fields = path.endsWith('/returns') ? wanted : { ...account, ...change, refundTo };
    const body = file ? aForm({ [file.field]: await aPhoto() }) : fields;
    const tokens = {
      changed: trackingToken.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')),
      cut: trackingToken.slice(0, -1),
      longer: `${trackingToken}A`,
      'the half of two': trackingToken.slice(0, 11) + other.trackingToken.slice(11),
      'in other letters': trackingToken.toLowerCase(),
      'the key of the order': wish.placementKey,
      'what is kept of it': trackingHashOf(trackingToken),
      'any of twenty letters': '%'.repeat(20),
    };
    for (const [name, token] of Object.entries(tokens)) {
      const address = path
        .replace(':token', encodeURIComponent(token))
        .replace(':id', '1')
        .replace(':photoId', '1');
      const { statusCode, payload } = await send({
        method,
        path: address,
        ...(method === 'POST' && { body }),
      });
      expect([name, statusCode]).toEqual([name, 404]);
      expect(payload).not.toContain(order.orderReference);
    }
    expect(await guest.call(trackOrder, { params: { token: trackingToken } })).toMatchObject({
      order: { status: { name: 'pending' } },
      isInAccount: false,
    });
  });

  test('by reference and number, in any form, it tells the status and no more', async () => {
    const wish = await aWish();
    const { order } = await place(wish);
    const digits = wish.contact.phoneNumber.slice(1);
    const told = {
      orderReference: order.orderReference,
      status: 'pending',
      promised: order.promised,
      isLate: false,
      name: 'س. م.',
      parcel: null,
    };
    expect(await find(order.orderReference, `0020 ${digits}`)).toEqual(told);
    expect(await find(order.orderReference.toLowerCase(), `+20${digits}`)).toEqual(told);
    const inArabic = order.orderReference.replace(
      /\d/g,
      (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '',
    );
    expect(await find(inArabic, `0${digits}`)).toEqual(told);
    for (const dash of ['', ' - ']) {
      const typed = order.orderReference.replaceAll('-', dash).replace(/0+(?=\d+$)/, '');
      expect(await find(typed, `0${digits}`)).toEqual(told);
    }
  });

  test('says of a wrong number what it says of an unknown reference, and stops after five tries', async () => {
    const { order } = await place(await aWish());
    const refusals = await Promise.all(
      [order.orderReference, 'CS-26-99999'].map((reference) =>
        find(reference, '01099999999').catch((error: unknown) => error),
      ),
    );
    expect(refusals[0]).toMatchObject({ status: 404, code: 'order.not_found' });
    expect(String(refusals[0])).toBe(String(refusals[1]));

    for (const reference of [order.orderReference, 'CS-26-99999']) {
      for (let tries = 1; tries < 5; tries += 1)
        await expect(find(reference, '01099999999')).rejects.toMatchObject({ status: 404 });
      await expect(find(reference, '01099999999')).rejects.toMatchObject({ status: 429 });
    }
  });

  test('is open to who has the right number, whatever strangers have tried', async () => {
    const wish = await aWish();
    const { order } = await place(wish);
    const from = (address: string, phoneNumber: string) =>
      guest
        .send({
          method: 'POST',
          path: '/orders/track',
          headers: { 'x-forwarded-for': address },
          body: { orderReference: order.orderReference, phoneNumber },
        })
        .then(({ statusCode }) => statusCode);
    for (let tries = 0; tries < 6; tries += 1) await from('203.0.113.7', '01099999999');
    expect(await from('203.0.113.7', '01099999999')).toBe(429);
    expect(await from('198.51.100.4', wish.contact.phoneNumber)).toBe(200);
  });

  test('counts who is named by a trusted proxy only, as the storefront’s server is', async () => {
    const other = await testApi({ TRACKINGS_OF_ADDRESS: '1', TRUSTED_PROXIES: '172.29.62.200' });
    const track = async (remoteAddress: string, visitor: string) => {
      const { statusCode } = await other.app.inject({
        ...{ method: 'POST', url: '/orders/track', remoteAddress },
        headers: { 'x-forwarded-for': visitor },
        payload: { orderReference: 'CS-26-00001', phoneNumber: aNumber() },
      });
      return statusCode;
    };
    expect(await track('172.29.62.200', '203.0.113.7')).toBe(404);
    expect(await track('172.29.62.200', '203.0.113.7')).toBe(429);
    expect(await track('172.29.62.200', '198.51.100.4')).toBe(404);
    expect(await track('192.0.2.9', '198.51.100.5')).toBe(404);
    expect(await track('192.0.2.9', '198.51.100.6')).toBe(429);
  });

  test.each([
    ['of one network', { TRACKINGS_OF_ADDRESS: '3' }],
    ['with one number', { TRACKINGS_EVERYWHERE: '3' }],
  ])('lets nobody count through the references %s', async (_, limit) => {
    const other = await testApi(limit);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      const body = { orderReference: `CS-26-${80_000 + count}`, phoneNumber: '01099999999' };
      const refusal = await other.guest.call(findOrderStatus, { body }).catch((error) => error);
      statuses.push(refusal.status);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });

  test('an account does not read an order that was placed without it', async () => {
    const { order } = await place(await aWish());
    const stranger = await signedIn();
    const params = { orderId: order.id };
    const missing = { status: 404, code: 'order.not_found' };
    await expect(stranger.call(getMyOrder, { params })).rejects.toMatchObject(missing);
    await expect(stranger.call(cancelMyOrder, { params, body: {} })).rejects.toMatchObject(missing);
  });

  test('nothing that a guest is told or sent holds anything of another with the same number', async () => {
    const earlier = await aWish({ note: 'Ring twice at the blue door' });
    const { contact, shippingDetails } = earlier;
    earlier.contact = { ...contact, name: 'Nadia Fahmy', email: 'nadia@example.com' };
    earlier.shippingDetails = {
      ...{ streetAddress: '31 Hidden Lane', city: 'Zamalek', governorate: 'EG-C' },
      ...{ landmark: 'Behind the old mill', secondPhoneNumber: '01234567890' },
    };
    const first = await place(earlier);
    await receiveMails(api);
    // Calls are logged a moment after they are answered.
    const logs = () =>
      db.execute<{ logged: string }>(sql`select to_jsonb(api_logs)::text as logged from api_logs`);
    await expect.poll(async () => JSON.stringify((await logs()).rows)).toContain('Hidden Lane');
    await db.execute(sql`delete from api_logs`);

    const second = await place(await aWish({ contact, shippingDetails }));
    const token = second.trackingToken;
    const { phoneNumber } = contact;
    const body = { email: `${randomUUID()}@example.com`, password: 'carved from olive' };
    const { accessToken, ...account } = await guest.call(openAccountOfOrder, {
      params: { token },
      body,
    });
    const customer = api.as(accessToken);
    const told = [
      second,
      account,
      await guest.call(quoteOrder, { body: { items: earlier.items, governorate: 'EG-C' } }),
      await find(second.order.orderReference, phoneNumber),
      await customer.call(listMyOrders, { query: {} }),
      await customer.call(listMyAddresses, {}),
      await guest.call(cancelTrackedOrder, { params: { token }, body: {} }),
    ];
    const sent = (await receiveMails(api)).map(({ text, html, subject }) => [text, html, subject]);
    expect(sent.length).toBeGreaterThan(0);
    await expect.poll(async () => (await logs()).rows.length).toBeGreaterThanOrEqual(told.length);

    const all = JSON.stringify([told, sent, (await logs()).rows]);
    expect(all).toContain(second.order.orderReference);
    for (const secret of [
      ...[
        'Nadia',
        'Fahmy',
        'nadia@',
        'Hidden Lane',
        'Zamalek',
        'old mill',
        '1234567890',
        'blue door',
      ],
      ...[first.order.orderReference, first.trackingToken, earlier.placementKey],
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  test('the log of calls keeps no token', async () => {
    const { trackingToken } = await place(await aWish());
    await guest.call(trackOrder, { params: { token: trackingToken } });
    await expect
      .poll(async () => {
        const { rows } = await db.execute<{ logged: string }>(
          sql`select to_jsonb(api_logs)::text as logged from api_logs where url like '%/track/%'`,
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    const { rows } = await db.execute<{ logged: string }>(
      sql`select to_jsonb(api_logs)::text as logged from api_logs`,
    );
    expect(rows.map(({ logged }) => logged).join('')).not.toContain(trackingToken);
  });
});

describe('cancelling', () => {
  test('puts the stock back once, however often it is pressed', async () => {
    const wish = await aWish();
    const { trackingToken } = await place(wish);
    const cancel = () =>
      guest.call(cancelTrackedOrder, {
        params: { token: trackingToken },
        body: { reason: 'غيّرت رأيي' },
      });
    const [answer] = await Promise.all(Array.from({ length: 20 }, cancel));

    expect(answer).toMatchObject({ canCancel: false, order: { status: { name: 'cancelled' } } });
    expect(answer?.order.history).toHaveLength(2);
    expect(await stockOf(wish.designId)).toBe(5);
    const { history } = await sales.call(getOrder, { params: { orderId: answer?.order.id ?? 0 } });
    expect(history[1]).toMatchObject({ staffName: null, cancellation: { words: 'غيّرت رأيي' } });
  });

  test('is too late once the parcel is on its way', async () => {
    const { order, trackingToken } = await place(await aWish());
    await db.update(orders).set({ statusId: OrderStatus.shipped }).where(eq(orders.id, order.id));
    const params = { token: trackingToken };
    await expect(guest.call(cancelTrackedOrder, { params, body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'order.too_late_to_cancel',
    });
    expect(await guest.call(trackOrder, { params })).toMatchObject({ canCancel: false });
  });

  test('works for an account, for its own orders', async () => {
    const { user, call } = await signedIn();
    const { order } = await place(await aWish());
    const { id } = order;
    await db.update(orders).set({ userId: user.id }).where(eq(orders.id, id));
    expect(await call(cancelMyOrder, { params: { orderId: id }, body: {} })).toMatchObject({
      status: { name: 'cancelled' },
    });
  });
});

describe('what an order would cost', () => {
  const quote = (body: CallInput<typeof quoteOrder>['body']) => guest.call(quoteOrder, { body });

  test('is what it costs then, and says how many pieces there are', async () => {
    const wish = await aWish({}, 1);
    const [item] = wish.items;
    const items = [{ productDesignId: 2_000_000_000, quantity: 1 }, ...wish.items];
    expect(await quote({ items, governorate: 'EG-C' })).toMatchObject({
      lines: [{ ...item, unitPrice: 50_000, available: 1, discount: 0 }],
      costBreakdown: { subtotal: 50_000, shippingFees: 6_500, totalCost: 56_500 },
      delivery: { fee: 6_500 },
    });
    const { order } = await place(wish);
    const told = await quote({ items, governorate: 'EG-C' });
    expect(told.costBreakdown).toEqual(order.costBreakdown);
    expect(told.delivery).toMatchObject(order.promised ?? {});
    expect(told.lines).toMatchObject([{ available: 0 }]);
  });

  test('is told without delivery while nobody knows where to', async () => {
    const { items } = await aWish();
    const told = await quote({ items });
    expect(told.costBreakdown).toMatchObject({ shippingFees: 0, totalCost: 50_000 });
    expect(told).not.toHaveProperty('delivery');
  });

  test('is not told for where there is no delivery', async () => {
    const { items } = await aWish();
    await expect(quote({ items, governorate: 'Dokki' })).rejects.toMatchObject({
      code: 'address.governorate_unknown',
    });
  });
});

describe('taking an order into an account', () => {
  test('happens once, for who holds the token', async () => {
    const { order, trackingToken: token } = await place(await aWish());
    const [nour, omar] = [await signedIn(), await signedIn()];
    const answers = await Promise.allSettled(
      [nour, omar, nour, omar].map(({ call }) => call(claimOrder, { params: { token } })),
    );
    const claimed = answers.map(({ status }) => status === 'fulfilled');
    expect(claimed).toEqual([!claimed[1], claimed[1], !claimed[1], claimed[1]]);

    const [owner, other] = claimed[0] ? [nour, omar] : [omar, nour];
    const params = { orderId: order.id };
    expect(await owner.call(getMyOrder, { params })).toMatchObject({ id: order.id });
    await expect(other.call(claimOrder, { params: { token } })).rejects.toMatchObject({
      status: 409,
      code: 'order.claimed',
    });
    await expect(other.call(getMyOrder, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('brings no other order of the number along, and leaves its customer alone', async () => {
    const wish = await aWish();
    const first = await place(wish);
    const { trackingToken: token } = await place(await aWish({ contact: wish.contact }));
    const { call, user } = await signedIn();
    await call(claimOrder, { params: { token } });

    const params = { orderId: first.order.id };
    await expect(call(getMyOrder, { params })).rejects.toMatchObject({ status: 404 });
    expect(await db.$count(customers, eq(customers.userId, user.id))).toBe(0);
  });

  test('opens an account with one password, in the name of the order', async () => {
    await receiveMails(api);
    const { order, trackingToken: token } = await place(await aWish());
    const body = { email: 'Salma.New@example.com', password: 'carved from olive' };
    const { user, accessToken } = await guest.call(openAccountOfOrder, { params: { token }, body });

    expect(user).toMatchObject({
      name: 'سلمى مرسي',
      email: 'salma.new@example.com',
      isVerified: false,
    });
    const mine = await api.as(accessToken).call(getMyOrder, { params: { orderId: order.id } });
    expect(mine.id).toBe(order.id);
    expect(await api.as(accessToken).call(listMyAddresses, {})).toMatchObject([
      { ...order.shippingDetails, isDefault: true },
    ]);
    const subjects = (await receiveMails(api)).map(({ to }) => to);
    expect(subjects).toContainEqual([
      expect.objectContaining({ address: 'salma.new@example.com' }),
    ]);
  });

  test.each<[string, string, string]>([
    ['an address that has one', 'taken@example.com', 'account.email_taken'],
    ['a password that everybody knows', 'weak@example.com', 'auth.weak_password'],
  ])('opens none for %s, and the order stays as it is', async (_, email, code) => {
    if (code === 'account.email_taken') await aUser(db, { email });
    const { order, trackingToken: token } = await place(await aWish());
    const password = code === 'auth.weak_password' ? 'password1' : 'carved from olive';
    await expect(
      guest.call(openAccountOfOrder, { params: { token }, body: { email, password } }),
    ).rejects.toMatchObject({ code });
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.userId).toBeNull();
  });

  test('opens none where the order is in an account already', async () => {
    const { trackingToken: token } = await place(await aWish());
    await (await signedIn()).call(claimOrder, { params: { token } });
    const body = { email: 'late@example.com', password: 'carved from olive' };
    await expect(guest.call(openAccountOfOrder, { params: { token }, body })).rejects.toMatchObject(
      { code: 'order.claimed' },
    );
    expect(await db.$count(users, eq(users.email, 'late@example.com'))).toBe(0);
  });
});

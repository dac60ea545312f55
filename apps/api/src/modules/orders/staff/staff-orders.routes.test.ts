import {
  addOrderNote,
  changeOrderStatus,
  changeOrderStatuses,
  getOrder,
  listOrders,
  OrderStatus,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aProduct, aUser } from '../../../../test/support/builders.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';
import {
  orderHistory,
  orderLines,
  orderNotes,
  orders,
  stockLedger,
} from '../../../db/schema/orders.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';

const { as, db, guest, signedIn } = await testApi();
const staff = await signedIn(Role.Sales);

const listed = async (query: CallInput<typeof listOrders>['query']) =>
  (await staff.call(listOrders, { query })).data.map(({ orderId }) => orderId);

beforeEach(async () => {
  await db.delete(orderNotes);
  await db.delete(orderHistory);
  await db.delete(stockLedger);
  await db.execute(sql`truncate shipments cascade`);
  await db.delete(orders);
});

describe('days', () => {
  const placedAt = async (moment: string) =>
    (await anOrder(db, await aUser(db), { createdAt: new Date(moment) })).id;

  test('begin at midnight in Egypt, both ends included', async () => {
    await placedAt('2026-01-09T21:59:59.999Z');
    const first = await placedAt('2026-01-09T22:00:00Z');
    const last = await placedAt('2026-01-11T21:59:59.999Z');
    await placedAt('2026-01-11T22:00:00Z');

    expect(await listed({ from: '2026-01-10', to: '2026-01-11' })).toEqual([last, first]);
  });

  test('have 23 hours when the clocks go forward, and no midnight', async () => {
    await placedAt('2026-04-23T21:59:59Z');
    const first = await placedAt('2026-04-23T22:00:00Z');
    const last = await placedAt('2026-04-24T20:59:59Z');
    await placedAt('2026-04-24T21:00:00Z');

    expect(await listed({ from: '2026-04-24', to: '2026-04-24' })).toEqual([last, first]);
  });

  test('have 25 hours when the clocks go back', async () => {
    await placedAt('2026-10-28T20:59:59Z');
    const first = await placedAt('2026-10-28T21:00:00Z');
    const last = await placedAt('2026-10-29T21:59:59Z');
    await placedAt('2026-10-29T22:00:00Z');

    expect(await listed({ from: '2026-10-29', to: '2026-10-29' })).toEqual([last, first]);
  });

  test.each(['2026-02-30', '2026-1-1', '0000-01-01', '9999-01-01', 'today', ''])(
    'are not written %j',
    async (from) => {
      const reply = await staff.send({ method: 'GET', path: `/admin/orders?from=${from}` });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().details[0]).toMatchObject({ path: 'from' });
    },
  );
});

describe('search', () => {
  test('finds all words in any order, however they are written', async () => {
    const mona = await aUser(db, { name: 'مُنى عبد الرؤوف', email: 'mona.raouf@example.com' });
    const { id } = await anOrder(db, mona, { phoneNumber: '+201234567890' });
    await anOrder(db, await aUser(db, { name: 'مُنى صبري', email: 'sabry@example.com' }));

    for (const query of ['مني الرووف', 'الرؤوف MONA', 'raouf منى', 'من ال mona.', 'منى ١٢٣٤٥٦٧']) {
      expect([query, await listed({ query })]).toEqual([query, [id]]);
    }
    expect(await listed({ query: 'منى 999' })).toEqual([]);
  });

  test('looks for one or two letters where words begin', async () => {
    const { id } = await anOrder(db, await aUser(db, { name: 'Élise Toma' }));
    await anOrder(db, await aUser(db, { name: 'Omar Astor' }));

    expect(await listed({ query: 'to' })).toEqual([id]);
    expect(await listed({ query: 'el' })).toEqual([id]);
  });

  test('takes digits with their beginning for the beginning of a phone number', async () => {
    const { id } = await anOrder(db, await aUser(db), { phoneNumber: '+201155512345' });
    await anOrder(db, await aUser(db), { phoneNumber: '+201031155512' });

    for (const query of ['01155512', '+2011 55', '002011-55', '(011) 5551']) {
      expect([query, await listed({ query })]).toEqual([query, [id]]);
    }
    expect(await listed({ query: '1155512' })).toHaveLength(2);
  });

  test('finds the order of a second number', async () => {
    const { id } = await anOrder(db, await aUser(db), { secondPhoneNumber: '+201155667788' });
    for (const query of ['01155667788', '+20 115 566 7788', '٠١١٥ ٥٦٦ ٧٧٨٨']) {
      expect([query, await listed({ query })]).toEqual([query, [id]]);
    }
  });

  test('finds a piece by its SKU or barcode, also by the SKU that it had', async () => {
    const [tray, bowl] = [await aProduct(db), await aProduct(db)];
    const codes = { sku: 'TRY-SRV-12', barcode: '96385074' };
    await db.update(productDesigns).set(codes).where(eq(productDesigns.id, tray.design.id));
    const nagwa = await aUser(db, { name: 'Nagwa Adel' });
    const [old, latest, other] = [
      await anOrder(db, nagwa),
      await anOrder(db, await aUser(db)),
      await anOrder(db, await aUser(db)),
    ];
    await db.insert(orderLines).values([
      { ...lineOf(tray, old.id), sku: 'OAK-7' },
      { ...lineOf(tray, latest.id), sku: null },
      { ...lineOf(bowl, other.id), sku: 'word' },
    ]);

    const both = [latest.id, old.id];
    for (const query of ['try-srv-12', 'TRY-', '96385074', '٩٦٣٨']) {
      expect([query, await listed({ query })]).toEqual([query, both]);
    }
    expect(await listed({ query: 'oak-7' })).toEqual([old.id]);
    expect(await listed({ query: 'TRY-SRV-12 nagwa' })).toEqual([old.id]);
    // What reads like a word is a SKU only as a whole.
    expect(await listed({ query: 'WORD' })).toEqual([other.id]);
    expect(await listed({ query: 'wor' })).toEqual([]);
  });

  test('finds where it goes by whole words of city and governorate', async () => {
    const user = await aUser(db, { name: 'Hala' });
    const there = { city: 'مركز المنصورة، بجوار المحطة', governorateCode: 'EG-DK' } as const;
    const { id } = await anOrder(db, user, there);
    const far = await anOrder(db, user, { city: 'Damanhour', governorateCode: 'EG-BH' });
    await anOrder(db, await aUser(db, { name: 'منصور هلال' }));

    for (const query of ['المنصوره', 'منصورة', 'الدقهليه', 'دقهلية hala', 'Dakahlia']) {
      expect([query, await listed({ query })]).toEqual([query, [id]]);
    }
    for (const query of ['البحيره', 'بحيرة', 'BEHEIRA', 'damanhour Hala']) {
      expect([query, await listed({ query })]).toEqual([query, [far.id]]);
    }
    for (const query of ['دقهل', 'منصورة Beheira']) {
      expect([query, await listed({ query })]).toEqual([query, []]);
    }
  });

  test('finds its pieces by product and design, as the catalogue compares words', async () => {
    const [user, product] = [
      await aUser(db),
      await aProduct(db, { name: 'Fruit plate', nameAr: 'طبق فاكهة' }),
    ];
    const woods = [
      { name: 'Ebony', nameAr: 'أبنوس' },
      { name: 'Beech', nameAr: 'زان' },
    ].map((names) => ({ ...names, productId: product.id, stock: 1 }));
    const designs = await db.insert(productDesigns).values(woods).returning();
    await indexProductsById(db, [product.id]);
    const ids: number[] = [];
    // One after the other: they are listed by when they were placed.
    for (const design of designs) {
      const { id } = await anOrder(db, user);
      await db.insert(orderLines).values(lineOf({ ...product, design }, id));
      ids.push(id);
    }
    const [ebony, beech] = ids;

    for (const query of ['أطباق', 'طبق الفاكهه', 'FRUIT plates']) {
      expect([query, await listed({ query })]).toEqual([query, [beech, ebony]]);
    }
    for (const query of ['ابنوس', 'الأبنوس طبق', 'ebony plate']) {
      expect([query, await listed({ query })]).toEqual([query, [ebony]]);
    }
    expect(await listed({ query: 'طبق خيزران' })).toEqual([]);
  });

  test('takes signs for themselves, and finds nothing by signs alone', async () => {
    const { id } = await anOrder(db, await aUser(db, { name: '100%_Wood\\Oak' }));
    await anOrder(db, await aUser(db, { name: '100 Wood' }));

    expect(await listed({ query: '100%_w' })).toEqual([id]);
    expect(await listed({ query: 'wood\\oak' })).toEqual([id]);
    for (const query of ['%%%', '___', '@', '\\', '؟', '＼']) {
      expect([query, await listed({ query })]).toEqual([query, []]);
    }
  });

  test('goes together with status, day and sort', async () => {
    const mona = await aUser(db, { name: 'Mona Fahmy' });
    const at = (day: number) => new Date(Date.UTC(2026, 4, day, 12));
    await anOrder(db, mona, { createdAt: at(1) });
    const dear = await anOrder(db, mona, { createdAt: at(2), subtotal: 90_000 });
    const cheap = await anOrder(db, mona, { createdAt: at(3), subtotal: 5_000 });
    await anOrder(db, mona, { createdAt: at(3), statusId: OrderStatus.shipped });

    const search = { query: 'fahmy', status: 'pending', from: '2026-05-02' } as const;
    expect(await listed({ ...search, sort: 'total-up' })).toEqual([cheap.id, dear.id]);
    expect(await listed({ ...search, sort: 'total-down' })).toEqual([dear.id, cheap.id]);
    const { meta } = await staff.call(listOrders, { query: { ...search, perPage: 1 } });
    expect(meta).toEqual({ page: 1, perPage: 1, totalCount: 2, pageCount: 2 });
  });
});

describe('moving an order on', () => {
  const params = { orderId: 0 };
  beforeEach(async () => {
    params.orderId = (await anOrder(db, await aUser(db))).id;
  });

  test('is refused to who has not seen its latest status, in their language', async () => {
    const { confirmed, pending, shipped } = OrderStatus;
    const confirm = { statusId: confirmed, seenStatusId: pending };
    expect(await staff.call(changeOrderStatus, { params, body: confirm })).toBe('confirmed');

    const colleague = await signedIn(Role.Sales);
    const again = colleague.call(changeOrderStatus, { params, body: confirm });
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: 'order.changed',
      message: 'This order has changed since you opened the page; it is now Confirmed.',
    });
    const inArabic = as(colleague.token, 'ar').call(changeOrderStatus, { params, body: confirm });
    await expect(inArabic).rejects.toThrow('وحالته الآن: مؤكّد');

    const ship = { statusId: shipped, seenStatusId: confirmed };
    expect(await staff.call(changeOrderStatus, { params, body: ship })).toBe('shipped');
  });

  test('asked again after a lost answer is done already, and done once', async () => {
    const body = { statusId: OrderStatus.confirmed, seenStatusId: OrderStatus.pending };
    for (let time = 0; time < 2; time++) {
      expect(await staff.call(changeOrderStatus, { params, body })).toBe('confirmed');
    }
    const { confirmed: statusId, pending } = OrderStatus;
    expect(
      await staff.call(changeOrderStatuses, {
        body: { orderIds: [params.orderId], statusId, seenStatusIds: [pending] },
      }),
    ).toEqual([{ orderId: params.orderId, refusal: null }]);
    expect((await staff.call(getOrder, { params })).history).toHaveLength(1);
  });

  test('by several at once happens once', async () => {
    const body = { statusId: OrderStatus.confirmed, seenStatusId: OrderStatus.pending };
    const people = await Promise.all([1, 2, 3, 4].map(() => signedIn(Role.Sales)));
    const moves = people.map(({ call }) => call(changeOrderStatus, { params, body }));
    const results = await Promise.allSettled(moves);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { history } = await staff.call(getOrder, { params });
    expect(history.map(({ statusName }) => statusName)).toEqual(['confirmed']);
  });
});

const lineOf = ({ id, design }: Awaited<ReturnType<typeof aProduct>>, orderId: number) => ({
  orderId,
  productId: id,
  designId: design.id,
  name: 'Salad bowl',
  nameAr: 'سلطانية سلطة',
  designName: 'Large',
  designNameAr: 'كبير',
  unitPrice: 100,
  quantity: 1,
});

test('an order has the pieces of all its lines, in the list and by itself', async () => {
  const user = await aUser(db);
  const order = await anOrder(db, user);
  const [bowl, board] = [await aProduct(db), await aProduct(db)];
  await db.insert(orderLines).values([
    { ...lineOf(bowl, order.id), quantity: 5 },
    { ...lineOf(board, order.id), quantity: 7 },
  ]);
  const empty = await anOrder(db, user);

  const { data } = await staff.call(listOrders, { query: { query: user.email, sort: 'oldest' } });
  expect(data).toMatchObject([
    { orderId: order.id, pieces: 12 },
    { orderId: empty.id, pieces: 0 },
  ]);
  const params = { orderId: order.id };
  expect(await staff.call(getOrder, { params })).toMatchObject({ pieces: 12 });
});

describe('cancelling', () => {
  const cancelled = OrderStatus.cancelled;
  const cancellation = { reason: 'other', words: 'يريدها في رمضان' } as const;

  async function anOrderOfAPiece(user: Parameters<typeof anOrder>[1], given = {}) {
    const order = await anOrder(db, user, given);
    await db.insert(orderLines).values(lineOf(await aProduct(db), order.id));
    return order;
  }

  test('keeps the reason for staff, and says nothing of it to the customer', async () => {
    const customer = await signedIn();
    const params = { orderId: (await anOrderOfAPiece(customer.user)).id };
    await staff.call(changeOrderStatus, { params, body: { statusId: cancelled, cancellation } });

    const { history } = await staff.call(getOrder, { params });
    expect(history).toMatchObject([{ statusId: cancelled, cancellation }]);
    const own = await customer.send({ method: 'GET', path: `/users/orders/${params.orderId}` });
    expect(own.json().data.history).toMatchObject([{ statusName: 'cancelled' }]);
    expect(own.payload).not.toContain('cancellation');
    expect(own.payload).not.toContain('رمضان');
  });

  test('needs no reason, and keeps none of another move', async () => {
    const params = { orderId: (await anOrderOfAPiece(await aUser(db))).id };
    const { confirmed } = OrderStatus;
    await staff.call(changeOrderStatus, { params, body: { statusId: confirmed, cancellation } });
    await staff.call(changeOrderStatus, { params, body: { statusId: cancelled } });

    const { history } = await staff.call(getOrder, { params });
    expect(history).toMatchObject([{ cancellation: null }, { cancellation: null }]);
  });

  test.each([
    { reason: 'other' },
    { reason: 'other', words: '  ' },
    { reason: 'bored' },
    { reason: 'unreachable', words: 'x'.repeat(501) },
    { words: 'No reason' },
  ])('refuses %j', async (given) => {
    const { id } = await anOrderOfAPiece(await aUser(db));
    const body = { statusId: cancelled, cancellation: given };
    const one = await staff.send({ method: 'PATCH', path: `/admin/orders/${id}`, body });
    expect(one.statusCode).toBe(422);
    const many = { ...body, orderIds: [id] };
    const reply = await staff.send({ method: 'POST', path: '/admin/orderStatuses', body: many });
    expect(reply.statusCode).toBe(422);
  });

  test('several at once gives each the reason, but those that have moved on unseen', async () => {
    const user = await aUser(db);
    const seen = await anOrderOfAPiece(user);
    const shipped = await anOrderOfAPiece(user, { statusId: OrderStatus.shipped });

    const body = {
      orderIds: [seen.id, shipped.id],
      statusId: cancelled,
      seenStatusIds: [OrderStatus.pending],
      cancellation,
    };
    expect(await staff.call(changeOrderStatuses, { body })).toEqual([
      { orderId: seen.id, refusal: null },
      {
        orderId: shipped.id,
        refusal: 'This order has changed since you opened the page; it is now Shipped.',
      },
    ]);
    const { history } = await staff.call(getOrder, { params: { orderId: seen.id } });
    expect(history).toMatchObject([{ statusId: cancelled, cancellation }]);
  });
});

describe('moving several orders on', () => {
  test('moves those that may move and says of the others why they stay', async () => {
    const user = await aUser(db);
    const [first, second] = [await anOrder(db, user), await anOrder(db, user)];
    const done = await anOrder(db, user, { statusId: OrderStatus.delivered });
    const orderIds = [second.id, done.id, 999_999, first.id, second.id];

    const moved = await staff.call(changeOrderStatuses, {
      body: { orderIds, statusId: OrderStatus.confirmed },
    });

    expect(moved).toEqual([
      { orderId: second.id, refusal: null },
      { orderId: done.id, refusal: 'An order that is Delivered cannot become Confirmed.' },
      { orderId: 999_999, refusal: 'This order does not exist.' },
      { orderId: first.id, refusal: null },
    ]);
    expect(await listed({ status: 'confirmed', sort: 'oldest' })).toEqual([first.id, second.id]);
  });

  test('at once and in opposite order leaves nobody waiting for ever', async () => {
    const products = [await aProduct(db), await aProduct(db), await aProduct(db)];
    const orderIds: number[] = [];
    for (let count = 0; count < 12; count++) {
      const { id } = await anOrder(db, await aUser(db));
      await db.insert(orderLines).values(products.reverse().map((product) => lineOf(product, id)));
      orderIds.push(id);
    }
    const move = (ids: number[]) =>
      staff.call(changeOrderStatuses, { body: { orderIds: ids, statusId: OrderStatus.cancelled } });

    const responses = await Promise.all([
      move(orderIds),
      move(orderIds.toReversed()),
      move(orderIds),
    ]);

    const moved = responses.flat().filter(({ refusal }) => refusal === null);
    expect(moved.map(({ orderId }) => orderId).sort()).toEqual(orderIds.sort());
  });

  test.each([
    { orderIds: [], statusId: 2 },
    { orderIds: Array.from({ length: 101 }, (_, index) => index + 1), statusId: 2 },
    { orderIds: [0], statusId: 2 },
    { orderIds: ['1'], statusId: 2 },
    { orderIds: [1], statusId: 6 },
    { statusId: 2 },
  ])('refuses %j', async (body) => {
    const reply = await staff.send({ method: 'POST', path: '/admin/orderStatuses', body });
    expect(reply.statusCode).toBe(422);
  });
});

describe('notes', () => {
  test('are read by staff in their order, and never by the customer', async () => {
    const customer = await signedIn();
    const { id: orderId } = await anOrder(db, customer.user);
    const params = { orderId };

    const note = await staff.call(addOrderNote, {
      params,
      body: { text: '  العميل يفضّل التسليم بعد السادسة\nلا تتصل صباحًا ' },
    });
    await (await signedIn(Role.Admin)).call(addOrderNote, { params, body: { text: 'Called.' } });

    expect(note).toMatchObject({
      text: 'العميل يفضّل التسليم بعد السادسة\nلا تتصل صباحًا',
      staffName: staff.user.name,
    });
    const { notes } = await staff.call(getOrder, { params });
    expect(notes).toMatchObject([note, { text: 'Called.' }]);
    const own = await customer.send({ method: 'GET', path: `/users/orders/${orderId}` });
    expect(own.statusCode).toBe(200);
    expect(own.payload).not.toContain('السادسة');
  });

  test('are refused without a text, on no order, and from customers and guests', async () => {
    const { id } = await anOrder(db, await aUser(db));
    const path = `/admin/orders/${id}/notes`;
    const write = (caller: Pick<typeof guest, 'send'>, text: string, at = path) =>
      caller.send({ method: 'POST', path: at, body: { text } });

    expect((await write(staff, '  ')).statusCode).toBe(422);
    expect((await write(staff, 'x'.repeat(2001))).statusCode).toBe(422);
    const missing = await write(staff, 'Hello', '/admin/orders/999999/notes');
    expect(missing.json()).toMatchObject({ code: 'order.not_found' });
    expect((await write(await signedIn(), 'Hello')).statusCode).toBe(403);
    expect((await write(guest, 'Hello')).statusCode).toBe(401);
  });
});

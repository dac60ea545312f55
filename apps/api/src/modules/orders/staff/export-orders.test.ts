import { exportOrders, maxExportedOrders, OrderStatus } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aUser } from '../../../../test/support/builders.ts';
import { orderAdjustments, orderHistory } from '../../../db/schema/orders.ts';

const { as, db, signedIn } = await testApi();
const staff = await signedIn(Role.Sales);

const linesOf = (csv: string) => csv.slice(1).split('\r\n').slice(0, -1);

test('is a table in the words of the language, which Excel opens in Arabic', async () => {
  const heba = await aUser(db, { name: 'هبة "الجمّال"', email: 'heba@example.com' });
  const order = await anOrder(db, heba, {
    createdAt: new Date('2026-07-01T21:30:00Z'),
    statusId: OrderStatus.confirmed,
    subtotal: 123_405,
    shippingFees: 6_500,
    phoneNumber: '+201119876543',
    secondPhoneNumber: '+201155667788',
    customerNote: 'لا ترن الجرس',
  });
  const query = { query: 'heba@example.com' };

  const { csv, count, isCut } = await as(staff.token, 'ar').call(exportOrders, { query });

  expect({ count, isCut, mark: csv[0] }).toEqual({ count: 1, isCut: false, mark: '\uFEFF' });
  const [head, row] = linesOf(csv);
  expect(head).toContain('"رقم الطلب","تاريخ الطلب (بتوقيت القاهرة)","الحالة","العميل"');
  expect(row).toBe(
    `"${order.reference}","2026-07-02 00:30","مؤكّد","هبة ""الجمّال""","heba@example.com",` +
      '"0111 987 6543","0115 566 7788","17 Talaat Harb Street","Downtown","القاهرة","11511",' +
      '"لا ترن الجرس","1234.05","0.00","","65.00","1299.05","",""',
  );
  const english = await staff.call(exportOrders, { query });
  expect(linesOf(english.csv)[0]).toMatch(/^"Order","Placed \(Cairo time\)","Status","Customer"/);
});

test('says of cancelled orders why, in the words of the language and in those of staff', async () => {
  const user = await aUser(db);
  const statusId = OrderStatus.cancelled;
  const order = await anOrder(db, user, { statusId });
  await anOrder(db, user, { statusId });
  await db.insert(orderHistory).values({
    orderId: order.id,
    statusId,
    actorId: staff.user.id,
    actorKind: 'staff',
    cancelReason: 'sold-out',
    cancelWords: '=1+1, الخشب مشقوق',
  });
  const query = { query: user.email, sort: 'oldest' } as const;

  const inArabic = linesOf((await as(staff.token, 'ar').call(exportOrders, { query })).csv);
  const inEnglish = linesOf((await staff.call(exportOrders, { query })).csv);

  expect(inArabic[0]).toMatch(/,"سبب الإلغاء","تفاصيل السبب"$/);
  expect(inEnglish[0]).toMatch(/,"Reason for cancelling","Details of the reason"$/);
  expect(inArabic[1]).toMatch(/,"نفدت الكمية","'=1\+1, الخشب مشقوق"$/);
  expect(inEnglish[1]).toMatch(/,"Sold out","'=1\+1, الخشب مشقوق"$/);
  expect(inEnglish[2]).toMatch(/,"",""$/);
});

test('says why an order costs more or less, a promotion by its name in each language', async () => {
  const user = await aUser(db);
  const order = await anOrder(db, user, { subtotal: 50_000, adjustment: -6_000 });
  const byPromotion = { orderId: order.id, version: 1, reason: 'Ramadan', reasonAr: 'رمضان' };
  const byStaff = { orderId: order.id, version: 2, staffId: staff.user.id };
  await db.insert(orderAdjustments).values([
    { ...byPromotion, amount: -5_000 },
    { ...byStaff, amount: 3_000, reason: 'Engraving' },
    { ...byStaff, amount: -3_000, reason: 'Engraving' },
    { ...byPromotion, version: 2, amount: -3_000 },
    { ...byStaff, amount: 2_000, reason: 'خدش في القاع' },
  ]);
  const query = { query: user.email };

  const [, inArabic] = linesOf((await as(staff.token, 'ar').call(exportOrders, { query })).csv);
  const [, inEnglish] = linesOf((await staff.call(exportOrders, { query })).csv);

  expect(inArabic).toContain('"500.00","-60.00","رمضان | خدش في القاع"');
  expect(inEnglish).toContain('"500.00","-60.00","Ramadan | خدش في القاع"');
});

test.each(['=HYPERLINK("http://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '＝1+1'])(
  'takes the life out of a cell that begins like a formula: %j',
  async (text) => {
    const user = await aUser(db, { name: text });
    await anOrder(db, user, { city: `safe ${text}` });

    const { csv } = await staff.call(exportOrders, { query: { query: user.email } });

    const cell = text.replaceAll('"', '""');
    expect(csv).toContain(`"'${cell}"`);
    expect(csv).toContain(`"safe ${cell}"`);
  },
);

test.each([',', ';', '\t'])(
  'has no cell that is a formula where lists are separated by %j',
  async (separator) => {
    const hostile = [
      "a;=cmd|' /C calc'!A0;b",
      'a; \u200f=1+1',
      'a;"=1+1',
      'a\t=1+1',
      'a\r\n-1+1',
      '\t=1+1',
      '  @SUM(A1)',
      ';;+1',
      ';＝1+1',
    ];
    const email = `formulas${separator.charCodeAt(0)}@example.com`;
    const user = await aUser(db, { email, name: hostile[0] ?? '' });
    for (const text of hostile) await anOrder(db, user, { streetAddress: text, city: text });

    const { csv, count } = await staff.call(exportOrders, { query: { query: email } });

    expect(count).toBe(hostile.length);
    const cells = cellsOf(csv.slice(1), separator);
    expect(cells.length).toBeGreaterThan(hostile.length);
    expect(cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
  },
);

/** Cells as a program reads them that is told of this separator; what follows a closing quote is of the cell too. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < csv.length; at++) {
    const letter = csv[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (csv[at + 1] === '"') cell += csv[at++];
      else isQuoted = false;
    } else if (letter === '"' && isStart) {
      isQuoted = true;
    } else if (letter === separator || letter === '\r' || letter === '\n') {
      cells.push(cell);
      cell = '';
      isStart = true;
      continue;
    } else cell += letter;
    isStart = false;
  }
  return cells;
}

test('holds what the list would show, in its order', async () => {
  const user = await aUser(db, { name: 'Karim Younan' });
  const one = await anOrder(db, user, { subtotal: 30_000 });
  await anOrder(db, user, { subtotal: 20_000, statusId: OrderStatus.shipped });
  const other = await anOrder(db, user, { subtotal: 10_000 });

  const { csv } = await staff.call(exportOrders, {
    query: { query: 'younan', status: 'pending', sort: 'total-up' },
  });

  const references = linesOf(csv).map((line) => line.split(',')[0]?.replaceAll('"', ''));
  expect(references).toEqual(['Order', other.reference, one.reference]);
});

test('holds the orders of the ids alone', async () => {
  const user = await aUser(db);
  const [one, , other] = [
    await anOrder(db, user),
    await anOrder(db, user),
    await anOrder(db, user),
  ];

  const { csv, count } = await staff.call(exportOrders, {
    query: { ids: `${one.id},${other.id}`, sort: 'oldest' },
  });

  expect(count).toBe(2);
  const references = linesOf(csv).map((line) => line.split(',')[0]?.replaceAll('"', ''));
  expect(references).toEqual(['Order', one.reference, other.reference]);
  for (const ids of ['', '1,', 'all', Array(101).fill(1).join(',')]) {
    const reply = await staff.send({ method: 'GET', path: `/admin/ordersExport?ids=${ids}` });
    expect([ids, reply.statusCode]).toEqual([ids, 422]);
  }
});

test('has only a first row where nothing is found', async () => {
  const { csv, count } = await staff.call(exportOrders, { query: { query: 'nobody at all' } });
  expect({ count, lines: linesOf(csv).length }).toEqual({ count: 0, lines: 1 });
});

test('ends where it gets too large, and says so', async () => {
  const { id } = await aUser(db, { name: 'Wholesale' });
  await db.execute(sql`
    with new_carts as (
      insert into carts (user_id, status)
      select ${id}::int, 'ordered' from generate_series(1, ${maxExportedOrders + 1}::int)
      returning id
    )
    insert into orders (cart_id, user_id, customer, status_id, payment_method, subtotal, shipping_fees,
      street_address, city, governorate_code, postal_code, phone_number)
    select id, ${id}::int, 'Wholesale', 1, 'cash', 100, 100,
      'Street', 'City', 'EG-C', '', '+201000000009'
    from new_carts`);

  const { csv, count, isCut } = await staff.call(exportOrders, { query: { query: 'wholesale' } });

  expect({ count, isCut }).toEqual({ count: maxExportedOrders, isCut: true });
  expect(new Set(linesOf(csv)).size).toBe(maxExportedOrders + 1);
});

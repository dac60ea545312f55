import { randomUUID } from 'node:crypto';

import {
  addOrderNote,
  type CallInput,
  changeOrder,
  changePassword,
  createBanner,
  createPage,
  exportAuditEntries,
  getOrder,
  getSettings,
  listAuditActors,
  listAuditEntries,
  listBanners,
  placePhoneOrder,
  saveDesign,
  saveShopSettings,
  sortBanners,
  takeRemittance,
  updatePage,
  updateProduct,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../test/support/builders.ts';
import { aPhoto } from '../../../test/support/photos.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { banners } from '../../db/schema/banners.ts';
import { categories, productDesigns, products } from '../../db/schema/catalogue.ts';
import { users } from '../../db/schema/users.ts';

const { db, guest, as, signedIn } = await testApi();
const owner = await signedIn(Role.Admin);
const developer = await signedIn(Role.Developer);

const list = async (query: CallInput<typeof listAuditEntries>['query']) =>
  (await owner.call(listAuditEntries, { query })).data;

/** A product whose price somebody has changed. */
async function aPricedProduct(somebody = owner) {
  const { id, design } = await aProduct(db, { price: 89_000 });
  await somebody.call(updateProduct, { params: { id }, body: { price: 950.5 } });
  return { id, design, nounId: String(id) };
}

test('tells who changed what, with what it was and is, in the words of the language', async () => {
  const { id, nounId } = await aPricedProduct();
  const of = { query: { nounId } };
  expect((await owner.call(listAuditEntries, of)).data).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      actor: { id: owner.user.id, name: owner.user.name },
      noun: 'product',
      nounId,
      action: 'changed',
      what: 'Changed a product',
      name: 'Salad bowl',
      part: null,
      changes: [{ field: 'Price', before: 'LE\u00a0890', after: 'LE\u00a0950.50' }],
    },
  ]);
  expect((await as(owner.token, 'ar').call(listAuditEntries, of)).data).toMatchObject([
    {
      what: 'تعديل منتج',
      name: 'سلطانية سلطة',
      changes: [{ field: 'السعر', after: '٩٥٠٫٥٠\u00a0ج.م' }],
    },
  ]);

  await db
    .update(products)
    .set({ name: 'Another name' })
    .where(sql`id = ${id}`);
  expect((await list({ nounId })).length).toBe(1);
});

test('is narrowed by kind, by whom, by object, by days and by words', async () => {
  const { design, nounId } = await aPricedProduct();
  const { id: productId } = await aPricedProduct(developer);
  const body = {
    id: design.id,
    productId: design.productId,
    name: 'Oak',
    nameAr: 'بلوط',
    stock: 4,
  };
  await owner.call(saveDesign, { body });
  const order = await anOrder(db, owner.user);
  await owner.call(addOrderNote, {
    params: { orderId: order.id },
    body: { text: 'Wants it wrapped' },
  });

  expect((await list({ nounId })).map(({ noun }) => noun)).toEqual(['stock', 'design', 'product']);
  expect(await list({ nounId, noun: 'stock' })).toMatchObject([
    { part: 'Oak', changes: [{ field: 'Stock', before: '10', after: '4' }] },
  ]);
  expect(await list({ actor: developer.user.id })).toMatchObject([{ nounId: String(productId) }]);
  expect(await list({ query: 'wrapped' })).toMatchObject([
    { what: 'Wrote a note on an order', name: order.reference },
  ]);
  expect(await list({ query: order.reference })).toHaveLength(1);
  expect(await list({ query: 'nothing like it' })).toEqual([]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date());
  expect((await list({ from: today, to: today })).length).toBeGreaterThan(4);
  expect(await list({ to: '2020-01-01' })).toEqual([]);
  expect(
    (await owner.call(listAuditEntries, { query: { perPage: 2, page: 2 } })).meta,
  ).toMatchObject({ page: 2, perPage: 2 });
  expect(await owner.call(listAuditActors, {})).toEqual(
    expect.arrayContaining([developer, owner].map(({ user: { id, name } }) => ({ id, name }))),
  );
});

test('writes days as the reader does', async () => {
  const body = { carrier: 'other', reference: 'Week 47', paidOn: '2026-11-20' } as const;
  const lines = [{ trackingNumber: 'T1', amount: 20 }];
  await owner.call(takeRemittance, { body: { ...body, lines } });
  const query = { query: body.reference };
  const changesIn = async (language: string) =>
    (await as(owner.token, language).call(listAuditEntries, { query })).data[0]?.changes;
  const paidOn = { field: 'Paid out on', before: null, after: '20 Nov 2026' };
  expect(await changesIn('en')).toContainEqual(paidOn);
  const inArabic = { field: 'تاريخ الدفع', before: null, after: '٢٠ نوفمبر ٢٠٢٦' };
  expect(await changesIn('ar')).toContainEqual(inArabic);
});

test('tells of settings the values that are others, by their names', async () => {
  const save = async (changes: object) => {
    const { version: seenVersion } = (await owner.call(getSettings, {})).shop;
    await owner.call(saveShopSettings, { body: { seenVersion, ...changes } });
  };
  await save({ name: 'Nile Wood' });
  const branch = {
    nameAr: 'الزمالك',
    address: '1 Brazil St',
    addressAr: 'شارع البرازيل',
    map: null,
  };
  await save({ branches: [{ ...branch, name: 'Zamalek', hours: null, hoursAr: null }] });

  const [second, first] = await list({ noun: 'settings' });
  expect(first).toMatchObject({
    name: 'Shop',
    changes: [{ field: 'Name', before: 'Craftsandore', after: 'Nile Wood' }],
  });
  expect(second?.changes[0]).toEqual({ field: 'Branches', before: null, after: 'Zamalek' });
  expect(second?.changes).toContainEqual({
    ...{ field: 'Branches · Zamalek · Address', before: null, after: '1 Brazil St' },
  });
});

test('tells of a long text only what is other', async () => {
  const long = (days: number) =>
    `${'Lorem ipsum. '.repeat(400)}You have ${days} days to return it.${' Dolor sit amet.'.repeat(400)}`;
  const words = { title: 'Returns', titleAr: 'الاسترجاع', description: '', descriptionAr: '' };
  await owner.call(createPage, {
    body: { slug: 'send-back', ...words, body: long(14), bodyAr: 'أ.' },
  });
  const params = { slug: 'send-back' };
  await owner.call(updatePage, { params, body: { seenVersion: 1, body: long(7) } });
  const [entry] = await list({ noun: 'page' });
  expect(entry).toMatchObject({ nounId: 'send-back', name: 'Returns' });
  const [{ before, after } = {}] = entry?.changes ?? [];
  expect(before).toMatch(/^….*You have 14 days to return it.*…$/);
  expect(after).toMatch(/^….*You have 7 days to return it.*…$/);
  expect(before?.length).toBeLessThan(200);
});

test('names pieces and banners in the words of the language, also where they are looked for', async () => {
  const { design } = await aProduct(db, { stock: [10] });
  const { order } = await owner.call(placePhoneOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Omar', phoneNumber: '01012345670' },
      shippingDetails: { streetAddress: '41 Mossadak', city: 'Dokki', governorate: 'Giza' },
      paymentMethod: 'cash',
      source: 'phone',
    },
  });
  const { version, lines } = await owner.call(getOrder, { params: { orderId: order.id } });
  const edits = [
    { kind: 'quantity' as const, orderLineId: lines[0]?.orderLineId ?? 0, quantity: 3 },
  ];
  const body = { seenVersion: version, dryRun: false, edits };
  await owner.call(changeOrder, { params: { orderId: order.id }, body });
  const file = await aPhoto('#aabbcc', { width: 1600, height: 900 });
  for (const [header, headerAr] of [
    ['Autumn', 'الخريف'],
    ['Winter', 'الشتاء'],
  ] as const) {
    await owner.call(createBanner, { body: { header, headerAr }, file });
  }
  const seenIds = (await owner.call(listBanners, {})).map(({ id }) => id);
  await owner.call(sortBanners, { body: { seenIds, ids: seenIds.toReversed() } });

  const arabic = as(owner.token, 'ar');
  const told = async (caller: typeof arabic, query: string) =>
    (await caller.call(listAuditEntries, { query: { query } })).data.flatMap(({ changes }) =>
      changes.map(({ before, after }) => [before, after]),
    );
  expect(await told(owner, 'سلطانية سلطة')).toContainEqual([
    expect.stringMatching(/^Salad bowl, .* × 2$/),
    expect.stringMatching(/^Salad bowl, .* × 3$/),
  ]);
  expect(await told(arabic, 'Salad bowl')).toContainEqual([
    expect.stringMatching(/^سلطانية سلطة، تصميم .* × ٢$/),
    expect.stringMatching(/^سلطانية سلطة، تصميم .* × ٣$/),
  ]);
  expect(await told(arabic, 'Autumn')).toContainEqual(['الشتاء، الخريف', 'الخريف، الشتاء']);
  const { csv } = await arabic.call(exportAuditEntries, { query: { noun: 'order' } });
  expect(csv).toContain('سلطانية سلطة، تصميم');
  expect(csv).not.toContain('Salad bowl');
});

test('is a table for Excel, with a row for each value', async () => {
  const { nounId } = await aPricedProduct();
  const { csv, count, isCut } = await owner.call(exportAuditEntries, { query: { nounId } });
  const lines = csv.slice(1).trim().split('\r\n');
  expect({ count, isCut, lines: lines.length }).toEqual({ count: 1, isCut: false, lines: 2 });
  expect(lines[0]).toBe(
    '"Time (Cairo)","Who","Kind","What","Of what","Part","Field","Before","After"',
  );
  expect(lines[1]).toContain('"Changed a product","Salad bowl","","Price","LE\u00a0890"');
});

describe('the database', () => {
  test.each([
    sql`update audit_entries set action = 'changed'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])('refuses to change the log', async (statement) => {
    await aPricedProduct();
    const before = await db.$count(auditEntries);
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit_entries is only added to' },
    });
    expect(await db.$count(auditEntries)).toBe(before);
  });

  test('keeps out what nobody of staff has done', async () => {
    const { id } = await aProduct(db);
    const before = await db.$count(auditEntries);
    await db
      .update(products)
      .set({ price: 1_000 })
      .where(sql`id = ${id}`);
    await db.transaction((tx) =>
      tx.execute(sql`update products set price = 2000 where id = ${id}`),
    );
    expect(await db.$count(auditEntries)).toBe(before);
  });

  /** What is not told of a row, because nobody of staff sets it, it is a secret, or another entry tells it. */
  const untold: [Table, string[]][] = [
    [
      products,
      [
        'id woods average_rating ratings_count sold_count pieces fewest low_designs lowest_price',
        'version created_at updated_at deleted_at preview_key copy_key copy_key_hash',
      ],
    ],
    [productDesigns, ['id product_id stock created_at deleted_at']],
    [categories, ['id place version created_at deleted_at preview_key']],
    [banners, ['id place version created_at']],
    [
      users,
      [
        'id pending_email password_hash is_password_proven is_verified last_seen_at search_text',
        'created_at',
      ],
    ],
  ];

  test.each(untold)(
    'tells every column of a table or leaves it out on purpose',
    async (table, names) => {
      const { rows } = await db.execute<{ told: string }>(sql`
      select split_part(encode(tgargs, 'escape'), '\\000', 2) as told from pg_trigger
      where tgname = ${`${getTableName(table)}_audited`}`);
      const told = rows[0]?.told.split(',') ?? [];
      const columns = await db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${getTableName(table)}`);
      expect([...told, ...names.join(' ').split(' ')].toSorted()).toEqual(
        columns.rows.map(({ name }) => name).toSorted(),
      );
      expect(Object.keys(getTableColumns(table)).length).toBe(columns.rows.length);
    },
  );

  test('tells every column of a promotion, in words of its own, or leaves it out on purpose', async () => {
    const { rows } = await db.execute<{ name: string; is_told: boolean }>(sql`
      select column_name as name,
        told_of_promotion(jsonb_build_object(column_name, 'amount')) <> told_of_promotion('{}') as is_told
      from information_schema.columns where table_schema = 'public' and table_name = 'promotions'`);
    const untold = rows.filter((row) => !row.is_told).map(({ name }) => name);
    // A kind alone takes nothing off: it is told as a percentage, an amount or free delivery.
    expect(untold.toSorted()).toEqual(['created_at', 'id', 'kind', 'value', 'version']);
    const named = await db.execute<{ told: object }>(sql`
      select told_of_promotion('{"kind": "amount", "value": 5}') as told
      union all select told_of_promotion('{"kind": "percent", "value": 6}')
      union all select told_of_promotion('{"kind": "delivery", "value": 100}')`);
    expect(named.rows.map(({ told }) => told)).toEqual([
      expect.objectContaining({ amount_off: 5, percent_off: null }),
      expect.objectContaining({ amount_off: null, percent_off: 6, free_delivery: null }),
      expect.objectContaining({ amount_off: null, percent_off: null, free_delivery: true }),
    ]);
  });
});

test('holds no secret', async () => {
  const { rows } = await db.execute<{ told: string }>(sql`
    select encode(tgargs, 'escape') as told from pg_trigger where tgfoid = 'write_audit_entry'::regproc`);
  expect(rows.length).toBeGreaterThan(20);
  const secret = /hash|password|secret|token|(?<!bar)code(?!_)|credential|public_key/;
  for (const { told } of rows) {
    // What is taken for one is what was done, in a word of ours.
    expect(told).not.toMatch(secret);
  }
  await owner
    .call(changePassword, {
      body: { password: 'wrong wooden one', newPassword: 'wooden board 12' },
    })
    .catch(() => undefined);
  expect(await list({ query: 'wooden' })).toEqual([]);
});

test.each([Role.Sales, Role.User])('role %i may not read it', async (role) => {
  const { call } = await signedIn(role);
  const denied = { status: 403, code: 'access.denied' };
  await expect(call(listAuditEntries, { query: {} })).rejects.toMatchObject(denied);
  await expect(call(exportAuditEntries, { query: {} })).rejects.toMatchObject(denied);
  await expect(guest.call(listAuditEntries, { query: {} })).rejects.toMatchObject({ status: 401 });
});

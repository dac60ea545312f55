import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import {
  addToCart,
  createProduct,
  exportProducts,
  getStaffProduct,
  importProducts,
  listProductImports,
  listStaffProducts,
  placeOrder,
  saveDesign,
  undoFileOfImport,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory, anAddress, aProduct } from '../../../../test/support/builders.ts';
import { proofSize } from '../../../../test/support/proof-size.ts';
import { rowOf, workbookOf, zipOf } from '../../../../test/support/workbook.ts';
import { categories, productDesigns, products } from '../../../db/schema/catalogue.ts';
import { stockLedger } from '../../../db/schema/orders.ts';
import { openZip } from '../../../tables/read-zip.ts';

const { db, as, signedIn } = await testApi({ REQUESTS_PER_MINUTE: '0', ORDERS_WAITING: '0' });
const admin = await signedIn(Role.Admin);
const developer = await signedIn(Role.Developer);

let bowl: Awaited<ReturnType<typeof aBowl>>;
beforeEach(async () => {
  await db.execute(sql`update products set deleted_at = now() where deleted_at is null`);
  await db
    .update(categories)
    .set({ deletedAt: new Date() })
    .where(sql`deleted_at is null`);
  bowl = await aBowl();
});

let shelf = 0;
async function aBowl() {
  shelf += 1;
  const category = await aCategory(db, { name: `Shelf ${shelf}`, nameAr: `رف ${shelf}` });
  const product = await aProduct(db, { stock: [10, 4], categoryId: category.id });
  const skus = product.designs.map(({ id }) => `BWL-${id}`);
  for (const [index, { id }] of product.designs.entries()) {
    await db.update(productDesigns).set({ sku: skus[index] }).where(eq(productDesigns.id, id));
  }
  return { ...product, category, skus };
}

type Body = Parameters<typeof send>[0];
const send = (body: {
  csv?: string;
  xlsx?: string;
  stock?: 'set' | 'add';
  dryRun?: boolean;
  seen?: string;
  seenStocks?: (number | null)[];
}) => admin.call(importProducts, { body });
const show = (body: Body) => send({ ...body, dryRun: true });
const table = (...rows: (string | number)[][]) => rows.map((row) => row.join(',')).join('\n');
const whole = async (locale: 'ar' | 'en' = 'en') =>
  (await as(admin.token, locale).call(exportProducts, { query: {} })).csv ?? '';
const wholeWorkbook = async (locale: 'ar' | 'en' = 'en') =>
  (await as(admin.token, locale).call(exportProducts, { query: { format: 'xlsx' } })).xlsx ?? '';
const stockOf = async (id: number) =>
  (await db.select().from(productDesigns).where(eq(productDesigns.id, id)))[0]?.stock;

describe('an export', () => {
  test('changes nothing where it is imported again, whatever its texts hold', async () => {
    const nasty = fc
      .array(
        fc.constantFrom(
          ...[
            '=',
            '+',
            '-',
            '@',
            "'",
            '"',
            ',',
            ';',
            '\t',
            '\n',
            '\r\n',
            ' ',
            '|',
            '\u200f',
            '\ufeff',
          ],
          ...['1', '٣', 'a', 'خشب', '=1+1', "'=1", '#', '＝', '\\', 'null', '%'],
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(''));
    const name = nasty.map((text) => `x${text}`.trim());
    const { id: categoryId } = bowl.category;
    await fc.assert(
      fc.asyncProperty(name, nasty, name, nasty, async (nameAr, text, design, box) => {
        const { id: productId } = await admin.call(createProduct, {
          body: {
            ...{
              name: text.trim() || 'x',
              nameAr,
              description: text,
              descriptionAr: box,
              categoryId,
            },
            ...{ price: 12.5, weight: 0.125, widthMm: 305, care: ['hand-wash', 'keep-dry'] },
            ...{
              origin: 'EG-GZ',
              isFoodSafe: false,
              inTheBox: box.trim() || null,
              seoTitle: box.trim() || null,
              seoDescriptionAr: text.trim() || null,
              madeToOrderDays: 7,
            },
          },
        });
        const own = { productId, name: design, nameAr: design, stock: 3 };
        await admin.call(saveDesign, {
          body: {
            ...{ ...own, price: 9.99, weight: 2.5 },
            sku: `${productId}${text.trim()}x`.slice(0, 64),
          },
        });
        await admin.call(saveDesign, { body: own });
        await db.update(products).set({ isPublished: true }).where(eq(products.id, productId));
      }),
      { numRuns: proofSize(25, 1_000) },
    );
    for (const locale of ['ar', 'en'] as const) {
      for (const file of [{ csv: await whole(locale) }, { xlsx: await wholeWorkbook(locale) }]) {
        const { data, meta } = await show(file);
        expect(data).toEqual([]);
        expect(meta).toMatchObject({ created: 0, changed: 0, refused: 0 });
        expect(meta.unchanged).toBeGreaterThan(40);
      }
    }
  });

  test('to Excel holds numbers as numbers, and what reads like a formula as a text', async () => {
    const bytes = Buffer.from(await wholeWorkbook('ar'), 'base64');
    const zip = await openZip(bytes, 1024 ** 2);
    const sheet = await text(Readable.from(zip('xl/worksheets/sheet1.xml') ?? []));
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toMatch(/<c r="K2"[^>]*><v>125\.5<\/v>/);
    expect(sheet).not.toContain('<f>');
  });
});

describe('the plan of a file', () => {
  test('says of each row what is new, what changes, and what is refused and why', async () => {
    const csv = table(
      [
        'SKU',
        'Price (EGP)',
        'Stock',
        'Width (cm)',
        'Name (English)',
        'Name (Arabic)',
        'Made to order (working days)',
      ],
      [bowl.skus[0] ?? '', '"1,190.50"', 12, 30.5, '', '', 7],
      [bowl.skus[1] ?? '', '1190.5', 4, '', '', '', ''],
      ['NEW-1', 90, 5, '', 'Tray', 'صينية', ''],
    );
    const { data, meta } = await show({ csv });
    expect(meta).toMatchObject({ created: 0, changed: 1, unchanged: 1, refused: 1 });
    expect(data[0]).toMatchObject({
      ...{ row: 2, state: 'changed', sku: bowl.skus[0], name: 'Salad bowl' },
      changes: [
        { column: 'price', before: '125.50', after: '1190.50' },
        { column: 'width', before: '', after: '30.5' },
        { column: 'madeToOrderDays', before: '', after: '7' },
        { column: 'stock', before: '10', after: '12' },
      ],
    });
    expect(data[1]?.refusals.map(({ column }) => column)).toEqual(['designName', 'designNameAr']);
    expect(await stockOf(bowl.design.id)).toBe(10);
  });

  test.each([
    [
      'points and commas of Excel in Egypt',
      ';',
      'كود التصميم (SKU);السعر (جنيه);المخزون',
      '١٬١٩٠٫٥;٧',
    ],
    ['tabs', '\t', 'sku\tprice\tstock', '1190.5 EGP\t7'],
    ['a mark of UTF-8', ',', '\ufeffSKU,PRICE (egp),stock', '1190.50,7'],
  ])('is the same with %s', async (_, separator, head, cells) => {
    const csv = `${head}\r\n${bowl.skus[0]}${separator}${cells}\r\n`;
    const [row] = (await show({ csv })).data;
    expect(row?.changes.map(({ column, after }) => [column, after])).toEqual([
      ['price', '1190.50'],
      ['stock', '7'],
    ]);
  });

  test('is that of an Excel file', async () => {
    const [sku = ''] = bowl.skus;
    const xlsx = workbookOf(rowOf('SKU', 'Price (EGP)'), rowOf(sku, { v: '99.900000000000006' }));
    const { data } = await show({ xlsx: xlsx.toString('base64') });
    expect(data[0]?.changes).toEqual([{ column: 'price', before: '125.50', after: '99.90' }]);
  });

  test('names the columns that hold something and are read by nobody, and those of a name that is there twice', async () => {
    const rows = [
      ['SKU', 'Pirce', 'Price', 'Price', 'Colour', ''],
      [bowl.skus[0] ?? '', '', 20, 30, 'red', 'note'],
    ];
    const { meta } = await show({ csv: table(...rows) });
    expect(meta.unreadColumns).toEqual(['Price', 'Colour']);
    const ours = await show({ csv: await whole('ar') });
    expect(ours.meta.unreadColumns).toEqual([]);
    const theirs = table(
      ['Handle', 'Title', 'Variant SKU', 'Vendor', 'Tags'],
      ['tray', 'Tray', 'T-1', 'Ours', ''],
    );
    expect((await show({ csv: theirs })).meta.unreadColumns).toEqual(['Vendor']);
  });

  test('understands the file of a shop at Shopify: what is new begins as drafts, what is known keeps its names', async () => {
    const [sku = ''] = bowl.skus;
    const csv = [
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Status',
      `olive-board,Olive board,"<p>Cut from <b>one</b> piece.</p><p>Salt &amp; oil</p>",Acme,Shelf ${shelf},Size,Small,OB-S,850,7,420.00,'4006381333931,https://x.example/1.jpg,active`,
      'olive-board,,,,,,Large,OB-L,1250,-2,560.00,,https://x.example/2.jpg,',
      'olive-board,,,,,,,,,,,,https://x.example/3.jpg,',
      `salad-bowl,Salad bowl,,Acme,Bowls,Title,Default Title,${sku},600,4,99.90,,,active`,
      'salad-bowl,,,,,Title,Huge,BWL-NEW,900,1,99.90,,,',
    ].join('\n');
    const { data, meta } = await show({ csv });
    expect(meta).toMatchObject({ created: 3, changed: 1, refused: 0 });
    const [known] = data.filter(({ state }) => state === 'changed');
    expect(known?.changes.map(({ column, after }) => [column, after])).toEqual(
      expect.arrayContaining([
        ['price', '99.90'],
        ['stock', '4'],
      ]),
    );
    expect(known?.changes.map(({ column }) => column)).not.toContain('nameAr');
    expect(known?.changes.map(({ column }) => column)).not.toContain('category');

    await send({ csv });
    const { data: found } = await admin.call(listStaffProducts, {
      query: { query: 'Olive board' },
    });
    const board = found.find(({ name }) => name === 'Olive board');
    expect(board).toMatchObject({ nameAr: 'Olive board', price: 42_000, isPublished: false });
    const whole = await admin.call(getStaffProduct, { params: { id: board?.id ?? 0 } });
    expect(whole).toMatchObject({ description: 'Cut from one piece.\nSalt & oil', weight: 0.85 });
    expect(whole.productDesigns).toMatchObject([
      { name: 'Small', nameAr: 'Small', sku: 'OB-S', barcode: '4006381333931', stock: 7 },
      { name: 'Large', sku: 'OB-L', price: 56_000, weight: 1.25, stock: 0 },
    ]);
    const grown = await admin.call(getStaffProduct, { params: { id: bowl.id } });
    expect(grown.productDesigns.map(({ sku }) => sku)).toContain('BWL-NEW');
    expect((await show({ csv })).meta).toMatchObject({ created: 0, changed: 0, refused: 0 });
  });

  const refusedCells: [string, string, string, RegExp][] = [
    ['a formula', 'Price (EGP)', '=1+1', /formula/],
    ['a word for a number', 'Price (EGP)', 'cheap', /“cheap” is not a number/],
    ['nothing to pay', 'Price (EGP)', '0', /more than/],
    ['parts of a millimetre', 'Width (cm)', '30.55', /whole/],
    ['days of making that are none', 'Made to order (working days)', '91', /90/],
    ['an unknown wood', 'Wood', 'Gold', /“Gold” is none of these: Olive/],
    ['an unknown category', 'Category', 'Cars', /“Cars” is none of these/],
    ['a wrong barcode', 'Barcode', '4006381333932', /./],
    ['more than there may be', 'Stock', '100000000', /./],
    ['less than nothing', 'Add to stock', '-11', /only 10 left/],
    ['the SKU of another one', 'SKU', 'taken', /that of design/],
    ['being in the shop without a photo', 'Status', 'In the shop', /photo/],
  ];
  test.each(refusedCells)('refuses %s, by row and column', async (_, column, text, message) => {
    await db.update(products).set({ isPublished: false }).where(eq(products.id, bowl.id));
    const taken = text === 'taken' ? (bowl.skus[1] ?? '') : text;
    const csv = table(['Design no.', column], [bowl.design.id, `"${taken}"`]);
    const { data, meta } = await show({ csv });
    expect(meta.refused).toBe(1);
    expect(data[0]).toMatchObject({
      row: 2,
      refusals: [{ message: expect.stringMatching(message) }],
    });
    const done = await send({ csv });
    expect(done.meta).toMatchObject({ changed: 0, refused: 1 });
  });

  test('refuses two rows of one design, and two that say different things of a product', async () => {
    const [one = '', other = ''] = bowl.skus;
    const csv = table(['SKU', 'Price (EGP)'], [one, 80], [other, 90], [one.toLowerCase(), 80]);
    const { data } = await show({ csv });
    expect(data.map(({ row, refusals }) => [row, refusals[0]?.message])).toEqual([
      [2, undefined],
      [3, 'Row 2 says something else of the same product.'],
      [4, 'Row 2 is of the same design.'],
    ]);
  });

  test('warns where something was sold since the export', async () => {
    const csv = await whole();
    await db
      .insert(stockLedger)
      .values({ designId: bowl.design.id, delta: -3, reason: 'received' });
    await db.update(productDesigns).set({ stock: 7 }).where(eq(productDesigns.id, bowl.design.id));
    const { data } = await show({ csv });
    expect(data).toMatchObject([
      { stockThen: 10, changes: [{ column: 'stock', before: '7', after: '10' }] },
    ]);
  });
});

describe('a file that is brought in', () => {
  const head = [
    ...['SKU', 'Name (English)', 'Name (Arabic)', 'Design (English)', 'Design (Arabic)'],
    ...['Category', 'Price (EGP)', 'Weight (kg)', 'Stock', 'Wood'],
  ];
  const newRows = () => [
    [`S${bowl.id}`, 'Tray', 'صينية', 'Small', 'صغيرة', bowl.category.name, 90, 0.5, 5, 'Olive'],
    [`L${bowl.id}`, 'Tray', 'صينية', 'Large', 'كبيرة', '', '', '', 7, 'زيتون'],
  ];

  test('begins products as drafts, which are found and have their stock in the ledger', async () => {
    const { meta } = await send({ csv: table(head, ...newRows()) });
    expect(meta).toMatchObject({ created: 2, refused: 0 });
    const { data } = await admin.call(listStaffProducts, { query: { query: 'Tray' } });
    expect(data).toMatchObject([
      {
        ...{ name: 'Tray', nameAr: 'صينية', price: 9_000, isPublished: false, totalStock: 12 },
        productDesigns: [
          { name: 'Small', wood: 'olive', stock: 5 },
          { name: 'Large', wood: 'olive', stock: 7 },
        ],
      },
    ]);
    const ids = data[0]?.productDesigns.map(({ id }) => id) ?? [];
    for (const id of ids) {
      const entries = await db.select().from(stockLedger).where(eq(stockLedger.designId, id));
      expect(entries.map(({ delta }) => delta)).toEqual([await stockOf(id)]);
    }
    // Once more it is all there.
    const again = await send({ csv: table(head, ...newRows()) });
    expect(again.meta).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  });

  test('archives and brings back, knows what is archived, and leaves waiting what waits', async () => {
    const state = async () => {
      const { isPublished, archivedAt, publishAt } = await admin.call(getStaffProduct, {
        params: { id: bowl.id },
      });
      return [isPublished, archivedAt !== null, publishAt !== null];
    };
    const bring = async (status: string) => {
      const csv = table(['SKU', 'Status'], [bowl.skus[0] ?? '', status]);
      const { data } = await send({ csv });
      return data[0]?.changes ?? [];
    };
    const became = (before: string, after: string) => [{ column: 'status', before, after }];
    await db.update(products).set({ isPublished: true }).where(eq(products.id, bowl.id));
    expect(await bring('Archived')).toEqual(became('In the shop', 'Archived'));
    expect(await state()).toEqual([false, true, false]);
    expect(await whole()).toContain('Archived');
    expect(await bring('مؤرشف')).toEqual([]);
    expect(await bring('Draft')).toEqual(became('Archived', 'Draft'));
    expect(await state()).toEqual([false, false, false]);

    const publishAt = new Date(Date.now() + 3_600_000);
    await db.update(products).set({ publishAt }).where(eq(products.id, bowl.id));
    expect(await bring('Draft')).toEqual([]);
    expect(await state()).toEqual([false, false, true]);
    expect(await bring('Archived')).toEqual(became('Draft', 'Archived'));
    expect(await state()).toEqual([false, true, false]);
  });

  test('is taken back by its file of undoing', async () => {
    const before = await whole();
    const [sku = ''] = bowl.skus;
    const csv = table(
      [...head, 'Description (English)', 'Add to stock'],
      [sku, 'Big bowl', 'سلطانية كبيرة', 'Oak', 'أرو', '', 130, 2, '', 'Oak', '', -4],
      ...newRows().map((row) => [...row, '', '']),
    );
    const { meta } = await send({ csv });
    expect(meta).toMatchObject({ created: 2, changed: 1 });
    expect(await admin.call(getStaffProduct, { params: { id: bowl.id } })).toMatchObject({
      ...{ name: 'Big bowl', description: '', price: 13_000, version: 2 },
    });
    expect(await whole()).not.toBe(before);

    const [latest] = await admin.call(listProductImports, {});
    expect(latest).toMatchObject({ id: meta.id, created: 2, changed: 1 });
    const undo = await admin.call(undoFileOfImport, { params: { id: meta.id ?? 0 } });
    expect((await show(undo)).meta).toMatchObject({ changed: 3, refused: 0 });
    await send(undo);
    expect(await whole()).toBe(before);

    const again = await show({ csv: table(head, ...newRows()) });
    expect(again.data[0]?.refusals[0]?.message).toMatch(/which was removed/);
  });

  test('gives a design a price and a weight of its own, which stay where a file does not name them', async () => {
    const before = await whole();
    const [sku = ''] = bowl.skus;
    const designOf = async () => {
      const { productDesigns: all } = await admin.call(getStaffProduct, {
        params: { id: bowl.id },
      });
      return all.find((design) => design.sku === sku);
    };
    const heads = ['SKU', 'Own price of the design (EGP)', 'سعر التصميم (جنيه)'];
    const { meta } = await send({
      csv: table(['SKU', heads[1] ?? '', 'designWeight'], [sku, '٩٩٫٥', 0.75]),
    });
    expect(meta).toMatchObject({ changed: 1, refused: 0 });
    expect(await designOf()).toMatchObject({ price: 9_950, weight: 0.75 });

    await send({ csv: table(['SKU', 'Wood'], [sku, 'Walnut']) });
    expect(await designOf()).toMatchObject({ wood: 'walnut', price: 9_950, weight: 0.75 });
    await send({ csv: table(['SKU', heads[2] ?? ''], [sku, '']) });
    expect(await designOf()).not.toHaveProperty('price');
    expect(await designOf()).toMatchObject({ weight: 0.75 });

    const undo = await admin.call(undoFileOfImport, { params: { id: meta.id ?? 0 } });
    await send(undo);
    await send({ csv: table(['SKU', 'Wood'], [sku, '']) });
    expect(await whole()).toBe(before);
  });

  test('exchanges the SKUs of two designs', async () => {
    const [one, other] = bowl.designs.map(({ id }) => id);
    const [first = '', second = ''] = bowl.skus;
    const csv = table(['Design no.', 'SKU'], [one ?? 0, second], [other ?? 0, first]);
    expect((await show({ csv })).meta.refused).toBe(0);
    await send({ csv });
    expect((await whole()).includes(`"${one}","${second}"`)).toBe(true);
  });

  test('does nothing that is not as it was seen', async () => {
    const csv = table(['SKU', 'Price (EGP)'], [bowl.skus[0] ?? '', 80]);
    const { meta } = await show({ csv });
    await db.update(products).set({ price: 9_900 }).where(eq(products.id, bowl.id));
    const changed = { status: 409, code: 'import.changed' };
    await expect(send({ csv, seen: meta.seen })).rejects.toMatchObject(changed);
    const now = (await show({ csv })).meta;
    await send({ csv, seen: now.seen });
    // What adds is not added twice by who presses twice.
    await expect(send({ csv, seen: now.seen })).rejects.toMatchObject(changed);
  });

  test('leaves sold what is sold after it was looked at', async () => {
    const csv = table(['SKU', 'Stock'], [bowl.skus[0] ?? '', 12]);
    const { meta } = await show({ csv });
    await db
      .insert(stockLedger)
      .values({ designId: bowl.design.id, delta: -3, reason: 'received' });
    await db.update(productDesigns).set({ stock: 7 }).where(eq(productDesigns.id, bowl.design.id));
    await send({ csv, seen: meta.seen, seenStocks: meta.seenStocks });
    expect(await stockOf(bowl.design.id)).toBe(9);
  });

  test('comes in while customers order, and loses no piece', async () => {
    const id = bowl.design.id;
    await db.update(products).set({ isPublished: true }).where(eq(products.id, bowl.id));
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { call, user } = await signedIn(Role.User);
        const { id: shippingDetailsId } = await anAddress(db, user.id);
        const cart = await call(addToCart, { body: { productDesignId: id, quantity: 1 } });
        return () =>
          call(placeOrder, {
            body: { cartId: cart.id, shippingDetailsId, paymentMethod: 'cash' },
          });
      }),
    );
    const csv = table(['SKU', 'Add to stock'], [bowl.skus[0] ?? '', 5]);
    await Promise.all([...buyers.map((order) => order()), send({ csv }), send({ csv })]);
    expect(await stockOf(id)).toBe(10 + 2 * 5 - 6);
    const { rows } = await db.execute(
      sql`select sum(delta)::int as sum from stock_ledger where design_id = ${id}`,
    );
    expect(rows).toEqual([{ sum: 14 }]);
  });

  test('begins nothing twice where two bring it in at once', async () => {
    const csv = table(head, ...newRows());
    const answers = await Promise.all([send({ csv }), send({ csv }), send({ csv })]);
    expect(answers.map(({ meta }) => meta.created).sort()).toEqual([0, 0, 2]);
    expect(answers.map(({ meta }) => meta.refused)).toEqual([0, 0, 0]);
  });

  test('is refused where a colleague gives one of its SKUs away meanwhile', async () => {
    const csv = table(head, ...newRows());
    const code = { id: bowl.design.id, productId: bowl.id, sku: `S${bowl.id}` };
    const save = { ...code, name: 'Oak', nameAr: 'أرو', stock: 10 };
    const [answer] = await Promise.allSettled([
      send({ csv }),
      admin.call(saveDesign, { body: save }),
    ]);
    if (answer.status === 'rejected') {
      expect(answer.reason).toMatchObject({ status: 409, code: 'import.changed' });
    }
  });

  test('removes designs, and whole products for admins alone', async () => {
    const csv = table(['SKU', 'Status'], ...bowl.skus.map((sku) => [sku, 'removed']));
    const asDeveloper = await developer.call(importProducts, { body: { csv } });
    expect(asDeveloper.meta).toMatchObject({ changed: 0, refused: 2 });
    expect((await send({ csv })).meta.changed).toBe(2);
    await expect(admin.call(getStaffProduct, { params: { id: bowl.id } })).rejects.toMatchObject({
      code: 'product.not_found',
    });
  });
});

describe('a file that cannot be read is refused', () => {
  const macros = zipOf([{ name: 'xl/vbaProject.bin', content: 'x' }]).toString('base64');
  const formula = workbookOf(rowOf('SKU', 'Price (EGP)'), '<row><c><f>1+1</f><v>2</v></c></row>');
  test.each([
    ['nothing', { csv: '' }, 'import.empty'],
    ['a head alone', { csv: 'SKU,Stock' }, 'import.empty'],
    ['no known head', { csv: 'a,b\n1,2' }, 'import.no_column'],
    ['another encoding', { csv: 'SKU,Name (Arabic)\nA,\ufffd\ufffd' }, 'import.encoding'],
    ['macros', { xlsx: macros }, 'import.macros'],
    ['no workbook', { xlsx: 'AAAA' }, 'import.no_workbook'],
    ['too many rows', { csv: `SKU\n${'A\n'.repeat(10_001)}` }, 'import.too_long'],
  ])('with %s', async (_, body, code) => {
    await expect(show(body)).rejects.toMatchObject({ code });
  });

  test('but for a formula in a workbook, which is refused by its row', async () => {
    const { data } = await show({ xlsx: formula.toString('base64') });
    expect(data[0]?.refusals[0]).toMatchObject({
      column: 'sku',
      message: expect.stringMatching(/formula/),
    });
  });
});

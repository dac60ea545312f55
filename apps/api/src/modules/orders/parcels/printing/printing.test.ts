import {
  addParcelEvent,
  bookParcels,
  changeOrderStatus,
  listApiLogs,
  maxPrinted,
  OrderStatus,
  type OrderStatusId,
  printLabels,
  printPickList,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../../../test/support/builders.ts';
import { readPdf } from '../../../../../test/support/read-pdf.ts';
import { orderLines, type orders } from '../../../../db/schema/orders.ts';
import { shipments } from '../../../../db/schema/parcels.ts';

const { db, as, signedIn } = await testApi();
const [staff, buyer] = [await signedIn(Role.Sales), await signedIn(Role.User)];
const board = await aProduct(db, { name: 'Cutting board', nameAr: 'لوح تقطيع' });
const tray = await aProduct(db, { name: 'Tray', nameAr: 'صينية' });

type Fields = Partial<typeof orders.$inferInsert>;

async function anOrderOf(lines: [typeof board, number][], fields: Fields = {}) {
  const order = await anOrder(db, buyer.user, { statusId: OrderStatus.confirmed, ...fields });
  for (const [{ id: productId, name, nameAr, design }, quantity] of lines) {
    await db.insert(orderLines).values({
      ...{ orderId: order.id, productId, designId: design.id, name, nameAr, quantity },
      ...{ designName: design.name, designNameAr: design.nameAr, unitPrice: 10_000 },
      sku: name === 'Tray' ? null : `SKU-${design.id}`,
    });
  }
  return order;
}

async function aParcel(fields: Fields = {}, trackingNumber?: string) {
  const { id: orderId, reference } = await anOrderOf(
    [
      [board, 2],
      [tray, 1],
    ],
    fields,
  );
  const [booked] = await staff.call(bookParcels, {
    body: {
      orderIds: [orderId],
      ...(trackingNumber
        ? { carrier: 'other', trackingNumbers: [{ orderId, trackingNumber }] }
        : { carrier: 'own' }),
    },
  });
  return { id: booked?.parcel?.id ?? 0, orderId, reference };
}

const labels = async (ids: number[], size?: 'A6' | 'A4') =>
  readPdf(await staff.call(printLabels, { query: { ids: ids.join(), ...(size && { size }) } }));

/** Without blanks, which readers see where letters stand apart. */
const bare = (text: string | undefined) => text?.replace(/\s/g, '');
const said = (words: string) => expect.stringContaining(words.replace(/\s/g, ''));

const [a6, a4] = [
  [297.64, 419.53],
  [595.28, 841.89],
];

describe('labels', () => {
  test('say whose it is, where it goes and what is to be collected, and scanners read the number', async () => {
    const { id, reference } = await aParcel({
      ...{ contactName: 'سلمى عبد الرحمن', secondPhoneNumber: '+201112223334' },
      ...{ streetAddress: '17 شارع طلعت حرب خلف Cinema Metro', building: '١٨', city: 'الدقي' },
      ...{ governorateCode: 'EG-GZ', customerNote: 'اتصل قبل الوصول\nمن فضلك' },
    });
    const [page, ...others] = await labels([id]);
    expect(others).toEqual([]);
    expect(page?.size).toEqual(a6);
    expect(page?.codes).toEqual([`${reference}-1`]);
    const words = [
      ...['كرافتساندور', `${reference}-1`, 'مندوبنا', 'سلمى عبد الرحمن'],
      ...['+20 100 000 0001', '+20 111 222 3334', '17 شارع طلعت حرب خلف Cinema Metro'],
      ...['عمارة ١٨', 'الدقي', 'الجيزة', 'اتصل قبل الوصول من فضلك'],
      ...['المطلوب تحصيله ١٦٥ ج.م', 'عدد القطع ٣'],
    ];
    for (const some of words) expect(bare(page?.text)).toEqual(said(some));
  });

  test('say that nothing is to be collected of what is paid', async () => {
    const { id } = await aParcel();
    await db.update(shipments).set({ cashDue: 0 }).where(eq(shipments.id, id));
    const [page] = await labels([id]);
    expect(bare(page?.text)).toEqual(said('مدفوع، لا تحصّل شيئًا'));
    expect(bare(page?.text)).not.toEqual(said('ج.م'));
  });

  test('are four on a sheet of A4, in the order in which they were asked for', async () => {
    const parcels = [];
    for (const _ of Array(5)) parcels.push(await aParcel());
    const ids = parcels.map(({ id }) => id).reverse();
    const numbers = parcels.map(({ reference }) => `${reference}-1`).reverse();
    const pages = await labels(ids, 'A4');
    expect(pages.map(({ size }) => size)).toEqual([a4, a4]);
    expect(pages.map(({ codes }) => codes.toSorted())).toEqual([
      numbers.slice(0, 4).toSorted(),
      numbers.slice(4),
    ]);
    const places = numbers.slice(0, 4).map((number) => pages[0]?.text.indexOf(number) ?? -1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await labels(ids)).toHaveLength(5);
  });

  test('keep the longest words within their edges, and their number readable', async () => {
    const number = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890/-XY';
    const endless = 'عمارة'.repeat(60);
    const { id } = await aParcel(
      {
        ...{
          contactName: 'عبد الرحمن '.repeat(9),
          streetAddress: `${endless} (${'x'.repeat(300)}`,
        },
        ...{
          area: endless,
          landmark: 'بجوار المدرسة '.repeat(20),
          customerNote: '\u{1f600} '.repeat(80),
        },
      },
      number,
    );
    const [page, ...others] = await labels([id]);
    expect(others).toEqual([]);
    expect(page?.codes).toEqual([number]);
    expect(page?.text).toContain('…');
    expect(Math.min(...Object.values(page?.margins ?? {}))).toBeGreaterThanOrEqual(15);
  });

  test('are refused where a parcel is unknown, or is sent to nobody', async () => {
    const { id, orderId } = await aParcel();
    const ask = (ids: string) => staff.call(printLabels, { query: { ids } });
    await expect(ask(`${id},999999`)).rejects.toMatchObject({ code: 'parcel.not_found' });
    const most = Array.from({ length: maxPrinted + 1 }, () => id).join();
    for (const ids of ['', 'a', most]) {
      await expect(ask(ids)).rejects.toMatchObject({ code: 'request.invalid' });
    }
    await db.update(shipments).set({ state: 'booking' }).where(eq(shipments.id, id));
    await expect(ask(`${id}`)).rejects.toMatchObject({ code: 'parcel.booking' });
    await db.update(shipments).set({ state: 'booked' }).where(eq(shipments.id, id));
    await staff.call(addParcelEvent, { params: { id }, body: { state: 'booking_cancelled' } });
    await expect(ask(`${id}`)).rejects.toMatchObject({ status: 409, code: 'parcel.no_label' });
    const moved = await aParcel();
    const cancelled = {
      statusId: OrderStatus.cancelled,
      cancellation: { reason: 'refused' },
    } as const;
    await staff.call(addParcelEvent, { params: { id: moved.id }, body: { state: 'moving' } });
    await staff.call(changeOrderStatus, { params: moved, body: cancelled });
    await expect(ask(`${moved.id}`)).rejects.toMatchObject({ code: 'parcel.no_label' });
    expect(orderId).toBeGreaterThan(0);
  });

  test('are a file that nobody keeps, and the log names who has taken it, not what is in it', async () => {
    const { id } = await aParcel({ contactName: 'Salma of the log' });
    const path = `${printLabels.path}?ids=${id}&size=A4`;
    const { headers, rawPayload } = await staff.send({ method: 'GET', path });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="labels-A4-[\d-]{10}.pdf"$/,
      ),
      'cache-control': 'no-store',
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const developer = await signedIn(Role.Developer);
    const logged = async () =>
      (
        await developer.call(listApiLogs, {
          query: { url: printLabels.path, userId: staff.user.id },
        })
      ).logs;
    await expect
      .poll(async () => (await logged()).find(({ url }) => url === path))
      .toMatchObject({ statusCode: 200, userId: staff.user.id, responseBody: null });
  });
});

describe('the pick list', () => {
  const list = async (orderIds: number[], language = 'en') =>
    readPdf(
      await as(staff.token, language).call(printPickList, { query: { orderIds: orderIds.join() } }),
    );

  test('says how much of each design is wanted, and for which orders', async () => {
    const [one, two] = [
      await anOrderOf([
        [tray, 1],
        [board, 2],
      ]),
      await anOrderOf([[board, 3]]),
    ];
    const [page, ...others] = await list([one.id, two.id]);
    expect(others).toEqual([]);
    expect(page?.size).toEqual(a4);
    const text = bare(page?.text) ?? '';
    const coded = `${board.design.name} · SKU-${board.design.id}`;
    expect(text).toEqual(said('Orders: 2 · Pieces: 6'));
    expect(text).toEqual(
      said(`5 Cutting board ${coded} ${one.reference} × 2, ${two.reference} × 3`),
    );
    expect(text).toEqual(said(`1 Tray ${tray.design.name} ${one.reference}`));
    expect(text.indexOf('Cuttingboard')).toBeLessThan(text.indexOf('Tray'));

    const [arabic] = await list([one.id, two.id], 'ar');
    expect(bare(arabic?.text)).toEqual(said('قائمة التجهيز'));
    expect(bare(arabic?.text)).toEqual(said('٥ لوح تقطيع'));
    expect(bare(arabic?.text)).toEqual(said(`SKU-${board.design.id}`));
  });

  test('goes on over as many sheets as it needs', async () => {
    const products = [];
    for (const place of Array(40).keys())
      products.push(await aProduct(db, { name: `Bowl ${place}` }));
    const order = await anOrderOf(products.map((product) => [product, 1]));
    const pages = await list([order.id]);
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.map((page) => page.text).join('\n');
    for (const place of Array(40).keys()) expect(text).toContain(`Bowl ${place} `);
    expect(pages.at(-1)?.text).toContain(`${pages.length} / ${pages.length}`);
  });

  test.each<[OrderStatusId, string]>([
    [OrderStatus.cancelled, 'order.not_picked'],
    [OrderStatus.confirmed, 'order.not_found'],
  ])('is refused with an order of status %i or an unknown one: %s', async (statusId, code) => {
    const order = await anOrderOf([[board, 1]], { statusId });
    const ids = code === 'order.not_found' ? [order.id, 999_999] : [order.id];
    await expect(list(ids)).rejects.toMatchObject({ code });
  });
});

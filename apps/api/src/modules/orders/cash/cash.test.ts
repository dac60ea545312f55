import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  bookParcels,
  type CallInput,
  exportCash,
  getCash,
  getRemittance,
  listCashParcels,
  listMoneyOfOrder,
  listRemittances,
  OrderStatus,
  readRemittanceHead,
  takeRemittance,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder } from '../../../../test/support/builders.ts';
import { proofSize } from '../../../../test/support/proof-size.ts';
import { rowOf, workbookOf } from '../../../../test/support/workbook.ts';
import { moneyEntries, remittanceLines, remittances } from '../../../db/schema/money.ts';
import { shipments } from '../../../db/schema/parcels.ts';

const { db, signedIn } = await testApi();
const [owner, sales, buyer] = [
  await signedIn(Role.Admin),
  await signedIn(Role.Sales),
  await signedIn(Role.User),
];

const due = 16_500;
const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

type Parcel = { id: number; orderId: number; number: string };

/** A parcel of another carrier that is on its way. */
async function aParcel(): Promise<Parcel> {
  const { id: orderId } = await anOrder(db, buyer.user, { statusId: OrderStatus.confirmed });
  const number = `T${randomUUID().slice(0, 12)}`;
  const [booked] = await sales.call(bookParcels, {
    body: {
      orderIds: [orderId],
      carrier: 'other',
      trackingNumbers: [{ orderId, trackingNumber: number }],
    },
  });
  return { id: booked?.parcel?.id ?? 0, orderId, number };
}

type State = CallInput<typeof addParcelEvent>['body']['state'];

const say = ({ id }: Parcel, state: State, at = new Date()) =>
  sales.call(addParcelEvent, { params: { id }, body: { state, at: at.toISOString() } });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function aDelivered(at?: Date): Promise<Parcel> {
  const parcel = await aParcel();
  await say(parcel, 'delivered', at);
  return parcel;
}

type Body = CallInput<typeof takeRemittance>['body'];

const take = (lines: [Pick<Parcel, 'number'>, number, number?][], more: Partial<Body> = {}) =>
  owner.call(takeRemittance, {
    body: {
      ...{ carrier: 'other', reference: randomUUID(), paidOn },
      lines: lines.map(([{ number }, amount, fees]) => ({
        ...{ trackingNumber: number, amount, ...(fees !== undefined && { fees }) },
      })),
      ...more,
    },
  });

const takeFile = (csv: string, more: Partial<Body> = {}) =>
  owner.call(takeRemittance, {
    body: { carrier: 'other', reference: randomUUID(), paidOn, csv, ...more },
  });

const sumsOf = async ({ orderId }: Pick<Parcel, 'orderId'>) =>
  (await owner.call(listMoneyOfOrder, { params: { orderId } })).sums;

const cashOf = async (carrier: 'own' | 'other') =>
  (await owner.call(getCash, { query: {} })).carriers.find((one) => one.carrier === carrier);

beforeEach(async () => {
  // What earlier tests have left is done with.
  await db.execute(sql`truncate money_entries, remittances cascade`);
  await db.update(shipments).set({ isCashOpen: false });
});

describe('a payment of a carrier', () => {
  test('is matched line by line', async () => {
    const [good, less, more, gone, early] = [
      ...[await aDelivered(), await aDelivered(), await aDelivered(), await aDelivered()],
      await aParcel(),
    ] as const;
    const onItsWay = await aParcel();
    await say(gone, 'returned');
    const forgotten = await aDelivered(daysAgo(5));
    const { data, meta } = await take([
      [good, 165, 40],
      [less, 150],
      [more, 170],
      [gone, 165],
      [early, 0, 30],
      [{ number: 'NOBODYS-1' }, 80],
      [good, 165],
      [onItsWay, 165],
    ]);
    expect(data.map(({ line, result, difference }) => [line, result, difference])).toEqual([
      [1, 'matched', 0],
      [2, 'short', -1_500],
      [3, 'over', 500],
      [4, 'unexpected', due],
      [5, 'fee_only', 0],
      [6, 'unexpected', 8_000],
      // The same one twice.
      [7, 'unexpected', due],
      [8, 'unexpected', due],
      [null, 'missing', -due],
    ]);
    expect(data.at(-1)).toMatchObject({ trackingNumber: forgotten.number });
    expect(data[5]?.order).toBe(null);
    expect(meta).toMatchObject({
      counts: { matched: 1, short: 1, over: 1, unexpected: 4, fee_only: 1, missing: 1 },
      ...{ paid: 89_500 + due, fees: 7_000, due: 3 * due, missing: due },
      difference: 89_500 - 2 * due,
    });
    expect(await sumsOf(good)).toMatchObject({ received: 2 * due, fees: 4_000, open: -due });
    expect(await sumsOf(less)).toMatchObject({ received: 15_000, open: 1_500, differences: 0 });
    expect(await sumsOf(more)).toMatchObject({ received: 17_000, open: -500 });
    expect(await sumsOf(gone)).toMatchObject({ expected: 0, received: due, open: -due });
    expect(await sumsOf(early)).toMatchObject({ received: 0, fees: 3_000, open: due });
    expect(await sumsOf(forgotten)).toMatchObject({ open: due });
  });

  test('leaves open what differs, until somebody accepts it', async () => {
    const [kept, given] = [await aDelivered(), await aDelivered()];
    const { data } = await take(
      [
        [kept, 150],
        [given, 150],
      ],
      { accepted: [2] },
    );
    expect(data.map(({ isAccepted }) => isAccepted)).toEqual([false, true]);
    expect(await sumsOf(kept)).toMatchObject({ open: 1_500, differences: 0 });
    expect(await sumsOf(given)).toMatchObject({ open: 0, differences: 1_500 });
    // The rest comes later, and agrees.
    expect((await take([[kept, 15]])).data).toMatchObject([{ result: 'matched', due: 1_500 }]);
    expect(await sumsOf(kept)).toMatchObject({ open: 0, received: due });
  });

  test('is shown first, and changes nothing', async () => {
    const parcel = await aDelivered();
    const { data, meta } = await take([[parcel, 165]], { dryRun: true });
    expect(data).toMatchObject([{ result: 'matched', order: { id: parcel.orderId } }]);
    expect(meta.id).toBe(null);
    expect(await db.$count(remittances)).toBe(0);
    expect(await sumsOf(parcel)).toMatchObject({ received: 0, open: due });
  });

  test('is taken as it was seen, or not at all', async () => {
    const parcel = await aDelivered();
    const { meta } = await take([[parcel, 165]], { dryRun: true });
    await say(parcel, 'returned');
    await expect(take([[parcel, 165]], { seen: meta.seen })).rejects.toMatchObject({
      ...{ status: 409, code: 'remittance.changed' },
    });
    expect(await db.$count(remittances)).toBe(0);
    const again = await take([[parcel, 165]], { dryRun: true });
    const { meta: taken } = await take([[parcel, 165]], { seen: again.meta.seen });
    expect(taken.id).toEqual(expect.any(Number));
  });

  test('is taken once for each reference, however often and by how many at once', async () => {
    const parcels = [await aDelivered(), await aDelivered(), await aDelivered()];
    const lines = parcels.map((parcel) => [parcel, 165, 40] as [Parcel, number, number]);
    const reference = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: proofSize(6, 40) }, () => take(lines, { reference })),
    );
    expect(new Set(answers.map(({ meta }) => meta.id)).size).toBe(1);
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    for (const parcel of parcels) {
      expect(await sumsOf(parcel)).toMatchObject({ received: due, fees: 4_000, open: 0 });
    }
    await expect(take(lines.slice(1), { reference })).rejects.toMatchObject({
      ...{ status: 409, code: 'remittance.taken' },
    });
    // Of another carrier it is another one.
    await take(lines, { reference, carrier: 'own' });
  });

  test('pays for no parcel twice, in two payments at once', async () => {
    const parcel = await aDelivered();
    const taken = await Promise.all([take([[parcel, 165]]), take([[parcel, 165]])]);
    expect(taken.map(({ data }) => data[0]?.result).toSorted()).toEqual(['matched', 'unexpected']);
  });

  test('agrees with parcels that move meanwhile', async () => {
    const parcels = await Promise.all(Array.from({ length: 8 }, () => aDelivered()));
    await Promise.all([
      take(parcels.map((parcel) => [parcel, 165])),
      ...parcels.toReversed().map((parcel) => say(parcel, 'returned')),
    ]);
    for (const parcel of parcels) {
      expect(await sumsOf(parcel)).toMatchObject({ expected: 0, received: due, open: -due });
      const [row] = await db.select().from(shipments).where(eq(shipments.id, parcel.id));
      expect(row?.isCashOpen).toBe(true);
    }
  });

  test('finds its parcels whichever other carrier has the number', async () => {
    const parcel = await aDelivered();
    const { data } = await take([[parcel, 165]], { carrier: 'own' });
    expect(data).toMatchObject([{ result: 'unexpected', order: null }]);
    expect(await cashOf('own')).toMatchObject({ unknown: { amount: due, count: 1 } });
    expect(await sumsOf(parcel)).toMatchObject({ open: due });
  });

  test('comes on no day that has not come', async () => {
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await expect(take([[await aDelivered(), 165]], { paidOn: day })).rejects.toMatchObject({
      ...{ status: 422, code: 'remittance.in_future' },
    });
  });

  test('is read again as it was taken', async () => {
    const [good, less] = [await aDelivered(), await aDelivered()];
    const { meta, data } = await take([
      [good, 165],
      [less, 150],
    ]);
    const params = { id: meta.id ?? 0 };
    const { remittance, lines, sums } = await owner.call(getRemittance, { params, query: {} });
    expect(remittance).toMatchObject({
      ...{ linesCount: 2, differencesCount: 1, paid: 31_500, staffName: owner.user.name },
    });
    expect(lines).toEqual(data.slice(1));
    expect(sums.counts.matched).toBe(1);
    const all = await owner.call(getRemittance, { params, query: { all: 'true' } });
    expect(all.lines).toEqual(data);
    const { data: listed } = await owner.call(listRemittances, { query: {} });
    expect(listed).toEqual([remittance]);
    const missing = owner.call(getRemittance, { params: { id: 2_000_000 }, query: {} });
    await expect(missing).rejects.toMatchObject({ code: 'remittance.not_found' });
  });

  test('cannot be changed afterwards', async () => {
    await take([[await aDelivered(), 165]]);
    await expect(db.update(remittances).set({ reference: 'x' })).rejects.toThrow();
    await expect(db.delete(remittanceLines)).rejects.toThrow();
  });

  test('is taken by the owner alone', async () => {
    const body = { carrier: 'own' as const, reference: 'a', paidOn, lines: [] };
    for (const somebody of [sales, buyer, await signedIn(Role.Developer)]) {
      await expect(somebody.call(takeRemittance, { body })).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('a file', () => {
  test.each([
    ['commas, in English', (number: string) => `Tracking Number,COD,Fees\r\n${number},165.00,40`],
    [
      'semicolons and Arabic',
      (number: string) => `\uFEFFرقم التتبّع;المبلغ;الرسوم\n${number};١٦٥٫٠٠ ج.م;٤٠\n;;\n`,
    ],
    [
      'tabs, other columns and quotes',
      (number: string) =>
        `Date\tcod amount\tAWB\tbosta_fees\n"1,\n2"\t"EGP 165"\t'${number}\t"40.00"`,
    ],
  ])('with %s is read', async (_, fileOf) => {
    const parcel = await aDelivered();
    const { data } = await takeFile(fileOf(parcel.number));
    expect(data).toMatchObject([
      { line: 1, trackingNumber: parcel.number, result: 'matched', amount: due, fees: 4_000 },
    ]);
  });

  test.each([
    ['', 'remittance.empty', 'no line'],
    ['AWB,COD', 'remittance.empty', 'no line'],
    ['AWB,weight\n1,2', 'remittance.no_column', 'the amount'],
    ['Date,COD\n1,2', 'remittance.no_column', 'the tracking number'],
    ['AWB,COD\n1,2\n2,-3', 'remittance.unreadable', 'Line 3'],
    ['AWB,COD\n1,1e9', 'remittance.unreadable', '1e9'],
    ['AWB,COD\n1,10.999', 'remittance.unreadable', '10.999'],
    ['AWB,COD\n,5', 'remittance.unreadable', 'Line 2'],
    [`AWB,COD\n${'x'.repeat(41)},5`, 'remittance.unreadable', 'Line 2'],
    ['{"not": "a table"}\n"', 'remittance.empty', 'no line'],
  ])('%j is refused: %s', async (csv, code, words) => {
    await expect(takeFile(csv)).rejects.toMatchObject({
      ...{ status: 422, code, message: expect.stringContaining(words) },
    });
  });

  test('of Excel is read as the same table of text is, and is the same payment', async () => {
    const parcel = await aDelivered();
    const reference = randomUUID();
    const bytes = workbookOf(
      rowOf('رقم البوليصة', 'قيمة التحصيل'),
      rowOf(parcel.number, { v: '165' }),
    );
    const { data, meta } = await takeFile('', {
      ...{ csv: undefined, xlsx: bytes.toString('base64'), reference },
    });
    expect(data).toMatchObject([{ line: 1, result: 'matched', amount: due, fees: 0 }]);
    expect((await takeFile(`AWB,COD\n${parcel.number},165`, { reference })).meta.id).toBe(meta.id);
  });

  test('with columns that nobody knows is understood once somebody has said what they are', async () => {
    const [first, second] = [await aDelivered(), await aDelivered()];
    const fileOf = ({ number }: Parcel) =>
      `Ref,Waybill code,Net COD value,Our fees\nx,${number},165.00,40`;
    const csv = fileOf(first);
    await expect(takeFile(csv)).rejects.toMatchObject({ code: 'remittance.no_column' });
    expect(await owner.call(readRemittanceHead, { body: { csv } })).toEqual({
      columns: [
        { name: 'Ref', examples: ['x'] },
        { name: 'Waybill code', examples: [first.number] },
        { name: 'Net COD value', examples: ['165.00'] },
        { name: 'Our fees', examples: ['40'] },
      ],
      guess: { trackingNumber: 1, amount: 2, fee: 3 },
    });
    const columns = { trackingNumber: 1, amount: 2, fee: null };
    // Only shown, it is forgotten again.
    const { meta } = await takeFile(csv, { columns, dryRun: true });
    await expect(takeFile(csv)).rejects.toMatchObject({ code: 'remittance.no_column' });
    await takeFile(csv, { columns, seen: meta.seen });
    const next = fileOf(second);
    expect((await takeFile(next)).data).toMatchObject([
      { trackingNumber: second.number, result: 'matched', amount: due, fees: 0 },
    ]);
    // Of another carrier, and of another layout, nobody has said anything.
    for (const [text, carrier] of [
      [next, 'own'],
      [next.replace('Ref', 'Id'), 'other'],
    ] as const) {
      await expect(takeFile(text, { carrier })).rejects.toMatchObject({
        code: 'remittance.no_column',
      });
    }
    // Said anew, it is so.
    await takeFile(fileOf(await aDelivered()), {
      columns: { ...columns, fee: 3 },
    });
    const last = fileOf(await aDelivered());
    expect((await takeFile(last)).data).toMatchObject([{ fees: 4_000 }]);
  });

  test('is asked for its columns in Excel and in Arabic, and says where it holds nothing', async () => {
    const bytes = workbookOf(
      rowOf('كود البوليصة', 'إجمالي التحصيل'),
      rowOf({ v: '8836402' }, { v: '165' }),
    );
    const asked = await owner.call(readRemittanceHead, {
      body: { xlsx: bytes.toString('base64') },
    });
    expect(asked).toMatchObject({
      columns: [{ examples: ['8836402'] }, { examples: ['165'] }],
      guess: { trackingNumber: 0, amount: 1, fee: null },
    });
    for (const body of [{}, { csv: 'a,b' }]) {
      await expect(owner.call(readRemittanceHead, { body })).rejects.toMatchObject({
        code: 'remittance.empty',
      });
    }
    await expect(sales.call(readRemittanceHead, { body: {} })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('of Excel that is none, or larger than any payment, is refused', async () => {
    const taking = (xlsx: string) => takeFile('', { csv: undefined, xlsx });
    await expect(taking('no base64!')).rejects.toMatchObject({
      ...{ status: 422, code: 'remittance.no_workbook' },
      message: expect.stringContaining('save it as XLSX or CSV'),
    });
    await expect(taking('A'.repeat(3 * 1024 ** 2))).rejects.toMatchObject({ status: 422 });
  });

  test('of more lines than any payment has is refused', async () => {
    await expect(takeFile(`AWB,COD\n${'1,1\n'.repeat(10_001)}`)).rejects.toMatchObject({
      ...{ status: 422, code: 'remittance.too_long' },
      message: expect.stringContaining('10,000'),
    });
  });

  test('with hostile texts is text', async () => {
    const number = `=cmd|'/c calc'!A1<b>`;
    const { data, meta } = await takeFile(`AWB,COD\n"${number}",5`);
    expect(data).toMatchObject([{ trackingNumber: number, result: 'unexpected' }]);
    expect(meta.id).toEqual(expect.any(Number));
  });

  test('that is larger than any payment is refused', async () => {
    const body = { carrier: 'other', reference: 'a', paidOn, csv: 'x'.repeat(5 * 1024 ** 2) };
    const reply = await owner.send({ method: 'POST', path: '/admin/cash/remittances', body });
    expect(reply.statusCode).toBe(413);
  });
});

describe('what carriers owe', () => {
  test('is told by how long, with what is away and what differs', async () => {
    const [late, , short] = [
      ...[await aDelivered(daysAgo(8)), await aDelivered(daysAgo(4)), await aDelivered()],
    ];
    await aParcel();
    await take([[short as Parcel, 160, 5]]);
    expect(await cashOf('other')).toMatchObject({
      owed: { amount: 2 * due + 500, count: 3 },
      late: { amount: 2 * due, count: 2 },
      veryLate: { amount: due, count: 1 },
      away: { amount: due, count: 1 },
      differences: { amount: 500, count: 1 },
      unknown: { amount: 0, count: 0 },
    });
    const since = Date.parse((await cashOf('other'))?.since ?? '');
    expect(Math.abs(since - daysAgo(8).getTime())).toBeLessThan(60_000);
    expect(await cashOf('own')).toMatchObject({ since: null, owed: { amount: 0, count: 0 } });

    const { days } = await owner.call(getCash, { query: { days: 10 } });
    const total = (part: 'collected' | 'remitted' | 'fees') =>
      days.reduce((sum, day) => sum + day[part], 0);
    expect([total('collected'), total('remitted'), total('fees')]).toEqual([3 * due, 16_000, 500]);
    expect(days.map(({ date }) => date)).toEqual(
      days
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect((await owner.call(getCash, { query: { days: 2 } })).days.length).toBeLessThan(
      days.length,
    );

    const numbersIn = async (query: CallInput<typeof listCashParcels>['query']) =>
      (await owner.call(listCashParcels, { query })).data.map(
        ({ trackingNumber }) => trackingNumber,
      );
    expect((await numbersIn({ part: 'owed' }))[0]).toBe(late?.number);
    expect(await numbersIn({ part: 'differences' })).toEqual([short?.number]);
    expect(await numbersIn({ part: 'away' })).toHaveLength(1);
    expect(await numbersIn({ carrier: 'own' })).toEqual([]);
    const { data, meta } = await owner.call(listCashParcels, { query: { perPage: 3, page: 2 } });
    expect([data.length, meta.totalCount, meta.pageCount]).toEqual([1, 4, 2]);
    const past = await owner.call(listCashParcels, { query: { perPage: 3, page: 9 } });
    expect(past).toMatchObject({ data: [], meta: { totalCount: 4 } });
  });

  test('is a table for Excel', async () => {
    const parcel = await aDelivered();
    const { csv, count } = await owner.call(exportCash, { query: { part: 'owed' } });
    expect(count).toBe(1);
    expect(csv.split('\r\n')).toMatchObject([
      expect.stringContaining('"Tracking number"'),
      expect.stringMatching(
        new RegExp(`"${parcel.number}","Delivered",".*","165.00","0.00","165.00"`),
      ),
      '',
    ]);
  });
});

test('over random histories the books agree, per parcel and carrier', async () => {
  const states: State[] = ['moving', 'delivered', 'delivered', 'returning', 'returned', 'lost'];
  const some = <T>(of: T[]): T => of[Math.floor(Math.random() * of.length)] as T;
  for (let round = 0; round < proofSize(4, 60); round++) {
    const parcels = await Promise.all(Array.from({ length: 5 }, () => aParcel()));
    await Promise.allSettled(
      Array.from({ length: 30 }, () => {
        if (Math.random() < 0.7) return say(some(parcels), some(states));
        const lines = parcels
          .filter(() => Math.random() < 0.6)
          .map((parcel) => [parcel, some([0, 150, 165, 165, 180]), some([0, 40])] as const);
        return take(
          lines.map((line) => [...line]),
          { accepted: [1, 3] },
        );
      }),
    );
  }
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select s.id from ${shipments} s join ${moneyEntries} m on m.shipment_id = s.id
    group by s.id having
      coalesce(sum(m.amount) filter (where m.kind = 'expected'), 0) <>
        case when s.state in ('returning', 'returned', 'lost') then 0 else s.cash_due end
      or coalesce(sum(m.amount) filter (where m.kind = 'collected'), 0) <>
        case when s.state = 'delivered' then s.cash_due else 0 end
      or s.is_cash_open <> (coalesce(sum(case m.kind when 'expected' then m.amount when 'paid' then -m.amount
        when 'adjustment' then -m.amount end), 0) <> 0)`);
  expect(rows).toEqual([]);
  const { rows: lines } = await db.execute<Record<string, unknown>>(sql`
    select (select coalesce(sum(amount), 0) from ${moneyEntries} where kind = 'paid')::int as paid,
      (select coalesce(sum(amount), 0) from ${remittanceLines})::int as told`);
  expect(lines[0]?.['paid']).toBe(lines[0]?.['told']);
});

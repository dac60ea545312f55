import {
  exportSalesReport,
  getSalesReport,
  governorates,
  type MoneyKind,
  OrderStatus,
  reportParts,
  type GovernorateCode,
  type OrderStatusId,
  type ReportPart,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aCategory, anOrder, aProduct, aUser } from '../../../test/support/builders.ts';
import { customers } from '../../db/schema/customers.ts';
import { moneyEntries } from '../../db/schema/money.ts';
import { orderHistory, orderLines, orders } from '../../db/schema/orders.ts';
import { shipments } from '../../db/schema/parcels.ts';
import { findSalesReport } from './sales-report.ts';

const { as, db, signedIn } = await testApi();
const owner = await signedIn(Role.Admin);

/** A line of the money ledger; one of no parcel was paid beside it. */
type Movement = { isParcel: boolean; kind: MoneyKind; amount: number };

/** What a test knows of an order: days are Egypt's, amounts piastres. */
type Known = {
  day: string;
  statusId: OrderStatusId;
  governorate: GovernorateCode;
  customerId: number;
  fees: number;
  adjustment: number;
  /** What its history says before its status, the present one. */
  before: OrderStatusId[];
  money: Movement[];
  lines: { productId: number; categoryId: number; unitPrice: number; quantity: number }[];
};

const goodsOf = ({ lines }: Pick<Known, 'lines'>) =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

const known = await manyOrders();
const span = { from: '2026-04-20', to: '2026-04-29' };
const soldIn = ({ from, to }: typeof span) =>
  known.filter(
    ({ day, statusId }) => day >= from && day <= to && statusId !== OrderStatus.cancelled,
  );

/** Over the night in which the clocks go forward, and around the midnights of Cairo. */
async function manyOrders(): Promise<Known[]> {
  const [wood, home] = [await aCategory(db), await aCategory(db)];
  const products = [];
  for (const { id: categoryId } of [wood, home, home]) {
    products.push({ ...(await aProduct(db, { categoryId })), categoryId });
  }
  const people = [];
  for (const name of ['Mona', 'هبة']) {
    const user = await aUser(db, { name });
    const [customer] = await db.insert(customers).values({ name, userId: user.id }).returning();
    people.push({ user, customerId: customer?.id ?? 0 });
  }

  const made: Known[] = [];
  for (let number = 0; number < 60; number += 1) {
    // Egypt's summer time began on 24 April 2026: from then on a day begins at 21:00 of UTC, before at 22:00.
    const day = `2026-04-${10 + (number % 21)}`;
    const offset = day < '2026-04-24' ? 2 : 3;
    const isLate = number % 2 === 0;
    const createdAt = new Date(`${day}T${isLate ? '23:59:59' : '01:00:00'}+0${offset}:00`);
    const place = governorates[number % 3];
    const person = people[number % 2];
    if (!place || !person) throw new Error('There are too few.');
    const statusId = [
      OrderStatus.pending,
      OrderStatus.delivered,
      OrderStatus.cancelled,
      OrderStatus.delivered,
      OrderStatus.shipped,
    ][number % 5] as OrderStatusId; // an index past the end does not come up
    const lines = products
      .filter((_, index) => (number + index) % 2 === 0)
      .map(({ id, categoryId, design }, index) => ({
        ...{ productId: id, designId: design.id, categoryId },
        unitPrice: 3_333 + number * 101 + index,
        quantity: 1 + (number % 4),
      }));
    const adjustment = number % 6 === 0 ? -150 - number : number % 11;
    const fees = number % 7 === 0 ? 0 : 6_500 + number;
    const order = await anOrder(db, person.user, {
      ...{ createdAt, statusId, customerId: person.customerId, shippingFees: fees },
      ...{ adjustment, subtotal: goodsOf({ lines }), governorateCode: place.code },
    });
    if (lines.length > 0) {
      await db.insert(orderLines).values(
        lines.map(({ categoryId: _, ...line }) => ({
          ...line,
          orderId: order.id,
          ...{ name: '', nameAr: '', designName: '', designNameAr: '' },
        })),
      );
    }
    const before = stepsBefore(number, statusId);
    await db.insert(orderHistory).values(
      [...before, statusId].map((statusId) => ({
        ...{ orderId: order.id, statusId, actorKind: 'staff' as const },
      })),
    );
    const money = moneyOf(number, statusId, goodsOf({ lines }) + adjustment + fees);
    if (money.length > 0) await keepMoney(order.id, money);
    made.push({
      ...{ day, statusId, governorate: place.code, ...person, fees, adjustment, lines },
      ...{ before, money },
    });
  }
  return made;
}

/** Every other delivered order was shipped without a call, every other cancelled one came back. */
function stepsBefore(number: number, statusId: OrderStatusId): OrderStatusId[] {
  const { confirmed, shipped, delivered, cancelled } = OrderStatus;
  if (statusId === delivered) return number % 2 === 0 ? [confirmed, shipped] : [shipped];
  if (statusId === cancelled) return number % 2 === 0 ? [confirmed, shipped] : [];
  return [];
}

function moneyOf(number: number, statusId: OrderStatusId, total: number): Movement[] {
  const { shipped, delivered, cancelled } = OrderStatus;
  const ofParcel = (kind: MoneyKind, amount: number) => ({ isParcel: true, kind, amount });
  const paid = [total, total - 700, total + 300][number % 4];
  return [
    ...(number % 6 === 0 ? [{ isParcel: false, kind: 'deposit' as const, amount: 5_000 }] : []),
    ...(statusId === shipped ? [ofParcel('expected', total)] : []),
    ...(statusId === cancelled ? [ofParcel('expected', total), ofParcel('expected', -total)] : []),
    ...(statusId === delivered
      ? [
          ...[ofParcel('expected', total), ofParcel('collected', total)],
          ...(paid === undefined ? [] : [ofParcel('paid', paid), ofParcel('fee', -4_000)]),
          // Of some that paid too little, nobody asks for the rest.
          ...(number % 8 === 1 ? [ofParcel('adjustment', 700)] : []),
        ]
      : []),
  ];
}

async function keepMoney(orderId: number, money: Movement[]): Promise<void> {
  const [parcel] = await db
    .insert(shipments)
    .values({ orderId, carrier: 'own', trackingNumber: String(orderId), cashDue: 0 })
    .returning();
  await db.insert(moneyEntries).values(
    money.map(({ isParcel, kind, amount }) => ({
      ...{ orderId, kind, amount, method: 'cash' as const, actorKind: 'system' as const },
      ...{ shipmentId: isParcel ? (parcel?.id ?? null) : null, at: new Date() },
    })),
  );
}

/** The slow and obvious way to the same rows. */
function rowsOf(by: ReportPart, sold: Known[]) {
  const keysOf: Record<ReportPart, (order: Known) => (string | number)[]> = {
    day: ({ day }) => [day],
    governorate: ({ governorate }) => [governorate],
    customer: ({ customerId }) => [customerId],
    product: ({ lines }) => lines.map(({ productId }) => productId),
    category: ({ lines }) => lines.map(({ categoryId }) => categoryId),
  };
  const ofWhole = by === 'day' || by === 'governorate' || by === 'customer';
  const keys = new Set(sold.flatMap(keysOf[by]));
  return [...keys].map((key) => {
    const of = sold.filter((order) => keysOf[by](order).includes(key));
    const lines = of.flatMap((order) =>
      order.lines.filter(
        (line) => ofWhole || (by === 'product' ? line.productId : line.categoryId) === key,
      ),
    );
    const delivery = of.reduce((sum, { fees }) => sum + fees, 0);
    const adjustments = of.reduce((sum, { adjustment }) => sum + adjustment, 0);
    return {
      key: String(key),
      orders: of.length,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      goods: goodsOf({ lines }),
      adjustments: ofWhole ? adjustments : null,
      delivery: ofWhole ? delivery : null,
      total: ofWhole ? adjustments + delivery + goodsOf({ lines }) : null,
    };
  });
}

const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);

describe('a report', () => {
  test.each(reportParts)('by %s is what its orders come to, to the piastre', async (by) => {
    const report = await owner.call(getSalesReport, { query: { ...span, by } });

    const expected = rowsOf(by, soldIn(span));
    expect(report.rows.length).toBeGreaterThan(1);
    expect(report.rows.map(({ name: _, nameAr: __, ...row }) => row).toSorted(byKey)).toEqual(
      expected.toSorted(byKey),
    );
    expect(report.others).toBeNull();
    const goods = report.rows.reduce((sum, row) => sum + row.goods, 0);
    expect(goods).toBe(report.span.sold.goods);
  });

  test.each(reportParts)('by %s says what it leaves out', async (by) => {
    const short = await findSalesReport(db, { ...span, by, atMost: 1 });

    const [first] = short.rows;
    const { sold } = short.span;
    const { others } = short;
    expect(short.rows).toHaveLength(1);
    expect(others?.count).toBe(rowsOf(by, soldIn(span)).length - 1);
    expect((first?.goods ?? 0) + (others?.goods ?? 0)).toBe(sold.goods);
    expect((first?.pieces ?? 0) + (others?.pieces ?? 0)).toBe(sold.pieces);
    expect(others?.total ?? null).toBe(first?.total == null ? null : sold.total - first.total);
  });

  test('counts what was placed, sold, delivered and cancelled, also of as many days before', async () => {
    const { span: now, before } = await owner.call(getSalesReport, { query: span });

    const figures = (from: string, to: string) => {
      const placed = known.filter(({ day }) => day >= from && day <= to);
      const some = (wanted: (statusId: number) => boolean) => {
        const of = placed.filter(({ statusId }) => wanted(statusId));
        return {
          orders: of.length,
          total: of.reduce((sum, order) => sum + goodsOf(order) + order.adjustment + order.fees, 0),
        };
      };
      return {
        ...{ from, to },
        placed: some(() => true),
        sold: some((id) => id !== OrderStatus.cancelled),
        delivered: some((id) => id === OrderStatus.delivered),
        cancelled: some((id) => id === OrderStatus.cancelled),
      };
    };
    expect(now).toMatchObject(figures('2026-04-20', '2026-04-29'));
    expect(before).toMatchObject(figures('2026-04-10', '2026-04-19'));
    expect(now.days).toHaveLength(10);
    expect(now.days.reduce((sum, { total }) => sum + total, 0)).toBe(now.sold.total);
  });

  test('tells what became of the orders, and where their cash is', async () => {
    const { span: now } = await owner.call(getSalesReport, { query: span });

    const placed = known.filter(({ day }) => day >= span.from && day <= span.to);
    const { pending, confirmed, shipped, cancelled } = OrderStatus;
    const some = (of: Known[]) => ({
      orders: of.length,
      total: of.reduce((sum, order) => sum + goodsOf(order) + order.adjustment + order.fees, 0),
    });
    const sumOf = ({ money }: Known, ...kinds: MoneyKind[]) =>
      money.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
    const isTaken = (order: Known) => sumOf(order, 'collected') > 0;
    const open = (order: Known) =>
      sumOf(order, 'expected') - sumOf(order, 'paid') - sumOf(order, 'adjustment');
    const all = (amountOf: (order: Known) => number) =>
      placed.reduce((sum, order) => sum + amountOf(order), 0);
    expect(now).toMatchObject({
      confirmed: some(
        placed.filter(
          ({ statusId, before }) =>
            before.includes(confirmed) || (statusId !== pending && statusId !== cancelled),
        ),
      ),
      returned: some(
        placed.filter(({ statusId, before }) => statusId === cancelled && before.includes(shipped)),
      ),
      cash: {
        collected: all((order) => sumOf(order, 'collected', 'deposit')),
        received: all((order) => sumOf(order, 'paid', 'deposit')),
        owed: all((order) => (isTaken(order) ? Math.max(open(order), 0) : 0)),
      },
    });
    expect(now.returned.orders).toBeGreaterThan(0);
    expect(now.cash.owed).toBeGreaterThan(0);
    expect(now.cash.received).toBeLessThan(now.cash.collected);
  });

  test('of days without orders is empty', async () => {
    const query = { from: '2025-01-01', to: '2025-01-31', by: 'product' as const };
    const { span: now, rows, others } = await owner.call(getSalesReport, { query });
    expect({ rows, others, sold: now.sold.orders }).toEqual({ rows: [], others: null, sold: 0 });
    expect(now.days).toHaveLength(31);
  });

  test('counts an order that has no customer yet', async () => {
    const order = await anOrder(db, await aUser(db), {
      createdAt: new Date('2024-05-05T10:00:00Z'),
    });
    const query = { from: '2024-05-05', to: '2024-05-05', by: 'customer' as const };
    const { rows } = await owner.call(getSalesReport, { query });
    expect(rows).toMatchObject([{ key: '0', name: '', orders: 1, total: 16_500 }]);
    await db.delete(orders).where(eq(orders.id, order.id));
  });
});

test.each([
  ['ends before it begins', { from: '2026-02-02', to: '2026-02-01' }],
  ['spans more than two years', { from: '2024-01-01', to: '2026-01-01' }],
  ['knows no such part', { from: '2026-02-01', to: '2026-02-02', by: 'weather' }],
])('a report that %s is refused', async (_, query) => {
  const asked = owner.call(getSalesReport, { query: query as { from: string; to: string } });
  await expect(asked).rejects.toMatchObject({ status: 422 });
});

test('Sales does not see the turnover', async () => {
  const sales = await signedIn(Role.Sales);
  await expect(sales.call(getSalesReport, { query: span })).rejects.toMatchObject({ status: 403 });
  await expect(sales.call(exportSalesReport, { query: span })).rejects.toMatchObject({
    status: 403,
  });
});

test('the rows come as a table for Excel, which ends in their sum', async () => {
  const query = { ...span, by: 'governorate' as const };
  const { csv, count } = await as(owner.token, 'ar').call(exportSalesReport, { query });
  const { span: now } = await owner.call(getSalesReport, { query });

  const lines = csv.slice(1).split('\r\n').slice(0, -1);
  expect(lines).toHaveLength(count + 2);
  expect(lines[0]).toMatch(/^"المحافظة","الطلبات","القطع"/);
  const { orders: sold, pieces, goods, adjustments, delivery, total } = now.sold;
  const pounds = [goods, adjustments, delivery, total].map(
    (amount) => `"${(amount / 100).toFixed(2)}"`,
  );
  expect(lines.at(-1)).toBe(`"المجموع","${sold}","${pieces}",${pounds.join(',')}`);
});

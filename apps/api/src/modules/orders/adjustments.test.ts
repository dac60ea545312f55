import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  changeOrder,
  exportOrders,
  getCustomer,
  getDashboard,
  getOrder,
  getSalesReport,
  listAuditEntries,
  listOrderRevisions,
  listOrders,
  placePhoneOrder,
  readConfirmLink,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { receiveMails } from '../../../test/support/mails.ts';
import { orderAdjustments } from '../../db/schema/orders.ts';

const api = await testApi({ STOREFRONT_URL: 'https://shop.example' });
const { db, guest, signedIn } = api;
const [admin, sales] = [await signedIn(Role.Admin), await signedIn(Role.Sales)];
const { design: bowl } = await aProduct(db, { stock: [10_000], price: 10_000 });

type Wish = CallInput<typeof placePhoneOrder>['body'];
type Edit = CallInput<typeof changeOrder>['body']['edits'][number];

let last = 30_000_000;
const aWish = (fields: Partial<Wish> = {}): Wish => ({
  placementKey: randomUUID(),
  items: [{ productDesignId: bowl.id, quantity: 2 }],
  contact: { name: 'عمر حداد', phoneNumber: `010${(last += 1)}` },
  shippingDetails: { streetAddress: '٤١ شارع مصدق', city: 'الدقي', governorate: 'الجيزة' },
  paymentMethod: 'cash',
  source: 'phone',
  ...fields,
});

const place = (fields: Partial<Wish> = {}, caller = admin) =>
  caller.call(placePhoneOrder, { body: aWish(fields) });
const read = (orderId: number) => admin.call(getOrder, { params: { orderId } });
const change = (
  orderId: number,
  edits: Edit[],
  { seenVersion, dryRun = false }: { seenVersion: number; dryRun?: boolean },
  caller = admin,
) => caller.call(changeOrder, { params: { orderId }, body: { seenVersion, dryRun, edits } });

const scratch = { amount: -50, reason: 'خدش في القاع' };
const wrapping = { kind: 'adjustment', amount: 30.5, reason: 'Gift wrapping' } as const;
const onWire = ({ amount, reason }: { amount: number; reason: string }) => ({
  ...{ label: reason, labelAr: reason, amount: amount * 100 },
});

/** Orders whose sum is not what their ledger adds up to, or that cost less than nothing. */
async function unbalanced() {
  const { rows } = await db.execute(sql`
    select o.id from orders o
    where o.adjustment <> (select coalesce(sum(amount), 0) from order_adjustments a where a.order_id = o.id)
      or o.subtotal <> (select sum(unit_price * quantity) from order_lines l where l.order_id = o.id)
      or o.subtotal + o.adjustment + o.shipping_fees < 0`);
  return rows;
}

test('an order by phone costs what was agreed on, everywhere', async () => {
  await receiveMails(api);
  const contact = { name: 'Omar', phoneNumber: `010${(last += 1)}`, email: 'omar@example.com' };
  const { order, trackingUrl } = await place({ contact, adjustment: scratch });
  const { subtotal, shippingFees, discount, totalCost } = order.costBreakdown;
  expect({ subtotal, discount }).toEqual({ subtotal: 20_000, discount: 5_000 });
  expect(totalCost).toBe(subtotal - discount + shippingFees);

  const adjustments = [onWire(scratch)];
  const token = trackingUrl.split('/').at(-1) ?? '';
  const tracked = await guest.call(trackOrder, { params: { token } });
  expect(tracked.order).toMatchObject({ adjustments, costBreakdown: order.costBreakdown });
  expect(await read(order.id)).toMatchObject({ adjustments, totalCost });
  const query = { query: order.orderReference };
  expect((await admin.call(listOrders, { query })).data).toMatchObject([{ totalCost }]);
  const { csv } = await admin.call(exportOrders, { query });
  expect(csv).toContain(
    `"200.00","-50.00","خدش في القاع","${shippingFees / 100}.00","${totalCost / 100}.00"`,
  );
  const [mail] = await receiveMails(api);
  expect(mail?.text).toContain('خدش في القاع: −LE\u00a050.00');

  const [entry] = (await admin.call(listAuditEntries, { query: { nounId: String(order.id) } })).data
    .flatMap(({ changes }) => changes)
    .filter(({ after }) => after?.includes('خدش'));
  expect(entry).toMatchObject({
    field: 'Discounts and additions',
    before: null,
    after: 'خدش في القاع (−LE\u00a050)',
  });
  expect(await unbalanced()).toEqual([]);
});

test('who is asked to confirm is shown what was agreed on', async () => {
  await receiveMails(api);
  const contact = { name: 'Omar', phoneNumber: `010${(last += 1)}`, email: 'rana@example.com' };
  const { order } = await place({ contact, source: 'instagram', adjustment: scratch });
  const [mail] = await receiveMails(api);
  const token = /\/c\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const link = await guest.call(readConfirmLink, { params: { token } });
  expect(link.order).toMatchObject({
    adjustments: [onWire(scratch)],
    costBreakdown: order.costBreakdown,
  });
});

test('a change tells what it would come to, makes just that, and keeps both versions', async () => {
  const { order } = await place({ adjustment: scratch });
  const { version, shippingFees } = { ...order, ...order.costBreakdown };
  const edits = [wrapping];
  const asked = await change(order.id, edits, { seenVersion: version, dryRun: true });
  expect((await read(order.id)).adjustments).toHaveLength(1);

  const made = await change(order.id, edits, { seenVersion: version });
  expect(made).toEqual({ ...asked, applied: true, version: version + 1 });
  expect(made).toMatchObject({
    before: { discount: 5_000, totalCost: 15_000 + shippingFees },
    after: { discount: 1_950, shippingFees, totalCost: 18_050 + shippingFees },
    differences: [{ kind: 'adjustment', ...onWire(wrapping) }],
    asksAgain: true,
  });
  expect((await read(order.id)).adjustments).toEqual([onWire(scratch), onWire(wrapping)]);
  const revisions = await admin.call(listOrderRevisions, { params: { orderId: order.id } });
  expect(revisions).toMatchObject([{ version: version + 1, differences: made.differences }]);
  const { data } = await admin.call(listAuditEntries, { query: { nounId: String(order.id) } });
  const [told] = data;
  expect(told?.changes).toContainEqual(
    expect.objectContaining({
      before: 'خدش في القاع (−LE\u00a050)',
      after: 'خدش في القاع (−LE\u00a050), Gift wrapping (LE\u00a030.50)',
    }),
  );

  const late = change(order.id, edits, { seenVersion: version });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'order.changed' });
  const now = { seenVersion: made.version };
  const both = await Promise.allSettled([1, 2].map(() => change(order.id, edits, now)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await read(order.id)).adjustments).toHaveLength(3);
  expect(await unbalanced()).toEqual([]);
});

test('no order costs less than nothing, whatever is taken off or out', async () => {
  const tooMuch = { status: 409, code: 'order.discount_too_high' };
  const { order } = await place();
  const all = order.costBreakdown.totalCost / 100;
  const off = (amount: number) => ({ kind: 'adjustment' as const, amount, reason: 'A present' });
  const less = place({ adjustment: { amount: -all - 0.01, reason: 'A present' } });
  await expect(less).rejects.toMatchObject(tooMuch);

  const seenVersion = order.version;
  for (const dryRun of [true, false]) {
    const asked = change(order.id, [off(-all - 0.01)], { seenVersion, dryRun });
    await expect(asked).rejects.toMatchObject(tooMuch);
  }
  const given = await change(order.id, [off(-all)], { seenVersion });
  expect(given.after.totalCost).toBe(0);
  const [line] = order.lines;
  const fewer = { kind: 'quantity', orderLineId: line?.orderLineId ?? 0, quantity: 1 } as const;
  await expect(change(order.id, [fewer], { seenVersion: given.version })).rejects.toMatchObject(
    tooMuch,
  );
  // The order of edits does not matter: what they come to does.
  const again = await change(order.id, [fewer, off(100)], { seenVersion: given.version });
  expect(again.after.totalCost).toBe(0);
  expect(await unbalanced()).toEqual([]);
});

test('what is agreed on does not make delivery free, nor cost', async () => {
  const plain = await place();
  const { order } = await place({ adjustment: { amount: 100_000, reason: 'Engraving by hand' } });
  expect(order.costBreakdown.shippingFees).toBe(plain.order.costBreakdown.shippingFees);
});

test('only who may set prices agrees on others; an amount and a reason are needed', async () => {
  const denied = { status: 403, code: 'access.denied' };
  await expect(place({ adjustment: scratch }, sales)).rejects.toMatchObject(denied);
  const { order } = await place({}, sales);
  const asked = { seenVersion: order.version, dryRun: true };
  await expect(change(order.id, [wrapping], asked, sales)).rejects.toMatchObject(denied);
  for (const adjustment of [
    { ...scratch, amount: 0 },
    { ...scratch, amount: 0.001 },
    { ...scratch, reason: ' ' },
  ]) {
    await expect(place({ adjustment })).rejects.toMatchObject({ status: 422 });
  }
});

test('the database keeps what was agreed on', async () => {
  const { order } = await place({ adjustment: scratch });
  const own = eq(orderAdjustments.orderId, order.id);
  await expect(db.update(orderAdjustments).set({ amount: -1 }).where(own)).rejects.toThrow();
  await expect(db.delete(orderAdjustments).where(own)).rejects.toThrow();
});

test('dashboard, report and record of the customer add up what customers pay', async () => {
  const { order } = await place({ adjustment: scratch });
  await change(order.id, [wrapping], { seenVersion: order.version });
  const { rows } = await db.execute<{ total: string; day: string }>(sql`
    select sum(subtotal + adjustment + shipping_fees) as total,
      max((created_at at time zone 'Africa/Cairo')::date)::text as day from orders where status_id <> 5`);
  const [{ total, day } = { total: '', day: '' }] = rows;
  const query = { from: day, to: day };
  for (const by of ['customer', 'product'] as const) {
    const report = await admin.call(getSalesReport, { query: { ...query, by } });
    const { sold } = report.span;
    expect(sold.total).toBe(Number(total));
    expect(sold.goods + sold.adjustments + sold.delivery).toBe(sold.total);
    const sum = (column: 'goods' | 'adjustments' | 'total') =>
      report.rows.reduce((sum, row) => sum + (row[column] ?? 0), report.others?.[column] ?? 0);
    expect(sum('goods')).toBe(sold.goods);
    expect(sum('adjustments')).toBe(by === 'customer' ? sold.adjustments : 0);
    expect(sum('total')).toBe(by === 'customer' ? sold.total : 0);
  }
  const { figures } = await admin.call(getDashboard, {});
  expect(figures?.days.at(-1)?.total).toBe(Number(total));

  await db.execute(sql`update orders set status_id = 4 where id = ${order.id}`);
  const { customerId, totalCost } = await read(order.id);
  const customer = await admin.call(getCustomer, { params: { customerId: customerId ?? 0 } });
  expect(customer.spent).toBe(totalCost);
});

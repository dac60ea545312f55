import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  changeOrder,
  changeOrderStatus,
  getHold,
  getOrder,
  holdPieces,
  listAuditEntries,
  listHolds,
  OrderStatus,
  placeGuestOrder,
  placePhoneOrder,
  releaseHold,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { killConnections } from '../../../../test/support/kill-connections.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { unbalanced } from '../../../../test/support/unbalanced.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { stockHolds } from '../../../db/schema/holds.ts';
import { orders, stockLedger } from '../../../db/schema/orders.ts';
import { releaseOverdue } from './release-holds.ts';

const { as, db, env, guest, signedIn } = await testApi({
  REQUESTS_PER_MINUTE: '0',
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
const sales = await signedIn(Role.Sales);
const owner = await signedIn(Role.Admin);

type Items = CallInput<typeof holdPieces>['body']['items'];

let last = 30_000_000;
const aNumber = () => `010${(last += 1)}`;

const aDesign = async (stock = 10) => (await aProduct(db, { stock: [stock] })).design.id;
const one = (productDesignId: number, quantity = 1): Items => [{ productDesignId, quantity }];

const hold = (items: Items, caller = sales) =>
  caller.call(holdPieces, { body: { items, phoneNumber: aNumber(), name: 'هبة' } });
const read = (id: number) => sales.call(getHold, { params: { id } });
const release = (id: number) => sales.call(releaseHold, { params: { id } });

const aWish = (items: Items) => ({
  ...{ placementKey: randomUUID(), items, paymentMethod: 'cash' as const },
  contact: { name: 'عمر حداد', phoneNumber: aNumber() },
  shippingDetails: { streetAddress: '٤١ شارع مصدق', city: 'الدقي', governorate: 'الجيزة' },
});
const order = (items: Items, holdId?: number) =>
  sales.call(placePhoneOrder, {
    body: { ...aWish(items), source: 'phone', ...(holdId && { holdId }) },
  });
const orderAsGuest = (items: Items) => guest.call(placeGuestOrder, { body: aWish(items) });

/** A day passes for these. */
const expire = (...ids: number[]) =>
  db
    .update(stockHolds)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(inArray(stockHolds.id, ids));

async function stockOf(designId: number): Promise<number | undefined> {
  const isIt = eq(productDesigns.id, designId);
  return (await db.select().from(productDesigns).where(isIt))[0]?.stock;
}

const ledgerOf = (holdId: number) =>
  db
    .select({ reason: stockLedger.reason, delta: stockLedger.delta })
    .from(stockLedger)
    .where(eq(stockLedger.holdId, holdId))
    .orderBy(stockLedger.id);

test('nobody else can order what is held, for a day', async () => {
  const designId = await aDesign(3);
  const held = await hold(one(designId, 2));

  expect(held).toMatchObject({
    state: 'held',
    name: 'هبة',
    phoneNumber: expect.stringMatching(/^\+2010/),
    staffName: sales.user.name,
    orderId: null,
    lines: [{ productDesignId: designId, name: 'Salad bowl', quantity: 2 }],
  });
  expect(Date.parse(held.expiresAt) - Date.parse(held.heldAt)).toBe(86_400_000);
  expect(await stockOf(designId)).toBe(1);
  await expect(order(one(designId, 2))).rejects.toMatchObject({ code: 'order.not_enough_stock' });
  expect(await ledgerOf(held.id)).toEqual([{ reason: 'held', delta: -2 }]);
  expect(await unbalanced(db)).toEqual([]);
  const [{ soldCount } = {}] = await db
    .select({ soldCount: products.soldCount })
    .from(products)
    .where(eq(products.id, held.lines[0]?.productId ?? 0));
  expect(soldCount, 'what is held is not sold').toBe(0);
});

test('is of somebody, and of what there is', async () => {
  const designId = await aDesign(1);
  const nobody = sales.call(holdPieces, { body: { items: one(designId) } });
  await expect(nobody).rejects.toMatchObject({ status: 422 });
  const abroad = { items: one(designId), phoneNumber: '+4915112345678' };
  await expect(sales.call(holdPieces, { body: abroad })).rejects.toMatchObject({ status: 422 });
  await expect(hold(one(designId, 2))).rejects.toMatchObject({
    code: 'cart.not_enough_stock',
    message: 'Only 1 left of Salad bowl.',
  });
  await expect(hold(one(999_999))).rejects.toMatchObject({ code: 'design.not_found' });
  expect(await stockOf(designId)).toBe(1);
});

test('fifty hold at once what there are ten pieces of: ten get one', async () => {
  const designId = await aDesign(10);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => hold(one(designId))));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const result of results.filter(({ status }) => status === 'rejected')) {
    expect(result).toMatchObject({ reason: { status: 409, code: 'cart.not_enough_stock' } });
  }
  expect(await stockOf(designId)).toBe(0);
  expect(await unbalanced(db)).toEqual([]);
});

test('twenty presses by one key are one hold; another wish by it is refused', async () => {
  const designId = await aDesign(10);
  const headers = { 'idempotency-key': randomUUID() };
  const press = (body: object) =>
    sales.send({ method: 'POST', path: '/admin/holds', body, headers });
  const body = { items: one(designId, 2), name: 'هبة' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(body)));

  const ids = answers.map((answer) => answer.json<{ data: { id: number } }>().data.id);
  expect(new Set(ids).size).toBe(1);
  expect(await stockOf(designId)).toBe(8);
  const other = await press({ ...body, items: one(designId, 3) });
  expect(other.json()).toMatchObject({ code: 'request.key_reused' });
});

test('lists what is held, what ends first before the others, a page at a time', async () => {
  await db.update(stockHolds).set({ releasedAt: new Date(), release: 'released' });
  const designId = await aDesign(10);
  const ids = [];
  for (let index = 0; index < 4; index += 1) ids.push((await hold(one(designId))).id);
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  const soon = { expiresAt: new Date(Date.now() + 60_000) };
  await db.update(stockHolds).set(soon).where(eq(stockHolds.id, fourth));
  await expire(second);

  const all = await sales.call(listHolds, { query: {} });
  expect(all.data.map(({ id }) => id)).toEqual([fourth, first, third]);
  const page = await sales.call(listHolds, { query: { page: 2, perPage: 2 } });
  expect(page).toMatchObject({ data: [{ id: third }], meta: { totalCount: 3, pageCount: 2 } });
  expect((await read(second)).state, 'its time is over, whoever has released it').toBe('expired');
});

test('release by hand, by colleagues and by the job at once puts back once', async () => {
  const designId = await aDesign(100);
  const ids: number[] = [];
  for (let index = 0; index < 20; index += 1) ids.push((await hold(one(designId, 2))).id);
  const [byHand, overdue] = [ids.slice(0, 10), ids.slice(10)];
  await expire(...overdue);
  const now = new Date();
  await Promise.all([
    ...[1, 2, 3].map(() => releaseOverdue(db, now)),
    ...ids.flatMap((id) => [release(id), release(id)]),
    ...[1, 2, 3].map(() => releaseOverdue(db, now)),
  ]);

  expect(await stockOf(designId)).toBe(100);
  for (const id of ids) {
    expect(await ledgerOf(id)).toEqual([
      { reason: 'held', delta: -2 },
      { reason: 'released', delta: 2 },
    ]);
  }
  for (const id of byHand) expect((await read(id)).state).toBe('released');
  for (const id of overdue) expect((await read(id)).state).toBe('expired');
  expect(await unbalanced(db)).toEqual([]);
});

test('the database itself refuses to put back twice', async () => {
  const designId = await aDesign();
  const { id } = await hold(one(designId));
  await release(id);
  const again = { designId, delta: 1, reason: 'released' as const, holdId: id };
  await expect(db.insert(stockLedger).values(again)).rejects.toThrow();
});

test(
  'the job puts back once, however often it is killed',
  async () => {
    const designId = await aDesign(1000);
    const ids: number[] = [];
    for (let index = 0; index < proofSize(60, 400); index += 1) {
      ids.push((await hold(one(designId, 2))).id);
    }
    await expire(...ids);
    const now = new Date();
    const count = proofSize(40, 200);
    const killed = await killConnections(env.DATABASE_URL, {
      count,
      during(jobs) {
        const run = async () => {
          while ((await releaseOverdue(jobs, now).catch(() => null)) === null);
        };
        return Promise.all([run(), run(), run()]);
      },
    });
    // What was locked while the last one looked is released by the next run.
    await releaseOverdue(db, now);

    expect(killed).toBe(count);
    expect(await stockOf(designId)).toBe(1000);
    const moves = await db
      .select({ sum: sql`sum(delta)::int`, count: sql`count(*)::int` })
      .from(stockLedger)
      .where(inArray(stockLedger.holdId, ids))
      .groupBy(stockLedger.holdId);
    expect(moves.filter(({ sum, count }) => sum !== 0 || count !== 2)).toEqual([]);
    expect(moves).toHaveLength(ids.length);
    expect(await unbalanced(db)).toEqual([]);
  },
  proofTimeout(),
);

test('who orders what was held for them takes it out of the hold, once', async () => {
  const designId = await aDesign(2);
  const { id } = await hold(one(designId, 2));
  const results = await Promise.allSettled([1, 2, 3].map(() => order(one(designId, 2), id)));

  const placed = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  expect(placed).toHaveLength(1);
  for (const result of results.filter(({ status }) => status === 'rejected')) {
    expect(result).toMatchObject({ reason: { status: 409, code: 'hold.over' } });
  }
  expect(await read(id)).toMatchObject({ state: 'ordered', orderId: placed[0]?.order.id });
  expect(await stockOf(designId)).toBe(0);
  expect((await release(id)).state, 'there is nothing left to release').toBe('ordered');
  expect(await stockOf(designId)).toBe(0);
  expect(await ledgerOf(id)).toEqual([
    { reason: 'held', delta: -2 },
    { reason: 'released', delta: 2 },
  ]);
  expect(await unbalanced(db)).toEqual([]);
});

test('what they do not want after all is in stock again, and an order that is refused leaves the hold', async () => {
  const { designs } = await aProduct(db, { stock: [3, 1] });
  const [first, second] = designs.map(({ id }) => id);
  if (!first || !second) throw new Error('There are two designs');
  const { id } = await hold([...one(first, 3), ...one(second)]);

  await expect(order([...one(first), ...one(second, 2)], id)).rejects.toMatchObject({
    code: 'order.not_enough_stock',
  });
  expect(await read(id)).toMatchObject({ state: 'held' });
  expect(await stockOf(first)).toBe(0);

  await order(one(first), id);
  expect([await stockOf(first), await stockOf(second)]).toEqual([2, 1]);
  expect(await unbalanced(db)).toEqual([]);
});

test('nobody orders with what staff have released, or with what never was', async () => {
  const designId = await aDesign();
  const { id } = await hold(one(designId));
  await release(id);
  await expect(order(one(designId), id)).rejects.toMatchObject({ code: 'hold.over' });
  await expect(order(one(designId), 999_999)).rejects.toMatchObject({ code: 'hold.not_found' });
  await expect(release(999_999)).rejects.toMatchObject({ status: 404, code: 'hold.not_found' });
  await expect(read(999_999)).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['before', false],
  ['after', true],
])('a hold whose time is over is ordered %s the job, of what there is', async (_, isReleased) => {
  const designId = await aDesign(2);
  const { id } = await hold(one(designId, 2));
  await expire(id);
  if (isReleased) await releaseOverdue(db, new Date());
  const { order: placed } = await order(one(designId, 2), id);
  expect(await read(id)).toMatchObject({ state: 'ordered', orderId: placed.id });
  await expect(order(one(designId), id)).rejects.toMatchObject({ code: 'hold.over' });

  const other = await hold(one(await aDesign(1)));
  await expire(other.id);
  const [line] = other.lines;
  await orderAsGuest(one(line?.productDesignId ?? 0));
  await expect(order(one(line?.productDesignId ?? 0), other.id)).rejects.toMatchObject({
    code: 'order.not_enough_stock',
  });
  expect((await read(other.id)).state).toBe('expired');
  expect(await unbalanced(db)).toEqual([]);
});

test.each([
  ['a guest', (designId: number) => orderAsGuest(one(designId, 2))],
  ['staff', (designId: number) => order(one(designId, 2))],
  ['another hold', (designId: number) => hold(one(designId, 2))],
  [
    'a change',
    async (designId: number) => {
      const { order: placed } = await order(one(await aDesign()));
      const ofOrder = { params: { orderId: placed.id } };
      const { version: seenVersion } = await sales.call(getOrder, ofOrder);
      const add = { kind: 'add' as const, productDesignId: designId, quantity: 2 };
      const body = { seenVersion, dryRun: false, edits: [add] };
      return sales.call(changeOrder, { ...ofOrder, body });
    },
  ],
])('what is overdue is in the way of nobody, without any job: %s takes it', async (_, take) => {
  const designId = await aDesign(2);
  const { id } = await hold(one(designId, 2));
  await expect(take(designId)).rejects.toMatchObject({ status: 409 });
  await expire(id);
  await take(designId);
  expect(await stockOf(designId)).toBe(0);
  expect(await read(id)).toMatchObject({ state: 'expired', orderId: null });
  expect(await unbalanced(db)).toEqual([]);
});

test('only who works at the desk holds and releases', async () => {
  const developer = await signedIn(Role.Developer);
  const designId = await aDesign();
  const { id } = await hold(one(designId));
  await expect(hold(one(designId), developer)).rejects.toMatchObject({ status: 403 });
  const params = { id };
  await expect(developer.call(releaseHold, { params })).rejects.toMatchObject({ status: 403 });
  await expect(guest.call(listHolds, { query: {} })).rejects.toMatchObject({ status: 401 });
});

test('the audit log tells who held what, and what became of it; nothing of whose time was over', async () => {
  const entries = async (id: number, language = 'en') => {
    const query = { noun: 'hold' as const, nounId: String(id) };
    return (await as(owner.token, language).call(listAuditEntries, { query })).data;
  };
  const [first, second, third] = [
    await hold(one(await aDesign(), 2)),
    await hold(one(await aDesign())),
    await hold(one(await aDesign())),
  ];
  await release(first.id);
  await order(one(second.lines[0]?.productDesignId ?? 0), second.id);
  await expire(third.id);
  await order(one(third.lines[0]?.productDesignId ?? 0));

  const items = { field: 'Items', before: null, after: 'Salad bowl, Design 1 × 2' };
  expect(await entries(first.id)).toMatchObject([
    {
      ...{ what: 'Released held pieces', actor: { id: sales.user.id } },
      changes: [
        { field: 'Items', before: items.after, after: null },
        { field: 'What became of it', before: null, after: 'released' },
      ],
    },
    { what: 'Held pieces', name: `هبة ${first.phoneNumber}` },
  ]);
  const [, added] = await entries(first.id);
  expect(added?.changes).toContainEqual(items);
  const [arabic] = await entries(second.id, 'ar');
  expect(arabic?.changes.map(({ after }) => after)).toContain('طُلبت');
  expect(await entries(third.id)).toHaveLength(1);
});

type Act = { kind: number; design: number; quantity: number; which: number };

test(
  'whatever is done with orders and holds, stock is what came in less what is held and ordered',
  async () => {
    const act = fc.record<Act>({
      kind: fc.nat(7),
      design: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 4 }),
      which: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { maxLength: 4 }), { maxLength: 8 }),
        async (turns) => {
          const start = 9;
          const { designs } = await aProduct(db, { stock: [start, start] });
          const ids = designs.map(({ id }) => id);
          const holdIds: number[] = [];
          const orderIds: number[] = [];
          const some = (list: number[], which: number) =>
            list[which % Math.max(list.length, 1)] ?? 0;

          const perform = async ({ kind, design, quantity, which }: Act) => {
            // Both, each time in another order of what is wanted first.
            const items = [...one(ids[design] ?? 0, quantity), ...one(ids[1 - design] ?? 0)];
            const holdId = some(holdIds, which);
            const orderId = some(orderIds, which);
            switch (kind) {
              case 0:
              case 1:
                return holdIds.push((await hold(items)).id);
              case 2:
                return release(holdId);
              case 3:
                return expire(holdId);
              case 4:
                return releaseOverdue(db, new Date());
              case 5:
                return orderIds.push((await order(items, holdId)).order.id);
              case 6:
                return orderIds.push((await orderAsGuest(items)).order.id);
              default:
                return sales.call(changeOrderStatus, {
                  ...{ params: { orderId }, body: { statusId: OrderStatus.cancelled } },
                });
            }
          };
          for (const turn of turns) {
            const results = await Promise.allSettled(turn.map(perform));
            for (const result of results) {
              // Refused with a reason, never broken by another.
              if (result.status === 'rejected') expect(result.reason.status).toBeLessThan(500);
            }
            for (const id of ids) expect(await stockOf(id)).toBe(start - (await takenOf(id)));
          }
          expect(await unbalanced(db)).toEqual([]);
        },
      ),
      { numRuns: proofSize(12, 300) },
    );
  },
  proofTimeout(),
);

/** What is held of a design and what open orders have of it, from the rows of holds and orders alone. */
async function takenOf(designId: number): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`select (
    coalesce((select sum(quantity) from stock_hold_lines l join stock_holds h on h.id = l.hold_id
      where design_id = ${designId} and h.released_at is null), 0)
    + coalesce((select sum(quantity) from order_lines l join ${orders} o on o.id = l.order_id
      where design_id = ${designId} and o.status_id <> 5), 0))::int as taken`);
  return rows[0]?.taken ?? 0;
}

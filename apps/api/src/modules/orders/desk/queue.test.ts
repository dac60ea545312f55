import { setTimeout as delay } from 'node:timers/promises';

import {
  type CallInput,
  defaultDesk,
  getDashboard,
  getOrder,
  listDesk,
  OrderStatus,
  recordAttempt,
  saveDesk,
  takeNextOrder,
  takeOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi, tokenSecret } from '../../../../test/support/api.ts';
import { anOrder, aProduct, aUser } from '../../../../test/support/builders.ts';
import { killConnections } from '../../../../test/support/kill-connections.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { orderHistory, orderLines, orders, stockLedger } from '../../../db/schema/orders.ts';
import { takeStock } from '../../catalogue/stock/stock.ts';
import { expireOrders } from './expire-orders.ts';
import { noteAttempt } from './record-attempt.ts';
import { createConfirmTokens } from '../guest/confirm-tokens.ts';
import { takeNext } from './take-order.ts';

const { db, env, signedIn } = await testApi();
const asking = {
  confirmTokens: createConfirmTokens(tokenSecret),
  storefrontUrl: 'https://shop.example',
};
const [mariam, omar] = [await signedIn(Role.Sales), await signedIn(Role.Sales)];
const owner = await signedIn(Role.Admin);
const buyer = await aUser(db);
const product = await aProduct(db, { stock: [1_000] });

// Whatever the clock says while the tests run, nothing is quiet for long.
await owner.call(saveDesk, {
  body: {
    ...{ seenVersion: 0, quietUntil: '00:00', afternoonFrom: '00:01', eveningFrom: '00:02' },
    ...{ quietFrom: '23:59', prayerFrom: '00:00', prayerUntil: '00:00' },
  },
});

beforeEach(async () => {
  // What earlier tests have left is off the desk.
  await db.update(orders).set({ statusId: OrderStatus.delivered });
});

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
const idsOf = async (query: { state?: 'awaiting' | 'postponed' | 'waiting_reply' } = {}) =>
  (await mariam.call(listDesk, { query })).data.map(({ orderId }) => orderId);

async function placed(minutes: number): Promise<number> {
  return (await anOrder(db, buyer, { createdAt: ago(minutes) })).id;
}

describe('the list', () => {
  test('holds what is due now, the oldest promise first', async () => {
    const [young, old, middle] = [await placed(5), await placed(300), await placed(60)];
    expect(await idsOf()).toEqual([old, middle]);
    expect(await idsOf({ state: 'awaiting' })).toEqual([young]);

    await mariam.call(recordAttempt, {
      params: { orderId: old },
      body: { channel: 'call', outcome: 'asked_later', until: ago(-90).toISOString() },
    });
    expect(await idsOf()).toEqual([middle]);
    expect(await idsOf({ state: 'postponed' })).toEqual([old]);

    await mariam.call(recordAttempt, {
      params: { orderId: middle },
      body: { channel: 'whatsapp', outcome: 'sent' },
    });
    expect(await idsOf({ state: 'waiting_reply' })).toEqual([middle]);
    expect(await idsOf()).toEqual([]);
  });

  test('says of each what one must know, and who has it', async () => {
    const orderId = await placed(60);
    const path = { params: { orderId }, query: {} };
    await omar.call(takeOrder, path);
    const { data, meta } = await mariam.call(listDesk, { query: {} });
    expect(meta).toMatchObject({ totalCount: 1 });
    expect(data).toEqual([
      {
        orderId,
        orderReference: expect.stringMatching(/^CS-/),
        ...{ state: 'due', nextStep: 'message', deadlineAt: null, attemptsCount: 0 },
        nextAttemptAt: expect.any(String),
        reasons: [{ code: 'first_order', text: 'First order', textAr: 'أول طلب' }],
        customer: {
          ...{ name: buyer.name, phoneNumber: '+201000000001' },
          ...{ deliveredCount: 0, refusedCount: 0 },
        },
        ...{ totalCost: 16_500, governorate: 'Cairo', takenBy: omar.user.name },
        ...{ promised: null, locale: 'ar' },
        messages: [expect.objectContaining({ template: 'please-confirm', locale: 'ar' })],
      },
    ]);
  });

  test('counts its parts, of which each order is in one', async () => {
    const [young, due, tried] = [await placed(5), await placed(60), await placed(90)];
    await mariam.call(recordAttempt, {
      params: { orderId: tried },
      body: { channel: 'whatsapp', outcome: 'sent' },
    });
    const inPart = async (part: 'due' | 'waiting' | 'later') => {
      const { data, meta } = await mariam.call(listDesk, { query: { part } });
      expect(meta).toMatchObject({ totalCount: 1, counts: { due: 1, waiting: 1, later: 1 } });
      return data.map(({ orderId }) => orderId);
    };
    expect(await inPart('due')).toEqual([due]);
    expect(await inPart('waiting')).toEqual([tried]);
    expect(await inPart('later')).toEqual([young]);
    expect((await mariam.call(getDashboard, {})).waiting.desk).toBe(1);
  });

  test('tells of how many orders that were tried today their customers have said yes', async () => {
    const today = async () => (await mariam.call(listDesk, { query: {} })).meta.today;
    const before = await today();
    const [busy, here, old] = [await placed(60), await placed(60), await placed(2_000)];
    const note = (orderId: number, body: CallInput<typeof recordAttempt>['body']) =>
      mariam.call(recordAttempt, { params: { orderId }, body });
    await note(busy, { channel: 'call', outcome: 'busy' });
    await note(busy, { channel: 'call', outcome: 'no_answer' });
    await note(here, { channel: 'in_person', direction: 'in', outcome: 'confirmed' });
    await db.insert(confirmationAttempts).values({
      ...{ orderId: old, channel: 'call', direction: 'out', outcome: 'busy', actorKind: 'staff' },
      createdAt: ago(26 * 60),
    });
    const { tried, confirmed } = before;
    expect(await today()).toEqual({ tried: tried + 2, confirmed: confirmed + 1 });
    const unheard = note(old, { channel: 'in_person', outcome: 'no_answer' });
    await expect(unheard).rejects.toMatchObject({ status: 422 });
  });

  test('names the dearest piece and counts all', async () => {
    const orderId = await placed(60);
    const { id: productId, designs } = await aProduct(db, { stock: [5, 5] });
    const lineOf = (index: number, name: string, quantity: number, unitPrice: number) => ({
      ...{ orderId, productId, designId: designs[index]?.id ?? 0, quantity, unitPrice },
      ...{ name, nameAr: name, designName: '', designNameAr: '' },
    });
    await db
      .insert(orderLines)
      .values([lineOf(0, 'Spoon', 2, 5_000), lineOf(1, 'Board', 1, 9_000)]);
    const { data } = await mariam.call(listDesk, { query: {} });
    expect(data[0]?.messages[0].text).toContain('\nBoard وقطعتان أخريان\n');
  });

  test('follows the rules of the owner', async () => {
    const orderId = await placed(30);
    expect(await idsOf()).toEqual([orderId]);
    await owner.call(saveDesk, { body: { seenVersion: 1, firstMessageMinutes: 45 } });
    expect(await idsOf()).toEqual([]);
    expect(await idsOf({ state: 'awaiting' })).toEqual([orderId]);
    const { firstMessageMinutes } = defaultDesk;
    await owner.call(saveDesk, { body: { seenVersion: 2, firstMessageMinutes } });
    expect(await idsOf()).toEqual([orderId]);
  });
});

describe('the next order', () => {
  const next = async ({ call }: typeof mariam) =>
    (await call(takeNextOrder, { query: {} }))?.orderId ?? null;

  test('is another one for each person, and the same again until something is noted', async () => {
    const [second, first] = [await placed(60), await placed(120)];
    expect(await next(mariam)).toBe(first);
    expect(await next(omar)).toBe(second);
    expect(await next(mariam)).toBe(first);
    const third = await signedIn(Role.Sales);
    expect(await next(third)).toBeNull();

    await mariam.call(recordAttempt, {
      params: { orderId: first },
      body: { channel: 'call', outcome: 'busy' },
    });
    expect(await next(mariam)).toBeNull();
  });

  test('is somebody else’s once it has been left for five minutes', async () => {
    const orderId = await placed(60);
    expect(await next(mariam)).toBe(orderId);
    await db
      .update(orders)
      .set({ deskStaffUntil: ago(0) })
      .where(eq(orders.id, orderId));
    expect(await next(omar)).toBe(orderId);
    const taking = mariam.call(takeOrder, { params: { orderId }, query: {} });
    await expect(taking).rejects.toMatchObject({ status: 409, code: 'order.taken' });
  });

  test('may be one that somebody has chosen, who keeps it while it is open', async () => {
    const [chosen, oldest] = [await placed(60), await placed(120)];
    const path = { params: { orderId: chosen }, query: {} };
    const first = await mariam.call(takeOrder, path);
    const again = await mariam.call(takeOrder, path);
    expect(Date.parse(again.takenUntil)).toBeGreaterThanOrEqual(Date.parse(first.takenUntil));
    expect(Date.parse(again.takenUntil) - Date.now()).toBeGreaterThan(4.9 * minute);
    expect(await next(omar)).toBe(oldest);
  });

  test('is another one while an outcome waits to be sent, whose order stays theirs', async () => {
    const [oldest, second] = [await placed(120), await placed(60)];
    expect(await next(mariam)).toBe(oldest);
    const query = { keeping: oldest };
    expect((await mariam.call(takeNextOrder, { query }))?.orderId).toBe(second);
    const path = { params: { orderId: oldest }, query: {} };
    await expect(omar.call(takeOrder, path)).rejects.toMatchObject({ code: 'order.taken' });

    await mariam.call(takeOrder, { params: { orderId: second }, query: {} });
    expect((await omar.call(takeOrder, path)).orderId).toBe(oldest);
  });

  test('is none that is decided', async () => {
    const orderId = await placed(60);
    await omar.call(recordAttempt, {
      params: { orderId },
      body: { channel: 'call', outcome: 'confirmed' },
    });
    expect(await next(mariam)).toBeNull();
    const taking = mariam.call(takeOrder, { params: { orderId }, query: {} });
    await expect(taking).rejects.toMatchObject({ status: 409, code: 'order.changed' });
  });
});

test(
  'two people drain the desk, whose browsers and connections break: no order twice, none forgotten',
  async () => {
    const count = proofSize(100, 500);
    const ids: number[] = [];
    for (let index = 0; index < count; index++) ids.push(await placed(600 + index));

    let now = Date.now();
    let busy = 0;
    /** Who was told to call whose customer, and until when nobody else may be. */
    const held = new Map<number, { actorId: number; until: number }>();
    const calledTwice: number[] = [];
    const decided: number[] = [];
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

    async function breakOff(actorId: number, at: Date) {
      const broken = db.transaction(async (tx) => {
        await takeNext(tx as unknown as typeof db, { actorId, locale: 'en', now: at, asking });
        throw new Error('broken');
      });
      await broken.catch(() => undefined);
    }

    /** What one person does with one order; false where there is none for them. */
    async function workOne(actorId: number): Promise<'done' | 'left' | 'none'> {
      now += 5_000;
      const at = new Date(now);
      // The connection breaks after the order was taken and before that was kept.
      if (random() < 0.1) await breakOff(actorId, at);
      const order = await takeNext(db, { actorId, locale: 'en', now: at, asking });
      if (!order) return 'none';
      const { orderId } = order;
      const holder = held.get(orderId);
      if (holder && holder.actorId !== actorId && holder.until > at.getTime()) {
        calledTwice.push(orderId);
      }
      held.set(orderId, { actorId, until: Date.parse(order.takenUntil) });
      if (random() < 0.5) await delay(random() * 8);
      if (random() < 0.1) return 'left';

      const told = { channel: 'call', direction: 'out', outcome: 'confirmed' } as const;
      await db.transaction((tx) =>
        noteAttempt(tx, {
          ...{ orderId, actorId, key: null, locale: 'en', now: at },
          body: { ...told, isLastWarning: false },
        }),
      );
      decided.push(orderId);
      return 'done';
    }

    async function work(first: number) {
      let actorId = first;
      for (let idle = 0; idle < 3;) {
        busy += 1;
        const came = await workOne(actorId).finally(() => (busy -= 1));
        // The browser is closed for good, and somebody else sits down.
        if (came === 'left') actorId = (await aUser(db, { roleId: Role.Sales })).id;
        if (came !== 'none') idle = 0;
        else if (busy > 0) await delay(3);
        else {
          // What was left is free again in five minutes.
          now += 6 * minute;
          idle += 1;
        }
      }
    }
    await Promise.all([work(mariam.user.id), work(omar.user.id)]);

    expect(calledTwice).toEqual([]);
    expect(decided.toSorted((a, b) => a - b)).toEqual(ids);
  },
  proofTimeout(),
);

describe('an order that nobody answers', () => {
  const now = new Date('2026-11-25T12:00+02:00');
  const before = (hours: number) => new Date(now.getTime() - hours * 60 * minute);

  /** Two pieces, asked by message and call and warned at the end. */
  async function silent(isWarned = true): Promise<number> {
    const { id } = await anOrder(db, buyer, { createdAt: before(30) });
    const { design } = product;
    await db.insert(orderLines).values({
      ...{ orderId: id, productId: product.id, designId: design.id, quantity: 2 },
      ...{ name: '', nameAr: '', designName: '', designNameAr: '', unitPrice: 100 },
    });
    await db.transaction((tx) => takeStock(tx, id, [{ designId: design.id, quantity: 2 }]));
    const tried = { orderId: id, direction: 'out', actorKind: 'staff' } as const;
    await db.insert(confirmationAttempts).values([
      { ...tried, channel: 'whatsapp', outcome: 'sent', createdAt: before(29) },
      { ...tried, channel: 'call', outcome: 'no_answer', createdAt: before(20) },
      {
        ...{ ...tried, channel: 'whatsapp', outcome: 'sent' },
        ...{ isLastWarning: isWarned, createdAt: before(8) },
      },
    ]);
    return id;
  }

  test('ends with its stock back and the reason, and one without a last warning does not', async () => {
    const [warned, kept] = [await silent(), await silent(false)];
    expect(await expireOrders(db, now)).toBe(1);
    expect(await expireOrders(db, now)).toBe(0);

    const { history, orderStatusId, confirmation } = await mariam.call(getOrder, {
      params: { orderId: warned },
    });
    expect(orderStatusId).toBe(OrderStatus.cancelled);
    expect(history).toMatchObject([
      { statusName: 'cancelled', by: 'system', cancellation: { reason: 'unreachable' } },
    ]);
    expect(confirmation.state).toBe('expired');
    const after = await mariam.call(getOrder, { params: { orderId: kept } });
    expect(after.orderStatusId).toBe(OrderStatus.pending);
  });

  test('does not end while somebody has just been reached', async () => {
    const orderId = await silent();
    await db.insert(confirmationAttempts).values({
      ...{ orderId, direction: 'in', channel: 'whatsapp', outcome: 'address_wrong' },
      ...{ actorKind: 'staff', createdAt: before(0.1) },
    });
    expect(await expireOrders(db, now)).toBe(0);
  });

  test(
    'ends once, however often what ends it is killed',
    async () => {
      const ids: number[] = [];
      for (let index = 0; index < proofSize(60, 400); index++) ids.push(await silent());
      const [before] = await db
        .select()
        .from(productDesigns)
        .where(eq(productDesigns.id, product.design.id));

      const count = proofSize(40, 200);
      const killed = await killConnections(env.DATABASE_URL, {
        count,
        during(jobs) {
          const expire = async () => {
            for (;;) {
              const left = await expireOrders(jobs, now).catch(() => null);
              if (left !== null) return;
            }
          };
          return Promise.all([expire(), expire(), expire()]);
        },
      });
      // What was locked while the last one looked is ended by the next run.
      await expireOrders(db, now);

      expect(killed).toBe(count);
      const moves = await db
        .select({
          orderId: stockLedger.orderId,
          sum: sql`sum(delta)::int`,
          moves: sql`count(*)::int`,
        })
        .from(stockLedger)
        .where(inArray(stockLedger.orderId, ids))
        .groupBy(stockLedger.orderId);
      expect(moves.filter(({ sum, moves }) => sum !== 0 || moves !== 2)).toEqual([]);
      expect(moves).toHaveLength(ids.length);
      const ends = await db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids));
      expect(ends.map(({ orderId }) => orderId).toSorted((a, b) => a - b)).toEqual(ids);
      const [after] = await db
        .select()
        .from(productDesigns)
        .where(eq(productDesigns.id, product.design.id));
      expect((after?.stock ?? 0) - (before?.stock ?? 0)).toBe(2 * ids.length);
    },
    proofTimeout(),
  );
});

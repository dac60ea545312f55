import { randomUUID } from 'node:crypto';

import {
  changeOrderStatus,
  defaultMoney,
  getOrder,
  listOrderRevisions,
  OrderStatus,
  placeGuestOrder,
  recordAttempt,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { setMoney } from '../../../../test/support/money-settings.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { orderRevisions, stockLedger } from '../../../db/schema/orders.ts';
import { settings } from '../../../db/schema/settings.ts';

const api = await testApi({
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
const { db, guest, signedIn } = api;
await setMoney(db, { ordersWaiting: 0, guestOrdersWaiting: 0, piecesWaiting: 0 });
const [mariam, omar] = [await signedIn(Role.Sales), await signedIn(Role.Sales)];
const { design: bowl } = await aProduct(db, { stock: [10_000], price: 10_000 });
const { design: board } = await aProduct(db, { name: 'Board', stock: [10_000], price: 5_000 });

async function anOrder(pieces: Record<number, number> = { [bowl.id]: 2 }, email?: string) {
  const { order, trackingToken } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: Object.entries(pieces).map(([id, quantity]) => ({
        ...{ productDesignId: Number(id), quantity },
      })),
      contact: { name: 'Rana Aziz', phoneNumber: '01012345678', ...(email && { email }) },
      shippingDetails: { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return { ...order, token: trackingToken };
}

type Caller = Pick<typeof mariam, 'send'>;
type Ask = { seenVersion: number; edits: object[]; dryRun?: boolean };

async function post(
  caller: Caller,
  path: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
  key?: string,
) {
  const headers = key && { headers: { 'idempotency-key': key } };
  const reply = await caller.send({ method, path, body, ...headers });
  return { status: reply.statusCode, ...reply.json() };
}

const change = (caller: Caller, orderId: number, ask: Ask, key?: string) =>
  post(caller, `/admin/orders/${orderId}/changes`, { dryRun: false, ...ask }, 'POST', key);

const details = (orderId: number) => mariam.call(getOrder, { params: { orderId } });
const moves = async (orderId: number) =>
  (await db.select().from(stockLedger).where(eq(stockLedger.orderId, orderId))).map(
    ({ delta, reason }) => [delta, reason],
  );
const stockOf = async (designId: number) =>
  (await db.select().from(productDesigns).where(eq(productDesigns.id, designId)))[0]?.stock;

/** Designs whose stock is not what their ledger adds up to, and orders that hold what the ledger does not say. */
async function unbalanced() {
  const { rows } = await db.execute(sql`
    select d.id from product_designs d
    where d.stock <> (select coalesce(sum(delta), 0) from stock_ledger l where l.design_id = d.id)
    union all
    select coalesce(l.order_id, m.order_id) from
      (select order_id, design_id, sum(quantity) held from order_lines join orders o on o.id = order_id
        where o.status_id <> 5 group by 1, 2) l
      full join (select order_id, design_id, -sum(delta) held from stock_ledger where order_id is not null
        group by 1, 2 having sum(delta) <> 0) m using (order_id, design_id)
    where l.held is distinct from m.held`);
  return rows;
}

test('a piece that is made to order moves the days by as much, and gives them back with it', async () => {
  const { design: stool } = await aProduct(db, { name: 'Stool', madeToOrderDays: 12 });
  const { id, version, promised } = await anOrder();
  const add = [{ kind: 'add', productDesignId: stool.id, quantity: 1 }];
  const { data: added } = await change(mariam, id, { seenVersion: version, edits: add });
  const [days] = added.differences.filter(({ kind }: { kind: string }) => kind === 'days');
  expect(days).toMatchObject({ before: promised });
  expect(days.after.from > (promised?.to ?? '')).toBe(true);

  const now = await details(id);
  expect(now).toMatchObject({ promised: days.after, lines: [{}, { madeToOrderDays: 12 }] });
  // More of what is waited for anyway changes no day, whatever the product says by now.
  await db.update(products).set({ madeToOrderDays: 90 }).where(eq(products.id, stool.productId));
  const orderLineId = now.lines[1]?.orderLineId;
  const more = [{ kind: 'quantity', orderLineId, quantity: 2 }];
  const { data: same } = await change(mariam, id, { seenVersion: now.version, edits: more });
  expect(same.differences).toMatchObject([{ kind: 'line' }]);

  const out = [{ kind: 'remove', orderLineId }];
  const { data: back } = await change(mariam, id, { seenVersion: now.version + 1, edits: out });
  expect(back.differences).toMatchObject([
    { kind: 'line' },
    { kind: 'days', before: days.after, after: promised },
  ]);
});

test('a change takes and gives back pieces, asks for delivery anew, and keeps both versions', async () => {
  const { id, version, lines } = await anOrder();
  const [line] = lines;
  await db.update(products).set({ price: 12_000 }).where(eq(products.id, bowl.productId));
  const edits = [
    { kind: 'quantity', orderLineId: line?.orderLineId, quantity: 3 },
    { kind: 'add', productDesignId: board.id, quantity: 2 },
    {
      kind: 'address',
      shippingDetails: { streetAddress: 'Corniche 5', city: 'Aswan', governorate: 'EG-ASN' },
      contact: { name: 'Rana Adel', phoneNumber: '01098765432' },
    },
    { kind: 'note', note: 'Ring twice' },
  ];
  const asked = await change(mariam, id, { seenVersion: version, edits, dryRun: true });
  expect(await moves(id)).toEqual([[-2, 'sold']]);
  expect((await details(id)).version).toBe(version);

  const made = await change(mariam, id, { seenVersion: version, edits });
  expect(made.data).toEqual({ ...asked.data, applied: true, version: version + 1 });
  // The bowls cost what they were sold for, the boards what they cost now.
  expect(made.data).toMatchObject({
    before: { subtotal: 200 },
    after: { subtotal: 400, shippingFees: 110, totalCost: 510 },
    asksAgain: true,
  });
  expect(made.data.differences).toMatchObject([
    { kind: 'line', productDesignId: bowl.id, before: 2, after: 3, unitPrice: 100 },
    { kind: 'line', productDesignId: board.id, before: 0, after: 2, unitPrice: 50 },
    {
      kind: 'receiver',
      before: { name: 'Rana Aziz', phoneNumber: '+201012345678' },
      after: { name: 'Rana Adel', phoneNumber: '+201098765432' },
    },
    { kind: 'address', before: { governorate: 'Cairo' }, after: { governorate: 'Aswan' } },
    { kind: 'note', before: null, after: 'Ring twice' },
    { kind: 'days' },
  ]);
  expect(await details(id)).toMatchObject({ version: version + 1, changesCount: 1 });
  expect(await moves(id)).toEqual([
    [-2, 'sold'],
    [-1, 'sold'],
    [-2, 'sold'],
  ]);
  const after = await details(id);
  expect(after).toMatchObject({
    version: version + 1,
    userName: 'Rana Adel',
    customerNote: 'Ring twice',
    shippingDetails: { city: 'Aswan', phoneNumber: '+201098765432' },
    totalCost: 51_000,
  });
  const [revision] = await mariam.call(listOrderRevisions, { params: { orderId: id } });
  expect(revision).toMatchObject({ staffName: mariam.user.name, version: version + 1 });
  expect(revision?.differences).toHaveLength(6);
  await db.update(products).set({ price: 10_000 }).where(eq(products.id, bowl.productId));
});

test('what is removed is in stock again, and an order is never left empty', async () => {
  const { id, version, lines } = await anOrder({ [bowl.id]: 2, [board.id]: 1 });
  const [first, second] = lines.map(({ orderLineId }) => ({ kind: 'remove', orderLineId }));
  if (!first || !second) throw new Error('It has two lines');
  const empty = await change(mariam, id, { seenVersion: version, edits: [first, second] });
  expect(empty).toMatchObject({ status: 409, code: 'order.no_lines_left' });
  const made = await change(mariam, id, { seenVersion: version, edits: [first] });
  expect(made).toMatchObject({ status: 200, data: { applied: true } });
  expect((await moves(id)).at(-1)).toEqual([2, 'cancelled']);
  const again = await change(mariam, id, { seenVersion: version + 1, edits: [first] });
  expect(again).toMatchObject({ status: 404, code: 'order.line_not_found' });
});

test('what is too little is named, and nothing of the change is made', async () => {
  const { design: last } = await aProduct(db, { name: 'Last bowl', stock: [3] });
  const { id, version, lines } = await anOrder({ [last.id]: 2 });
  const edits = [
    { kind: 'note', note: 'Wrapped' },
    { kind: 'quantity', orderLineId: lines[0]?.orderLineId, quantity: 4 },
  ];
  for (const dryRun of [true, false]) {
    const refused = await change(mariam, id, { seenVersion: version, edits, dryRun });
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'order.stock_too_low' },
      message: 'This order can have 3 of Last bowl at most.',
      details: [{ path: 'edits.1.quantity' }],
    });
  }
  expect(await details(id)).toMatchObject({ version, customerNote: null });
  expect(await moves(id)).toEqual([[-2, 'sold']]);
});

test('what nothing differs in is no change', async () => {
  const { id, version, lines } = await anOrder();
  const edits = [{ kind: 'quantity', orderLineId: lines[0]?.orderLineId, quantity: 2 }];
  const reply = await change(mariam, id, { seenVersion: version, edits });
  expect(reply.data).toMatchObject({ applied: false, differences: [], version });
});

test('who has seen an older version is told what it is now', async () => {
  const { id, version } = await anOrder();
  const edits = [{ kind: 'add', productDesignId: board.id, quantity: 1 }];
  await change(mariam, id, { seenVersion: version, edits });
  const { costBreakdown } = await details(id);
  for (const dryRun of [true, false]) {
    expect(await change(omar, id, { seenVersion: version, edits, dryRun })).toMatchObject({
      ...{ status: 409, code: 'order.changed' },
      current: {
        ...{ version: version + 1, orderStatusId: OrderStatus.pending },
        costBreakdown: { totalCost: costBreakdown.totalCost / 100 },
      },
    });
  }
});

test('the same key answers the same, and something else with it is refused', async () => {
  const { id, version } = await anOrder();
  const edits = [{ kind: 'add', productDesignId: board.id, quantity: 1 }];
  const key = randomUUID();
  const ask = { seenVersion: version, edits };
  const replies = await Promise.all(Array.from({ length: 4 }, () => change(mariam, id, ask, key)));
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(replies[0]).toMatchObject({ status: 200, data: { applied: true } });
  expect(await moves(id)).toHaveLength(2);
  const reused = { status: 409, code: 'request.key_reused' };
  expect(await change(omar, id, ask, key)).toMatchObject(reused);
});

describe('a confirmed order', () => {
  const confirm = (orderId: number, seenVersion?: number) =>
    mariam.call(recordAttempt, {
      params: { orderId },
      body: { channel: 'call', outcome: 'confirmed', ...(seenVersion && { seenVersion }) },
    });

  test('is to be confirmed anew where its total differs, and the customer is written to', async () => {
    const { id } = await anOrder(undefined, `${randomUUID()}@example.com`);
    await confirm(id);
    const { version } = await details(id);
    await receiveMails(api);
    const edits = [{ kind: 'add', productDesignId: board.id, quantity: 1 }];
    const made = await change(mariam, id, { seenVersion: version, edits });
    expect(made.data.asksAgain).toBe(true);

    const after = await details(id);
    expect(after.orderStatusId).toBe(OrderStatus.pending);
    expect(after.history.map(({ statusName }) => statusName)).toEqual([
      ...['pending', 'confirmed', 'pending'],
    ]);
    expect(after.confirmation).toMatchObject({ nextStep: 'message', deadlineAt: null });
    const [mail] = await receiveMails(api);
    expect(mail?.subject).toContain('has changed');
    expect(mail?.text).toContain(`Total: LE\u00a0${made.data.after.totalCost.toFixed(2)}`);

    await confirm(id, version + 1);
    expect(await details(id)).toMatchObject({
      orderStatusId: OrderStatus.confirmed,
      confirmation: { state: 'confirmed' },
    });
    expect(await unbalanced()).toEqual([]);
  });

  test('stays confirmed where only its note does', async () => {
    const { id } = await anOrder();
    await confirm(id);
    const { version } = await details(id);
    const edits = [{ kind: 'note', note: 'Ring twice' }];
    const made = await change(mariam, id, { seenVersion: version, edits });
    expect(made.data).toMatchObject({ applied: true, asksAgain: false });
    expect((await details(id)).orderStatusId).toBe(OrderStatus.confirmed);
  });

  test('is not changed once it is shipped', async () => {
    const { id } = await anOrder();
    await confirm(id);
    await mariam.call(changeOrderStatus, {
      ...{ params: { orderId: id }, body: { statusId: OrderStatus.shipped } },
    });
    const { version } = await details(id);
    const edits = [{ kind: 'note', note: 'Ring twice' }];
    const refused = { status: 409, code: 'order.too_late_to_change' };
    expect(await change(mariam, id, { seenVersion: version, edits })).toMatchObject(refused);
  });
});

describe('of two staff who do something with an order at once one wins, and the other is told what it is now', () => {
  type Seen = { id: number; version: number };
  type Deed = (caller: Caller, seen: Seen) => ReturnType<typeof post>;
  const move =
    (body: object): Deed =>
    (caller, { id, version: seenVersion }) =>
      post(caller, `/admin/orders/${id}`, { ...body, seenStatusId: 1, seenVersion }, 'PATCH');
  const cancellation = { reason: 'changed-mind' };
  const deeds = {
    change: (caller, { id, version: seenVersion }) =>
      change(caller, id, {
        ...{ seenVersion, edits: [{ kind: 'add', productDesignId: board.id, quantity: 1 }] },
      }),
    outcome: (caller, { id, version: seenVersion }) =>
      post(caller, `/admin/orders/${id}/attempts`, {
        ...{ channel: 'call', outcome: 'confirmed', seenVersion },
      }),
    confirm: move({ statusId: OrderStatus.confirmed }),
    cancel: move({ statusId: OrderStatus.cancelled, cancellation }),
  } satisfies Record<string, Deed>;
  type Name = keyof typeof deeds;
  const made = {
    change: { lines: 2, orderStatusId: OrderStatus.pending },
    outcome: { lines: 1, orderStatusId: OrderStatus.confirmed },
    confirm: { lines: 1, orderStatusId: OrderStatus.confirmed },
    cancel: { lines: 1, orderStatusId: OrderStatus.cancelled },
  } satisfies Record<Name, object>;

  test.each<[Name, Name]>([
    ['change', 'change'],
    ['change', 'outcome'],
    ['change', 'confirm'],
    ['change', 'cancel'],
    ['outcome', 'cancel'],
    ['confirm', 'cancel'],
  ])('%s and %s, with a note of each', async (one, other) => {
    for (let round = 0; round < 6; round++) {
      const seen = await anOrder();
      const note = (caller: Caller, text: string) =>
        post(caller, `/admin/orders/${seen.id}/notes`, { text });
      const asked = [
        { name: one, ask: () => deeds[one](mariam, seen) },
        { name: other, ask: () => deeds[other](omar, seen) },
      ];
      if (round % 2) asked.reverse();
      const replies = await Promise.all([
        ...asked.map(({ ask }) => ask()),
        note(mariam, 'Rings back'),
        note(omar, 'Wants two'),
      ]);
      const loser = replies.findIndex(({ status }) => status === 409);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
      expect(replies[loser]).toMatchObject({ code: 'order.changed' });
      const { lines, orderStatusId, notes } = await details(seen.id);
      const winner = asked[1 - loser]?.name ?? one;
      expect({ lines: lines.length, orderStatusId }).toEqual(made[winner]);
      expect(notes.map(({ text }) => text).sort()).toEqual(['Rings back', 'Wants two']);
    }
    expect(await unbalanced()).toEqual([]);
  });
});

test('fifty changes of fifty orders of the same design at once take no more than there is', async () => {
  const { design } = await aProduct(db, { stock: [80] });
  const { design: other } = await aProduct(db, { stock: [1_000] });
  const placed = [];
  for (let index = 0; index < 50; index++) {
    placed.push(await anOrder({ [index % 2 ? design.id : other.id]: 1 }));
  }
  const replies = await Promise.all(
    placed.map(({ id, version, lines }, index) =>
      change(mariam, id, {
        seenVersion: version,
        edits:
          index % 2
            ? [
                { kind: 'quantity', orderLineId: lines[0]?.orderLineId, quantity: 3 },
                { kind: 'add', productDesignId: other.id, quantity: 1 },
              ]
            : [
                { kind: 'remove', orderLineId: lines[0]?.orderLineId },
                { kind: 'add', productDesignId: design.id, quantity: 4 },
              ],
      }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  for (const { status, code } of replies) {
    if (status === 409) expect(code).toBe('order.stock_too_low');
  }
  // 25 are sold already; a change of the odd ones takes two, of the others four.
  const taken = replies.reduce((sum, { status }, index) => {
    return status === 200 ? sum + (index % 2 ? 2 : 4) : sum;
  }, 25);
  expect(await stockOf(design.id)).toBe(80 - taken);
  expect(80 - taken).toBeGreaterThanOrEqual(0);
  expect(80 - taken).toBeLessThan(4);
  expect(await unbalanced()).toEqual([]);
});

test(
  'what is told of random changes is what they make of orders',
  async () => {
    const designs: number[] = [];
    for (let index = 0; index < 4; index++) {
      designs.push((await aProduct(db, { stock: [30], price: 4_550 + 1_000 * index })).design.id);
    }
    let seed = 20_261_127;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => anOrder({ [designs[random(4)] ?? 0]: 1 + random(3) })),
    );
    const governorates = ['EG-C', 'EG-GZ', 'EG-ASN'];
    const outcomes = new Set();
    for (let round = 0; round < proofSize(80, 1_000); round++) {
      const { id } = orders[random(orders.length)] ?? { id: 0 };
      const { version, lines } = await details(id);
      const line = () => lines[random(lines.length)]?.orderLineId;
      const any = [
        () => ({ kind: 'quantity', orderLineId: line(), quantity: 1 + random(9) }),
        () => ({ kind: 'remove', orderLineId: line() }),
        () => ({ kind: 'add', productDesignId: designs[random(4)], quantity: 1 + random(5) }),
        () => ({
          kind: 'address',
          shippingDetails: {
            ...{ streetAddress: `Street ${random(3)}`, city: 'Giza' },
            governorate: governorates[random(3)],
          },
        }),
        () => ({ kind: 'note', note: `Note ${random(3)}` }),
      ];
      const edits = Array.from({ length: 1 + random(4) }, () => any[random(any.length)]?.() ?? {});
      const asked = await change(mariam, id, { seenVersion: version, edits, dryRun: true });
      const made = await change(mariam, id, { seenVersion: version, edits });
      expect(made.status).toBe(asked.status);
      outcomes.add(made.code ?? made.data.applied);
      if (made.status !== 200) {
        expect({ ...made, requestId: '' }).toEqual({ ...asked, requestId: '' });
        continue;
      }
      const isApplied = made.data.differences.length > 0;
      expect(made.data).toEqual({
        ...asked.data,
        ...{ applied: isApplied, version: isApplied ? version + 1 : version },
      });
      const after = await details(id);
      expect(after.totalCost / 100).toBe(asked.data.after.totalCost);
      const sum = after.lines.reduce(
        (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
        0,
      );
      expect(after.costBreakdown.subtotal).toBe(sum);
    }
    expect(outcomes).toEqual(
      new Set([
        ...[true, false, 'order.stock_too_low', 'order.no_lines_left', 'order.line_not_found'],
      ]),
    );
    expect(await unbalanced()).toEqual([]);
  },
  proofTimeout(),
);

describe('the customer', () => {
  const changeTracked = (token: string, ask: Ask) =>
    post(guest, `/orders/track/${token}/changes`, { dryRun: false, ...ask });

  test('changes what is not confirmed yet, by the link of the order', async () => {
    const { id, token, version, lines } = await anOrder();
    const edits = [{ kind: 'quantity', orderLineId: lines[0]?.orderLineId, quantity: 1 }];
    expect(await guest.call(trackOrder, { params: { token } })).toMatchObject({ canChange: true });
    expect(await changeTracked(token, { seenVersion: version, edits })).toMatchObject({
      ...{ status: 200, data: { applied: true, after: { subtotal: 100 } } },
    });
    const [revision] = await mariam.call(listOrderRevisions, { params: { orderId: id } });
    expect(revision?.staffName).toBeNull();

    await mariam.call(changeOrderStatus, {
      ...{ params: { orderId: id }, body: { statusId: OrderStatus.confirmed } },
    });
    const confirmed = await guest.call(trackOrder, { params: { token } });
    expect(confirmed).toMatchObject({ canChange: false, canCancel: true });
    const late = { seenVersion: confirmed.order.version, edits };
    const refused = { status: 409, code: 'order.too_late_to_change' };
    expect(await changeTracked(token, late)).toMatchObject(refused);
  });

  test('adds nothing and gives no other number', async () => {
    const { token, version, id } = await anOrder();
    const add = { kind: 'add', productDesignId: board.id, quantity: 1 };
    expect(await changeTracked(token, { seenVersion: version, edits: [add] })).toMatchObject({
      status: 422,
    });
    const address = {
      kind: 'address',
      shippingDetails: { streetAddress: 'Elsewhere', city: 'Maadi', governorate: 'EG-C' },
      contact: { name: 'Somebody', phoneNumber: '01098765432' },
    };
    await changeTracked(token, { seenVersion: version, edits: [address] });
    expect(await details(id)).toMatchObject({
      userName: 'Rana Aziz',
      shippingDetails: { streetAddress: 'Elsewhere', phoneNumber: '+201012345678' },
    });
  });

  test('does not keep an order waiting by changing it without end', async () => {
    const { token, version } = await anOrder();
    for (let turn = 0; turn < 10; turn++) {
      const edits = [{ kind: 'note', note: `Note ${turn}` }];
      const { status } = await changeTracked(token, { seenVersion: version + turn, edits });
      expect(status).toBe(200);
    }
    const edits = [{ kind: 'note', note: 'Once more' }];
    expect(await changeTracked(token, { seenVersion: version + 10, edits })).toMatchObject({
      ...{ status: 409, code: 'order.too_many_changes' },
      message: 'An order can be changed ten times. Please call us.',
    });
  });

  test('changes orders of the own account only', async () => {
    const { id, version } = await anOrder();
    const { send } = await signedIn();
    const ask = { dryRun: false, seenVersion: version, edits: [{ kind: 'note', note: 'Mine' }] };
    expect(await post({ send }, `/users/orders/${id}/changes`, ask)).toMatchObject({ status: 404 });
  });
});

test('a developer, who may read orders, changes none', async () => {
  const developer = await signedIn(Role.Developer);
  const { id, version } = await anOrder();
  const edits = [{ kind: 'note', note: 'Hm' }];
  expect(await change(developer, id, { seenVersion: version, edits })).toMatchObject({
    status: 403,
  });
});

test('the database keeps what was changed as it was', async () => {
  await expect(db.update(orderRevisions).set({ version: 7 })).rejects.toThrow();
  await expect(db.delete(orderRevisions)).rejects.toThrow();
});

test('a customer holds no more pieces by changing an order than by placing one', async () => {
  const value = { ...defaultMoney, guestOrdersWaiting: 0, piecesWaiting: 3 };
  await db.insert(settings).values({ group: 'money', version: 2, value });
  const { design } = await aProduct(db);
  const { order, trackingToken } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Rana Aziz', phoneNumber: '01055555555' },
      shippingDetails: { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  const to = (quantity: number) =>
    post(guest, `/orders/track/${trackingToken}/changes`, {
      dryRun: false,
      seenVersion: order.version,
      edits: [{ kind: 'quantity', orderLineId: order.lines[0]?.orderLineId, quantity }],
    });
  expect(await to(4)).toMatchObject({ status: 429, code: 'order.too_many_pieces' });
  expect(await to(3)).toMatchObject({ status: 200 });
});

test('an order that is not there has no list of changes', async () => {
  const asked = mariam.call(listOrderRevisions, { params: { orderId: 2_000_000_000 } });
  await expect(asked).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
});

import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  type CallInput,
  changeOrderStatus,
  getDashboard,
  getOrder,
  listMoneyOfOrder,
  listParcels,
  listParcelsOfOrder,
  OrderStatus,
  type OrderStatusId,
  type ParcelState,
  type PieceCondition,
  pieceConditions,
  placeGuestOrder,
  receiveParcel,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { Refusal, testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { setMoney } from '../../../../test/support/money-settings.ts';
import { proofSize, proofTimeout } from '../../../../test/support/proof-size.ts';
import { unbalanced } from '../../../../test/support/unbalanced.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { liveEvents } from '../../../db/schema/live.ts';
import { stockLedger } from '../../../db/schema/orders.ts';
import { inspectedPieces, shipments } from '../../../db/schema/parcels.ts';

const { db, guest, signedIn } = await testApi({
  GUEST_ORDERS_PER_HOUR: '0',
  GUEST_PIECES_OF_ADDRESS: '0',
  GUEST_PIECES_EVERYWHERE: '0',
});
await setMoney(db, { ordersWaiting: 0, guestOrdersWaiting: 0, piecesWaiting: 0 });
const [staff, colleague] = [await signedIn(Role.Sales), await signedIn(Role.Sales)];
const { design: bowl } = await aProduct(db, { stock: [10_000] });
const { design: board } = await aProduct(db, { name: 'Board', stock: [10_000] });

const { confirmed, shipped, cancelled, delivered } = OrderStatus;

const move = (orderId: number, statusId: OrderStatusId) =>
  staff.call(changeOrderStatus, { params: { orderId }, body: { statusId } });

/** Each a person of their own: who has refused before is asked for a deposit. */
let people = 0;

/** Three bowls and a board, whose order has gone as far as this. */
async function anOrder(...steps: OrderStatusId[]) {
  const { order } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [
        { productDesignId: bowl.id, quantity: 3 },
        { productDesignId: board.id, quantity: 1 },
      ],
      contact: { name: 'Rana Aziz', phoneNumber: `0101${String(++people).padStart(7, '0')}` },
      shippingDetails: { streetAddress: 'Nile Corniche', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  for (const step of steps) await move(order.id, step);
  return order;
}

const parcelOf = async (orderId: number) => {
  const [parcel] = await staff.call(listParcelsOfOrder, { params: { orderId } });
  if (!parcel) throw new Error('This order has no parcel');
  return parcel;
};

const say = (id: number, state: Exclude<ParcelState, 'booking' | 'booked'>, at?: string) =>
  staff.call(addParcelEvent, {
    params: { id },
    body: {
      state,
      ...(state === 'attempt_failed' && { reason: 'refused' as const }),
      ...(at && { at }),
    },
  });

/** An order that has come back: its parcel, and its lines. */
async function aParcelBack(...states: Parameters<typeof say>[1][]) {
  const { id: orderId } = await anOrder(confirmed, shipped);
  const { id, pieces } = await parcelOf(orderId);
  for (const state of states.length > 0 ? states : (['returned'] as const)) await say(id, state);
  const [bowls, boards] = pieces.map(({ orderLineId }) => orderLineId);
  return { id, orderId, bowls: bowls ?? 0, boards: boards ?? 0 };
}

type Pieces = CallInput<typeof receiveParcel>['body']['pieces'];
type Back = Awaited<ReturnType<typeof aParcelBack>>;

const all = ({ bowls, boards }: Back, condition: PieceCondition): Pieces => [
  { orderLineId: bowls, quantity: 3, condition },
  { orderLineId: boards, quantity: 1, condition },
];

const receive = (id: number, pieces: Pieces, caller = staff) =>
  caller.call(receiveParcel, { params: { id }, body: { pieces } });

const movesOf = async (orderId: number) =>
  (
    await db
      .select()
      .from(stockLedger)
      .where(eq(stockLedger.orderId, orderId))
      .orderBy(stockLedger.id)
  ).map(({ designId, delta, reason }) => [designId === bowl.id ? 'bowl' : 'board', delta, reason]);

const sold = [
  ['bowl', -3, 'sold'],
  ['board', -1, 'sold'],
];

async function counts() {
  const rows = await db
    .select({ stock: productDesigns.stock, pieces: products.pieces, sold: products.soldCount })
    .from(productDesigns)
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .orderBy(productDesigns.id);
  return rows.map(({ stock, pieces, sold }) => [stock, pieces, sold]);
}

/** What was counted now, less what was counted before. */
async function since(before: number[][]) {
  return (await counts()).map((row, index) =>
    row.map((count, column) => count - (before[index]?.[column] ?? 0)),
  );
}

const endOf = async (orderId: number) => {
  const { orderStatusId, history } = await staff.call(getOrder, { params: { orderId } });
  return [orderStatusId, history.at(-1)?.cancellation?.reason ?? null];
};

/** What does not agree with the ledger: stock, and what products count of it and of what was sold. */
async function wrong() {
  const { rows } = await db.execute(sql`
    select p.id from products p where -p.sold_count <> (
      select coalesce(sum(delta), 0) from stock_ledger l join product_designs d on d.id = l.design_id
      where d.product_id = p.id and reason in ('sold', 'cancelled', 'returned'))`);
  return [...(await unbalanced(db)), ...rows];
}

describe('a cancelled order', () => {
  test('that was not shipped has its stock back at once', async () => {
    const { id } = await anOrder(confirmed, cancelled);
    expect(await movesOf(id)).toEqual([
      ...sold,
      ['bowl', 3, 'cancelled'],
      ['board', 1, 'cancelled'],
    ]);
  });

  test('that was shipped has nothing back until its parcel is received', async () => {
    const { id } = await anOrder(confirmed, shipped, cancelled);
    expect(await movesOf(id)).toEqual(sold);
    expect(await parcelOf(id)).toMatchObject({ state: 'returning', canReceive: true });
  });

  test('that was shipped before there were parcels has one to be received', async () => {
    const { id } = await anOrder(confirmed, shipped);
    await db.execute(sql`truncate ${shipments} cascade`);
    await move(id, cancelled);
    expect(await movesOf(id)).toEqual(sold);
    expect(await parcelOf(id)).toMatchObject({ carrier: 'own', state: 'returning' });
  });

  test('that was shipped before there were parcels and is delivered leaves its cash to be handed over', async () => {
    const { id } = await anOrder(confirmed, shipped);
    await db.execute(sql`truncate ${shipments} cascade`);
    await move(id, delivered);
    expect(await parcelOf(id)).toMatchObject({ carrier: 'own', state: 'delivered' });
    const { sums } = await staff.call(listMoneyOfOrder, { params: { orderId: id } });
    expect(sums.collected).toBeGreaterThan(0);
    expect(sums).toMatchObject({ expected: sums.collected, open: sums.collected });
  });

  test.each([['returned'], ['lost'], ['damaged']] as const)(
    'whose parcel is %s has nothing back for that',
    async (state) => {
      const { orderId } = await aParcelBack(state);
      expect(await endOf(orderId)).toEqual([cancelled, state]);
      expect(await movesOf(orderId)).toEqual(sold);
    },
  );
});

describe('a parcel that is received', () => {
  test('puts on sale what is sellable, and writes off the rest', async () => {
    const before = await counts();
    const back = await aParcelBack();
    const parcel = await receive(back.id, [
      { orderLineId: back.bowls, quantity: 1, condition: 'sellable' },
      { orderLineId: back.bowls, quantity: 2, condition: 'damaged' },
      { orderLineId: back.boards, quantity: 1, condition: 'missing' },
    ]);
    expect(parcel).toMatchObject({
      ...{ state: 'returned', canReceive: false, isOverdue: false },
      ...{ inspectedAt: expect.any(String), inspectedBy: staff.user.name },
      pieces: [
        { quantity: 3, judged: { sellable: 1, damaged: 2, missing: 0 } },
        { quantity: 1, judged: { sellable: 0, damaged: 0, missing: 1 } },
      ],
    });
    expect(await movesOf(back.orderId)).toEqual([
      ...sold,
      ['bowl', 1, 'returned'],
      ['bowl', 2, 'cancelled'],
      ['bowl', -2, 'damaged'],
      ['board', 1, 'cancelled'],
      ['board', -1, 'lost'],
    ]);
    // Stock, pieces in the shop and pieces sold: nothing of the order is sold, and three are gone.
    expect(await since(before)).toEqual([
      [-2, -2, 0],
      [-1, -1, 0],
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('is received once, whoever presses', async () => {
    const back = await aParcelBack();
    await receive(back.id, all(back, 'sellable'));
    await expect(receive(back.id, all(back, 'damaged'), colleague)).rejects.toMatchObject({
      ...{ status: 409, code: 'parcel.received' },
      message: 'The pieces of this parcel have been judged already.',
    });
    expect(await movesOf(back.orderId)).toEqual([
      ...[...sold, ['bowl', 3, 'returned'], ['board', 1, 'returned']],
    ]);
  });

  test('answers again where it is asked again with its key', async () => {
    const back = await aParcelBack();
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/admin/parcels/${back.id}/received`;
    const send = (pieces: Pieces) =>
      staff.send({ method: 'POST', path, body: { pieces }, headers });
    const [one, two] = [await send(all(back, 'sellable')), await send(all(back, 'sellable'))];
    expect(one.statusCode).toBe(200);
    expect(two.json()).toEqual(one.json());
    expect((await send(all(back, 'damaged'))).json()).toMatchObject({ code: 'request.key_reused' });
    expect(await movesOf(back.orderId)).toHaveLength(4);
  });

  test('by several at once is judged by one of them', async () => {
    const back = await aParcelBack();
    const judged = await Promise.allSettled(
      Array.from({ length: proofSize(8, 40) }, (_, index) =>
        receive(
          back.id,
          all(back, pieceConditions[index % 3] ?? 'sellable'),
          index % 2 ? staff : colleague,
        ),
      ),
    );
    expect(judged.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const kept = await db
      .select()
      .from(inspectedPieces)
      .where(eq(inspectedPieces.shipmentId, back.id));
    expect(kept).toHaveLength(2);
    expect(await wrong()).toEqual([]);
  });

  test('is cancelled and received at once without losing a piece', async () => {
    for (let round = 0; round < proofSize(3, 30); round++) {
      const back = await aParcelBack('attempt_failed');
      await Promise.allSettled([
        move(back.orderId, cancelled),
        receive(back.id, all(back, 'sellable')),
      ]);
      expect(await movesOf(back.orderId)).toHaveLength(4);
      expect((await endOf(back.orderId))[0]).toBe(cancelled);
    }
    expect(await wrong()).toEqual([]);
  });

  test.each<[string, (back: Back) => Pieces]>([
    ['a line is left out', (back) => all(back, 'sellable').slice(1)],
    [
      'there are more than were sent',
      (back) => [
        ...all(back, 'sellable'),
        { orderLineId: back.boards, quantity: 1, condition: 'damaged' },
      ],
    ],
    [
      'one is of another order',
      (back) => [
        ...all(back, 'sellable'),
        { orderLineId: 2_000_000, quantity: 1, condition: 'damaged' },
      ],
    ],
  ])('is refused where %s', async (_, pieces) => {
    const back = await aParcelBack();
    await expect(receive(back.id, pieces(back))).rejects.toMatchObject({
      ...{ status: 422, code: 'parcel.pieces_differ' },
    });
    expect(await movesOf(back.orderId)).toEqual(sold);
    expect(await parcelOf(back.orderId)).toMatchObject({ inspectedAt: null });
  });

  test.each([['moving'], ['delivered'], ['needs_staff']] as const)(
    'is refused while it is %s',
    async (state) => {
      const back = await aParcelBack(state);
      await expect(receive(back.id, all(back, 'sellable'))).rejects.toMatchObject({
        ...{ status: 409, code: 'parcel.not_back' },
      });
    },
  );

  test('ends its order where nobody had said that it is back', async () => {
    const back = await aParcelBack('attempt_failed');
    await receive(back.id, all(back, 'sellable'));
    expect(await endOf(back.orderId)).toEqual([cancelled, 'refused']);
    expect(await parcelOf(back.orderId)).toMatchObject({
      ...{ state: 'returned', reason: 'refused' },
      events: [
        { state: 'moving' },
        { state: 'attempt_failed' },
        { state: 'returned', staffName: staff.user.name },
      ],
    });
  });

  test('is lost where nothing has come, and stays so', async () => {
    const back = await aParcelBack('returning');
    await receive(back.id, all(back, 'missing'));
    expect(await parcelOf(back.orderId)).toMatchObject({ state: 'lost', canReceive: false });
    expect(await endOf(back.orderId)).toEqual([cancelled, 'lost']);

    const lost = await aParcelBack('lost');
    await receive(lost.id, all(lost, 'missing'));
    expect((await parcelOf(lost.orderId)).events).toHaveLength(2);
    expect(await movesOf(lost.orderId)).toEqual([
      ...sold,
      ['bowl', 3, 'cancelled'],
      ['bowl', -3, 'lost'],
      ['board', 1, 'cancelled'],
      ['board', -1, 'lost'],
    ]);
  });

  test('and was delivered before leaves its order delivered', async () => {
    const back = await aParcelBack('delivered', 'returned');
    await receive(back.id, all(back, 'sellable'));
    expect((await endOf(back.orderId))[0]).toBe(delivered);
    expect(await movesOf(back.orderId)).toHaveLength(4);
  });

  test('gives nothing back twice where the version before has', async () => {
    const back = await aParcelBack('returning');
    const returned = [
      { designId: bowl.id, delta: 3 },
      { designId: board.id, delta: 1 },
    ];
    await db
      .insert(stockLedger)
      .values(
        returned.map((row) => ({ ...row, orderId: back.orderId, reason: 'cancelled' as const })),
      );
    const before = await counts();
    await receive(back.id, all(back, 'sellable'));
    expect(await since(before)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await db.execute(sql`update product_designs d set stock =
      (select sum(delta) from stock_ledger l where l.design_id = d.id)`);
    await db.execute(sql`update products p set pieces = d.stock, sold_count = sold_count - case p.id when ${bowl.productId} then 3 else 1 end
      from product_designs d where d.product_id = p.id`);
    expect(await wrong()).toEqual([]);
  });

  test('is there, and for those who work with parcels', async () => {
    await expect(
      receive(2_000_000, [{ orderLineId: 1, quantity: 1, condition: 'missing' }]),
    ).rejects.toMatchObject({ status: 404 });
    const back = await aParcelBack();
    const developer = await signedIn(Role.Developer);
    await expect(receive(back.id, all(back, 'sellable'), developer)).rejects.toMatchObject({
      status: 403,
    });
  });

  test('is told to open pages', async () => {
    const back = await aParcelBack();
    const isTold = and(
      eq(liveEvents.objectId, back.orderId),
      eq(liveEvents.kind, 'parcel.changed'),
    );
    const before = await db.$count(liveEvents, isTold);
    await receive(back.id, all(back, 'sellable'));
    expect(await db.$count(liveEvents, isTold)).toBe(before + 1);
  });

  test('cannot be judged otherwise afterwards', async () => {
    const back = await aParcelBack();
    await receive(back.id, all(back, 'sellable'));
    const changed = db.update(inspectedPieces).set({ sellable: 1 });
    await expect(changed.where(eq(inspectedPieces.shipmentId, back.id))).rejects.toThrow();
  });
});

test('a parcel that is back for three days and was not received needs somebody', async () => {
  await db.update(shipments).set({ state: 'delivered', lastEventAt: new Date(0) });
  const parts = async () => (await staff.call(listParcels, { query: {} })).meta.counts;
  const [today, old, gone] = [await aParcelBack(), await aParcelBack(), await aParcelBack('lost')];
  const lastEventAt = new Date(Date.now() - 3 * 86_400_000);
  await db.update(shipments).set({ lastEventAt }).where(eq(shipments.id, old.id));

  expect(await parts()).toMatchObject({ attention: 2, returning: 2 });
  const { data } = await staff.call(listParcels, { query: { part: 'attention' } });
  expect(data.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
    [gone.id, false],
    [old.id, true],
  ]);
  expect((await staff.call(getDashboard, {})).waiting).toMatchObject({ parcels: 2 });

  for (const back of [old, gone]) await receive(back.id, all(back, 'missing'));
  await receive(today.id, all(today, 'sellable'));
  expect(await parts()).toMatchObject({ attention: 0, returning: 0 });
});

test(
  'whatever happens in whatever order, every piece is somewhere',
  async () => {
    const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T; // none is empty
    const lives = await Promise.all(
      Array.from({ length: proofSize(6, 300) }, async () => {
        const { id: orderId, lines } = await anOrder();
        const acts = Array.from({ length: 9 }, () =>
          pick(['cancel', 'on', 'say', 'say', 'receive'] as const),
        );
        for (const act of acts) {
          const [parcel] = await staff.call(listParcelsOfOrder, { params: { orderId } });
          const { orderStatusId } = await staff.call(getOrder, { params: { orderId } });
          const tried =
            act === 'cancel'
              ? Math.random() < 0.4 && move(orderId, cancelled)
              : act === 'on'
                ? orderStatusId < delivered && move(orderId, pick([confirmed, shipped, delivered]))
                : act === 'say'
                  ? parcel &&
                    say(
                      parcel.id,
                      pick([
                        'moving',
                        'attempt_failed',
                        'returning',
                        'returned',
                        'lost',
                        'damaged',
                        'delivered',
                      ]),
                    )
                  : parcel &&
                    receive(
                      parcel.id,
                      lines.flatMap(({ orderLineId, quantity }) =>
                        Array.from({ length: quantity }, () => ({
                          ...{ orderLineId, quantity: 1, condition: pick(pieceConditions) },
                        })),
                      ),
                    );
          // What may not be is refused, and changes nothing.
          await Promise.resolve(tried).catch((error: unknown) => {
            if (!(error instanceof Refusal) || error.status !== 409) throw error;
          });
        }
        return orderId;
      }),
    );

    for (const orderId of lives) {
      const { rows } = await db.execute(sql`
        select line.quantity, o.status_id as status, s.inspected_at is not null as judged,
          exists (select from order_history h where h.order_id = o.id and h.status_id = 3) as left,
          p.sellable, p.damaged, p.missing,
          (select -coalesce(sum(delta) filter (where reason in ('sold', 'cancelled', 'returned')), 0)::int from stock_ledger l
            where l.order_id = o.id and l.design_id = line.design_id) as open,
          (select jsonb_object_agg(reason, pieces) from (select reason, sum(delta)::int as pieces from stock_ledger l
            where l.order_id = o.id and l.design_id = line.design_id group by reason) as sums) as sums
        from order_lines line join orders o on o.id = line.order_id
          left join shipments s on s.order_id = o.id and s.is_current
          left join inspected_pieces p on p.shipment_id = s.id and p.order_line_id = line.id
        where o.id = ${orderId}`);
      for (const { quantity, status, judged, left, open, sums, ...pieces } of rows) {
        const isBack = judged || (status === cancelled && !left);
        expect([orderId, open]).toEqual([orderId, isBack ? 0 : quantity]);
        const { returned = 0, damaged = 0, lost = 0 } = sums as Record<string, number>;
        expect([returned, 0 - damaged, 0 - lost]).toEqual([
          ...[pieces['sellable'] ?? 0, pieces['damaged'] ?? 0, pieces['missing'] ?? 0],
        ]);
      }
    }
    expect(await wrong()).toEqual([]);
  },
  proofTimeout(),
);

import {
  type AttemptChannel,
  type AttemptOutcome,
  type CarrierName,
  carrierNames,
  type DeskFigurePart,
  deskFigureParts,
  exportDeskFigures,
  getDeskFigures,
  governorates,
  OrderStatus,
  type OrderStatusId,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aProduct, aUser } from '../../../../test/support/builders.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { orderHistory, orderLines } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';

const { as, db, signedIn } = await testApi();
const [mariam, omar] = [await signedIn(Role.Sales), await signedIn(Role.Sales)];
const [bowl, board] = [await aProduct(db), await aProduct(db)];

type CancelReason = NonNullable<typeof orderHistory.$inferInsert.cancelReason>;

type Try = {
  channel: AttemptChannel;
  direction: 'in' | 'out';
  outcome: AttemptOutcome;
  at: Date;
  staffId: number | null;
};

/** What the test knows of an order; days are Egypt's. */
type Known = {
  day: string;
  placedAt: Date;
  fate: Fate;
  place: string;
  products: number[];
  tries: Try[];
  shippedDay: string | null;
  carrier: CarrierName | null;
};

/** What became of orders: all ways in which one counts, or does not. */
const fates = {
  open: [],
  unreachable: [],
  confirmed: [2],
  changed: [2, 1],
  delivered: [2, 3, 4],
  returned: [2, 3, 5],
  cancelledLater: [2, 5],
  declined: [5],
  expired: [5],
  duplicate: [5],
  fake: [5],
} as const satisfies Record<string, OrderStatusId[]>;
type Fate = keyof typeof fates;

const isOpen = ({ fate }: Known) => ['open', 'unreachable', 'changed'].includes(fate);
const isVoid = ({ fate }: Known) => fate === 'duplicate' || fate === 'fake';
const counts = (order: Known) => !isOpen(order) && !isVoid(order);
const isConfirmed = ({ fate }: Known) =>
  ['confirmed', 'delivered', 'returned', 'cancelledLater'].includes(fate);

const carriers = [null, ...carrierNames];
const hour = 3_600_000;
const cairoDay = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Africa/Cairo' });
const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);

const known = await manyOrders();
const span = { from: '2026-04-18', to: '2026-04-30' };

/** Around the midnights of Cairo, and over the night in which the clocks go forward. */
async function manyOrders(): Promise<Known[]> {
  const buyer = await aUser(db);
  const all: Known[] = [];
  const names = Object.keys(fates) as Fate[]; // which are its keys
  for (let number = 0; number < 110; number += 1) {
    const fate = names[number % names.length] ?? 'open';
    const day = `2026-04-${String(5 + (number % 26)).padStart(2, '0')}`;
    const offset = day < '2026-04-24' ? 2 : 3;
    const clock = number % 2 === 0 ? '23:59:59' : '00:30:00';
    // The hour after midnight of the 24th does not exist.
    const placedAt = new Date(
      `${day}T${clock === '00:30:00' && day === '2026-04-24' ? '01:30:00' : clock}+0${offset}:00`,
    );
    const place = governorates[number % 3]?.code ?? 'EG-C';
    const products = [bowl, board].filter((_, index) => (number + index) % 3 > 0);
    const tries = triesOf(number, fate, placedAt);
    const steps = fates[fate];
    const statusId = steps.at(-1) ?? OrderStatus.pending;
    const order = await anOrder(db, buyer, {
      ...{ createdAt: placedAt, statusId, governorateCode: place },
      ...(fate === 'unreachable' && { deskState: 'unreachable' as const }),
    });
    const shippedAt = new Date(placedAt.getTime() + 5 * hour);
    await db.insert(orderHistory).values([
      { orderId: order.id, statusId: 1, actorKind: 'customer', createdAt: placedAt },
      ...steps.map((statusId) => ({
        ...{ orderId: order.id, statusId, createdAt: shippedAt },
        actorKind: fate === 'expired' ? ('system' as const) : ('staff' as const),
        cancelReason: statusId === 5 ? reasonOf(fate, number) : null,
      })),
    ]);
    if (products.length > 0) {
      await db.insert(orderLines).values(
        products.map(({ id, design }) => ({
          ...{ orderId: order.id, productId: id, designId: design.id, unitPrice: 100, quantity: 2 },
          ...{ name: '', nameAr: '', designName: '', designNameAr: '' },
        })),
      );
    }
    const carrier = carriers[number % carriers.length] ?? null;
    if (carrier) {
      await db.insert(shipments).values([
        // Booked anew with another one since: it is the present one that counts.
        {
          orderId: order.id,
          carrier: 'own',
          trackingNumber: `old-${number}`,
          isCurrent: false,
          cashDue: 0,
        },
        { orderId: order.id, carrier, trackingNumber: `new-${number}`, cashDue: 0 },
      ]);
    }
    if (tries.length > 0) {
      await db.insert(confirmationAttempts).values(
        tries.map(({ at, staffId, ...tried }) => ({
          ...{ ...tried, orderId: order.id, createdAt: at, actorId: staffId },
          actorKind: staffId === null ? ('customer' as const) : ('staff' as const),
        })),
      );
    }
    all.push({
      ...{ day, placedAt, fate, place, tries, carrier, products: products.map(({ id }) => id) },
      shippedDay: (steps as readonly number[]).includes(3) ? cairoDay(shippedAt) : null,
    });
  }
  return all;
}

function reasonOf(fate: Fate, number: number): CancelReason | null {
  const reasons: Partial<Record<Fate, CancelReason>> = {
    ...{ duplicate: 'duplicate', expired: 'unreachable', fake: 'other', returned: 'refused' },
  };
  return reasons[fate] ?? (number % 2 === 0 ? 'changed-mind' : null);
}

function triesOf(number: number, fate: Fate, placedAt: Date): Try[] {
  if (number % 7 === 0 && fate !== 'fake') return [];
  const staffId = (number % 2 === 0 ? mariam : omar).user.id;
  const at = (hours: number) => new Date(placedAt.getTime() + hours * hour);
  const out = 'out' as const;
  return [
    { channel: 'whatsapp', direction: out, outcome: 'sent', at: at(0.3 + number / 50), staffId },
    { channel: 'whatsapp', direction: out, outcome: 'read', at: at(3), staffId },
    ...(number % 3 === 0
      ? [{ channel: 'call' as const, direction: out, outcome: 'busy' as const, at: at(4), staffId }]
      : []),
    ...(number % 5 === 0
      ? [
          {
            ...{ channel: 'link' as const, direction: 'in' as const },
            ...{ outcome: 'wants_change' as const, at: at(4.5), staffId: null },
          },
        ]
      : []),
    ...(fate === 'fake'
      ? [
          {
            channel: 'call' as const,
            direction: out,
            outcome: 'fake' as const,
            at: at(4.8),
            staffId: omar.user.id,
          },
        ]
      : []),
    ...(fate === 'confirmed'
      ? [
          {
            channel: 'call' as const,
            direction: out,
            outcome: 'confirmed' as const,
            at: at(4.9),
            staffId,
          },
        ]
      : []),
  ];
}

const rate = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const tried = ({ tries }: Known) =>
  tries.filter(({ direction, outcome }) => direction === 'out' && outcome !== 'read');
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const placedIn = ({ from, to }: typeof span) => known.filter(({ day }) => day >= from && day <= to);
const readIn = ({ from, to }: typeof span) =>
  known.filter(
    ({ shippedDay: day }) => day && daysLater(day, 14) >= from && daysLater(day, 14) <= to,
  );

/** The slow and obvious way to the same figures. */
function figuresOf(placed: Known[], shipped: Known[]) {
  const counted = placed.filter(counts);
  const confirmed = counted.filter(isConfirmed);
  const delivered = shipped.filter(({ fate }) => fate === 'delivered').length;
  const returned = shipped.filter(({ fate }) => fate === 'returned').length;
  return {
    ...{ placed: placed.length, counted: counted.length, confirmed: confirmed.length },
    confirmationRate: rate(confirmed.length, counted.length),
    ...{ delivered, returned, deliveryRate: rate(delivered, delivered + returned) },
    attemptsPerConfirmation: rate(
      sum(confirmed.map((order) => tried(order).length)),
      confirmed.length,
    ),
  };
}

const lastStaffOf = ({ tries }: Known) =>
  tries.findLast(({ staffId }) => staffId !== null)?.staffId ?? 0;

const keysOf: Record<DeskFigurePart, (order: Known, isShipped: boolean) => string[]> = {
  day: ({ day, shippedDay }, isShipped) => [isShipped ? daysLater(shippedDay ?? day, 14) : day],
  governorate: ({ place }) => [place],
  product: ({ products }) => products.map(String),
  carrier: ({ carrier }) => (carrier ? [carrier] : []),
  staff: (order) => [String(lastStaffOf(order))],
};

describe('the figures of the desk', () => {
  test('are what its orders come to, and those of as many days before', async () => {
    const { span: now, before } = await mariam.call(getDeskFigures, { query: span });

    const spans = [span, { from: '2026-04-05', to: '2026-04-17' }];
    expect([now, before]).toMatchObject(
      spans.map((days) => {
        const placed = placedIn(days);
        const of = (fate: Fate) => placed.filter((order) => order.fate === fate).length;
        const waits = placed
          .flatMap((order) => {
            const [first] = tried(order);
            return first ? (first.at.getTime() - order.placedAt.getTime()) / 60_000 : [];
          })
          .toSorted((one, other) => one - other);
        const reached = (share: number) =>
          Math.round(waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN);
        return {
          ...{ ...days, ...figuresOf(placed, readIn(days)) },
          ...{ duplicate: of('duplicate'), fake: of('fake'), expired: of('expired') },
          ...{ open: placed.filter(isOpen).length, unreachable: of('unreachable') },
          firstAttemptMinutes: { half: reached(0.5), most: reached(0.9) },
        };
      }),
    );
    expect(now.deliveryRate).toBeGreaterThan(0);
    expect(now.days).toHaveLength(13);
    expect(
      now.days.map(({ date, counted, confirmationRate }) => [date, counted, confirmationRate]),
    ).toEqual(
      now.days.map(({ date }) => {
        const of = placedIn({ from: date, to: date });
        const { counted, confirmationRate } = figuresOf(of, []);
        return [date, counted, confirmationRate];
      }),
    );
  });

  test.each(deskFigureParts)('by %s are those of each part', async (by) => {
    const { rows } = await mariam.call(getDeskFigures, { query: { ...span, by } });

    const [placed, shipped] = [placedIn(span), readIn(span)];
    const keys = new Set([
      ...placed.flatMap((order) => keysOf[by](order, false)),
      ...shipped.flatMap((order) => keysOf[by](order, true)),
    ]);
    const expected = [...keys].map((key) => ({
      key,
      ...figuresOf(
        placed.filter((order) => keysOf[by](order, false).includes(key)),
        shipped.filter((order) => keysOf[by](order, true).includes(key)),
      ),
    }));
    const byKey = (one: { key: string }, other: { key: string }) =>
      one.key.localeCompare(other.key);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ name: _, nameAr: __, ...row }) => row).toSorted(byKey)).toEqual(
      expected.toSorted(byKey),
    );
  });

  test('tell why orders ended unconfirmed, what came of attempts, and when calls are answered', async () => {
    const { reasons, outcomes, hours } = await mariam.call(getDeskFigures, { query: span });

    const placed = placedIn(span);
    const ended = placed.filter((order) => counts(order) && !isConfirmed(order));
    expect(sum(reasons.map(({ orders }) => orders))).toBe(ended.length);
    expect(reasons.find(({ reason }) => reason === 'unreachable')?.orders).toBe(
      ended.filter(({ fate }) => fate === 'expired').length,
    );
    const attempts = placed.flatMap(({ tries }) => tries);
    for (const { channel, outcome, count } of outcomes) {
      const same = attempts.filter((one) => one.channel === channel && one.outcome === outcome);
      expect([channel, outcome, count]).toEqual([channel, outcome, same.length]);
    }
    expect(sum(outcomes.map(({ count }) => count))).toBe(attempts.length);
    const calls = attempts.filter(({ channel }) => channel === 'call');
    const hourOf = (at: Date) =>
      Number(at.toLocaleTimeString('en-GB', { timeZone: 'Africa/Cairo' }).slice(0, 2));
    expect(hours).toEqual(
      [...Map.groupBy(calls, ({ at }) => hourOf(at))]
        .map(([hour, calls]) => ({
          ...{ hour, calls: calls.length },
          answered: calls.filter(({ outcome }) => outcome !== 'busy').length,
        }))
        .toSorted((one, other) => one.hour - other.hour),
    );
  });

  test('of days without orders are empty, and have no rates', async () => {
    const query = { from: '2025-01-01', to: '2025-01-31' };
    const { span: now, rows, hours } = await mariam.call(getDeskFigures, { query });
    expect({ rows, hours }).toEqual({ rows: [], hours: [] });
    expect(now).toMatchObject({
      ...{ placed: 0, confirmationRate: null, deliveryRate: null },
      ...{ attemptsPerConfirmation: null, firstAttemptMinutes: null },
    });
    expect(now.days).toHaveLength(31);
  });

  test('come as a table for Excel', async () => {
    const query = { ...span, by: 'staff' as const };
    const { csv, count } = await as(mariam.token, 'ar').call(exportDeskFigures, { query });
    const lines = csv.slice(1).split('\r\n').slice(0, -1);
    expect(lines).toHaveLength(count + 1);
    expect(lines[0]).toMatch(/^"الموظف","الطلبات","المحسوبة"/);
    expect(csv).toContain('"بلا موظف"');
  });
});

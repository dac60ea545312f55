import { type MoneyKind, parcelStates } from '@craftsandore/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  cashOf,
  cashSums,
  linesToAdd,
  mayFollow,
  type MoneyLine,
  moneyOf,
  openOf,
  owedBeside,
} from './money.ts';
import { judgeLine, linesOf } from './remittance.ts';

const due = 50_000;

type State = (typeof parcelStates)[number];

/** What the ledger of one parcel says after it was in these states, one after the other. */
const ledgerOf = (...states: State[]) => ledgerWithWay(0, ...states);

/** The same of one whose way was paid at the door by who refused it. */
function ledgerWithWay(wayPaid: number, ...states: State[]): MoneyLine[] {
  const lines: MoneyLine[] = [];
  for (const state of states) {
    const added = linesToAdd(cashSums(lines), cashOf({ state, cashDue: due, wayPaid }));
    lines.push(...added.map((line) => ({ ...line, parcelId: 1 })));
  }
  return lines;
}

describe('the cash of a parcel', () => {
  test.each([
    [
      'is expected once it is booked',
      ledgerOf('booked', 'moving'),
      { expected: due, collected: 0 },
    ],
    [
      'is collected at the door',
      ledgerOf('booked', 'delivered'),
      { expected: due, collected: due },
    ],
    ['falls away where it was refused', ledgerOf('booked', 'moving', 'returning'), nothing()],
    [
      'is what was paid for the way where it was refused',
      ledgerWithWay(6_000, 'booked', 'attempt_failed', 'returning', 'returned'),
      { expected: 6_000, collected: 6_000 },
    ],
    ['falls away with the booking', ledgerOf('booked', 'booking_cancelled'), nothing()],
    ['falls away with a lost one', ledgerOf('booked', 'lost'), nothing()],
    ['is given back where it comes back after all', ledgerOf('delivered', 'returned'), nothing()],
    [
      'is expected again where it goes out again',
      ledgerOf('returning', 'out_for_delivery'),
      {
        ...{ expected: due, collected: 0 },
      },
    ],
  ])('%s', (_, lines, sums) => {
    expect(cashSums(lines)).toMatchObject(sums);
  });

  test('leaves both lines in the ledger where it falls away', () => {
    expect(ledgerOf('booked', 'returning').map(({ kind, amount }) => [kind, amount])).toEqual([
      ['expected', due],
      ['expected', -due],
    ]);
  });
});

function nothing() {
  return { expected: 0, collected: 0 };
}

describe('a line', () => {
  const paid: MoneyLine[] = [{ parcelId: null, kind: 'deposit', amount: 10_000 }];
  test.each<[string, MoneyKind, number, boolean]>([
    ['a refund of what was paid', 'refunded', -10_000, true],
    ['a refund of more', 'refunded', -10_001, false],
    ['a refund that brings money', 'refunded', 5_000, false],
    ['a deposit', 'deposit', 1, true],
    ['a deposit that takes money', 'deposit', -1, false],
    ['nothing', 'adjustment', 0, false],
    ['an adjustment either way', 'adjustment', -3, true],
  ])('%s', (_, kind, amount, isAllowed) => {
    expect(mayFollow(paid, { parcelId: null, kind, amount })).toBe(isAllowed);
  });
});

/** What happens to the money of an order: its parcels move, carriers pay, customers pay before and get back. */
const aStep = fc.oneof(
  fc.record({
    what: fc.constant('moves' as const),
    parcel: fc.nat(2),
    state: fc.constantFrom(...parcelStates),
    wayPaid: fc.nat(6_000),
  }),
  fc.record({
    what: fc.constant('pays' as const),
    parcel: fc.nat(2),
    share: fc.constantFrom(0, 0.5, 1, 1, 1, 1.2),
    fee: fc.nat(7_000),
    isAccepted: fc.boolean(),
  }),
  fc.record({ what: fc.constant('deposits' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ what: fc.constant('refunds' as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
);

test('over 10,000 random histories what was expected is paid out, open or a difference, and no refund is above what was paid', () => {
  const stories = fc.record({
    dues: fc.tuple(fc.nat(90_000), fc.nat(90_000), fc.nat(90_000)),
    steps: fc.array(aStep, { maxLength: 25 }),
  });
  fc.assert(
    fc.property(stories, ({ dues, steps }) => {
      const ledger: MoneyLine[] = [];
      // As somebody would keep it by hand, who adds nothing up.
      const byHand = dues.map((cashDue) => ({
        cashDue,
        due: 0,
        remitted: 0,
        accepted: 0,
        fees: 0,
      }));
      let deposits = 0;
      let refunded = 0;
      const add = (lines: { kind: MoneyKind; amount: number }[], parcelId: number | null) =>
        ledger.push(...lines.map((line) => ({ ...line, parcelId })));
      const ofParcel = (parcel: number) =>
        cashSums(ledger.filter(({ parcelId }) => parcelId === parcel));

      for (const step of steps) {
        const hand = 'parcel' in step ? byHand[step.parcel] : undefined;
        if (step.what === 'moves' && hand) {
          const cash = cashOf({ state: step.state, cashDue: hand.cashDue, wayPaid: step.wayPaid });
          add(linesToAdd(ofParcel(step.parcel), cash), step.parcel);
          hand.due = cash.expected;
        }
        if (step.what === 'pays' && hand) {
          const { fee, isAccepted } = step;
          const sums = ofParcel(step.parcel);
          const open = openOf(sums);
          const amount = Math.round(Math.max(open, 0) * step.share);
          const { result, difference } = judgeLine(
            { open, isCollected: sums.collected > 0 },
            { amount, fee },
          );
          const isDifferent = result === 'short' || result === 'over' || result === 'unexpected';
          const accepts = isAccepted && isDifferent;
          add(linesOf({ open }, { amount, fee }, { isAccepted: accepts }), step.parcel);
          hand.remitted += amount;
          hand.fees += fee;
          if (accepts) hand.accepted = hand.due - hand.remitted;
          if ((result === 'matched' && amount > 0) || accepts)
            expect(openOf(ofParcel(step.parcel))).toBe(0);
          if (result === 'short') expect(difference).toBeLessThan(0);
          if (result === 'over') expect(difference).toBeGreaterThan(0);
        }
        if (step.what === 'deposits') {
          add([{ kind: 'deposit', amount: step.amount }], null);
          deposits += step.amount;
        }
        if (step.what === 'refunds') {
          const line = { kind: 'refunded' as const, amount: -step.amount, parcelId: null };
          if (mayFollow(ledger, line)) {
            ledger.push(line);
            refunded += step.amount;
            const { collected, received } = moneyOf(ledger);
            expect(refunded).toBeLessThanOrEqual(
              deposits + Math.max(collected, received - deposits),
            );
          }
        }
      }

      const sums = moneyOf(ledger);
      const total = (part: 'due' | 'remitted' | 'accepted' | 'fees') =>
        byHand.reduce((sum, hand) => sum + hand[part], 0);
      const open = byHand.reduce(
        (sum, { due, remitted, accepted }) => sum + due - remitted - accepted,
        0,
      );
      expect(sums).toEqual({
        ...{ expected: total('due'), differences: total('accepted'), fees: total('fees') },
        ...{ received: deposits + total('remitted'), refunded, open },
        ...{ collected: sums.collected, toRefund: 0 - refunded },
      });
      expect(sums.expected).toBe(sums.received - deposits + sums.open + sums.differences);
    }),
    { numRuns: 10_000 },
  );
});

/** What happens to an order that was paid before delivery: it is paid more, changed, ended, revived by late news, and paid back. */
const aPaidStep = fc.oneof(
  fc.record({ what: fc.constant('deposits' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ what: fc.constant('changes' as const), total: fc.nat(20_000) }),
  fc.record({ what: fc.constant('ends' as const), isOver: fc.boolean() }),
  fc.record({ what: fc.constant('refunds' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
);

test('over 10,000 random histories what came before delivery is kept up to the total, owed or paid back', () => {
  const stories = fc.record({
    total: fc.nat(20_000),
    steps: fc.array(aPaidStep, { maxLength: 25 }),
  });
  fc.assert(
    fc.property(stories, ({ total: first, steps }) => {
      const ledger: (MoneyLine & { returnId: number | null })[] = [];
      const add = (kind: MoneyKind, amount: number) =>
        ledger.push({ ...{ parcelId: null, returnId: null }, kind, amount });
      // As somebody would keep it by hand.
      const hand = { total: first, isOver: false, paid: 0, back: 0 };
      const owedByHand = () => {
        const kept = hand.isOver ? 0 : hand.total;
        return Math.max(0, hand.paid - hand.back - kept);
      };
      for (const step of steps) {
        if (step.what === 'deposits') {
          add('deposit', step.amount);
          hand.paid += step.amount;
        }
        if (step.what === 'changes') hand.total = step.total;
        if (step.what === 'ends') hand.isOver = step.isOver;
        if (step.what === 'refunds' && step.amount <= moneyOf(ledger).toRefund) {
          const line = { ...{ parcelId: null }, kind: 'refunded' as const, amount: -step.amount };
          expect(mayFollow(ledger, line)).toBe(true);
          add('refunded', -step.amount);
          hand.back += step.amount;
        }
        const added = owedBeside(ledger, hand) - moneyOf(ledger).toRefund;
        if (added !== 0) add('refund_due', added);

        expect(moneyOf(ledger)).toMatchObject({
          ...{ received: hand.paid, refunded: hand.back, toRefund: owedByHand() },
        });
        // Asked again, nothing is added.
        expect(owedBeside(ledger, hand)).toBe(moneyOf(ledger).toRefund);
      }
      expect(hand.back + owedByHand()).toBeLessThanOrEqual(hand.paid);
    }),
    { numRuns: 10_000 },
  );
});

test('what is owed and was paid back for returns is not owed once more', () => {
  const line = (kind: MoneyKind, amount: number, returnId: number | null = null) => ({
    ...{ parcelId: null, returnId, kind, amount },
  });
  const ledger = [line('deposit', 10_000), line('refund_due', 6_000, 1)];
  const ended = { total: 10_000, isOver: true };
  expect(owedBeside(ledger, ended)).toBe(4_000);
  expect(owedBeside([...ledger, line('refunded', -6_000, 1)], ended)).toBe(4_000);
  expect(owedBeside(ledger, { ...ended, isOver: false })).toBe(0);
});

describe('a line of a payment', () => {
  const collected = { open: 50_000, isCollected: true };
  test.each([
    ['matched', collected, { amount: 50_000, fee: 4_000 }, 0],
    ['short', collected, { amount: 45_000, fee: 0 }, -5_000],
    ['short', collected, { amount: 0, fee: 4_000 }, -50_000],
    ['over', collected, { amount: 50_001, fee: 0 }, 1],
    // Nobody has said that it was delivered.
    ['unexpected', { open: 50_000, isCollected: false }, { amount: 50_000, fee: 0 }, 50_000],
    ['fee_only', { open: 50_000, isCollected: false }, { amount: 0, fee: 4_000 }, 0],
    ['fee_only', { open: 0, isCollected: true }, { amount: 0, fee: 4_000 }, 0],
    ['matched', { open: 0, isCollected: true }, { amount: 0, fee: 0 }, 0],
    ['unexpected', { open: 0, isCollected: true }, { amount: 50_000, fee: 0 }, 50_000],
    ['unexpected', { open: -50_000, isCollected: true }, { amount: 50_000, fee: 0 }, 50_000],
    ['unexpected', undefined, { amount: 700, fee: 0 }, 700],
  ])('is %s: %j paid %j', (result, parcel, paid, difference) => {
    expect(judgeLine(parcel, paid)).toEqual({ result, difference });
  });
});

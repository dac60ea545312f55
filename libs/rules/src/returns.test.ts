import { pieceConditions, type PieceCondition, returnStates } from '@craftsandore/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { judgedByLine } from './inspection.ts';
import { leftToRefund, mayFollow, type MoneyLine, moneyOf } from './money.ts';
import {
  alarmDueOn,
  answerDueOn,
  lastReturnDay,
  mayAskForReturn,
  nextReturnStates,
  receivedPieces,
  refundDueOn,
  returnableOf,
  returnClock,
  worthOf,
} from './returns.ts';

/** A moment by Egypt's clocks, which are two hours ahead of UTC in winter and three in summer. */
const winter = (local: string) => new Date(`${local}:00+02:00`);
const summer = (local: string) => new Date(`${local}:00+03:00`);

describe('the last day of asking', () => {
  test.each([
    ['in winter', winter('2026-11-10T09:00'), '2026-11-24'],
    ['of what came in the last minute of a day', winter('2026-11-10T23:59'), '2026-11-24'],
    ['of what came in the first minute of one', winter('2026-11-11T00:00'), '2026-11-25'],
    // Clocks go forward on the last Friday of April, and back after the last Thursday of October.
    ['over the beginning of summer time', winter('2026-04-20T23:30'), '2026-05-04'],
    ['over its end', summer('2026-10-20T23:30'), '2026-11-03'],
    ['over the end of a year', winter('2026-12-25T12:00'), '2027-01-08'],
  ])('is the 14th after delivery, %s', (_, deliveredAt, day) => {
    expect(lastReturnDay(deliveredAt)).toBe(day);
  });
});

test('may be asked for until the end of that day in Egypt', () => {
  const deliveredAt = winter('2026-11-10T23:59');
  expect(mayAskForReturn(deliveredAt, winter('2026-11-24T23:59'))).toBe(true);
  expect(mayAskForReturn(deliveredAt, winter('2026-11-25T00:00'))).toBe(false);
});

test('is answered within three days', () => {
  expect(answerDueOn(winter('2026-11-30T23:59'))).toBe('2026-12-03');
});

describe('the clock of a refund', () => {
  const clockOn = (receivedAt: Date, now: Date) =>
    returnClock(
      {
        state: 'received',
        requestedAt: receivedAt,
        since: receivedAt,
        refundDueOn: refundDueOn(receivedAt),
      },
      now,
    );

  test.each([
    ['2026-11-20T12:00', 7, 'calm'],
    ['2026-11-23T23:59', 4, 'calm'],
    ['2026-11-24T00:00', 3, 'soon'],
    ['2026-11-24T23:59', 3, 'soon'],
    ['2026-11-25T00:00', 2, 'late'],
    ['2026-11-27T23:59', 0, 'late'],
    ['2026-11-28T00:00', -1, 'late'],
  ])('of what was received on 20 November shows at %s %i days left', (now, days, tone) => {
    expect(clockOn(winter('2026-11-20T10:00'), winter(now))).toMatchObject({
      of: 'refund',
      days,
      tone,
    });
  });

  test('counts days by the calendar, not by hours, where the clocks change', () => {
    expect(refundDueOn(winter('2026-04-22T23:30'))).toBe('2026-04-29');
    expect(clockOn(winter('2026-04-22T23:30'), summer('2026-04-27T00:00'))).toMatchObject({
      ...{ days: 2, tone: 'late' },
    });
    expect(clockOn(summer('2026-10-27T23:30'), winter('2026-10-31T23:30'))).toMatchObject({
      ...{ days: 3, tone: 'soon' },
    });
  });

  test('is urgent from the fifth day on, for the list as for the clock, at any moment of any year', () => {
    const moment = fc.date({
      ...{ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true },
    });
    fc.assert(
      fc.property(moment, fc.nat(12 * 24 * 60), (receivedAt, minutes) => {
        const now = new Date(receivedAt.getTime() + minutes * 60_000);
        const isUrgent = refundDueOn(receivedAt) <= alarmDueOn(now);
        expect(clockOn(receivedAt, now)?.tone === 'late').toBe(isUrgent);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a return is answered within three days, and nothing is waited for where nobody has to do anything', () => {
  const requestedAt = winter('2026-11-20T10:00');
  const at = (state: (typeof returnStates)[number], now: string) =>
    returnClock({ state, requestedAt, since: requestedAt, refundDueOn: null }, winter(now));
  expect(at('requested', '2026-11-21T10:00')).toEqual({
    of: 'answer',
    days: 2,
    gone: 1 / 3,
    tone: 'calm',
  });
  expect(at('requested', '2026-11-22T10:00')).toMatchObject({ days: 1, tone: 'soon' });
  expect(at('requested', '2026-11-24T10:00')).toMatchObject({ days: -1, gone: 1, tone: 'late' });
  expect(at('approved', '2026-11-20T22:00')).toMatchObject({
    of: 'sending',
    days: 0,
    tone: 'calm',
  });
  expect(at('in_transit', '2026-12-05T10:00')).toMatchObject({ of: 'way', days: 15, tone: 'soon' });
  expect([at('received', '2026-11-21T10:00'), at('closed', '2026-11-21T10:00')]).toEqual([
    null,
    null,
  ]);
});

test('a return that has ended becomes nothing more, and each ends', () => {
  expect(returnStates.filter((state) => nextReturnStates(state).length === 0)).toEqual([
    ...['refused', 'closed'],
  ]);
  expect(nextReturnStates('requested')).not.toContain('received');
});

test('the pieces of an order are worth what was paid for them, in whatever parts they come back', () => {
  const order = fc.record({
    lines: fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 0, max: 100_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    discount: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(order, ({ lines, discount }) => {
      const subtotal = worthOf({ subtotal: 0, adjustment: 0 }, lines);
      const costs = { subtotal, adjustment: -Math.min(discount, subtotal) };
      const worths = lines.map((_, index) => worthOf(costs, lines.slice(0, index + 1)));
      expect(worths.at(-1)).toBe(subtotal + costs.adjustment);
      expect(worths).toEqual(worths.toSorted((one, other) => one - other));
      expect(worthOf({ subtotal, adjustment: 500 }, lines)).toBe(subtotal);
    }),
    { numRuns: 10_000 },
  );
});

/** What may happen to an order of two lines that was delivered, in whatever order. */
const aStep = fc.oneof(
  fc.record({
    what: fc.constant('open' as const),
    quantities: fc.tuple(fc.nat(4), fc.nat(3)),
    wanted: fc.constantFrom('refund' as const, 'refund' as const, 'repair' as const),
  }),
  fc.record({
    what: fc.constant('move' as const),
    which: fc.nat(4),
    state: fc.constantFrom(...returnStates),
    condition: fc.constantFrom<PieceCondition>(...pieceConditions),
  }),
  fc.record({ what: fc.constant('refund' as const), which: fc.nat(4), amount: fc.nat(60_000) }),
);

test('over 10,000 random histories no more is paid back than was paid, and each piece is at its customer or in the shop', () => {
  const stories = fc.record({
    quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })),
    discount: fc.nat(20_000),
    paid: fc.nat(90_000),
    steps: fc.array(aStep, { maxLength: 20 }),
  });
  fc.assert(
    fc.property(stories, ({ quantities, discount, paid, steps }) => {
      const lines = quantities.map((quantity, index) => ({ id: index + 1, quantity }));
      const costs = {
        subtotal: quantities[0] * 9_999 + quantities[1] * 20_000,
        adjustment: -discount,
      };
      const price = (id: number) => (id === 1 ? 9_999 : 20_000);
      const ledger: MoneyLine[] = [{ parcelId: null, kind: 'deposit', amount: paid || 1 }];
      const add = (kind: MoneyLine['kind'], amount: number) => {
        const line = { parcelId: null, kind, amount };
        if (amount !== 0 && mayFollow(ledger, line)) ledger.push(line);
      };
      type Return = Parameters<typeof returnableOf>[1][number];
      const returned: Return[] = [];
      const worth = (of: readonly Return[]) =>
        worthOf(
          costs,
          of
            .filter(({ wanted }) => wanted === 'refund')
            .flatMap((one) => one.lines)
            .map(({ orderLineId, judged }) => ({
              unitPrice: price(orderLineId),
              quantity: judged ? receivedPieces(judged) : 0,
            })),
        );

      for (const step of steps) {
        const one = 'which' in step ? returned[step.which] : undefined;
        if (step.what === 'open') {
          const left = returnableOf(lines, returned);
          const wished = step.quantities.flatMap((quantity, index) =>
            quantity > 0 ? [{ orderLineId: index + 1, quantity, judged: null }] : [],
          );
          const isTooMany = wished.some(
            ({ orderLineId, quantity }) => quantity > (left.get(orderLineId) ?? 0),
          );
          if (wished.length === 0 || isTooMany) continue;
          returned.push({ state: 'requested', wanted: step.wanted, lines: wished });
        } else if (
          one &&
          step.what === 'move' &&
          nextReturnStates(one.state).includes(step.state)
        ) {
          const isReceived = step.state === 'received';
          const pieces = one.lines.map(({ orderLineId, quantity }) => ({
            ...{ orderLineId, quantity, condition: step.condition },
          }));
          const judged = judgedByLine(
            one.lines.map(({ orderLineId: id, quantity }) => ({ id, quantity })),
            pieces,
          );
          const before = worth(returned);
          returned[returned.indexOf(one)] = {
            ...one,
            state: step.state,
            lines: one.lines.map((line) => ({
              ...line,
              judged: isReceived ? (judged?.get(line.orderLineId) ?? null) : line.judged,
            })),
          };
          const most = leftToRefund(ledger) - moneyOf(ledger).toRefund;
          add('refund_due', Math.max(0, Math.min(worth(returned) - before, most)));
        } else if (one?.state === 'received' && step.what === 'refund') {
          add('refunded', -Math.min(step.amount, moneyOf(ledger).toRefund));
        }
      }

      const { refunded, toRefund } = moneyOf(ledger);
      expect(refunded).toBeLessThanOrEqual(paid || 1);
      expect(refunded + toRefund).toBeLessThanOrEqual(paid || 1);
      expect(refunded + toRefund).toBeLessThanOrEqual(Math.max(0, worth(returned)));
      const left = returnableOf(lines, returned);
      for (const { id, quantity } of lines) {
        const own = returned.flatMap(({ state, wanted, lines }) =>
          lines
            .filter(({ orderLineId }) => orderLineId === id)
            .map((line) => ({ ...line, state, wanted })),
        );
        const here = own.reduce(
          (sum, { judged, state, wanted }) =>
            sum +
            (judged && !(wanted === 'repair' && state === 'closed') ? receivedPieces(judged) : 0),
          0,
        );
        const awaited = own.reduce(
          (sum, { judged, state, quantity }) =>
            sum + (!judged && state !== 'refused' && state !== 'closed' ? quantity : 0),
          0,
        );
        expect(left.get(id)).toBe(quantity - here - awaited);
        expect(left.get(id)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 10_000 },
  );
});

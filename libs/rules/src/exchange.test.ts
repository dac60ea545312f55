import fc from 'fast-check';
import { expect, test } from 'vitest';

import { exchangeOf } from './exchange.ts';
import { leftToRefund, mayFollow, type MoneyLine, moneyOf, owedBeside } from './money.ts';

test.each([
  ['dearer', { owed: 20_000, total: 30_000 }, { credit: 20_000, toPay: 10_000, left: 0 }],
  ['cheaper', { owed: 20_000, total: 15_001 }, { credit: 15_001, toPay: 0, left: 4_999 }],
  ['the same', { owed: 20_000, total: 20_000 }, { credit: 20_000, toPay: 0, left: 0 }],
  ['for nothing', { owed: 20_000, total: 0 }, { credit: 0, toPay: 0, left: 20_000 }],
])('an order that is %s', (_, asked, expected) => {
  expect(exchangeOf(asked)).toEqual(expected);
});

type Line = MoneyLine & { returnId: number | null };

/** What may happen to the order that was made, in whatever order, and to what is left of the return. */
const aStep = fc.oneof(
  fc.record({ what: fc.constant('changes' as const), total: fc.nat(60_000) }),
  fc.record({ what: fc.constant('ends' as const) }),
  fc.record({ what: fc.constant('refunds' as const), amount: fc.nat(40_000) }),
  fc.record({ what: fc.constant('refundsLeft' as const), amount: fc.nat(40_000) }),
);

test('over 10,000 random histories nobody has more of both orders than they have paid, and nothing is lost', () => {
  const stories = fc.record({
    paid: fc.integer({ min: 1, max: 60_000 }),
    worth: fc.nat(60_000),
    total: fc.nat(60_000),
    steps: fc.array(aStep, { maxLength: 12 }),
  });
  fc.assert(
    fc.property(stories, ({ paid, worth, total: first, steps }) => {
      const old: Line[] = [{ parcelId: null, returnId: null, kind: 'paid', amount: paid }];
      const made: Line[] = [];
      const add = (
        ledger: Line[],
        kind: MoneyLine['kind'],
        amount: number,
        returnId: number | null,
      ) => {
        const line = { parcelId: null, returnId, kind, amount };
        if (amount === 0) return;
        expect(mayFollow(ledger, line)).toBe(true);
        ledger.push(line);
      };
      add(old, 'refund_due', Math.min(worth, leftToRefund(old)), 1);
      const { credit, toPay, left } = exchangeOf({ owed: moneyOf(old).toRefund, total: first });
      add(old, 'refunded', -credit, 1);
      add(made, 'deposit', credit, null);
      expect(moneyOf(old).toRefund).toBe(left);
      expect(credit + toPay).toBe(first);

      const now = { total: first, isOver: false };
      for (const step of steps) {
        if (step.what === 'changes') now.total = step.total;
        if (step.what === 'ends') now.isOver = true;
        if (step.what === 'refunds') {
          add(made, 'refunded', -Math.min(step.amount, moneyOf(made).toRefund), null);
        }
        if (step.what === 'refundsLeft') {
          add(old, 'refunded', -Math.min(step.amount, moneyOf(old).toRefund), 1);
        }
        add(made, 'refund_due', owedBeside(made, now) - moneyOf(made).toRefund, null);
        const [before, after] = [moneyOf(old), moneyOf(made)];
        // What they hold in their hands, are owed, and have in pieces.
        const given = before.refunded - credit + after.refunded;
        const kept = credit - after.refunded - after.toRefund;
        expect(given + before.toRefund + after.toRefund + kept).toBe(Math.min(worth, paid));
        expect(kept).toBeGreaterThanOrEqual(0);
        if (now.isOver) expect(kept).toBe(0);
        else expect(after.toRefund).toBe(Math.max(0, credit - after.refunded - now.total));
      }
    }),
    { numRuns: 10_000 },
  );
});

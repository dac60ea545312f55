import {
  isHandedOver,
  notReachedReasons,
  type ParcelState,
  refusedReasons,
  stopOutcomes,
} from '@craftsandore/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Kept } from './kept.ts';
import { parcelOf, type ParcelNews } from './parcel.ts';
import { happenedAt, linkEndOf, type Outcome, outcomeOf, sharesOf, takenAt } from './run.ts';

const start = Date.UTC(2026, 10, 27, 8);
const cashDue = 89_000;

type Told = Outcome & { kept: Kept | null };

/** What a driver says of one stop, minute by minute, as somebody beside them would tell it. */
const aStop = fc
  .array(
    fc.record({
      id: fc.uuid(),
      outcome: fc.constantFrom(...stopOutcomes),
      refused: fc.constantFrom(...refusedReasons),
      notReached: fc.constantFrom(...notReachedReasons),
      cash: fc.nat(cashDue * 2),
      kept: fc.integer({ min: 1, max: 4 }),
      minutes: fc.integer({ min: 1, max: 90 }),
    }),
    { maxLength: 6 },
  )
  .map((steps) => {
    let at = start;
    return steps.map(({ id, outcome, refused, notReached, cash, kept, minutes }): Told => {
      at += minutes * 60_000;
      const reason =
        outcome === 'refused' ? refused : outcome === 'not_reached' ? notReached : null;
      return {
        ...{ id, outcome, reason, at: new Date(at) },
        kept: outcome === 'partly' ? { 7: kept } : null,
        cash: isHandedOver(outcome) || outcome === 'refused' ? cash : 0,
      };
    });
  });

/** The same, step by step: a parcel that somebody has is there no more, unless they give it back. */
function cashByHand(said: readonly Outcome[]): number {
  let has = false;
  let cash = 0;
  for (const { outcome, cash: taken } of said) {
    if (has && (outcome === 'postponed' || outcome === 'not_reached')) continue;
    has = outcome === 'delivered' || outcome === 'partly';
    // Of what is put off nothing is taken; who refuses it may have paid for the way.
    cash = taken;
  }
  return cash;
}

/** As it comes over a bad line. */
const heard = <T extends Outcome>(said: readonly T[]) =>
  fc
    .record({
      doubled: fc.subarray([...said]),
      keys: fc.array(fc.nat(), { minLength: said.length * 2, maxLength: said.length * 2 }),
    })
    .map(({ doubled, keys }) =>
      [...said, ...doubled]
        .map((one, index) => ({ one, key: keys[index] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one),
    );

const newsOf = (said: readonly Told[]): ParcelNews[] =>
  said.flatMap((one) =>
    happenedAt(one).map((news) => ({
      ...{ wayPaid: null, ...news, key: `${one.id} ${news.state}`, at: one.at },
    })),
  );

describe('whatever the order in which a phone tells of stops, and how often', () => {
  test('the cash that a driver has is the sum of what came of each', () => {
    const stops = fc.array(
      aStop.chain((said) => fc.record({ said: fc.constant(said), heard: heard(said) })),
    );
    fc.assert(
      fc.property(stops, (all) => {
        const known = all.map(({ heard }) => outcomeOf(heard));
        const taken = known.map((outcome) => takenAt({ outcome, state: 'booked', cashDue }));
        const byHand = all.map(({ said }) => cashByHand(said));
        expect(taken).toEqual(byHand);
      }),
      { numRuns: 2_000 },
    );
  });

  test('the parcel is where the driver says', () => {
    const states: Record<Outcome['outcome'], ParcelState> = {
      ...{ delivered: 'delivered', partly: 'delivered', refused: 'returning' },
      ...{ postponed: 'attempt_failed', not_reached: 'attempt_failed' },
    };
    fc.assert(
      fc.property(aStop.chain(heard), (all) => {
        const outcome = outcomeOf(all);
        const parcel = parcelOf(newsOf(all));
        expect(parcel.state).toBe(outcome ? states[outcome.outcome] : 'booked');
        expect(parcel.kept).toEqual(outcome?.kept ?? null);
        const isRefused = outcome?.outcome === 'refused';
        if (isRefused) expect(parcel.reason).toBe(outcome.reason);
        expect(parcel.wayPaid).toBe(isRefused ? outcome.cash : 0);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('what staff note in place of a driver counts while the driver says nothing', () => {
  expect(takenAt({ outcome: null, state: 'delivered', cashDue })).toBe(cashDue);
  expect(takenAt({ outcome: null, state: 'returning', cashDue })).toBe(0);
  const refused = { cash: 0 };
  expect(takenAt({ outcome: refused, state: 'delivered', cashDue })).toBe(0);
});

describe('sharing out what was counted', () => {
  test.each([
    [[500, 400, 100], 1_000, [500, 400, 100]],
    [[500, 400, 100], 950, [500, 400, 50]],
    [[500, 400, 100], 450, [450, 0, 0]],
    [[500, 400, 100], 1_030, [500, 400, 130]],
    [[0, 0], 20, [0, 20]],
    [[], 0, []],
  ])('of %j taken, %i are %j', (taken, counted, shares) => {
    expect(sharesOf(taken, counted)).toEqual(shares);
  });

  test('loses nothing, and is never below nothing', () => {
    const sums = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(sums, fc.nat(50_000_000), (taken, counted) => {
        const shares = sharesOf(taken, counted);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(counted);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });
});

test('a link ends two days after its own, by the clocks of Egypt', () => {
  expect(linkEndOf('2026-11-27').toISOString()).toBe('2026-11-29T22:00:00.000Z');
  expect(linkEndOf('2026-07-27').toISOString()).toBe('2026-07-29T21:00:00.000Z');
});

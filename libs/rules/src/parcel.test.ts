import { type FailedReason, type ParcelState } from '@craftsandore/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Kept } from './kept.ts';
import { parcelOf, type ParcelNews, verdictOn } from './parcel.ts';

const start = Date.UTC(2026, 10, 24, 8);

/** News of what happened so many hours after the booking. */
const at = (
  hour: number,
  state: ParcelState,
  reason: FailedReason | null = null,
  kept: Kept | null = null,
): ParcelNews => ({
  ...{ key: `${hour} ${state} ${JSON.stringify(kept)}`, state, reason, kept },
  wayPaid: null,
  at: new Date(start + hour * 3_600_000),
});

const stateOf = (...news: ParcelNews[]) => parcelOf(news).state;

/** What really happens to parcels: what may come next, where that is not the end. */
const next: Partial<Record<ParcelState, ParcelState[]>> = {
  booked: ['moving', 'moving', 'moving', 'needs_staff', 'booking_cancelled'],
  moving: ['moving', 'out_for_delivery', 'lost', 'damaged', 'returning', 'needs_staff'],
  out_for_delivery: ['delivered', 'delivered', 'attempt_failed', 'attempt_failed', 'lost'],
  attempt_failed: ['moving', 'out_for_delivery', 'returning', 'needs_staff'],
  needs_staff: ['moving', 'out_for_delivery', 'returning'],
  delivered: ['returning', 'returned'],
  returning: ['returned', 'returned', 'lost', 'damaged', 'out_for_delivery', 'needs_staff'],
  lost: ['moving', 'returned'],
  damaged: ['returned'],
};

/** The story of one parcel, as somebody who was beside it all the time would tell it. */
const aStory = fc
  .array(fc.record({ pick: fc.nat(1_000), hours: fc.integer({ min: 1, max: 60 }) }), {
    maxLength: 14,
  })
  .map((steps) => {
    const story: ParcelNews[] = [];
    let hour = 0;
    for (const { pick, hours } of steps) {
      const last = story.at(-1)?.state ?? 'booked';
      const hasBeenDelivered = story.some(({ state }) => state === 'delivered');
      // Who has had it does not lose it on the way back to us for their part.
      const choices = (next[last] ?? []).filter(
        (state) => !hasBeenDelivered || state === 'returning' || state === 'returned',
      );
      const state = choices[pick % Math.max(choices.length, 1)];
      if (!state) break;
      hour += hours;
      story.push(at(hour, state, state === 'attempt_failed' ? 'no_answer' : null));
    }
    return story;
  });

describe('whatever the order in which news comes', () => {
  test('doubled, late and lost, it ends where the parcel is', () => {
    const heard = aStory.chain((story) =>
      fc.record({
        kept: fc.subarray(story),
        doubled: fc.subarray(story),
        seed: fc.array(fc.nat(), { minLength: 28, maxLength: 28 }),
      }),
    );
    fc.assert(
      fc.property(heard, ({ kept, doubled, seed }) => {
        const copies = [...kept, ...doubled.filter((event) => kept.includes(event))];
        const shuffled = copies
          .map((event, index) => ({ event, place: seed[index] ?? 0 }))
          .sort((one, other) => one.place - other.place)
          .map(({ event }) => ({ ...event }));
        const last = kept.at(-1);
        const parcel = parcelOf(shuffled);
        expect(parcel.state).toBe(last?.state ?? 'booked');
        expect(parcel.since).toEqual(last?.at ?? null);
        const failed = kept.filter(({ state }) => state === 'attempt_failed');
        expect(parcel.attempts).toBe(failed.length);
      }),
      { numRuns: 10_000 },
    );
  });

  test('what was there at the same moment as something further on came before it', () => {
    const [out, delivered] = [at(3, 'out_for_delivery'), at(3, 'delivered')];
    expect(stateOf(delivered, out)).toBe('delivered');
    expect(stateOf(out, delivered)).toBe('delivered');
  });
});

describe('a parcel', () => {
  test('that is delivered comes back at most', () => {
    const delivered = [at(1, 'moving'), at(2, 'delivered')];
    expect(stateOf(...delivered, at(3, 'out_for_delivery'))).toBe('delivered');
    expect(stateOf(...delivered, at(3, 'lost'))).toBe('delivered');
    expect(stateOf(...delivered, at(3, 'returning'))).toBe('returning');
    expect(stateOf(...delivered, at(3, 'returned'))).toBe('returned');
  });

  test('that is back stays so, whatever else is told', () => {
    expect(stateOf(at(2, 'returned'), at(3, 'delivered'))).toBe('returned');
  });

  test('that has left is no booking that could be cancelled', () => {
    expect(stateOf(at(1, 'moving'), at(2, 'booking_cancelled'))).toBe('moving');
    expect(stateOf(at(1, 'needs_staff'), at(2, 'booking_cancelled'))).toBe('booking_cancelled');
    expect(stateOf(at(1, 'booking_cancelled'), at(2, 'moving'))).toBe('moving');
  });

  test('that has left is not only booked any more, whenever a carrier says so', () => {
    expect(stateOf(at(1, 'moving'), at(2, 'booked'))).toBe('moving');
    expect(stateOf(at(1, 'needs_staff'), at(2, 'booked'))).toBe('booked');
    expect(stateOf(at(1, 'moving'), at(2, 'needs_staff'), at(3, 'booked'))).toBe('needs_staff');
    expect(stateOf(at(1, 'booking_cancelled'), at(2, 'booked'))).toBe('booking_cancelled');
  });

  test('of which some pieces were kept is delivered, whatever carriers tell of the others', () => {
    const partly = [at(1, 'moving'), at(2, 'delivered', null, { 7: 1 })];
    for (const state of ['delivered', 'returning', 'returned', 'lost', 'attempt_failed'] as const) {
      expect(parcelOf([...partly, at(3, state)])).toMatchObject({
        ...{ state: 'delivered', kept: { 7: 1 }, attempts: 0, since: partly[1]?.at },
      });
    }
    expect(verdictOn(partly, at(3, 'returned'))).toBe('impossible');
  });

  test('is as whoever was at the door says last', () => {
    const partly = [at(1, 'moving'), at(2, 'delivered'), at(3, 'delivered', null, { 7: 1 })];
    expect(parcelOf(partly).kept).toEqual({ 7: 1 });
    const other = at(4, 'delivered', null, { 7: 2 });
    expect(parcelOf([...partly, other]).kept).toEqual({ 7: 2 });
    expect(parcelOf([other, ...partly]).kept).toEqual({ 7: 2 });
    const all = at(4, 'delivered', null, 'all');
    expect(parcelOf([...partly, all])).toMatchObject({ state: 'delivered', kept: null });
    const none = at(4, 'returning', 'refused', 'none');
    expect(parcelOf([...partly, none])).toMatchObject({
      ...{ state: 'returning', reason: 'refused', kept: null },
    });
    // At the same moment, whoever says more.
    const [plain, some] = [at(2, 'delivered', null, 'all'), at(2, 'delivered', null, { 7: 1 })];
    expect(parcelOf([plain, some])).toEqual(parcelOf([some, plain]));
    expect(parcelOf([plain, some]).kept).toEqual({ 7: 1 });
  });

  test('that was lost may be found', () => {
    expect(stateOf(at(1, 'lost'), at(2, 'delivered'))).toBe('delivered');
  });

  test('comes back for what was said at the door', () => {
    const refused = [at(1, 'moving'), at(2, 'attempt_failed', 'refused')];
    expect(parcelOf([...refused, at(3, 'returning'), at(4, 'returned')])).toMatchObject({
      ...{ state: 'returned', reason: 'refused', attempts: 1 },
    });
    expect(parcelOf([...refused, at(3, 'out_for_delivery')]).reason).toBeNull();
    // Through the carrier's warehouse, or while somebody looks for it.
    for (const between of ['moving', 'needs_staff'] as const) {
      const news = [...refused, at(3, between), at(4, 'returning'), at(5, 'returned')];
      expect(parcelOf(news.slice(0, 3)).reason).toBeNull();
      expect(parcelOf(news).reason).toBe('refused');
    }
    expect(parcelOf([...refused, at(3, 'delivered'), at(4, 'returned')]).reason).toBeNull();
  });
});

test('news is judged by what is known when it comes', () => {
  const known = [at(1, 'moving'), at(5, 'delivered')];
  expect(verdictOn(known, at(6, 'returning'))).toBe('applied');
  expect(verdictOn(known, at(3, 'out_for_delivery'))).toBe('older');
  expect(verdictOn(known, at(6, 'out_for_delivery'))).toBe('impossible');
  expect(verdictOn([], at(1, 'moving'))).toBe('applied');
});

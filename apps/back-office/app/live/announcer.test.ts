import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createAnnouncer } from './announcer.ts';
import { createLive } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function anAnnouncer(isLookedAt = () => false) {
  const live = createLive(() => true);
  const announce = vi.fn<(ids: readonly number[]) => void>();
  const { add, drop } = createAnnouncer(live, announce, isLookedAt);
  const placed = (objectId: number) => {
    live.tell({ kind: 'order.placed', objectId });
    add(objectId);
  };
  return { live, placed, drop, told: () => announce.mock.calls.map(([ids]) => ids) };
}

test('announces the first at once and the next ones together, half a minute later', () => {
  const { placed, told } = anAnnouncer();
  placed(1);
  vi.advanceTimersByTime(1_000);
  expect(told()).toEqual([[1]]);

  [2, 3, 4].forEach((id) => {
    placed(id);
    vi.advanceTimersByTime(5_000);
  });
  expect(told()).toEqual([[1]]);
  vi.advanceTimersByTime(15_000);
  expect(told()).toEqual([[1], [2, 3, 4]]);

  vi.advanceTimersByTime(3_600_000);
  placed(5);
  vi.advanceTimersByTime(1_000);
  expect(told().at(-1)).toEqual([5]);
});

test('announces nothing that was seen, nor what comes before the eyes of somebody', () => {
  const seen = anAnnouncer();
  seen.placed(1);
  seen.live.see('order.placed', [1]);
  const watched = anAnnouncer(() => true);
  watched.placed(1);
  const elsewhere = anAnnouncer();
  elsewhere.placed(1);
  elsewhere.drop();
  vi.advanceTimersByTime(60_000);
  expect([seen, watched, elsewhere].map(({ told }) => told())).toEqual([[], [], []]);
  expect(vi.getTimerCount()).toBe(0);
});

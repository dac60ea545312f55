import { piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { weeksOf } from './weeks.ts';

const dayMs = 86_400_000;

/** Fourteen days that end on this one. */
const daysUntil = (date: string) =>
  Array.from({ length: 14 }, (_, index) => ({
    date: new Date(Date.parse(date) - (13 - index) * dayMs).toISOString().slice(0, 10),
    orders: 1,
    total: piastres(100),
  }));

const datesOf = (date: string) =>
  weeksOf(daysUntil(date)).map(({ lastWeek, thisWeek }) => [lastWeek.date, thisWeek?.date]);

test('a Saturday stands alone beside the whole week before', () => {
  const weeks = datesOf('2026-11-21');
  expect(weeks).toHaveLength(7);
  expect(weeks[0]).toEqual(['2026-11-14', '2026-11-21']);
  expect(weeks[6]).toEqual(['2026-11-20', undefined]);
});

test('on a Friday both weeks are whole', () => {
  const weeks = datesOf('2026-11-20');
  expect(weeks[0]).toEqual(['2026-11-07', '2026-11-14']);
  expect(weeks[6]).toEqual(['2026-11-13', '2026-11-20']);
});

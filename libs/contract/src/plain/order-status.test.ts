import { expect, test } from 'vitest';

import {
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  remainingStatuses,
  timelineOf,
} from './order-status.ts';

test('an order goes forward step by step, may be cancelled until delivered, and then stays', () => {
  const moves = Object.values(OrderStatus).map((id) => [
    orderStatusName(id),
    nextOrderStatuses(id).map(orderStatusName),
  ]);
  expect(moves).toEqual([
    ['pending', ['confirmed', 'cancelled']],
    ['confirmed', ['shipped', 'cancelled']],
    ['shipped', ['delivered', 'cancelled']],
    ['delivered', []],
    ['cancelled', []],
  ]);
});

test.each([
  ['pending', ['confirmed', 'shipped', 'delivered']],
  ['shipped', ['delivered']],
  ['delivered', []],
  ['cancelled', []],
  ['unknown', []],
])('after %s comes %j', (from, names) => expect(remainingStatuses(from)).toEqual(names));

test.each([
  [['pending', 'confirmed'], 'pending done, confirmed now, shipped todo, delivered todo'],
  [['shipped', 'delivered'], 'shipped done, delivered done'],
  [['pending', 'cancelled'], 'pending done, cancelled cancelled'],
  [['pending', 'unknown'], 'pending done, unknown now'],
  [[], ''],
] as const)('the timeline of %j is: %s', (names, expected) => {
  const timeline = timelineOf(names.map((statusName) => ({ statusName })));
  expect(timeline.map(({ statusName, state }) => `${statusName} ${state}`).join(', ')).toBe(
    expected,
  );
});

import { expect, test } from 'vitest';

import { nextOrderStatuses, OrderStatus, orderStatusName, statusesToCome } from './order-way.ts';

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
])('after %s comes %j', (from, names) => expect(statusesToCome(from)).toEqual(names));

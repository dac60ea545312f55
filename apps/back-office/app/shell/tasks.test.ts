import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { shortcutsOf, tasksOf } from './tasks.ts';

const idsOf = (role: keyof typeof Role) => tasksOf(Role[role]).map(({ id }) => id);

test('Sales manage orders and nothing else', () => {
  expect(idsOf('Sales')).toEqual(['manageOrders']);
});

test('logs are for developers alone', () => {
  expect(idsOf('Admin')).not.toContain('manageLogs');
  expect(idsOf('Developer')).toContain('manageLogs');
  expect(idsOf('Developer')).toHaveLength(7);
});

test('customers and guests have nothing to do here', () => {
  expect(idsOf('User')).toEqual([]);
  expect(tasksOf(undefined)).toEqual([]);
});

test('the palette leads who may take an order to a new one, to what is held and to the scanner', () => {
  const shortcuts = (role: keyof typeof Role) => shortcutsOf(Role[role]).map(({ id }) => id);
  expect(shortcuts('Sales')).toEqual(['newOrder', 'heldPieces', 'scanParcels']);
  expect(shortcuts('Admin')).toEqual(['newOrder', 'heldPieces', 'scanParcels']);
  expect(shortcuts('Developer')).toEqual([]);
});

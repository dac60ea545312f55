import { expect, test } from 'vitest';
import { z } from 'zod';

import { CustomerOrder } from './orders.ts';

const order = (status: { id: number; name: string }) => ({
  id: 7,
  orderReference: 'CS-26-00007',
  status,
  costBreakdown: { subtotal: 890, discount: 0, shippingFees: 60, totalCost: 950 },
  paymentMethod: 'cash',
  createdAt: '2026-11-20T09:00:00Z',
  promised: null,
});

test.each([
  [{ id: 2, name: 'confirmed' }, 'confirmed'],
  [{ id: 6, name: 'returned' }, 'unknown'],
])('a customer reads the status %o as %s', (status, name) => {
  expect(CustomerOrder.parse(order(status)).status.name).toBe(name);
});

test('the API sends no status that does not exist', () => {
  const read = CustomerOrder.parse(order({ id: 1, name: 'pending' }));
  const sent = { ...read, status: { id: 1, name: 'returned' } };
  expect(z.safeEncode(CustomerOrder, sent as typeof read).success).toBe(false); // as a bug would
});

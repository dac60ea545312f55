import { OrderStatus, type OrderStatusName } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { OrderTimeline } from './order-timeline.tsx';

function renderHistory(...names: OrderStatusName[]) {
  const history = names.map((statusName, index) => ({
    statusName,
    statusId: OrderStatus[statusName],
    createdAt: `2026-11-20T0${6 + index}:03:00.000Z`,
    staffName: index ? 'Mariam Adel' : null,
    cancellation:
      statusName === 'cancelled' ? { reason: 'refused' as const, words: 'Too late' } : null,
  }));
  renderInApp(<OrderTimeline history={history} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('tells who moved the order when, and what is still to come', () => {
  const [placed, confirmed, ...toCome] = renderHistory('pending', 'confirmed');
  expect(placed).toContain('placed by the customer');
  expect(confirmed).toContain('Mariam Adel');
  expect(toCome).toEqual(['Shipped', 'Delivered']);
});

test('a cancelled order says why, and has nothing to come', () => {
  const [, cancelled, ...toCome] = renderHistory('pending', 'cancelled');
  expect(cancelled).toContain('Refused at the door: Too late');
  expect(toCome).toEqual([]);
});

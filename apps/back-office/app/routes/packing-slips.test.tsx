import { ApiError } from '@craftsandore/api-client';
import { getOrder } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import { sampleOrder } from '../testing/sample-order.ts';
import * as packingSlip from './packing-slip.tsx';
import * as packingSlips from './packing-slips.tsx';

test.each([
  ['/admin-orders/1184/print', 'Back to the order', '/admin-orders/1184'],
  ['/admin-orders/print?ids=1184,1185', 'Back to the orders', '/admin-orders'],
  ['/admin-orders/print?ids=1184', 'Back to the orders', '/admin-orders'],
])('the way back from %s is called "%s"', async (path, name, href) => {
  const api = async (endpoint: unknown, { params }: { params: { orderId: number } }) =>
    endpoint === getOrder ? { ...sampleOrder, ...params } : null;
  const routes = [
    routeOf('/admin-orders/:orderId/print', packingSlip),
    routeOf('/admin-orders/print', packingSlips),
  ];
  renderRoutes(routes, api, [path]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['1184,abc', 1, 'There are no orders with these numbers: abc.'],
  ['1184,999999', 1, 'There are no orders with these numbers: 999999.'],
  ['', 0, 'No matching orders found.'],
])('shows the sheets of those that there are: %s', async (ids, sheets, words) => {
  const api = async (_: unknown, { params: { orderId } }: { params: { orderId: number } }) => {
    if (orderId === 999_999) throw new ApiError({ status: 404, code: 'order.not_found' });
    return { ...sampleOrder, orderId };
  };
  const routes = [routeOf('/admin-orders/print', packingSlips)];
  renderRoutes(routes, api, [`/admin-orders/print?ids=${ids}`]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('article')).toHaveLength(sheets);
  expect(screen.queryAllByRole('button', { name: 'Print' })).toHaveLength(sheets);
});

import { ApiError } from '@craftsandore/api-client';
import {
  getOrder,
  listMessages,
  listMoneyOfOrder,
  listOrderRevisions,
  listCarriers,
  listParcels,
  listParcelsOfOrder,
  pageMeta,
  printLabels,
  printPickList,
  receiveParcel,
} from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aParcel, aWholeParcel } from '../testing/a-parcel.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import { sampleOrder } from '../testing/sample-order.ts';
import * as carriers from './carrier-names.ts';
import * as order from './order.tsx';
import * as orderMoney from './order-money.ts';
import * as orderParcels from './order-parcels.ts';
import * as parcels from './parcels.tsx';
import * as printParcels from './print-parcels.ts';

const back = { state: 'returned', canReceive: true, isOverdue: true } as const;

test('a parcel of the list is received once what is in it is read', async () => {
  const counts = { attention: 1, booked: 0, away: 0, returning: 1 };
  const meta = { ...pageMeta(1, 20, 1), counts, toBook: 0 };
  const api = vi.fn(async (endpoint: unknown, _input?: unknown, _options?: unknown) => {
    if (endpoint === listParcels) return { data: [aParcel(back)], meta };
    if (endpoint === listCarriers) return ['own', 'other', 'bosta'];
    if (endpoint === listParcelsOfOrder) return [aWholeParcel(back)];
    return aWholeParcel(back);
  });
  const routes = [
    routeOf('/admin-parcels', parcels),
    routeOf('/admin-parcels/carriers', { ...carriers, default: () => null }),
    routeOf('/admin-orders/:orderId/parcels', { ...orderParcels, default: () => null }),
  ];
  renderRoutes(routes, api, ['/admin-parcels']);
  expect(await screen.findByText(/nobody here has received it/)).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Bosta' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Receive back: Parcel CS-26-01184-1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'All sellable' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('3 pieces go back on sale.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const received = api.mock.calls.filter(([endpoint]) => endpoint === receiveParcel);
  expect(received).toEqual([
    [
      receiveParcel,
      {
        params: { id: 1 },
        body: {
          pieces: [
            { orderLineId: 1, quantity: 2, condition: 'sellable' },
            { orderLineId: 2, quantity: 1, condition: 'sellable' },
          ],
        },
      },
      { key: expect.any(String) },
    ],
  ]);
});

test('what the panel of an order reads of its parcel stands in the order’s timeline, too', async () => {
  const said = {
    id: 7,
    state: 'returned',
    reason: null,
    verdict: 'applied',
    staffName: null,
  } as const;
  const events = [{ ...said, refusal: null, at: '2026-11-25T12:00:00.000Z' }];
  const api = async (endpoint: unknown) => {
    if (endpoint === getOrder) return sampleOrder;
    if (endpoint === listMoneyOfOrder) return { entries: [], sums: { received: 0, open: 0 } };
    if (endpoint === listOrderRevisions) return [];
    if (endpoint === listMessages) return { data: [] };
    return endpoint === listParcelsOfOrder ? [aWholeParcel({ ...back, events })] : null;
  };
  const routes = [
    routeOf('/admin-orders/:orderId', order),
    routeOf('/admin-orders/:orderId/money', { ...orderMoney, default: () => null }),
    routeOf('/admin-orders/:orderId/parcels', { ...orderParcels, default: () => null }),
  ];
  renderRoutes(routes, api, [`/admin-orders/${sampleOrder.orderId}`]);
  await waitFor(() => expect(document.querySelector('#parcel-7')).toHaveTextContent('Returned'));
});

test('labels of ticked parcels are saved as a file, and a refusal is said', async () => {
  const counts = { attention: 0, booked: 2, away: 0, returning: 0 };
  const meta = { ...pageMeta(1, 20, 2), counts, toBook: 0 };
  const rows = [aParcel(), aParcel({ id: 2, orderId: 1185, trackingNumber: 'CS-26-01185-1' })];
  const file = new Blob(['%PDF']);
  const api = vi.fn(async (endpoint: unknown, _input?: unknown) => {
    if (endpoint === listParcels) return { data: rows, meta };
    if (endpoint === printLabels) return file;
    if (endpoint === listCarriers) return ['own', 'other'];
    throw new ApiError({ status: 409, code: 'order.not_picked', message: 'It is cancelled.' });
  });
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:labels', revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const routes = [
    routeOf('/admin-parcels', parcels),
    routeOf('/admin-parcels/print', {
      ...printParcels,
      clientLoader: () => null,
      default: () => null,
    }),
    routeOf('/admin-parcels/carriers', { ...carriers, default: () => null }),
  ];
  renderRoutes(routes, api, ['/admin-parcels']);

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tick parcel CS-26-01185-1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print labels (1)' }));
  expect(await screen.findByText('The file is saved. Print it from your downloads.')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^labels-A6-[\d-]{10}\.pdf$/)]);
  expect(api.mock.calls.filter(([endpoint]) => endpoint === printLabels)).toEqual([
    [printLabels, { query: { ids: '2', size: 'A6' } }],
  ]);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick all parcels of this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pick list (2)' }));
  expect(await screen.findByText('It is cancelled.')).toBeVisible();
  expect(api.mock.calls.at(-1)).toEqual([printPickList, { query: { orderIds: '1185,1184' } }]);
  expect(saved).toHaveLength(1);
});

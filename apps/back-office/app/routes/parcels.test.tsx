import { ApiError } from '@craftsandore/api-client';
import {
  getOrder,
  listMessages,
  listMoneyOfOrder,
  listOrderRevisions,
  listCarriers,
  listParcels,
  listParcelsOfOrder,
  maxCountedParcels,
  pageMeta,
  type ParcelDetails,
  printLabels,
  printPickList,
  receiveParcel,
} from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { aParcel, aWholeParcel } from '../testing/a-parcel.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import { sampleOrder } from '../testing/sample-order.ts';
import { someMoney } from '../testing/some-cash.ts';
import * as carriers from './carrier-names.ts';
import * as order from './order.tsx';
import * as orderMoney from './order-money.ts';
import * as orderParcels from './order-parcels.ts';
import * as parcels from './parcels.tsx';
import * as printParcels from './print-parcels.ts';

// The chosen paper is remembered.
afterEach(() => localStorage.clear());

const orderRoutes = [
  routeOf('/admin-orders/:orderId', order),
  routeOf('/admin-orders/:orderId/money', { ...orderMoney, default: () => null }),
  routeOf('/admin-orders/:orderId/parcels', { ...orderParcels, default: () => null }),
];

/** What the API says to the page of an order that is in this parcel. */
function answerAboutOrder(endpoint: unknown, parcel: ParcelDetails) {
  if (endpoint === getOrder) return sampleOrder;
  if (endpoint === listMoneyOfOrder) return someMoney;
  if (endpoint === listOrderRevisions) return [];
  if (endpoint === listMessages) return { data: [] };
  return endpoint === listParcelsOfOrder ? [parcel] : null;
}

const back = { state: 'returned', canReceive: true, isOverdue: true } as const;

const offered = (name: string) => ({ name, isOffered: true });

test('a parcel of the list is received once what is in it is read', async () => {
  const counts = { attention: 1, booked: 0, away: maxCountedParcels + 1, returning: 1 };
  const meta = { ...pageMeta(1, 20, 1), counts, toBook: 0 };
  const api = vi.fn(async (endpoint: unknown, _input?: unknown, _options?: unknown) => {
    if (endpoint === listParcels) return { data: [aParcel(back)], meta };
    if (endpoint === listCarriers) return ['own', 'other', 'bosta'].map(offered);
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
  // No further than anybody looks.
  expect(screen.getByText('With the carrier 1,000+')).toBeVisible();
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

test('what the panels of an order read of its parcel and money stands in the order’s timeline, too', async () => {
  const said = {
    id: 7,
    state: 'returned',
    reason: null,
    verdict: 'applied',
    isPartly: false,
    staffName: null,
  } as const;
  const events = [{ ...said, refusal: null, carrierSays: null, at: '2026-11-25T12:00:00.000Z' }];
  const api = async (endpoint: unknown) =>
    answerAboutOrder(endpoint, aWholeParcel({ ...back, events }));
  renderRoutes(orderRoutes, api, [`/admin-orders/${sampleOrder.orderId}`]);
  await waitFor(() => expect(document.querySelector('#parcel-7')).toHaveTextContent('Returned'));
  await waitFor(() => expect(document.querySelector('#money-1')).toHaveTextContent('Deposit'));
});

/** The names of files that are saved from now on. */
function savedFiles(): string[] {
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
  return saved;
}

const printing = routeOf('/admin-parcels/print', {
  ...printParcels,
  clientLoader: () => null,
  default: () => null,
});

test('an order’s page saves the label of its parcel and the pick list', async () => {
  const file = new Blob(['%PDF']);
  const api = vi.fn(async (endpoint: unknown, _input?: unknown) => {
    if (endpoint === printLabels || endpoint === printPickList) return file;
    return answerAboutOrder(endpoint, aWholeParcel({ id: 4 }));
  });
  const saved = savedFiles();
  renderRoutes([...orderRoutes, printing], api, [`/admin-orders/${sampleOrder.orderId}`]);
  await userEvent.selectOptions(await screen.findByLabelText('Paper of the labels'), 'A4');
  await userEvent.click(screen.getByRole('button', { name: 'Print labels (1)' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^labels-A4-[\d-]{10}\.pdf$/)]));
  await userEvent.click(screen.getByRole('button', { name: 'Pick list (1)' }));
  await waitFor(() => expect(saved[1]).toMatch(/^pick-list-[\d-]{10}\.pdf$/));
  const asked = api.mock.calls.filter(([endpoint]) =>
    [printLabels, printPickList].includes(endpoint as typeof printLabels),
  );
  expect(asked.map(([, input]) => input)).toEqual([
    { query: { ids: '4', size: 'A4' } },
    { query: { orderIds: '1184' } },
  ]);
});

test('labels of ticked parcels are saved as a file, and a refusal is said', async () => {
  const counts = { attention: 0, booked: 2, away: 0, returning: 0 };
  const meta = { ...pageMeta(1, 20, 2), counts, toBook: 0 };
  const rows = [aParcel(), aParcel({ id: 2, orderId: 1185, trackingNumber: 'CS-26-01185-1' })];
  const file = new Blob(['%PDF']);
  const api = vi.fn(async (endpoint: unknown, _input?: unknown) => {
    if (endpoint === listParcels) return { data: rows, meta };
    if (endpoint === printLabels) return file;
    if (endpoint === listCarriers) return ['own', 'other'].map(offered);
    throw new ApiError({ status: 409, code: 'order.not_picked', message: 'It is cancelled.' });
  });
  const saved = savedFiles();
  const routes = [
    routeOf('/admin-parcels', parcels),
    printing,
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

import {
  addParcelEvent,
  listParcels,
  listParcelsOfOrder,
  type Parcel,
  receiveParcel,
} from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aParcel, aWholeParcel } from '../testing/a-parcel.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as orderParcels from './order-parcels.ts';
import * as scanParcels from './scan-parcels.tsx';

async function open(parcel: Partial<Parcel>) {
  const api = vi.fn(async (endpoint: unknown, _input?: unknown, _options?: unknown) => {
    if (endpoint === listParcels) return { data: [aParcel(parcel)] };
    if (endpoint === listParcelsOfOrder) return [aWholeParcel(parcel)];
    return aWholeParcel({ ...parcel, state: 'moving' });
  });
  const routes = [
    routeOf('/admin-parcels/scan', scanParcels),
    routeOf('/admin-orders/:orderId/parcels', { ...orderParcels, default: () => null }),
  ];
  renderRoutes(routes, api, ['/admin-parcels/scan']);
  const field = await screen.findByRole('textbox', { name: 'Number' });
  await waitFor(() => expect(field).toHaveFocus());
  const asked = (endpoint: unknown) => api.mock.calls.filter(([one]) => one === endpoint);
  const said = (words: string) => screen.findByText(words, { selector: '[role=status] strong' });
  return { field, asked, said };
}

test('a scan hands a parcel over', async () => {
  const { asked, said } = await open({ state: 'booked' });
  await userEvent.keyboard('CS-26-01184-1{Enter}');
  expect(await said('Handed over')).toBeVisible();
  expect(asked(listParcels)).toMatchObject([[listParcels, { query: { query: 'CS-26-01184-1' } }]]);
  expect(asked(addParcelEvent)).toEqual([
    [addParcelEvent, { params: { id: 1 }, body: { state: 'moving' } }, { key: expect.any(String) }],
  ]);
});

test('a scan of what came back asks for its pieces, and nothing comes back before they are judged', async () => {
  const { field, asked, said } = await open({ state: 'returned', canReceive: true });
  await userEvent.click(screen.getByRole('button', { name: 'Receive back' }));
  expect(field).toHaveFocus();
  await userEvent.keyboard('CS-26-01184-1{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'All sellable' }));
  expect(asked(receiveParcel)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await said('Received back')).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('CS-26-01184-1{Enter}');
  expect(await said('Already received back')).toBeVisible();
  expect(asked(receiveParcel)).toHaveLength(1);
});

test('what has not come back is received once somebody has said that it does', async () => {
  const { said } = await open({ state: 'moving' });
  await userEvent.click(screen.getByRole('button', { name: 'Receive back' }));
  await userEvent.keyboard('CS-26-01184-1{Enter}');
  expect(await said('Has not come back')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

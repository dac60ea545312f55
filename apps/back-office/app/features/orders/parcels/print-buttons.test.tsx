import { OrderStatus } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { aParcel } from '../../../testing/a-parcel.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { PrintButtons } from './print-buttons.tsx';

afterEach(() => localStorage.clear());

const parcels = [
  aParcel(),
  aParcel({ id: 2, orderId: 1185, state: 'booking_cancelled' }),
  aParcel({ id: 3, orderId: 1184 }),
  aParcel({ id: 5, orderId: 1185, state: 'booking' }),
  aParcel({ id: 4, orderId: 1187, orderStatusId: OrderStatus.cancelled }),
];

function renderButtons(some = parcels) {
  const printing = { onLabels: vi.fn(), onPickList: vi.fn() };
  const { unmount } = renderInApp(<PrintButtons parcels={some} printing={printing} />);
  return { ...printing, unmount };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('prints labels of what is sent, and a pick list of what is not cancelled, each order once', async () => {
  const { onLabels, onPickList } = renderButtons();
  await press('Print labels (2)');
  expect(onLabels).toHaveBeenCalledExactlyOnceWith([1, 3], 'A6');
  await press('Pick list (2)');
  expect(onPickList).toHaveBeenCalledExactlyOnceWith([1184, 1185]);
});

test('remembers on which sheets', async () => {
  const { unmount } = renderButtons();
  await userEvent.selectOptions(screen.getByLabelText('Paper of the labels'), 'A4');
  unmount();
  const { onLabels } = renderButtons();
  await press('Print labels (2)');
  expect(onLabels).toHaveBeenCalledExactlyOnceWith([1, 3], 'A4');
});

test('offers nothing where nothing is sent', () => {
  renderButtons(parcels.slice(4));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

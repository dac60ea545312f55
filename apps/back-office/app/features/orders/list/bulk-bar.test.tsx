import { OrderStatus, type OrderStatusName } from '@craftsandore/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import type { Book } from '../parcels/parcel-calls.ts';
import { BulkBar, type BulkChange } from './bulk-bar.tsx';

function renderFor(...names: OrderStatusName[]) {
  return renderBar(names);
}

function renderBar(names: OrderStatusName[], news: Partial<BulkChange> = {}) {
  const ticked = new Map(
    names.map((name, index) => {
      const orderId = index + 1;
      return [orderId, { orderId, orderStatusId: OrderStatus[name], pieces: 4 * orderId }];
    }),
  );
  const onChange = vi.fn(async () => undefined);
  const onStart = vi.fn();
  const onBook = vi.fn<Book>(async ({ orderIds }) =>
    accepted(orderIds.map((orderId) => ({ orderId, refusal: 'Not confirmed.' }))),
  );
  renderInApp(
    <BulkBar
      ticking={{ ticked, onTick: vi.fn(), clear: vi.fn() }}
      export={{ onStart, isPending: false }}
      {...{ onChange, onBook }}
      refused={[]}
      {...news}
    />,
  );
  return { onChange, onStart, onBook };
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('offers what is possible for some of the orders, and how many they are', () => {
  renderFor('pending', 'pending', 'confirmed', 'delivered');
  expect(names()).toEqual([
    'Confirm (2)',
    'Mark shipped (1)',
    'Cancel orders (3)',
    'Book parcels (1)',
    'Pick list (4)',
    'Export ticked (4)',
    'Untick all',
  ]);
});

test('changes those alone that can be changed', async () => {
  const { onChange } = renderFor('pending', 'shipped', 'shipped');
  await press('Mark delivered (2)');
  const dialog = await screen.findByRole('dialog', { name: 'Mark 2 orders as delivered?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['#2', '#3']);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark delivered (2)' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([2, 3], OrderStatus.delivered);
});

test('cancels with one reason, and says whose pieces go back on sale at once', async () => {
  const { onChange } = renderFor('pending', 'shipped', 'cancelled');
  await press('Cancel orders (2)');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel 2 orders?' });
  expect(dialog).toHaveAccessibleDescription(/^The 4 pieces go back on sale at once\./);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Refused at the door');
  expect(dialog).toHaveTextContent('They go back on sale once the parcel is received back');
  await press('Yes, cancel');

  const cancellation = { reason: 'refused' };
  expect(onChange).toHaveBeenCalledExactlyOnceWith([1, 2], OrderStatus.cancelled, cancellation);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('prints and exports what is ticked', async () => {
  const { onStart } = renderFor('delivered', 'pending');
  expect(screen.getByRole('link', { name: 'Print slips (2)' })).toHaveAttribute(
    'href',
    '/admin-orders/print?ids=1,2',
  );
  expect(screen.getByRole('link', { name: 'Print slips (2)' })).toHaveAttribute('target', '_blank');
  await press('Export ticked (2)');
  expect(onStart).toHaveBeenCalledExactlyOnceWith([1, 2]);
});

test('says of each order that stayed why, and of a try that failed', () => {
  const refusal = 'Someone else has just changed this order.';
  renderBar(['pending'], { refused: [{ orderId: 1183, refusal }], failure: 'No connection.' });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('listitem')).toHaveTextContent(`#1183: ${refusal}`);
  expect(within(alert).getByRole('link')).toHaveAttribute('href', '/admin-orders/1183');
  expect(alert).toHaveTextContent('No connection.');
});

test('makes a pick list of all but cancelled orders', () => {
  renderFor('confirmed', 'cancelled', 'pending');
  expect(screen.getByRole('button', { name: 'Pick list (2)' })).toBeInTheDocument();
});

import { OrderStatus, type OrderStatusName } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { StatusChanger } from './status-changer.tsx';

function renderFor(status: OrderStatusName, props: { isPending?: boolean; refusal?: string } = {}) {
  const onChange = vi.fn();
  renderInApp(
    <StatusChanger status={OrderStatus[status]} isPending={false} onChange={onChange} {...props} />,
  );
  return onChange;
}

const update = () => screen.getByRole('button', { name: 'Update status' });
const select = () => screen.getByRole('combobox', { name: 'New status' });

test.each([
  ['pending', ['Confirmed', 'Cancelled']],
  ['confirmed', ['Shipped', 'Cancelled']],
  ['shipped', ['Delivered', 'Cancelled']],
] as const)('offers a %s order its legal moves only', (status, moves) => {
  renderFor(status);
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Choose a status', ...moves]);
});

test.each(['delivered', 'cancelled'] as const)('offers a %s order nothing', (status) => {
  renderFor(status);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText(/its status can no longer change/)).toBeInTheDocument();
});

test('asks for the chosen status', async () => {
  const onChange = renderFor('pending');
  await userEvent.selectOptions(select(), 'Confirmed');
  await userEvent.click(update());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(OrderStatus.confirmed);
});

test('insists on a choice', async () => {
  const onChange = renderFor('pending');
  await userEvent.click(update());
  expect(select()).toHaveAccessibleDescription(/Please select a new status for the order\./);
  expect(onChange).not.toHaveBeenCalled();
});

test('sends nothing twice while a change is on its way', async () => {
  const onChange = renderFor('pending', { isPending: true });
  await userEvent.selectOptions(select(), 'Confirmed');
  await userEvent.click(update());
  expect(onChange).not.toHaveBeenCalled();
});

test('says why the order could not be moved', () => {
  renderFor('pending', { refusal: 'An order that is Delivered cannot become Confirmed.' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'An order that is Delivered cannot become Confirmed.',
  );
});

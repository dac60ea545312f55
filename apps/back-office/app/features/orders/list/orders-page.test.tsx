import { pageMeta, type StaffOrder } from '@craftsandore/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { anOrder } from '../../../testing/an-order.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import type { OrderFilters } from '../order-filters.ts';
import { OrdersPage } from './orders-page.tsx';
import type { OrdersPromise } from './orders-table.tsx';

const result = (orders: StaffOrder[], totalCount = orders.length) =>
  accepted({ data: orders, meta: pageMeta(1, 20, totalCount) });

async function renderPage(orders: OrdersPromise, filters: Partial<OrderFilters> = {}) {
  const handlers = { onFilter: vi.fn(), onRefresh: vi.fn(), onShowNew: vi.fn() };
  const ticking = { ticked: new Map(), last: 1184, onTick: vi.fn(), clear: vi.fn() };
  const bulkChange = { onChange: vi.fn(async () => undefined), refused: [] };
  const page = (orders: OrdersPromise) => (
    <OrdersPage
      filters={{ page: 1, ...filters }}
      orders={orders}
      ticking={ticking}
      bulkChange={bulkChange}
      onBook={vi.fn()}
      export={{ onStart: vi.fn(), isPending: false }}
      {...handlers}
    />
  );
  const { rerender } = await act(async () => renderInApp(page(orders)));
  await screen.findByRole('table');
  const show = (orders: OrdersPromise) => act(async () => rerender(page(orders)));
  return { ...handlers, ticking, show };
}

const table = () => screen.getByRole('table', { name: 'Order list' });

test('shows who ordered what, where it goes and how it stands, and leads to each order', async () => {
  await renderPage(Promise.resolve(result([anOrder()], 118)));

  const row = within(table()).getByRole('row', { name: /Salma Morsi/ });
  expect(row).toHaveTextContent('Processing');
  expect(row).toHaveTextContent('+20 100 000 0001');
  expect(within(row).getByRole('link', { name: '#1184' })).toHaveAttribute(
    'href',
    '/admin-orders/1184',
  );
  expect(screen.getByText('1–20 of 118 orders')).toBeInTheDocument();
});

test('says of which promotion they are, and shows all again', async () => {
  const { onFilter } = await renderPage(Promise.resolve(result([anOrder()])), {
    promotion: 7,
    page: 2,
  });
  await userEvent.click(screen.getByRole('button', { name: /^With promotion .*7.* only$/ }));
  expect(onFilter).toHaveBeenCalledWith({ page: 1 });
});

test('holds the place of eight rows while they load', async () => {
  await renderPage(new Promise(() => undefined));
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(table().querySelectorAll('tbody tr')).toHaveLength(8);
});

test('says when nothing matches', async () => {
  await renderPage(Promise.resolve(result([])));
  expect(screen.getByText('No matching orders found.')).toBeInTheDocument();
});

test('says what failed in its own words and in those of the API, and tries again', async () => {
  const sentence = 'The shop is not available right now.';
  const { onRefresh } = await renderPage(Promise.resolve(refused({ sentence })));

  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch orders. Check your permissions.');
  expect(alert).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('shows the response to the last request, in whatever order they arrive', async () => {
  let respondLate: (late: ReturnType<typeof result>) => void = () => undefined;
  const slow = new Promise<ReturnType<typeof result>>((resolve) => (respondLate = resolve));
  const { show } = await renderPage(Promise.resolve(result([anOrder()])));

  await show(slow);
  expect(within(table()).getByText('Salma Morsi')).toBeInTheDocument();
  await show(Promise.resolve(result([anOrder({ orderId: 2, userName: 'Omar Haddad' })])));
  await act(async () => respondLate(result([anOrder({ orderId: 3, userName: 'Heba Radwan' })])));

  expect(within(table()).getByText('Omar Haddad')).toBeInTheDocument();
  expect(within(table()).queryByText('Heba Radwan')).not.toBeInTheDocument();
});

test('asks for the first page of a status', async () => {
  const { onFilter } = await renderPage(Promise.resolve(result([anOrder()])));
  await userEvent.click(screen.getByRole('button', { name: 'Shipped' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ status: 'shipped', page: 1 });
});

test('says of days that the last is before the first', async () => {
  const days = { from: '2026-11-25', to: '2026-11-01' };
  await renderPage(Promise.resolve(result([])), days);
  expect(screen.getByLabelText('To')).toBeInvalid();
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/before “From”/);
});

test('sorts by day and by sum', async () => {
  const { onFilter } = await renderPage(Promise.resolve(result([anOrder()])));
  await userEvent.click(screen.getByRole('button', { name: 'Date' }));
  expect(onFilter).toHaveBeenLastCalledWith({ sort: 'oldest', page: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(onFilter).toHaveBeenLastCalledWith({ sort: 'total-up', page: 1 });
});

test('leaves out the columns that the address hides, and hides another', async () => {
  const { onFilter } = await renderPage(Promise.resolve(result([anOrder()])), { hidden: 'phone' });
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByLabelText('Total'));
  expect(onFilter).toHaveBeenLastCalledWith({ hidden: 'phone,total', page: 1 });
});

test('ticks one order, or all that are shown', async () => {
  const orders = [anOrder(), anOrder({ orderId: 1185 })];
  const { ticking } = await renderPage(Promise.resolve(result(orders)));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick order #1185' }));
  expect(ticking.onTick).toHaveBeenLastCalledWith([orders[1]], true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick all orders of this page' }));
  expect(ticking.onTick).toHaveBeenLastCalledWith(orders, true);
});

test('ticks with Shift all from the order that was ticked last', async () => {
  const orders = [1186, 1185, 1184, 1183].map((orderId) => anOrder({ orderId }));
  const { ticking } = await renderPage(Promise.resolve(result(orders)));
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Tick order #1186' }));
  expect(ticking.onTick).toHaveBeenLastCalledWith(orders.slice(0, 3), true);
});

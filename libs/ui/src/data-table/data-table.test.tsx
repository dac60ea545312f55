import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { DataTable, type DataTableProps } from './data-table.tsx';
import type { DataTableColumn } from './data-table-columns.ts';

type Order = { id: number; reference: string; date: string };

const columns: DataTableColumn<Order>[] = [
  { id: 'order', header: 'Order', rowHeader: true, cell: ({ reference }) => reference },
  { id: 'date', header: 'Date', sortable: true, cell: ({ date }) => date },
];

const table: DataTableProps<Order> = {
  label: 'Order list',
  columns,
  rows: [
    { id: 2, reference: 'CS-26-00002', date: '20 November' },
    { id: 1, reference: 'CS-26-00001', date: '19 November' },
  ],
  rowKey: ({ id }) => id,
  loadingLabel: 'Loading orders',
  empty: 'There are no orders',
  error: 'The orders could not be loaded',
};

const head = () => screen.getByRole('columnheader', { name: 'Date' });

test('shows the rows in the order given, each named by its header and led on by its link', () => {
  render(<DataTable {...table} rowHref={({ id }) => `/orders/${id}`} />);

  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('CS-26-00002');
  expect(second).toHaveTextContent('CS-26-00001');
  expect(screen.getByRole('rowheader', { name: 'CS-26-00001' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CS-26-00001' })).toHaveAttribute('href', '/orders/1');
});

test('opens the parts of a row in the columns of the table', () => {
  const parts = [{ key: 71, cells: { order: 'Salad bowl', date: '2 pieces' } }];
  render(<DataTable {...table} subRows={({ id }) => (id === 2 ? parts : undefined)} />);

  const part = screen.getByRole('row', { name: /Salad bowl/ });
  expect(screen.getAllByRole('row')[2]).toBe(part);
  expect(within(part).getByRole('rowheader')).toHaveTextContent('Salad bowl');
  expect(within(part).getByRole('cell')).toHaveTextContent('2 pieces');
});

test('asks for the other direction, then says it when it has come', async () => {
  const onSortChange = vi.fn();
  const sorted = (descending: boolean) => ({
    sort: { columnId: 'date', descending },
    onSortChange,
  });
  const { rerender } = render(<DataTable {...table} {...sorted(true)} />);
  expect(head()).toHaveAttribute('aria-sort', 'descending');

  await userEvent.click(within(head()).getByRole('button'));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'date', descending: false });
  expect(head()).toHaveAttribute('aria-sort', 'descending');

  rerender(<DataTable {...table} {...sorted(false)} />);
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
});

test('offers no sorting that nobody would carry out', () => {
  render(<DataTable {...table} />);
  expect(within(head()).queryByRole('button')).toBeNull();
  expect(head()).not.toHaveAttribute('aria-sort');
});

test('says that it is loading, empty or failed in place of the rows', () => {
  const { rerender } = render(<DataTable {...table} state="loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading orders');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('CS-26-00001')).toBeNull();

  rerender(<DataTable {...table} rows={[]} />);
  expect(screen.getByRole('cell', { name: 'There are no orders' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  rerender(<DataTable {...table} state="failed" />);
  expect(screen.getByRole('cell', { name: 'The orders could not be loaded' })).toBeVisible();
});

test('keeps what is typed in a cell, and the focus, where columns are made anew', async () => {
  const withFields = (): DataTableColumn<Order>[] => [
    {
      id: 'note',
      header: <input aria-label="Of all" />,
      cell: ({ id }) => <input aria-label={`Note ${id}`} />,
    },
  ];
  const { rerender } = render(<DataTable {...table} columns={withFields()} />);
  await userEvent.type(screen.getByLabelText('Of all'), 'all');
  await userEvent.type(screen.getByLabelText('Note 2'), 'fragile');
  rerender(<DataTable {...table} columns={withFields()} />);
  expect(screen.getByLabelText('Of all')).toHaveValue('all');
  expect(screen.getByLabelText('Note 2')).toHaveValue('fragile');
  expect(screen.getByLabelText('Note 2')).toHaveFocus();
});

test('opens details under the row that has them', () => {
  const { rerender } = render(<DataTable {...table} details={() => null} />);
  expect(screen.getAllByRole('row')).toHaveLength(3);

  rerender(<DataTable {...table} details={({ id }) => id === 2 && 'Two bowls'} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('CS-26-00002');
  expect(rows[2]).toBe('Two bowls');
});

test('says what rows come under above the first of them', () => {
  const rows = [...table.rows, { id: 3, reference: 'CS-26-00003', date: '19 November' }];
  render(<DataTable {...table} rows={rows} groupOf={({ date }) => date} />);

  const said = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(said.slice(1).map((words) => words.replace(/CS-26-0000(\d).*/, '$1'))).toEqual([
    ...['20 November', '2', '19 November', '1', '3'],
  ]);
});

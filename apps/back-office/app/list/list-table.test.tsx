import type { Result } from '@craftsandore/api-client';
import { type PageMeta, pageMeta } from '@craftsandore/contract';
import type { DataTableColumn } from '@craftsandore/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { accepted, refused } from '../testing/results.ts';
import { type ListPromise, ListTable } from './list-table.tsx';

type Row = { id: number; name: string };

const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => <input aria-label={name} /> },
];
const bowl = { id: 1, name: 'Bowl' };
const rows = accepted({ data: [bowl], meta: pageMeta(1, 20, 1) });

async function renderList(first: Result<{ data: Row[]; meta: PageMeta }>) {
  const onRetry = vi.fn();
  const table = (list: ListPromise<Row>) => (
    <ListTable
      list={list}
      label="Products"
      columns={columns}
      rowKey={({ id }) => id}
      empty="No products"
      failed="The products could not be loaded"
      onRetry={onRetry}
      paging={{
        hrefOf: ({ page }) => `/products?page=${page}`,
        rangeWords: ({ first, last, count }) => `${first} to ${last} of ${count}`,
      }}
    />
  );
  const { rerender } = await act(async () => renderInApp(table(Promise.resolve(first))));
  const load = (next: typeof first) => act(async () => rerender(table(Promise.resolve(next))));
  return { onRetry, load };
}

test.each([
  ['without a connection', refused(), 'No connection'],
  ['when the server fails', refused({ status: 500 }), 'The server failed'],
])(
  '%s the rows stay, with what is typed in them, until a retry brings others',
  async (_, failure, why) => {
    const { onRetry, load } = await renderList(rows);
    await userEvent.type(screen.getByRole('textbox', { name: 'Bowl' }), '777');

    await load(failure);
    expect(screen.getByRole('textbox', { name: 'Bowl' })).toHaveValue('777');
    expect(screen.getByText(/could not be refreshed/)).toHaveTextContent(why);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();

    await load(accepted({ data: [{ id: 2, name: 'Board' }], meta: pageMeta(1, 20, 1) }));
    expect(screen.getByRole('textbox', { name: 'Board' })).toBeVisible();
    expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument();
  },
);

test('rows that may not be seen any more do not stay', async () => {
  const { load } = await renderList(rows);
  await load(refused({ status: 403, sentence: 'Only for admins.' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Only for admins.');
});

test('a page past the end says so, and leads to those that there are', async () => {
  await renderList(accepted({ data: [], meta: pageMeta(99, 20, 118) }));
  expect(screen.getByText('There is no page 99: the list has 6 pages.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the last page' })).toHaveAttribute(
    'href',
    '/products?page=6',
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/products?page=6',
  );
  expect(screen.getByRole('link', { name: /^Page .?1.?$/ })).toHaveAttribute(
    'href',
    '/products?page=1',
  );
  expect(screen.queryByText('No products')).not.toBeInTheDocument();
});

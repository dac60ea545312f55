import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { ListPaging } from './list-paging.tsx';

const meta = { page: 2, perPage: 20, totalCount: 10_000, pageCount: 500 };
const show = (isCut?: true) =>
  renderInApp(
    <ListPaging
      meta={{ ...meta, isCut }}
      hrefOf={({ page }) => `/orders?page=${page}`}
      rangeWords={({ first, last, count }) => `${first} to ${last} of ${count} orders`}
    />,
  );

test('says which rows of how many are shown', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('21 to 40 of 10000 orders');
});

test('says that there are more than were counted', () => {
  show(true);
  expect(screen.getByRole('status')).toHaveTextContent('21–40 of more than 10,000');
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('offers more rows on a page, and begins at the first', async () => {
  renderInApp(
    <>
      <Address />
      <ListPaging
        meta={meta}
        hrefOf={({ page, perPage }) => `/orders?page=${page}&perPage=${perPage}`}
        rangeWords={() => ''}
      />
    </>,
  );
  const rows = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(rows).toHaveDisplayValue('20');
  await userEvent.selectOptions(rows, '100');
  expect(await screen.findByText('/orders?page=1&perPage=100')).toBeInTheDocument();
});

test('a short list offers no more rows', () => {
  renderInApp(
    <ListPaging
      meta={{ ...meta, page: 1, totalCount: 20 }}
      hrefOf={() => '/'}
      rangeWords={() => ''}
    />,
  );
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

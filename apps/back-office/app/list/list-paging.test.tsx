import { screen } from '@testing-library/react';
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

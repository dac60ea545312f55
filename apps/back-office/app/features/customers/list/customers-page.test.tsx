import { pageMeta } from '@craftsandore/contract';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aCustomer } from '../../../testing/a-customer.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import { CustomersPage } from './customers-page.tsx';
import type { CustomersPromise } from './customers-table.tsx';

const show = (customers: CustomersPromise) =>
  act(async () =>
    renderInApp(
      <CustomersPage
        filters={{ page: 1 }}
        customers={customers}
        onFilter={vi.fn()}
        onRetry={vi.fn()}
      />,
    ),
  );

test('what the marks mean comes with the rows, which would push it down', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<CustomersPromise>>();
  await show(promise);
  const legend = () => screen.queryByText('received');
  expect(legend()).toBeNull();

  await act(async () => resolve(accepted({ data: [aCustomer()], meta: pageMeta(1, 20, 1) })));
  expect(await screen.findByText('received')).toBeVisible();
});

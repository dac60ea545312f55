import { attempt } from '@craftsandore/api-client';
import { listCustomers } from '@craftsandore/contract';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { customersPath, filtersIn, queryOf } from '../features/customers/customer-filters.ts';
import { CustomersPage } from '../features/customers/list/customers-page.tsx';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/customers';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listCustomers.access);
  const filters = filtersIn(args.request.url);
  return { filters, customers: attempt(api(listCustomers, { query: queryOf(filters) })) };
}

export default function CustomersRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return (
    <CustomersPage
      {...loaderData}
      onFilter={(filters) =>
        void navigate(customersPath(filters), { replace: true, preventScrollReset: true })
      }
      onRetry={() => void revalidate()}
    />
  );
}

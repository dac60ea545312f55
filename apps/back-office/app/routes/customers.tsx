import { attempt } from '@craftsandore/api-client';
import { listCustomers } from '@craftsandore/contract';

import { customersPath, filtersIn, queryOf } from '../features/customers/customer-filters.ts';
import { CustomersPage } from '../features/customers/list/customers-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/customers';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listCustomers.access);
  const filters = filtersIn(args.request.url);
  return { filters, customers: attempt(api(listCustomers, { query: queryOf(filters) })) };
}

export default function CustomersRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, customersPath);

  return <CustomersPage {...loaderData} {...ways} />;
}

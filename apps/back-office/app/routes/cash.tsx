import { attempt } from '@craftsandore/api-client';
import { getCash, listCashParcels } from '@craftsandore/contract';

import { cashFiltersIn, cashPath, cashQuery } from '../features/orders/cash/cash-filters.ts';
import { CashPage } from '../features/orders/cash/cash-page.tsx';
import { useCashExport } from '../features/orders/cash/use-cash-export.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/cash';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getCash.access);
  const filters = cashFiltersIn(args.request.url);
  return {
    filters,
    cash: attempt(api(getCash, { query: {} })),
    parcels: attempt(api(listCashParcels, { query: cashQuery(filters) })),
  };
}

export default function CashRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, cashPath);
  const file = useCashExport(loaderData.filters);
  return <CashPage {...loaderData} {...ways} file={file} />;
}

import { attempt } from '@craftsandore/api-client';
import { getReturnFigures, listOwedOrders, listReturns } from '@craftsandore/contract';

import {
  returnFiltersIn,
  returnQuery,
  returnsPath,
} from '../features/orders/returns/return-filters.ts';
import { ReturnsPage } from '../features/orders/returns/returns-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/returns';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listReturns.access);
  const filters = returnFiltersIn(args.request.url);
  return {
    filters,
    returns: attempt(api(listReturns, { query: returnQuery(filters) })),
    figures: attempt(api(getReturnFigures, {})),
    owed: attempt(api(listOwedOrders, {})),
  };
}

export default function ReturnsRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, returnsPath);
  return <ReturnsPage {...loaderData} {...ways} />;
}

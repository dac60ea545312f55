import { attempt } from '@craftsandore/api-client';
import { exportCash } from '@craftsandore/contract';

import { cashFiltersIn, cashQuery } from '../features/orders/cash/cash-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/cash-export';

/** The parcels with something open as a file. An action, so that it is never revalidated. */
export function clientAction(args: Route.ClientActionArgs) {
  const api = staffApi(args, exportCash.access);
  const { part, carrier } = cashQuery(cashFiltersIn(args.request.url));
  return attempt(api(exportCash, { query: { part, carrier } }));
}

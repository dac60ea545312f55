import { attempt } from '@craftsandore/api-client';
import { exportOrders } from '@craftsandore/contract';

import { filtersIn, idsIn, queryOf } from '../features/orders/order-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/orders-export';

/** The orders of a list's URL as a file. An action, so that it is never revalidated. */
export async function clientAction(args: Route.ClientActionArgs) {
  const api = staffApi(args, exportOrders.access);
  const { url } = args.request;
  const { page: _, perPage: __, ...query } = queryOf(filtersIn(url));
  const ids = idsIn(url).ids.join();
  return attempt(api(exportOrders, { query: { ...query, ...(ids && { ids }) } }));
}

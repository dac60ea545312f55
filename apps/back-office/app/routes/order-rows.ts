import { attempt } from '@craftsandore/api-client';
import { listOrders, maxAtOnce, type StaffOrder } from '@craftsandore/contract';

import { idsIn } from '../features/orders/order-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/order-rows';

/** Some rows of the list as they are now; none where the API refuses, since the old ones are there. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<StaffOrder[]> {
  const api = staffApi(args, listOrders.access);
  const ids = idsIn(args.request.url).ids.join();
  const result = await attempt(api(listOrders, { query: { ids, perPage: maxAtOnce } }));
  return result.ok ? result.value.data : [];
}

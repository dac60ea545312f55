import { attempt } from '@craftsandore/api-client';
import { getHold, type Hold } from '@craftsandore/contract';

import { idsIn } from '../features/orders/order-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/hold-rows';

/** Some holds as they are now, without those that the API refuses: what was shown of them stays. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<Hold[]> {
  const api = staffApi(args, getHold.access);
  const { ids } = idsIn(args.request.url);
  const results = await Promise.all(ids.map((id) => attempt(api(getHold, { params: { id } }))));
  return results.flatMap((result) => (result.ok ? [result.value] : []));
}

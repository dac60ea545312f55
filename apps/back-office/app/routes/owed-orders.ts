import { attempt, type Result } from '@craftsandore/api-client';
import { listOwedOrders, type OwedOrder } from '@craftsandore/contract';

import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/owed-orders';

/** Orders of which money is owed for no return, read again while their page is open. A refusal leaves the page as it is. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<Result<OwedOrder[]>> {
  return attempt(staffApi(args, listOwedOrders.access)(listOwedOrders, {}));
}

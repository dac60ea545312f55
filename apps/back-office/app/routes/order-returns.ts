import { attempt, type Result } from '@craftsandore/api-client';
import { listReturnsOfOrder } from '@craftsandore/contract';

import { orderReturnIntents, type OrdersReturns } from '../features/orders/returns/return-calls.ts';
import { actionOf, onceAnswered } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/order-returns';

const load = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, listReturnsOfOrder.access);
  return api(listReturnsOfOrder, { params: pathParams(listReturnsOfOrder, args.params) });
});

/** What of an order comes back, which its page shows once it is being read. A refusal leaves the page as it is. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<Result<OrdersReturns>> {
  return attempt(load(args));
}

export const clientAction = actionOf(orderReturnIntents, onceAnswered);

import { attempt, type Result } from '@craftsandore/api-client';
import { listMoneyOfOrder, listRefundDestinations } from '@craftsandore/contract';

import { moneyIntents, type OrdersMoney } from '../features/orders/cash/cash-calls.ts';
import { actionOf, onceAnswered } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/order-money';

const load = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, listMoneyOfOrder.access);
  const params = pathParams(listMoneyOfOrder, args.params);
  const money = await api(listMoneyOfOrder, { params });
  if (!money.refundDue) return { money };
  const destinations = await attempt(api(listRefundDestinations, { params }));
  return { money, ...(destinations.ok && { destinations: destinations.value }) };
});

/** The money of an order, which its page shows once it is being read. A refusal leaves the page as it is. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<Result<OrdersMoney>> {
  return attempt(load(args));
}

export const clientAction = actionOf(moneyIntents, onceAnswered);

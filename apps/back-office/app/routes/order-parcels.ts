import { attempt, type Result } from '@craftsandore/api-client';
import { listParcelsOfOrder } from '@craftsandore/contract';

import { type OrdersParcels, parcelIntents } from '../features/orders/parcels/parcel-calls.ts';
import { actionOf, onceAnswered } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/order-parcels';

const load = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, listParcelsOfOrder.access);
  const params = pathParams(listParcelsOfOrder, args.params);
  return { parcels: await api(listParcelsOfOrder, { params }) };
});

/** The parcels of an order, which its page shows once it is being read. A refusal leaves the page as it is. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<Result<OrdersParcels>> {
  return attempt(load(args));
}

export const clientAction = actionOf(parcelIntents, onceAnswered);

import { attempt, type Result } from '@craftsandore/api-client';
import { listParcelsOfOrder, type ParcelDetails } from '@craftsandore/contract';

import { parcelIntents } from '../features/orders/parcels/parcel-calls.ts';
import { actionOf, onceAnswered } from '../navigation/actions.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/order-parcels';

/** The parcels of an order, which its page shows once it is being read. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<Result<ParcelDetails[]>> {
  const api = staffApi(args, listParcelsOfOrder.access);
  const params = pathParams(listParcelsOfOrder, args.params);
  return attempt(api(listParcelsOfOrder, { params }));
}

export const clientAction = actionOf(parcelIntents, onceAnswered);

import { attempt } from '@craftsandore/api-client';
import { type Carrier, listCarriers } from '@craftsandore/contract';

import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/carrier-names';

/** The carriers of the shop; null where the API refuses, since those that always are go on. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<Carrier[] | null> {
  const result = await attempt(staffApi(args, listCarriers.access)(listCarriers, {}));
  return result.ok ? result.value : null;
}

import { listOrders } from '@craftsandore/contract';

import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { FoundOrders } from '../shell/palette.tsx';
import type { Route } from './+types/find-orders';

const most = 5;

/** A few orders for the palette's text; none where the API refuses, since they are only suggestions. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<FoundOrders> {
  const api = staffApi(args, listOrders.access);
  const query = new URL(args.request.url).searchParams.get('query') ?? '';
  const { answer } = await outcomeOf(api(listOrders, { query: { query, perPage: most } }));
  return { query, orders: answer?.data ?? [] };
}

import { attempt } from '@craftsandore/api-client';
import { listOrders } from '@craftsandore/contract';

import { staffApi } from '../session/guard.ts';
import type { FoundOrders } from '../shell/palette.tsx';
import type { Route } from './+types/find-orders';

const maxOrders = 5;

/** A few orders for the palette's text; none where the API refuses, since they are only suggestions. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<FoundOrders> {
  const api = staffApi(args, listOrders.access);
  const query = new URL(args.request.url).searchParams.get('query') ?? '';
  const result = await attempt(api(listOrders, { query: { query, perPage: maxOrders } }));
  return { query, orders: result.ok ? result.value.data : [] };
}

import { attempt } from '@craftsandore/api-client';
import { getOrder } from '@craftsandore/contract';

import { idsIn, ordersPath } from '../features/orders/order-filters.ts';
import { PackingSlipPage } from '../features/orders/packing-slip/packing-slip-page.tsx';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import { wordsOf } from '../words.ts';
import type { Route } from './+types/packing-slips';

export { ErrorBoundary } from './packing-slip.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getOrder.access);
  const { ids, others } = idsIn(args.request.url);
  const read = async (orderId: number) => {
    const order = await attempt(api(getOrder, { params: { orderId } }, { locale: 'ar' }));
    if (order.ok) return order.value;
    if (order.refusal.status === 404) return String(orderId);
    throw order.refusal;
  };

  const [found, { dictionary }] = await Promise.all([
    Promise.all(ids.map(read)),
    wordsOf('ar', '/admin-orders/print'),
  ]);
  const missing = [...found.filter((order) => typeof order === 'string'), ...others];
  return {
    orders: found.filter((order) => typeof order !== 'string'),
    missing,
    arabic: dictionary,
  };
}

export default function PackingSlipsRoute({ loaderData }: Route.ComponentProps) {
  const { href } = useWayBack(ordersPath());
  return <PackingSlipPage {...loaderData} back={{ to: 'orders', href }} />;
}

import { getOrder } from '@craftsandore/contract';

import { idsIn, ordersPath } from '../features/orders/order-filters.ts';
import { PackingSlipPage } from '../features/orders/packing-slip/packing-slip-page.tsx';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/packing-slips';

export { ErrorBoundary } from './packing-slip.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getOrder.access);
  const ids = idsIn(args.request.url);

  const [orders, { ar }] = await Promise.all([
    Promise.all(ids.map((orderId) => api(getOrder, { params: { orderId } }, { locale: 'ar' }))),
    import('@craftsandore/i18n/back-office/ar'),
  ]);
  return { orders, arabic: ar };
}

export default function PackingSlipsRoute({ loaderData }: Route.ComponentProps) {
  const { href } = useWayBack(ordersPath());
  return <PackingSlipPage {...loaderData} back={{ to: 'orders', href }} />;
}

import { AccountLoading } from '../features/account/account-loading.tsx';
import { OrdersPage } from '../features/orders/orders-page.tsx';
import { signedInLoader } from '../session/signed-in-loader.ts';
import { readPage } from '../navigation/read-page.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/orders';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const page = readPage(new URL(args.request.url).searchParams);
  return signedInLoader(args, async (api, { listMyOrders }) => {
    const { data: orders, meta } = await api(listMyOrders, { query: { page } });
    return { orders, meta };
  });
}

export const HydrateFallback = AccountLoading;

export const handle: PageHandle = { query: ['page'] };

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}

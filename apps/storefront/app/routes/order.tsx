import { AccountLoading } from '../features/account/account-loading.tsx';
import { OrderPage } from '../features/orders/order-page.tsx';
import { signedInLoader } from '../session/signed-in-loader.ts';
import type { Route } from './+types/order';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return signedInLoader(args, async (api, { getMyOrder }) => ({
    order: await api(getMyOrder, { params: args.params }),
  }));
}

export const HydrateFallback = AccountLoading;

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}

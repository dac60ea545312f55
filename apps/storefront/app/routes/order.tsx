import { AccountLoading } from '../features/account/account-loading.tsx';
import { OrderPage } from '../features/orders/order-page.tsx';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import { toSignIn } from '../session/next-page.ts';
import { signedInLoader } from '../session/signed-in-loader.ts';
import type { Route } from './+types/order';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return signedInLoader(args, async (api, { getMyOrder }) => ({
    order: await api(getMyOrder, { params: args.params }),
  }));
}

/** Cancels the order. */
export async function clientAction({ params, request, context }: Route.ClientActionArgs) {
  const { api } = context.get(storefrontContext);
  const cancelled = await attemptCall(({ cancelMyOrder }) =>
    api(cancelMyOrder, { params, body: {} }),
  );
  return !cancelled.ok && cancelled.refusal.status === 401 ? toSignIn(request) : cancelled;
}

export const HydrateFallback = AccountLoading;

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}

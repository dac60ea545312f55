import { useTranslation } from 'react-i18next';

import { OrderPlacedPage } from '../features/orders/order-placed-page.tsx';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { useRevalidateOnOtherTab } from '../session/revalidate-on-other-tab.ts';
import { signedInLoader } from '../session/signed-in-loader.ts';
import type { Route } from './+types/order-placed';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return signedInLoader(args, async (api, { getMyOrder }) => ({
    order: await api(getMyOrder, { params: args.params }),
  }));
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton label={t('failure.loading')} />;
}

export default function OrderPlacedRoute({ loaderData }: Route.ComponentProps) {
  useRevalidateOnOtherTab();
  const { order } = loaderData;
  return <OrderPlacedPage order={order} followHref={`/orders/${order.id}`} />;
}

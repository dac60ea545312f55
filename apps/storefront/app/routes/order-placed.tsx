import { useLocale } from '@craftsandore/i18n/react';

import { OrderPlacedPage } from '../features/orders/order-placed-page.tsx';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { useOtherTabs } from '../shell/use-other-tabs.ts';
import { asPerson } from '../shop/as-person.ts';
import type { Route } from './+types/order-placed';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return asPerson(args, async (api, { getMyOrder }) => ({
    order: await api(getMyOrder, { params: args.params }),
  }));
}

export function HydrateFallback() {
  const { t } = useLocale();
  return <PageSkeleton label={t('failure.loading')} />;
}

export default function OrderPlacedRoute({ loaderData }: Route.ComponentProps) {
  useOtherTabs();
  return <OrderPlacedPage {...loaderData} />;
}

import { getOrder } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { orderPath } from '../features/orders/order-filters.ts';
import { PackingSlipPage } from '../features/orders/packing-slip/packing-slip-page.tsx';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import { wordsOf } from '../words.ts';
import type { Route } from './+types/packing-slip';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getOrder.access);
  const params = pathParams(getOrder, args.params);

  const [order, { dictionary }] = await Promise.all([
    api(getOrder, { params }, { locale: 'ar' }),
    wordsOf('ar', '/admin-orders/print'),
  ]);
  const back = { to: 'order' as const, href: orderPath(params.orderId) };
  return { orders: [order], arabic: dictionary, back };
}

export default function PackingSlipRoute({ loaderData }: Route.ComponentProps) {
  return <PackingSlipPage {...loaderData} />;
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return (
    <main id="main">
      <PageError title={t('order.failed')} />
    </main>
  );
}

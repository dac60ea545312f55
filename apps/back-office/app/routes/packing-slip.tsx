import { getOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { PackingSlipPage } from '../features/orders/packing-slip-page.tsx';
import { staffApi } from '../guard.ts';
import { pathParams } from '../path-params.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/packing-slip';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getOrder.access);
  const params = pathParams(getOrder, args.params);

  const [order, { ar }] = await Promise.all([
    api(getOrder, { params }, { locale: 'ar' }),
    import('@craftsandore/i18n/back-office/ar'),
  ]);
  return { order, arabic: ar };
}

export default function PackingSlipRoute({ loaderData }: Route.ComponentProps) {
  return <PackingSlipPage {...loaderData} />;
}

export function ErrorBoundary() {
  const { t } = useLocale();
  return (
    <main id="main">
      <PageError title={t('order.failed')} />
    </main>
  );
}

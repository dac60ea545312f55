import { attempt } from '@craftsandore/api-client';
import { listPromotions } from '@craftsandore/contract';

import { promotionFiltersIn, promotionsPath } from '../features/promotions/promotion-paths.ts';
import { PromotionsPage } from '../features/promotions/promotions-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/promotions';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listPromotions.access);
  const filters = promotionFiltersIn(args.request.url);
  return { filters, promotions: attempt(api(listPromotions, { query: filters })) };
}

export default function PromotionsRoute({ loaderData }: Route.ComponentProps) {
  const { onRetry } = useListWays(loaderData.filters, promotionsPath);

  return <PromotionsPage {...loaderData} onRetry={onRetry} />;
}

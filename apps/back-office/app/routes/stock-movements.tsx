import { attempt } from '@craftsandore/api-client';
import { listStockMovements } from '@craftsandore/contract';

import { orderPath } from '../features/orders/order-filters.ts';
import { movementFiltersIn, movementsPath } from '../features/products/stock/movement-filters.ts';
import { StockMovementsPage } from '../features/products/stock/stock-movements-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { localeContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import { wordsContext } from '../words.ts';
import type { Route } from './+types/stock-movements';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const words = {
  ar: () => import('@craftsandore/i18n/back-office/stock-movements/ar'),
  en: () => import('@craftsandore/i18n/back-office/stock-movements/en'),
};

/** It brings its words itself: other pages load nothing of them. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listStockMovements.access);
  const filters = movementFiltersIn(args.request.url);
  const design = { productId: Number(args.params.id), designId: Number(args.params.designId) };
  const movements = attempt(
    api(listStockMovements, { params: { id: design.designId }, query: filters }),
  );
  const { stockMovements: said } = await words[args.context.get(localeContext)]();
  Object.assign(args.context.get(wordsContext).dictionary, said);
  return { design, filters, movements };
}

export default function StockMovementsRoute({ loaderData }: Route.ComponentProps) {
  const { design, movements } = loaderData;
  const { filters, onRetry } = useListWays(loaderData.filters, (wanted) =>
    movementsPath(design, wanted),
  );

  return <StockMovementsPage {...{ design, filters, movements, onRetry }} orderHref={orderPath} />;
}

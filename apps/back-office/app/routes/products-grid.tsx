import { attempt } from '@craftsandore/api-client';
import { type Category, listStaffProducts, saveProductGrid } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useOutletContext } from 'react-router-dom';

import { gridIntents } from '../features/products/grid/grid-calls.ts';
import { filtersIn, gridPath } from '../features/products/product-filters.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { localeContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import { wordsContext } from '../words.ts';
import type { Route } from './+types/products-grid';

// The sheet is heavy; it comes while the frame already stands.
const GridPage = lazily(() =>
  import('../features/products/grid/grid-page.tsx').then(({ GridPage }) => GridPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const words = {
  ar: () => import('@craftsandore/i18n/back-office/grid/ar'),
  en: () => import('@craftsandore/i18n/back-office/grid/en'),
};

/** Of products: each has a few designs, which are the rows. */
const perPage = 100;

/** It brings its words itself: other pages load nothing of them. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, saveProductGrid.access);
  const filters = filtersIn(args.request.url);
  const { published, page, query, categoryIds } = filters;
  // Not awaited: the page shows at once, and its rows follow.
  const products = attempt(
    api(listStaffProducts, {
      query: {
        ...{ page, perPage, query, categoryIds, removed: 'false' },
        ...(published !== undefined && { published: String(published) }),
      },
    }),
  );
  const { grid: said } = await words[args.context.get(localeContext)]();
  Object.assign(args.context.get(wordsContext).dictionary, said);
  return { filters, products };
}

export const clientAction = actionOf(gridIntents);

export default function ProductGridRoute({ loaderData }: Route.ComponentProps) {
  const categories = useOutletContext<Promise<Category[]>>();
  const act = useAction<typeof gridIntents>();
  const ways = useListWays(loaderData.filters, gridPath);

  return (
    <GridPage
      {...loaderData}
      {...ways}
      categories={categories}
      onSave={(rows) => act('save', { body: { rows } })}
    />
  );
}

import { attempt } from '@craftsandore/api-client';
import { explainSearch } from '@craftsandore/contract';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { updateProductPath } from '../features/products/product-filters.ts';
import { explainPath, queryIn } from '../features/search-tuning/explain-path.ts';
import { ExplainPage } from '../features/search-tuning/explain/explain-page.tsx';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/explain-search';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, explainSearch.access);
  const query = queryIn(args.request.url);
  return {
    query,
    explanation: query ? attempt(api(explainSearch, { query: { query } })) : undefined,
  };
}

export default function ExplainSearchRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return (
    <ExplainPage
      {...loaderData}
      productHref={updateProductPath}
      onSearch={(query) =>
        void navigate(explainPath(query), { replace: true, preventScrollReset: true })
      }
      onRetry={() => void revalidate()}
    />
  );
}

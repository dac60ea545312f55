import { attempt } from '@craftsandore/api-client';
import { listSynonymGroups } from '@craftsandore/contract';

import { synonymFiltersIn, synonymsPath } from '../features/search-tuning/synonym-filters.ts';
import { SynonymsPage } from '../features/search-tuning/synonyms/synonyms-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/synonyms';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listSynonymGroups.access);
  const filters = synonymFiltersIn(args.request.url);
  return { filters, synonyms: attempt(api(listSynonymGroups, { query: filters })) };
}

export default function SynonymsRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, synonymsPath);

  return <SynonymsPage {...loaderData} {...ways} />;
}

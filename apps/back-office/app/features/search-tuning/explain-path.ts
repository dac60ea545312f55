import { explainSearch } from '@craftsandore/contract';

import { filtersFrom } from '../../list/list-address.ts';

/** What is to be explained; nothing where the address holds nothing that one could search. */
export function queryIn(url: string): string | undefined {
  return filtersFrom(explainSearch.query.partial(), url).query;
}

/** The address where this search is explained. */
export function explainPath(query?: string): string {
  const path = '/admin-search/explain';
  return query ? `${path}?${new URLSearchParams({ query })}` : path;
}

import type { ApiClient } from '@craftsandore/api-client';
import { listProducts, type PageOfProducts, suggest } from '@craftsandore/contract';

import type { Suggestion } from './suggestion.ts';

/** What may be meant by a text whose last word is not finished: words first, then categories, then products. */
export async function askForSuggestions(
  api: ApiClient,
  query: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { terms, categories, products } = await api(suggest, { query: { query } }, { signal });
  return [
    ...terms.map((term) => ({ kind: 'term' as const, term })),
    ...categories.map((category) => ({ kind: 'category' as const, category })),
    ...products.map((product) => ({ kind: 'product' as const, product })),
  ];
}

export type ResultCount = Pick<PageOfProducts, 'totalCount' | 'isCut'>;

/** How much the list of products finds for a text. */
export const countResults = (
  api: ApiClient,
  query: string,
  signal: AbortSignal,
): Promise<ResultCount> => api(listProducts, { query: { query, perPage: 1 } }, { signal });

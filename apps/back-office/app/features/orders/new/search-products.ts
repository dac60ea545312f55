import type { Result } from '@craftsandore/api-client';
import type { PageOfProducts } from '@craftsandore/contract';

/** Finds products of the shop by words. */
export type SearchProducts = (query: string) => Promise<Result<PageOfProducts>>;

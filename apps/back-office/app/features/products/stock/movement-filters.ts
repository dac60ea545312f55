import type { Result } from '@craftsandore/api-client';
import { listStockMovements, type ResponseBody } from '@craftsandore/contract';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';
import { stockMovementsPath } from '../product-filters.ts';

const Filters = listStockMovements.query.extend({ perPage: RowsPerPage });

/** Which page of movements the address asks for. */
export const movementFiltersIn = (url: string) => filtersFrom(Filters, url);
export type MovementFilters = ReturnType<typeof movementFiltersIn>;

/** The design whose stock is followed, by the numbers in the address. */
export type DesignInAddress = { productId: number; designId: number };

/** The address of the list with these filters. */
export const movementsPath = (
  { productId, designId }: DesignInAddress,
  filters: Partial<MovementFilters> = {},
): string => listPath(stockMovementsPath(productId, designId), filters);

/** A page of movements as the loader hands it over. */
export type MovementsPromise = Promise<Result<ResponseBody<typeof listStockMovements>>>;

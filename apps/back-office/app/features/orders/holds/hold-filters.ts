import { listHolds } from '@craftsandore/contract';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';
import { allHoldsPath } from '../order-filters.ts';

const Filters = listHolds.query.extend({ perPage: RowsPerPage });

/** Which page of what is held the address asks for. */
export const holdFiltersIn = (url: string) => filtersFrom(Filters, url);
export type HoldFilters = ReturnType<typeof holdFiltersIn>;

/** The address of the list with these filters. */
export const holdsPath = (filters: Partial<HoldFilters> = {}): string =>
  listPath(allHoldsPath, filters);

/** Where some holds are read as they are now. */
export const holdRowsPath = (ids: number[]): string => `${allHoldsPath}/rows?ids=${ids.join()}`;

import { listRuns } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';
import { allRunsPath } from '../run-paths.ts';

const Filters = listRuns.query.extend({ perPage: RowsPerPage });

/** What the address of the list of runs asks for. */
export type RunFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export const runFiltersIn = (url: string): RunFilters => filtersFrom(Filters, url);

/** The address of the list with these filters. */
export const runsPath = (filters: Partial<RunFilters> = {}): string =>
  listPath(allRunsPath, filters);

import { listSearchMisses } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';

const Filters = listSearchMisses.query.extend({ perPage: RowsPerPage });

/** What the address of the list of searches without result asks for. */
export type MissFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function missFiltersIn(url: string): MissFilters {
  return filtersFrom(Filters, url);
}

/** The address of the dialog that adds one of them to the synonyms. */
export function addMissPath(id: number): string {
  return `/admin-search/misses/${id}/add`;
}

/** The address of the list with these filters. */
export function missesPath(filters: Partial<MissFilters> = {}): string {
  return listPath('/admin-search/misses', filters);
}

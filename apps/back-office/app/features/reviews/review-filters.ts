import { listStaffReviews } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listStaffReviews.query.extend({ perPage: RowsPerPage });

/** What the address of the list of reviews asks for. */
export type ReviewFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function reviewFiltersIn(url: string): ReviewFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function reviewsPath(filters: Partial<ReviewFilters> = {}): string {
  return listPath('/admin-reviews', filters);
}

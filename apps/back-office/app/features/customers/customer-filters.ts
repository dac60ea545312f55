import { listCustomers, type CallInput } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listCustomers.query.extend({ perPage: RowsPerPage });

/** What the address of the list of customers asks for. */
export type CustomerFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): CustomerFilters {
  return filtersFrom(Filters, url);
}

/** The filters as the API is asked with them: there a flag is a word. */
export function queryOf({
  blocked,
  refused,
  ...query
}: CustomerFilters): CallInput<typeof listCustomers>['query'] {
  return { ...query, ...(blocked && { blocked: 'true' }), ...(refused && { refused: 'true' }) };
}

/** The address of the list with these filters. */
export function customersPath(filters: Partial<CustomerFilters> = {}): string {
  return listPath('/admin-customers', filters);
}

/** The address of one customer. */
export function customerPath(id: number): string {
  return `/admin-customers/${id}`;
}

import { type CallInput, deskParts, listDesk } from '@craftsandore/contract';
import { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';

const Filters = listDesk.query
  .pick({ page: true })
  .extend({ part: z.enum(deskParts).default('due'), perPage: RowsPerPage });

/** What the address of the desk asks for. */
export type DeskFilters = z.output<typeof Filters>;

/** The filters in an address; those of what is due where it holds something else. */
export const filtersIn = (url: string): DeskFilters => filtersFrom(Filters, url);

export const queryOf = (filters: DeskFilters): CallInput<typeof listDesk>['query'] => filters;

/** The address of the desk with these filters, and with an order open. Defaults are left out. */
export function deskPath(
  { part, ...filters }: Partial<DeskFilters> = {},
  orderId?: number,
): string {
  const path = orderId === undefined ? '/admin-desk' : `/admin-desk/${orderId}`;
  return listPath(path, { ...filters, ...(part !== 'due' && { part }) });
}

import { listContactMessages } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';

const Filters = listContactMessages.query.extend({ perPage: RowsPerPage });

/** What the address of the list of messages asks for: those that wait, unless it says otherwise. */
export type ContactMessageFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function contactMessageFiltersIn(url: string): ContactMessageFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function contactMessagesPath({
  part,
  ...filters
}: Partial<ContactMessageFilters> = {}): string {
  const said = part === 'waiting' ? undefined : part;
  return listPath('/admin-messages', { ...filters, ...(said && { part: said }) });
}

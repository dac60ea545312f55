import { listMessages } from '@craftsandore/contract';
import { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';

const Filters = listMessages.query
  .omit({ orderId: true })
  .extend({ perPage: RowsPerPage, state: listMessages.query.shape.state.or(z.literal('')) });

/** What the address of the outbox asks for: all messages, unless it names a state. */
export type OutboxFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export const outboxFiltersIn = (url: string): OutboxFilters => filtersFrom(Filters, url);

/** The address of the list with these filters. */
export const outboxPath = (filters: Partial<OutboxFilters> = {}): string =>
  listPath('/admin-outbox', filters);

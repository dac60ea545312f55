import { listReturns } from '@craftsandore/contract';
import { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';
import { allReturnsPath } from '../order-filters.ts';

const { part } = listReturns.query.shape;

const Filters = listReturns.query.extend({
  perPage: RowsPerPage,
  part: part.or(z.literal('all')).default('open'),
});

/** What the address of the list of returns asks for: the open ones, unless it says otherwise. */
export type ReturnFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export const returnFiltersIn = (url: string): ReturnFilters => filtersFrom(Filters, url);

/** The query of the call. */
export const returnQuery = ({ part, ...rest }: ReturnFilters) => ({
  ...rest,
  ...(part !== 'all' && { part }),
});

/** The address of the list with these filters. */
export const returnsPath = (filters: Partial<ReturnFilters> = {}): string =>
  listPath(allReturnsPath, filters.part === 'open' ? { ...filters, part: undefined } : filters);

/** Where what is owed for no return is read again. */
export const owedPath = `${allReturnsPath}/owed`;

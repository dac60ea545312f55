import { listCashParcels } from '@craftsandore/contract';
import { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';

const { part, carrier } = listCashParcels.query.shape;

const Filters = listCashParcels.query.extend({
  perPage: RowsPerPage,
  part: part.or(z.literal('')),
  carrier: carrier.or(z.literal('')),
});

/** What the address of the cash page asks for: all parcels with something open, unless it names a part or a carrier. */
export type CashFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export const cashFiltersIn = (url: string): CashFilters => filtersFrom(Filters, url);

/** The query of the call. */
export const cashQuery = ({ part, carrier, ...rest }: CashFilters) => ({
  ...rest,
  ...(part && { part }),
  ...(carrier && { carrier }),
});

/** The address of the page with these filters. */
export const cashPath = (filters: Partial<CashFilters> = {}, path = '/admin-cash'): string =>
  listPath(path, filters);

export const newRemittancePath = '/admin-cash/remittance';

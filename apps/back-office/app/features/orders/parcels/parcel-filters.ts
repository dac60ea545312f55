import { listParcels } from '@craftsandore/contract';
import { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';
import { allParcelsPath } from '../order-filters.ts';

const { part, carrier } = listParcels.query.shape;

const Filters = listParcels.query.omit({ ids: true }).extend({
  perPage: RowsPerPage,
  part: part.or(z.literal('')),
  carrier: carrier.or(z.literal('')),
});

/** What the address of the list of parcels asks for: all of them, unless it names a part or a carrier. */
export type ParcelFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export const parcelFiltersIn = (url: string): ParcelFilters => filtersFrom(Filters, url);

/** The query of the call. */
export const parcelQuery = ({ part, carrier, ...rest }: ParcelFilters) => ({
  ...rest,
  ...(part && { part }),
  ...(carrier && { carrier }),
});

/** The address of the list with these filters. */
export const parcelsPath = (filters: Partial<ParcelFilters> = {}): string =>
  listPath(allParcelsPath, filters);

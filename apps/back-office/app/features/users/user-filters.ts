import { listUsers } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listUsers.query.extend({ perPage: RowsPerPage });

/** What the address of the list of users asks for. */
export type UserFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): UserFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function usersPath(filters: Partial<UserFilters> = {}): string {
  return listPath('/admin-users', filters);
}

/** The address of one account. */
export function userPath(userId: number): string {
  return `/admin-users/${userId}`;
}

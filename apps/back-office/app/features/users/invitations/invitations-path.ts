import { listInvitations } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';

const Filters = listInvitations.query.extend({ perPage: RowsPerPage });

/** What the address of the list of invitations asks for. */
export type InvitationFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function invitationFiltersIn(url: string): InvitationFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function invitationsPath(filters: Partial<InvitationFilters> = {}): string {
  return listPath('/admin-users/invitations', filters);
}

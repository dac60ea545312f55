import { listAuditEntries } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listAuditEntries.query.extend({ perPage: RowsPerPage });

/** What the address of the audit log asks for. */
export type AuditFilters = z.output<typeof Filters>;

/** The filters in an address; those of the whole log where it holds something else. */
export function filtersIn(url: string): AuditFilters {
  return filtersFrom(Filters, url);
}

/** The address of the log with these filters. */
export function auditPath(filters: Partial<AuditFilters> = {}): string {
  return listPath('/admin-audit', filters);
}

/** The address of the file with all that these filters find. */
export function exportPath({ page: _, perPage: __, ...filters }: AuditFilters): string {
  return listPath('/admin-audit/export', { ...filters, page: 1 });
}

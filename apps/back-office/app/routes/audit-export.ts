import { attempt } from '@craftsandore/api-client';
import { exportAuditEntries } from '@craftsandore/contract';

import { filtersIn } from '../features/audit/audit-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/audit-export';

/** What the filters of the log's address find as a file. An action, so that it is never revalidated. */
export function clientAction(args: Route.ClientActionArgs) {
  const api = staffApi(args, exportAuditEntries.access);
  const { page: _, perPage: __, ...query } = filtersIn(args.request.url);
  return attempt(api(exportAuditEntries, { query }));
}

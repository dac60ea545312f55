import { attempt } from '@craftsandore/api-client';
import { exportSalesReport } from '@craftsandore/contract';

import { filtersIn } from '../features/reports/report-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/reports-export';

/** The rows of a report as a file. An action, so that it is never revalidated. */
export function clientAction(args: Route.ClientActionArgs) {
  const api = staffApi(args, exportSalesReport.access);
  const query = filtersIn(args.request.url, new Date());
  return attempt(api(exportSalesReport, { query }));
}

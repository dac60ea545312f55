import { attempt } from '@craftsandore/api-client';
import { getSalesReport, type ReportPart } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useState } from 'react';

import { customerPath } from '../features/customers/customer-filters.ts';
import { updateProductPath } from '../features/products/product-filters.ts';
import { filtersIn, reportPath } from '../features/reports/report-filters.ts';
import { useReportExport } from '../features/reports/use-report-export.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/reports';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

// Charts and tables are heavy; theirs comes while the frame already stands.
const ReportsPage = lazily(() =>
  import('../features/reports/reports-page.tsx').then(({ ReportsPage }) => ReportsPage),
);
ReportsPage.prefetch(); // in parallel with its data

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getSalesReport.access);
  const filters = filtersIn(args.request.url, new Date());
  return { filters, report: attempt(api(getSalesReport, { query: filters })) };
}

/** Days, categories and governorates have no page of their own. */
function rowHref(by: ReportPart, id: number): string | undefined {
  if (by === 'product') return updateProductPath(id);
  return by === 'customer' ? customerPath(id) : undefined;
}

export default function ReportsRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, reportPath);
  const [now] = useState(() => new Date());

  return (
    <ReportsPage
      {...loaderData}
      now={now}
      rowHref={rowHref}
      file={useReportExport(loaderData.filters)}
      {...ways}
    />
  );
}

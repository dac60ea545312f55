import type { exportSalesReport, ResponseBody } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { useExport } from '../../list/use-export.ts';
import { reportPath, type ReportFilters } from './report-filters.ts';

/** Saves all rows of a report as a file for Excel. */
export function useReportExport(filters: ReportFilters) {
  const { t } = useTranslation();
  const { from, to, by } = filters;
  const { isPending, start } = useExport<ResponseBody<typeof exportSalesReport>>({
    file: `sales-by-${by}-${from}-${to}`,
    failed: t('reports.exportFailed'),
    doneOf: () => t('reports.exported'),
  });

  return { isPending, onStart: () => start(reportPath(filters, '/admin-reports/export')) };
}

import {
  exportSalesReport,
  getSalesReport,
  maxExportedReportRows,
  maxReportDays,
  maxReportRows,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { salesReportAsCsv } from './export-sales-report.ts';
import { findSalesReport } from './sales-report.ts';

/** What was sold, for those who may see it. */
export default async function reportsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(getSalesReport, ({ query }) =>
    findSalesReport(db, {
      ...query,
      // All days, so that the list of them has no gap.
      atMost: query.by === 'day' ? maxReportDays : maxReportRows,
    }),
  );

  app.implement(exportSalesReport, async ({ query }, { locale }) => {
    const report = await findSalesReport(db, { ...query, atMost: maxExportedReportRows });
    return { csv: salesReportAsCsv(report, locale), count: report.rows.length };
  });
}

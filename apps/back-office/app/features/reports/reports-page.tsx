import type { Result } from '@craftsandore/api-client';
import type { SalesReport } from '@craftsandore/contract';
import { ButtonLink } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { CourseOfOrders } from './course-of-orders.tsx';
import { deskFiguresPath } from './desk/desk-figure-filters.ts';
import type { ReportFilters } from './report-filters.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportPage, type ReportPageProps } from './report-page.tsx';
import { ReportTable, type RowHref } from './report-table.tsx';
import { SalesByDay } from './sales-by-day.tsx';

type ReportsPageProps = ReportPageProps<ReportFilters> & {
  report: Promise<Result<SalesReport>>;
  rowHref: RowHref;
};

/** What was sold on some days: figures, a chart, and a table by what one wants to know it. */
export function ReportsPage({ rowHref, ...page }: ReportsPageProps) {
  const { t } = useTranslation();
  const { filters, onFilter } = page;

  return (
    <ReportPage
      {...page}
      title={t('nav.reports')}
      actions={
        <ButtonLink variant="secondary" href={deskFiguresPath({ ...filters, by: 'governorate' })}>
          {t('reports.desk')}
        </ButtonLink>
      }
      failed={t('reports.failed')}
      definition={t('reports.definition')}
    >
      {(report) => (
        <>
          <ReportFigures report={report} />
          <CourseOfOrders span={report.span} />
          <SalesByDay report={report} />
          <ReportTable
            report={report}
            rowHref={rowHref}
            onPart={(by) => onFilter({ ...filters, by })}
          />
        </>
      )}
    </ReportPage>
  );
}

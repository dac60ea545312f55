import type { Result } from '@craftsandore/api-client';
import type { DeskFigures } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { ReportPage, type ReportPageProps } from '../report-page.tsx';
import { CallsByHour, LeftOut, Outcomes, Reasons } from './attempt-panels.tsx';
import { ConfirmationByDay } from './confirmation-by-day.tsx';
import type { DeskFigureFilters } from './desk-figure-filters.ts';
import styles from './desk-figures.module.css';
import { DeskFiguresTable, type RowHref } from './desk-figures-table.tsx';
import { DeskSpanFigures } from './desk-span-figures.tsx';

type DeskFiguresPageProps = ReportPageProps<DeskFigureFilters> & {
  figures: Promise<Result<DeskFigures>>;
  /** The desk, for who works there. */
  deskHref: string | undefined;
  rowHref: RowHref;
};

/** How well orders of some days were confirmed: figures, a chart, tables by what one wants to know it, reasons. */
export function DeskFiguresPage({ figures, deskHref, rowHref, ...page }: DeskFiguresPageProps) {
  const { t } = useTranslation();
  const { filters, onFilter } = page;

  return (
    <ReportPage
      {...page}
      report={figures}
      title={t('deskFigures.title')}
      back={deskHref ? { href: deskHref, label: t('nav.desk') } : undefined}
      failed={t('deskFigures.failed')}
      definition={t('deskFigures.definition')}
    >
      {(figures) => (
        <>
          <DeskSpanFigures figures={figures} />
          <ConfirmationByDay figures={figures} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <DeskFiguresTable
                figures={figures}
                rowHref={rowHref}
                onPart={(by) => onFilter({ ...filters, by })}
              />
              <Outcomes figures={figures} />
            </div>
            <div className={styles.column}>
              <Reasons figures={figures} />
              <CallsByHour figures={figures} />
              <LeftOut figures={figures} />
            </div>
          </div>
        </>
      )}
    </ReportPage>
  );
}

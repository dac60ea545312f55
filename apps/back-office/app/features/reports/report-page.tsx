import type { Result } from '@craftsandore/api-client';
import {
  Button,
  Card,
  DownloadIcon,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@craftsandore/ui';
import { type ComponentProps, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReportDays } from './report-days.tsx';
import styles from './report-page.module.css';

/** What a page of a report is given, whatever it reports. */
export type ReportPageProps<Filters> = {
  filters: Filters;
  now: Date;
  onFilter: (filters: Filters) => void;
  onRetry: () => void;
  /** The report as a file. */
  file: { isPending: boolean; onStart: () => void };
};

type Props<Filters, Report> = ReportPageProps<Filters> & {
  title: string;
  back?: ComponentProps<typeof PageHeader>['back'] | undefined;
  report: Promise<Result<Report>>;
  /** Actions before that which saves the file. */
  actions?: ReactNode;
  /** What is said where it cannot be read. */
  failed: string;
  /** How its numbers are counted. */
  definition: string;
  children: (report: Report) => ReactNode;
};

/** A page that reports on some days: it chooses them, and shows what was read of them. */
export function ReportPage<Filters extends { from: string; to: string }, Report>({
  filters,
  now,
  onFilter,
  onRetry,
  file,
  title,
  back,
  actions,
  report,
  ...rest
}: Props<Filters, Report>) {
  const { t } = useTranslation();
  const shown = useDeferredValue(report);
  const isBusy = shown !== report;

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        {...(back && { back })}
        actions={
          <>
            {actions}
            <Button
              variant="secondary"
              iconBefore={<DownloadIcon />}
              loading={file.isPending}
              onClick={file.onStart}
            >
              {t('reports.export')}
            </Button>
          </>
        }
      />
      <Card padded={false} className={styles.filters}>
        <ReportDays
          days={filters}
          now={now}
          onFilter={(days) => onFilter({ ...filters, ...days })}
        />
      </Card>
      <div aria-busy={isBusy} className={styles.report}>
        <Suspense fallback={<Waiting />}>
          <Report {...rest} report={shown} isRetrying={isBusy} onRetry={onRetry} />
        </Suspense>
      </div>
    </>
  );
}

type ReportProps<Report> = Pick<
  Props<never, Report>,
  'report' | 'failed' | 'definition' | 'onRetry' | 'children'
> & { isRetrying: boolean };

function Report<R>({ report, failed, definition, isRetrying, onRetry, children }: ReportProps<R>) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const result = use(report);
  if (!result.ok) {
    return (
      <Card padded={false}>
        <ErrorState
          title={failed}
          action={
            <Button loading={isRetrying} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          }
        >
          <bdi>{sentenceOf(result.refusal)}</bdi>
        </ErrorState>
      </Card>
    );
  }

  return (
    <>
      {children(result.value)}
      <Text size="xs" tone="muted">
        {definition}
      </Text>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('failure.loading')}>
      <Skeleton lines={12} className={styles.waiting} />
    </SkeletonGroup>
  );
}

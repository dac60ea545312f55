import type { Result } from '@craftsandore/api-client';
import { questionParts, type StaffQuestion } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader, Segmented } from '@craftsandore/ui';
import { Suspense, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import toolbar from '../../../list/list-toolbar.module.css';
import { LiveList } from '../../../list/live-list.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useNewer } from '../../../live/use-newer.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { QuestionFilters } from './question-filters.ts';
import type { ModerateQuestion, QuestionsPromise } from './questions-table.tsx';

const QuestionsTable = lazily(() =>
  import('./questions-table.tsx').then(({ QuestionsTable }) => QuestionsTable),
);

type QuestionsPageProps = {
  filters: QuestionFilters;
  questions: QuestionsPromise;
  /** The storefront, whose pages show the questions. */
  shopUrl: string;
  onModerate: ModerateQuestion;
  /** Says what a change came to. */
  onReport: (call: Promise<Result<StaffQuestion>>) => Promise<Result<StaffQuestion>>;
  onFilter: (filters: QuestionFilters) => void;
  onRetry: () => void;
};

/** What customers ask about products: to answer, and what nobody should read. */
export function QuestionsPage({
  filters,
  questions,
  onFilter,
  onModerate,
  onReport,
  ...rest
}: QuestionsPageProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [current, setNewer] = useNewer(questions);
  const shown = useDeferredValue(current);

  /** What is done leaves the list, with the button that was pressed. A refused answer is told in its form. */
  const moderate: ModerateQuestion = async (question, change) => {
    const call = onModerate(question, change);
    const isAnswer = change.answer !== undefined;
    const result = isAnswer ? await call : await onReport(call);
    if (!result.ok) return result;
    if (isAnswer) await onReport(call);
    list.current?.focus();
    return result;
  };

  return (
    <UnsavedGuard>
      <PageTitle>{t('nav.questions')}</PageTitle>
      <PageHeader title={t('nav.questions')} meta={t('questions.words')} />
      <Card ref={list} tabIndex={-1} padded={false}>
        <div className={toolbar.root}>
          <Segmented
            label={t('questions.show')}
            options={questionParts.map((part) => ({
              value: part,
              label: t(`questionPart.${part}`),
            }))}
            value={filters.part}
            onChange={(part) => onFilter({ ...filters, part, page: 1 })}
          />
        </div>
        <Suspense fallback={<RowsWaiting />}>
          <QuestionsTable
            {...rest}
            onModerate={moderate}
            questions={shown}
            isStale={shown !== current}
            filters={filters}
          />
        </Suspense>
      </Card>
      <LiveList of="question" list={current} onNewer={setNewer} />
    </UnsavedGuard>
  );
}

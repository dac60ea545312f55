import type { Result } from '@craftsandore/api-client';
import {
  type CallInput,
  maxLength,
  type moderateQuestion,
  type StaffQuestion,
} from '@craftsandore/contract';
import { type DataTableColumn, Tag } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { ModerationActions } from '../moderation-actions.tsx';
import { OurAnswer } from '../our-answer.tsx';
import { ProductInShop } from '../product-in-shop.tsx';
import styles from '../reviews.module.css';
import { questionsPath, type QuestionFilters } from './question-filters.ts';

export type QuestionsPromise = ListPromise<StaffQuestion>;

/** Changes the question as it was seen. */
export type ModerateQuestion = (
  question: StaffQuestion,
  change: Omit<CallInput<typeof moderateQuestion>['body'], 'seenVersion'>,
) => Promise<Result<StaffQuestion>>;

type QuestionsTableProps = {
  questions: QuestionsPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: QuestionFilters;
  shopUrl: string;
  onModerate: ModerateQuestion;
  onRetry: () => void;
};

export function QuestionsTable({
  questions,
  filters,
  shopUrl,
  onModerate,
  ...rest
}: QuestionsTableProps) {
  const { t } = useTranslation();
  const columns: DataTableColumn<StaffQuestion>[] = [
    {
      id: 'product',
      header: t('reviews.product'),
      rowHeader: true,
      stacked: 'full',
      cell: (question) => <ProductInShop of={question} shopUrl={shopUrl} section="questions" />,
    },
    {
      id: 'question',
      header: t('questions.question'),
      stacked: 'full',
      cell: ({ userName, text, answer, isHidden }) => (
        <div className={styles.words}>
          <p className={styles.who}>
            <Typed>{userName}</Typed>
            {isHidden && <Tag tone="danger">{t('moderation.hidden')}</Tag>}
          </p>
          <Typed className={styles.comment}>{text}</Typed>
          <OurAnswer answer={answer} />
        </div>
      ),
    },
    {
      id: 'actions',
      header: t('reviews.actions'),
      headerHidden: true,
      stacked: 'full',
      cell: (question) => (
        <ModerationActions
          kept={question}
          answerForm={{
            name: `question-${question.id}`,
            maxLength: maxLength.questionAnswer,
            hint: t('questions.answerHint'),
          }}
          hideLabel={t(question.isHidden ? 'questions.showOf' : 'questions.hideOf', {
            name: question.userName,
          })}
          onModerate={onModerate}
        />
      ),
    },
  ];

  return (
    <ListTable
      {...rest}
      list={questions}
      label={t('nav.questions')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t(`questionNone.${filters.part}`)}
      failed={t('questions.failed')}
      paging={{
        hrefOf: (wanted) => questionsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('questions.range', range),
      }}
    />
  );
}

import type { Result } from '@craftsandore/api-client';
import { reviewParts } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader, Segmented } from '@craftsandore/ui';
import { Suspense, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { UnsavedGuard } from '../../form/unsaved-guard.tsx';
import toolbar from '../../list/list-toolbar.module.css';
import { LiveList } from '../../list/live-list.tsx';
import { RowsWaiting } from '../../list/rows-waiting.tsx';
import { useNewer } from '../../live/use-newer.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import type { ReviewCalls } from './review-calls.ts';
import type { ReviewFilters } from './review-filters.ts';
import type { ReviewsPromise } from './reviews-table.tsx';

const ReviewsTable = lazily(() =>
  import('./reviews-table.tsx').then(({ ReviewsTable }) => ReviewsTable),
);

type ReviewsPageProps = ReviewCalls & {
  /** Says what a change came to. */
  onReport: <T>(call: Promise<Result<T>>) => Promise<Result<T>>;
  filters: ReviewFilters;
  reviews: ReviewsPromise;
  /** The storefront, whose pages show the reviews. */
  shopUrl: string;
  onFilter: (filters: ReviewFilters) => void;
  onRetry: () => void;
};

/** What customers say of products: photos to let in, questions to answer, what nobody should read. */
export function ReviewsPage({
  filters,
  reviews,
  onFilter,
  onModerate,
  onPhoto,
  onReport,
  ...rest
}: ReviewsPageProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [current, setNewer] = useNewer(reviews);
  const shown = useDeferredValue(current);
  const parts = [
    { value: 'all', label: t('reviewPart.all') },
    ...reviewParts.map((part) => ({ value: part, label: t(`reviewPart.${part}`) })),
  ] as const;

  /** What is done may leave the list, with the button that was pressed. */
  async function settle<T>(call: Promise<Result<T>>): Promise<Result<T>> {
    const result = await onReport(call);
    if (result.ok && filters.part) list.current?.focus();
    return result;
  }

  return (
    <UnsavedGuard>
      <PageTitle>{t('nav.reviews')}</PageTitle>
      <PageHeader title={t('nav.reviews')} meta={t('reviews.words')} />
      <Card ref={list} tabIndex={-1} padded={false}>
        <div className={toolbar.root}>
          <Segmented
            label={t('reviews.show')}
            options={parts}
            value={filters.part ?? 'all'}
            onChange={(part) =>
              onFilter({ ...filters, part: part === 'all' ? undefined : part, page: 1 })
            }
          />
        </div>
        <Suspense fallback={<RowsWaiting />}>
          <ReviewsTable
            {...rest}
            onModerate={(review, change) =>
              change.answer === undefined
                ? settle(onModerate(review, change))
                : onModerate(review, change)
            }
            onPhoto={(...decided) => settle(onPhoto(...decided))}
            reviews={shown}
            isStale={shown !== current}
            filters={filters}
          />
        </Suspense>
      </Card>
      <LiveList of="review" list={current} onNewer={setNewer} />
    </UnsavedGuard>
  );
}

import type { StaffReview } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import type { DataTableColumn } from '@craftsandore/ui';
import { Link } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ListTable, type ListPromise } from '../../list/list-table.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { ReviewCalls } from './review-calls.ts';
import { reviewsPath, type ReviewFilters } from './review-filters.ts';
import { ReviewWords } from './review-words.tsx';
import styles from './reviews.module.css';

export type ReviewsPromise = ListPromise<StaffReview>;

type ReviewsTableProps = ReviewCalls & {
  reviews: ReviewsPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: ReviewFilters;
  shopUrl: string;
  onRetry: () => void;
};

export function ReviewsTable({
  reviews,
  filters,
  shopUrl,
  onModerate,
  onPhoto,
  ...rest
}: ReviewsTableProps) {
  const { t } = useTranslation();
  const { local, shortDate } = useLocale();
  const columns: DataTableColumn<StaffReview>[] = [
    {
      id: 'product',
      header: t('reviews.product'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ product, createdAt }) => (
        <span className={styles.product}>
          <Link href={`${shopUrl}/product/${product.id}#reviews`}>
            <bdi>{local(product, 'name')}</bdi>
          </Link>
          <time dateTime={createdAt} className={styles.muted}>
            {shortDate(createdAt)}
          </time>
        </span>
      ),
    },
    {
      id: 'review',
      header: t('reviews.review'),
      stacked: 'full',
      cell: (review) => <ReviewWords review={review} onPhoto={onPhoto} />,
    },
    {
      id: 'actions',
      header: t('reviews.actions'),
      headerHidden: true,
      stacked: 'full',
      cell: (review) => <ReviewActions review={review} onModerate={onModerate} />,
    },
  ];

  return (
    <ListTable
      {...rest}
      list={reviews}
      label={t('reviews.title')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={filters.part ? t(`reviewNone.${filters.part}`) : t('reviews.empty')}
      failed={t('reviews.failed')}
      paging={{
        hrefOf: (wanted) => reviewsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('reviews.range', range),
      }}
    />
  );
}

import type { StaffReview } from '@craftsandore/contract';
import type { DataTableColumn } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ListTable, type ListPromise } from '../../list/list-table.tsx';
import { ProductInShop } from './product-in-shop.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { ReviewCalls } from './review-calls.ts';
import { reviewsPath, type ReviewFilters } from './review-filters.ts';
import { ReviewWords } from './review-words.tsx';

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
  const columns: DataTableColumn<StaffReview>[] = [
    {
      id: 'product',
      header: t('reviews.product'),
      rowHeader: true,
      stacked: 'full',
      cell: (review) => <ProductInShop of={review} shopUrl={shopUrl} section="reviews" />,
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
      label={t('nav.reviews')}
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

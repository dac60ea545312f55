import type { Promotion } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { ListTable, type ListPromise } from '../../list/list-table.tsx';
import { type PromotionFilters, promotionPath, promotionsPath } from './promotion-paths.ts';
import { usePromotionColumns } from './use-promotion-columns.tsx';

export type PromotionsPromise = ListPromise<Promotion>;

type PromotionsTableProps = {
  promotions: PromotionsPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: PromotionFilters;
  onRetry: () => void;
};

export function PromotionsTable({ promotions, filters, ...rest }: PromotionsTableProps) {
  const { t } = useTranslation();

  return (
    <ListTable
      {...rest}
      list={promotions}
      label={t('promotions.list')}
      columns={usePromotionColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => promotionPath(id)}
      empty={t('promotions.noneYet')}
      failed={t('promotions.failed')}
      paging={{
        hrefOf: (wanted) => promotionsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('promotions.range', range),
      }}
    />
  );
}

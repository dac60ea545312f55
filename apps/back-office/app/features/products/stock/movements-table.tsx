import type { StockMovement } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { type DataTableColumn, Link } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { ListTable } from '../../../list/list-table.tsx';
import {
  type DesignInAddress,
  type MovementFilters,
  movementsPath,
  type MovementsPromise,
} from './movement-filters.ts';
import styles from './movements-table.module.css';

type MovementsTableProps = {
  design: DesignInAddress;
  filters: MovementFilters;
  movements: MovementsPromise;
  /** The page of an order. */
  orderHref: (orderId: number) => string;
  /** Newer ones are on their way. */
  isStale: boolean;
  onRetry: () => void;
};

export function MovementsTable({
  design,
  filters,
  movements,
  orderHref,
  ...rest
}: MovementsTableProps) {
  const { t } = useTranslation();

  return (
    <ListTable
      {...rest}
      list={movements}
      label={t('stockMovements.title')}
      columns={useColumns(orderHref)}
      rowKey={({ id }) => id}
      empty={t('stockMovements.none')}
      failed={t('stockMovements.failed')}
      paging={{
        hrefOf: (wanted) => movementsPath(design, { ...filters, ...wanted }),
        rangeWords: (range) => t('stockMovements.range', range),
      }}
    />
  );
}

function useColumns(orderHref: MovementsTableProps['orderHref']): DataTableColumn<StockMovement>[] {
  const { t } = useTranslation();
  const { number } = useLocale();
  const momentOf = useMoment('day and time');

  return [
    {
      id: 'reason',
      header: t('stockMovements.reason'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ reason, order }) => (
        <span className={styles.what}>
          {t(`stockReason.${reason}`)}
          {order && (
            <Link href={orderHref(order.id)}>
              <bdi dir="ltr">{order.reference}</bdi>
            </Link>
          )}
        </span>
      ),
    },
    {
      id: 'delta',
      header: t('stockMovements.delta'),
      stackedLabel: t('stockMovements.delta'),
      align: 'end',
      cell: ({ delta }) => (
        <bdi dir="ltr" className={styles.delta}>
          {`${delta > 0 ? '+' : '−'}${number(Math.abs(delta))}`}
        </bdi>
      ),
    },
    {
      id: 'stock',
      header: t('stockMovements.stock'),
      stackedLabel: t('stockMovements.stock'),
      align: 'end',
      cell: ({ stock }) => number(stock),
    },
    {
      id: 'by',
      header: t('stockMovements.by'),
      cell: ({ staffName }) => staffName && <bdi dir="auto">{staffName}</bdi>,
    },
    {
      id: 'time',
      header: t('stockMovements.time'),
      cell: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>,
    },
  ];
}

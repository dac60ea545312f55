import type { StaffReturn } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { type DataTableColumn, Link, Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { type ListPromise, ListTable } from '../../../list/list-table.tsx';
import { returnPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import receiving from '../parcels/receive-dialog.module.css';
import { ClockOfReturn } from '../clock-of-return.tsx';
import { PieceRow } from './piece-row.tsx';
import { type ReturnFilters, returnsPath } from './return-filters.ts';
import { ReturnTag } from './return-tag.tsx';

type ReturnsTableProps = {
  returns: ListPromise<StaffReturn>;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: ReturnFilters;
  onRetry: () => void;
};

export function ReturnsTable({ returns, filters, ...rest }: ReturnsTableProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const columns: DataTableColumn<StaffReturn>[] = [
    {
      id: 'order',
      header: t('returns.order'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ id, orderReference, customerName }) => (
        <span className={styles.facts}>
          <Link href={returnPath(id)}>
            <bdi dir="ltr">{orderReference}</bdi>
          </Link>
          <bdi className={styles.muted}>{customerName}</bdi>
        </span>
      ),
    },
    {
      id: 'pieces',
      header: t('returns.pieces'),
      stacked: 'full',
      cell: ({ lines: [line, ...others], reason }) =>
        line && (
          <span className={receiving.line} style={{ padding: 0, border: 0 }}>
            <PieceRow line={line}>
              {t(`returnReason.${reason}`)}
              {others.length > 0 && <> ({t('returns.moreLines', { count: others.length })})</>}
            </PieceRow>
          </span>
        ),
    },
    {
      id: 'wants',
      header: t('returns.wants'),
      cell: ({ wanted, worth }) => (
        <span className={styles.facts}>
          {t(`returnWish.${wanted}`)}
          {wanted !== 'repair' && <Price {...moneyParts(worth)} />}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('returns.state'),
      cell: ({ state }) => <ReturnTag state={state} />,
    },
    {
      id: 'clock',
      header: t('returns.clock'),
      stacked: 'full',
      cell: ({ clock }) => (clock ? <ClockOfReturn clock={clock} /> : '–'),
    },
  ];

  return (
    <ListTable
      {...rest}
      list={returns}
      label={t('nav.returns')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('returns.none')}
      failed={t('returns.failed')}
      paging={{
        hrefOf: (wanted) => returnsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('returns.range', range),
      }}
    />
  );
}

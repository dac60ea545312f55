import type { CashFigures, CashParcel, Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { type DataTableColumn, Link, Price, Separator } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { type ListPromise, ListTable } from '../../../list/list-table.tsx';
import { orderPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import { ParcelTag } from '../parcels/parcel-tag.tsx';
import { type CashFilters, cashPath } from './cash-filters.ts';

type TableProps<Row> = {
  list: ListPromise<Row>;
  /** Newer ones are on their way. */
  isStale: boolean;
  onRetry: () => void;
};

/** An amount; nought is a dash, because a zero reads as a stop in Arabic. */
function Amount({ of }: { of: Piastres }) {
  const { moneyParts } = useLocale();
  return of === 0 ? '–' : <Price {...moneyParts(of)} />;
}

type Carrier = CashFigures['carriers'][number];

/** What each carrier owes, by how long. */
export function CarriersTable(props: TableProps<Carrier>) {
  const { t } = useTranslation();
  const moment = useMoment();
  const amount = (
    id: 'owed' | 'late' | 'veryLate' | 'differences' | 'away',
    header: string,
  ): DataTableColumn<Carrier> => ({
    ...{ id, header, align: 'end', stackedLabel: header },
    cell: (carrier) => <Amount of={carrier[id].amount} />,
  });
  const columns: DataTableColumn<Carrier>[] = [
    {
      ...{ id: 'carrier', header: t('booking.carrier'), rowHeader: true, stacked: 'full' },
      cell: ({ carrier }) => (
        <Link href={cashPath({ carrier, part: 'owed' })}>{t(`carrierName.${carrier}`)}</Link>
      ),
    },
    amount('owed', t('cashPart.owed')),
    amount('late', t('cash.late')),
    amount('veryLate', t('cash.veryLate')),
    {
      ...{ id: 'since', header: t('cash.oldest'), stackedLabel: t('cash.oldest') },
      cell: ({ since }) => (since ? <time dateTime={since}>{moment(since)}</time> : '–'),
    },
    amount('differences', t('cashPart.differences')),
    amount('away', t('cashPart.away')),
  ];
  return (
    <ListTable
      {...props}
      label={t('cash.owed')}
      columns={columns}
      rowKey={({ carrier }) => carrier}
      empty={t('cash.none')}
      failed={t('cash.failed')}
    />
  );
}

type Day = CashFigures['days'][number];

/** What each carrier has taken, paid out and kept, day by day. */
export function DaysTable(props: TableProps<Day>) {
  const { t } = useTranslation();
  const { weekday } = useLocale();
  const amount = (id: 'collected' | 'remitted' | 'fees', header: string): DataTableColumn<Day> => ({
    ...{ id, header, align: 'end', stackedLabel: header },
    cell: (day) => <Amount of={day[id]} />,
  });
  const columns: DataTableColumn<Day>[] = [
    {
      ...{ id: 'carrier', header: t('booking.carrier'), rowHeader: true, stacked: 'full' },
      cell: ({ carrier }) => t(`carrierName.${carrier}`),
    },
    amount('collected', t('cash.collected')),
    amount('remitted', t('cash.remitted')),
    amount('fees', t('cash.fees')),
  ];
  return (
    <ListTable
      {...props}
      label={t('cash.collected')}
      columns={columns}
      rowKey={({ date, carrier }) => `${date} ${carrier}`}
      groupOf={({ date }) => weekday(date)}
      empty={t('cash.noDays')}
      failed={t('cash.failed')}
    />
  );
}

/** Parcels of whose cash something is open. */
export function CashParcelsTable({
  filters,
  ...rest
}: TableProps<CashParcel> & { filters: CashFilters }) {
  const { t } = useTranslation();
  const moment = useMoment();
  const amount = (
    id: 'expected' | 'paid' | 'open',
    header: string,
  ): DataTableColumn<CashParcel> => ({
    ...{ id, header, align: 'end', stackedLabel: header },
    cell: (parcel) => <Amount of={parcel[id]} />,
  });
  const columns: DataTableColumn<CashParcel>[] = [
    {
      ...{ id: 'order', header: t('cash.order'), rowHeader: true, stacked: 'full' },
      cell: ({ orderId, orderReference, customerName }) => (
        <span className={styles.facts}>
          <Link href={orderPath(orderId)}>
            <bdi dir="ltr">{orderReference}</bdi>
          </Link>
          <bdi className={styles.muted}>{customerName}</bdi>
        </span>
      ),
    },
    {
      ...{ id: 'carrier', header: t('booking.carrier'), stacked: 'full' },
      cell: ({ carrier, trackingNumber }) => (
        <span className={styles.facts}>
          {t(`carrierName.${carrier}`)}
          <bdi dir="ltr" className={styles.muted}>
            {trackingNumber}
          </bdi>
        </span>
      ),
    },
    {
      ...{ id: 'state', header: t('parcels.state'), stacked: 'full' },
      cell: ({ state, since }) => (
        <span className={styles.facts}>
          <ParcelTag state={state} reason={null} />
          {since && (
            <span className={styles.muted}>
              {t('cash.since')}
              <Separator variant="inline" />
              <time dateTime={since}>{moment(since)}</time>
            </span>
          )}
        </span>
      ),
    },
    amount('expected', t('cash.expected')),
    amount('paid', t('cash.paid')),
    amount('open', t('cash.openAmount')),
  ];
  return (
    <ListTable
      {...rest}
      label={t('nav.parcels')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('cash.none')}
      failed={t('cash.failed')}
      paging={{
        hrefOf: (wanted) => cashPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('cash.range', range),
      }}
    />
  );
}

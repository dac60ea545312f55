import { OrderStatus, type Parcel } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { Button, type DataTableColumn, Link, Price, Separator } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { leavesOut } from '../../../list/list-address.ts';
import { type ListPromise, ListTable } from '../../../list/list-table.tsx';
import { tickColumn } from '../../../list/tick-column.tsx';
import type { Ticking } from '../../../list/use-ticked.ts';
import { orderPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import type { Receive, Tell } from './parcel-calls.ts';
import { type ParcelFilters, parcelsPath } from './parcel-filters.ts';
import { ParcelTag } from './parcel-tag.tsx';
import tableStyles from './parcels-table.module.css';

const ParcelEventDialog = lazily(() =>
  import('./parcel-event-dialog.tsx').then(({ ParcelEventDialog }) => ParcelEventDialog),
);

const ReceiveOfOrder = lazily(() =>
  import('./receive-of-order.tsx').then(({ ReceiveOfOrder }) => ReceiveOfOrder),
);

type ParcelsTableProps = {
  parcels: ListPromise<Parcel>;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: ParcelFilters;
  ticking: Ticking<Parcel>;
  onTell: Tell;
  onReceive: Receive;
  onRetry: () => void;
};

export function ParcelsTable({
  parcels,
  filters,
  ticking,
  onTell,
  onReceive,
  ...rest
}: ParcelsTableProps) {
  const { t } = useTranslation();
  const { shortDate, number, moneyParts } = useLocale();
  const [asked, setAsked] = useState<{ parcel: Parcel; receives?: boolean }>();
  const close = () => setAsked(undefined);
  const nameOf = ({ trackingNumber: number }: Parcel) => t('printing.tick', { number });
  const columns: DataTableColumn<Parcel>[] = [
    tickColumn({ list: parcels, ticking, idOf }, { tickAll: t('printing.tickAll'), nameOf }),
    {
      id: 'order',
      header: t('parcels.order'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ orderId, orderReference, customerName, governorate }) => (
        <span className={styles.facts}>
          <Link href={orderPath(orderId)}>
            <bdi dir="ltr">{orderReference}</bdi>
          </Link>
          <span className={styles.muted}>
            <bdi>{customerName}</bdi>
            <Separator variant="inline" />
            {governorate}
          </span>
        </span>
      ),
    },
    {
      id: 'carrier',
      header: t('booking.carrier'),
      stacked: 'full',
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
      id: 'state',
      header: t('parcels.state'),
      stacked: 'full',
      cell: (parcel) => (
        <span className={styles.facts}>
          <ParcelTag {...parcel} />
          {isContrary(parcel) && t('parcels.contrary')}
          {parcel.isOverdue && t(parcel.isPartly ? 'receive.overduePartly' : 'receive.overdue')}
          {parcel.inspectedAt && t('receive.judged')}
        </span>
      ),
    },
    {
      id: 'promised',
      header: t('parcels.promised'),
      stackedLabel: t('parcels.promised'),
      cell: ({ promisedDay }) => (promisedDay ? <bdi>{shortDate(promisedDay)}</bdi> : '–'),
    },
    {
      id: 'attempts',
      header: t('parcels.attempts'),
      stackedLabel: t('parcels.attempts'),
      // A zero reads as a stop in Arabic.
      cell: ({ attempts }) => (attempts > 0 ? number(attempts) : '–'),
    },
    {
      id: 'cash',
      header: t('parcels.cash'),
      stackedLabel: t('parcels.cash'),
      align: 'end',
      cell: ({ cashDue }) => <Price {...moneyParts(cashDue)} />,
    },
    {
      id: 'actions',
      header: t('parcels.tell'),
      headerHidden: true,
      stacked: 'full',
      cell: (parcel) => {
        const number = t('parcels.tellOf', { number: parcel.trackingNumber });
        return (
          <span className={tableStyles.buttons}>
            {parcel.canReceive && (
              <Button
                size="sm"
                aria-label={`${t('receive.title')}: ${number}`}
                onClick={() => setAsked({ parcel, receives: true })}
              >
                {t('receive.title')}
              </Button>
            )}
            {parcel.state !== 'returned' && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${t('parcels.tell')}: ${number}`}
                onClick={() => setAsked({ parcel })}
              >
                {t('parcels.tell')}
              </Button>
            )}
          </span>
        );
      },
    },
  ];

  return (
    <>
      <ListTable
        {...rest}
        list={parcels}
        label={t('nav.parcels')}
        columns={columns}
        rowKey={idOf}
        empty={t(leavesOut(filters) ? 'parcels.none' : 'parcels.noneYet')}
        failed={t('parcels.failed')}
        paging={{
          hrefOf: (wanted) => parcelsPath({ ...filters, ...wanted }),
          rangeWords: (range) => t('parcels.range', range),
        }}
      />
      {asked && (
        <Suspense>
          {asked.receives ? (
            <ReceiveOfOrder parcel={asked.parcel} onReceive={onReceive} onClose={close} />
          ) : (
            <ParcelEventDialog parcel={asked.parcel} onTell={onTell} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

const idOf = ({ id }: Parcel) => id;

/** Delivered, although its order was cancelled: nothing moves such an order. */
const isContrary = ({ state, orderStatusId }: Parcel) =>
  state === 'delivered' && orderStatusId === OrderStatus.cancelled;

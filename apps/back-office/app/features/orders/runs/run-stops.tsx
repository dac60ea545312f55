import type { RunStop } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, DataTable, type DataTableColumn, Link, Price, Separator } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { orderPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import type { RunPageProps } from './run-calls.ts';
import { Said } from './said.tsx';

/** The parcels of a run in their order, and what came of each. */
export function RunStops({ run, onTakeOut }: Pick<RunPageProps, 'run' | 'onTakeOut'>) {
  const { t } = useTranslation();
  const { ordinal, moneyParts } = useLocale();
  const [pending, setPending] = useState<number>();
  const places = new Map(run.stops.map(({ parcel }, index) => [parcel.id, index + 1]));

  async function takeOut(id: number) {
    setPending(id);
    await onTakeOut(id);
    setPending(undefined);
  }

  const table: DataTableColumn<RunStop>[] = [
    {
      id: 'order',
      header: t('parcels.order'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ parcel }) => (
        <span className={styles.facts}>
          <span>
            {ordinal(places.get(parcel.id) ?? 0)}
            <Separator variant="inline" />
            <Link href={orderPath(parcel.orderId)}>
              <bdi dir="ltr">{parcel.orderReference}</bdi>
            </Link>
          </span>
          <span className={styles.muted}>
            <bdi>{parcel.customerName}</bdi>
            <Separator variant="inline" />
            {parcel.governorate}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('parcels.state'),
      stacked: 'full',
      cell: (stop) => <Said stop={stop} />,
    },
    {
      id: 'cash',
      header: t('parcels.cash'),
      align: 'end',
      cell: ({ parcel }) => <Price {...moneyParts(parcel.cashDue)} />,
    },
    ...(run.state === 'closed'
      ? []
      : [
          {
            id: 'actions',
            header: t('runs.takeOut'),
            headerHidden: true,
            stacked: 'full' as const,
            cell: ({ said, parcel }: RunStop) =>
              !said && (
                <Button
                  size="sm"
                  variant="quiet"
                  loading={pending === parcel.id}
                  aria-label={t('runs.takeOutOf', { number: parcel.trackingNumber })}
                  onClick={() => void takeOut(parcel.id)}
                >
                  {t('runs.takeOut')}
                </Button>
              ),
          },
        ]),
  ];

  return (
    <DataTable
      label={t('runs.stops')}
      loadingLabel={t('failure.loading')}
      empty={t('runs.noStops')}
      columns={table}
      rows={run.stops}
      rowKey={({ parcel }) => parcel.id}
    />
  );
}

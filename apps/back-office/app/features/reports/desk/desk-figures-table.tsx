import {
  type DeskFigurePart,
  deskFigureParts,
  type DeskFigureRow,
  type DeskFigures,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DataTable, type DataTableColumn, EmptyState, Panel, Segmented } from '@craftsandore/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './desk-figures.module.css';
import { Meter } from '../../../components/meter.tsx';
import { usePercent } from './use-percent.ts';

/** Where the row of a part leads, such as the product of a row of products. */
export type RowHref = (by: DeskFigurePart, id: number) => string | undefined;

type DeskFiguresTableProps = {
  figures: DeskFigures;
  rowHref: RowHref;
  onPart: (by: DeskFigurePart) => void;
};

/** How well orders were confirmed and delivered, by governorate, product, member of staff or day. */
export function DeskFiguresTable({
  figures: { by, rows },
  rowHref,
  onPart,
}: DeskFiguresTableProps) {
  const { t } = useTranslation();

  return (
    <Panel
      flush
      title={t('deskFigures.what')}
      actions={
        <Segmented
          label={t('deskFigures.by')}
          options={deskFigureParts.map((value) => ({
            value,
            label: t(`deskFigurePart.${value}`),
          }))}
          value={by}
          onChange={onPart}
        />
      }
    >
      <DataTable
        label={`${t('deskFigures.what')}: ${t(`deskFigurePart.${by}`)}`}
        columns={useColumns(by)}
        rows={rows}
        rowKey={({ key }) => key}
        // Days and governorates have no id.
        rowHref={({ key }) => (/^[1-9]\d*$/.test(key) ? rowHref(by, Number(key)) : undefined)}
        loadingLabel={t('failure.loading')}
        empty={
          <EmptyState title={t(by === 'carrier' ? 'deskFigures.noParcels' : 'deskFigures.empty')} />
        }
        density="compact"
      />
    </Panel>
  );
}

function useColumns(by: DeskFigurePart): DataTableColumn<DeskFigureRow>[] {
  const { t } = useTranslation();
  const { decimal, local, number, shortDate } = useLocale();
  const percent = usePercent();

  return useMemo(() => {
    const rateOf = (rate: number | null, tone?: 'info') => (
      <span className={styles.rate}>
        <bdi>{percent(rate)}</bdi>
        {rate !== null && <Meter share={rate} tone={tone} />}
      </span>
    );
    return [
      {
        id: 'part',
        header: t(`deskFigurePart.${by}`),
        rowHeader: true,
        stacked: 'full',
        cell: (row) => (
          <bdi className={styles.title}>
            {by === 'day' ? shortDate(row.key) : local(row, 'name') || t('deskFigures.nobody')}
          </bdi>
        ),
      },
      {
        id: 'confirmed',
        header: t('deskColumn.confirmed'),
        stackedLabel: t('deskColumn.confirmed'),
        cell: ({ confirmationRate }) => rateOf(confirmationRate),
      },
      {
        id: 'delivered',
        header: t('deskColumn.delivered'),
        stackedLabel: t('deskColumn.delivered'),
        cell: ({ deliveryRate }) => rateOf(deliveryRate, 'info'),
      },
      {
        id: 'attempts',
        header: <span className={styles.title}>{t('deskFigures.attempts')}</span>,
        stackedLabel: t('deskFigures.attempts'),
        align: 'end',
        cell: ({ attemptsPerConfirmation: attempts }) =>
          attempts === null ? '–' : decimal(attempts),
      },
      {
        id: 'orders',
        header: t('deskColumn.placed'),
        stackedLabel: t('deskColumn.placed'),
        align: 'end',
        stacked: 'end',
        cell: ({ placed }) => number(placed),
      },
    ];
  }, [by, t, decimal, local, number, shortDate, percent]);
}

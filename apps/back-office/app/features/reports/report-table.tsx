import {
  reportParts,
  type Piastres,
  type ReportPart,
  type ReportRow,
  type SalesReport,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DataTable, type DataTableColumn, EmptyState, Panel, Segmented } from '@craftsandore/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './report-table.module.css';

/** A row of the report, or what it leaves out, or the sum of all. */
type Line = Omit<ReportRow, 'key' | 'name' | 'nameAr' | 'orders'> & {
  key: string;
  title: string;
  orders: number | null;
  /** Of the highest of the rows, 0 to 1; sums have none. */
  share: number | null;
};

/** Where the row of a part leads, such as the product of a row of products. */
export type RowHref = (by: ReportPart, id: number) => string | undefined;

type ReportTableProps = {
  report: SalesReport;
  rowHref: RowHref;
  onPart: (by: ReportPart) => void;
};

/** What was sold by day, product, category, governorate or customer. Its lines add up to its last one. */
export function ReportTable({ report, rowHref, onPart }: ReportTableProps) {
  const { t } = useTranslation();
  const { by, rows, others } = report;
  const isAdjusted = [...rows, others].some((row) => row?.adjustments);
  const label = `${t('reports.what')}: ${t(`reportPart.${by}`)}`;

  return (
    <Panel
      flush
      title={t('reports.what')}
      actions={
        <Segmented
          label={t('reports.by')}
          options={reportParts.map((value) => ({ value, label: t(`reportPart.${value}`) }))}
          value={by}
          onChange={onPart}
        />
      }
    >
      <DataTable
        label={label}
        columns={useColumns(by, isAdjusted)}
        rows={useLines(report)}
        rowKey={({ key }) => key}
        // Days, governorates and sums have no id.
        rowHref={({ key }) => (/^[1-9]\d*$/.test(key) ? rowHref(by, Number(key)) : undefined)}
        loadingLabel={t('failure.loading')}
        empty={<EmptyState title={t('reports.empty')} />}
        density="compact"
      />
    </Panel>
  );
}

function useLines({ by, rows, others, span }: SalesReport): Line[] {
  const { t } = useTranslation();
  const { local, shortDate } = useLocale();

  return useMemo(() => {
    if (rows.length === 0) return [];
    const amountOf = ({ total, goods }: ReportRow) => total ?? goods;
    const highest = Math.max(...rows.map(amountOf));
    const titleOf = (row: ReportRow) => {
      if (by === 'day') return shortDate(row.key);
      return local(row, 'name') || t('reports.noCustomer');
    };
    const { sold } = span;
    const hasFees = rows.every(({ delivery }) => delivery !== null);
    return [
      ...rows.map((row) => ({
        ...row,
        title: titleOf(row),
        share: highest > 0 ? amountOf(row) / highest : 0,
      })),
      ...(others
        ? [
            {
              ...{ ...others, key: 'others', orders: null, share: null },
              title: t('reports.others', { count: others.count }),
            },
          ]
        : []),
      {
        ...{ ...sold, key: 'sum', title: t('reports.sum'), share: null },
        ...(!hasFees && { adjustments: null, delivery: null, total: null }),
      },
    ];
  }, [by, rows, others, span, t, local, shortDate]);
}

function useColumns(by: ReportPart, isAdjusted: boolean): DataTableColumn<Line>[] {
  const { t } = useTranslation();
  const { number, money } = useLocale();

  return useMemo(() => {
    const dash = <span className={styles.muted}>–</span>; // ٠ reads as a stop
    const amount = (value: Piastres | null) => (value ? <bdi>{money(value)}</bdi> : dash);
    const hasFees = by !== 'product' && by !== 'category';
    const last = (value: Piastres | null, share: number | null) => (
      <span className={styles.amount}>
        {amount(value)}
        {share !== null && (
          <span
            className={styles.bar}
            style={{ inlineSize: `${share * 100}%` }}
            aria-hidden="true"
          />
        )}
      </span>
    );
    const counts: DataTableColumn<Line>[] = [
      {
        id: 'orders',
        header: t('reports.orders'),
        stackedLabel: t('reports.orders'),
        align: 'end',
        cell: ({ orders }) => (orders === null ? dash : number(orders)),
      },
      {
        id: 'pieces',
        header: t('reports.pieces'),
        stackedLabel: t('reports.pieces'),
        align: 'end',
        cell: ({ pieces }) => number(pieces),
      },
    ];
    const fees: DataTableColumn<Line>[] = [
      {
        id: 'goods',
        header: t('reports.goods'),
        stackedLabel: t('reports.goods'),
        align: 'end',
        cell: ({ goods }) => amount(goods),
      },
      ...(isAdjusted
        ? [
            {
              id: 'adjustments',
              header: t('reports.adjustments'),
              stackedLabel: t('reports.adjustments'),
              align: 'end' as const,
              cell: ({ adjustments }: Line) => amount(adjustments),
            },
          ]
        : []),
      {
        id: 'delivery',
        header: t('reports.delivery'),
        stackedLabel: t('reports.delivery'),
        align: 'end',
        cell: ({ delivery }) => amount(delivery),
      },
    ];
    return [
      {
        id: 'part',
        header: t(`reportPart.${by}`),
        rowHeader: true,
        stacked: 'full',
        cell: ({ key, title }) =>
          key === 'sum' ? <strong>{title}</strong> : <bdi className={styles.title}>{title}</bdi>,
      },
      ...counts,
      ...(hasFees ? fees : []),
      {
        id: 'amount',
        header: t(hasFees ? 'reports.total' : 'reports.goods'),
        stackedLabel: t(hasFees ? 'reports.total' : 'reports.goods'),
        align: 'end',
        stacked: 'end',
        cell: ({ goods, total, share }) => last(hasFees ? total : goods, share),
      },
    ];
  }, [by, isAdjusted, t, number, money]);
}

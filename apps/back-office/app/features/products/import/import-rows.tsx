import type { ImportRow, ImportState } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, DataTable, type DataTableColumn, EmptyState, Tag } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ChangeList } from '../../../components/change-list.tsx';
import styles from './import-plan.module.css';

type ImportRowsProps = {
  kind: Exclude<ImportState, 'unchanged'>;
  rows: readonly ImportRow[];
  /** How many there are; of very many only the first are listed. */
  count: number;
};

/** As many as are shown at first, and with each press after that. */
const [atFirst, more] = [20, 100];

/** Rows of a file that are of one kind: what each changes, or why it is refused. */
export function ImportRows({ kind, rows, count }: ImportRowsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(atFirst);
  const left = rows.length - shown;

  return (
    <div className={styles.reasons}>
      <DataTable
        label={t(`importRows.${kind}`)}
        columns={useColumns(kind)}
        rows={rows.slice(0, shown)}
        rowKey={({ row }) => row}
        density="compact"
        loadingLabel={t('failure.loading')}
        empty={<EmptyState title={t(`importNone.${kind}`)} />}
      />
      {left > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + more)}>
            {t('imports.more', { count: Math.min(more, left) })}
          </Button>
        </div>
      )}
      {left <= 0 && rows.length < count && (
        <p>{t('imports.listed', { count: rows.length, all: count })}</p>
      )}
    </div>
  );
}

function useColumns(kind: ImportRowsProps['kind']): DataTableColumn<ImportRow>[] {
  const { t } = useTranslation();
  const { number, local } = useLocale();

  return [
    {
      ...{ id: 'row', header: t('imports.row'), stackedLabel: t('imports.row') },
      cell: ({ row }) => number(row),
    },
    {
      ...{ id: 'piece', header: t('imports.piece'), rowHeader: true, stacked: 'full' },
      cell: (row) => (
        <span className={styles.facts}>
          <bdi dir="auto">{local(row, 'name') || row.name || row.nameAr}</bdi>
          {row.sku && (
            <bdi dir="ltr" className={styles.muted}>
              {row.sku}
            </bdi>
          )}
        </span>
      ),
    },
    kind === 'refused'
      ? {
          ...{ id: 'why', header: t('imports.why'), stacked: 'full' },
          cell: ({ refusals }) => <Reasons refusals={refusals} />,
        }
      : {
          ...{ id: 'change', header: t('imports.change'), stacked: 'full' },
          cell: (row) => <Changes row={row} />,
        },
  ];
}

function Reasons({ refusals }: Pick<ImportRow, 'refusals'>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.reasons}>
      {refusals.map(({ column, message }, index) => (
        // They never change places.
        <li key={index}>
          {column && <strong>{t(`importColumn.${column}`)}: </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
}

function Changes({ row: { changes, stockThen } }: { row: ImportRow }) {
  const { t } = useTranslation();
  return (
    <span className={styles.facts}>
      <ChangeList
        changes={changes
          // Of what is new each cell is a change, an empty one too.
          .filter(({ before, after }) => before || after)
          .map(({ column, before, after }) => ({
            field: t(`importColumn.${column}`),
            ...{ before: before || null, after: after || null },
          }))}
        moreLabel={(count) => t('imports.moreChanges', { count })}
      />
      {stockThen !== null && (
        <Tag tone="warning">{t('imports.stockThen', { count: stockThen })}</Tag>
      )}
    </span>
  );
}

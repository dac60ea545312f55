import { pageMeta, type ProductImport } from '@craftsandore/contract';
import { Button } from '@craftsandore/ui';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { countsIn } from './counts-in.ts';
import type { ImportsPromise } from './import-calls.ts';
import styles from './import-plan.module.css';

type EarlierImportsProps = {
  imports: ImportsPromise;
  onUndoFile: (id: number) => void;
  onRetry: () => void;
};

const listOf = (imports: ImportsPromise): ListPromise<ProductImport> =>
  imports.then((result) =>
    result.ok
      ? { ok: true, value: { data: result.value, meta: pageMeta(1, 100, result.value.length) } }
      : result,
  );

/** The latest imports: who has brought in what, and the file that takes it back. */
export function EarlierImports({ imports, onUndoFile, onRetry }: EarlierImportsProps) {
  const { t } = useTranslation();
  const moment = useMoment('day and time');
  const shown = useDeferredValue(imports);
  const list = useMemo(() => listOf(shown), [shown]);

  return (
    <ListTable
      list={list}
      isStale={shown !== imports}
      label={t('imports.list')}
      rowKey={({ id }) => id}
      empty={t('imports.noneYet')}
      failed={t('imports.failed')}
      onRetry={onRetry}
      columns={[
        {
          ...{ id: 'when', header: t('imports.when') },
          cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
        },
        {
          ...{ id: 'who', header: t('imports.who'), stacked: 'end' },
          cell: ({ staffName }) => <bdi>{staffName}</bdi>,
        },
        {
          ...{ id: 'file', header: t('imports.fileName'), rowHeader: true, stacked: 'full' },
          cell: ({ fileName, id }) => (
            <span className={styles.name}>
              <bdi>{fileName ?? t('imports.number', { id })}</bdi>
            </span>
          ),
        },
        {
          ...{ id: 'did', header: t('imports.did'), stacked: 'full' },
          cell: (counts) => countsIn(counts, t).join(t('imports.comma')),
        },
        {
          ...{ id: 'undo', header: t('imports.undoFile'), headerHidden: true, stacked: 'full' },
          cell: ({ id, created, changed }) =>
            created + changed > 0 && (
              <Button size="sm" variant="secondary" onClick={() => onUndoFile(id)}>
                {t('imports.undoFileOf', { id })}
              </Button>
            ),
        },
      ]}
    />
  );
}

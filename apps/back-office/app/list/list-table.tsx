import type { Result } from '@craftsandore/api-client';
import type { PageMeta } from '@craftsandore/contract';
import {
  Button,
  DataTable,
  type DataTableProps,
  type DataTableSort,
  EmptyState,
  ErrorState,
} from '@craftsandore/ui';
import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './list-table.module.css';

type Page<Row> = { data: Row[]; meta: PageMeta };

/** A page of a list as its loader hands it over; it may be a refusal. */
export type ListPromise<Row> = Promise<Result<Page<Row>>>;

type ListTableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'rowHref' | 'details' | 'density'
> & {
  list: ListPromise<Row>;
  /** Newer rows are on their way. */
  isStale?: boolean;
  /** Said where there are no rows. */
  empty: ReactNode;
  /** Said where there was no response. */
  failed: ReactNode;
  onRetry?: (() => void) | undefined;
  sort?: DataTableSort | undefined;
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** Below the rows, where there are any. */
  paging?: (meta: PageMeta) => ReactNode;
};

/** A page of rows that is still on its way, has come, or was refused. */
export function ListTable<Row extends object>({ list, ...rest }: ListTableProps<Row>) {
  return (
    <Suspense fallback={<Rows {...rest} />}>
      <LoadedRows list={list} {...rest} />
    </Suspense>
  );
}

function LoadedRows<Row extends object>({ list, ...rest }: ListTableProps<Row>) {
  return <Rows result={use(list)} {...rest} />;
}

type RowsProps<Row extends object> = Omit<ListTableProps<Row>, 'list'> & {
  result?: Result<Page<Row>>;
};

function Rows<Row extends object>({
  result,
  isStale = false,
  empty,
  failed,
  onRetry,
  onSortChange,
  paging,
  ...rest
}: RowsProps<Row>) {
  const { t } = useTranslation();
  const page = result?.ok ? result.value : undefined;

  return (
    <div className={styles.root} data-stale={isStale || undefined}>
      <DataTable
        {...rest}
        {...(onSortChange && { onSortChange })}
        rows={page?.data ?? []}
        state={!result ? 'loading' : page ? 'ready' : 'failed'}
        loadingLabel={t('failure.loading')}
        empty={<EmptyState title={empty} />}
        error={
          <ErrorState
            title={failed}
            action={
              onRetry && (
                <Button loading={isStale} onClick={onRetry}>
                  {t('action.retry')}
                </Button>
              )
            }
          >
            {result && !result.ok && <bdi>{result.refusal.sentence}</bdi>}
          </ErrorState>
        }
        footer={page && page.data.length > 0 ? paging?.(page.meta) : null}
      />
    </div>
  );
}

import type { PageMeta } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  DataTable,
  type DataTableProps,
  type DataTableSort,
  EmptyState,
  ErrorState,
} from '@craftsandore/ui';
import { type ReactNode, Suspense, use } from 'react';

import type { Outcome } from '../refusal.ts';
import styles from './list-table.module.css';

type Page<Row> = { data: Row[]; meta: PageMeta };

/** A page of a list as its loader hands it over; it may be a refusal. */
export type ListOnItsWay<Row> = Promise<Outcome<Page<Row>>>;

type ListTableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'rowHref' | 'details' | 'density'
> & {
  list: ListOnItsWay<Row>;
  /** Newer rows are on their way. */
  isStale?: boolean;
  /** Said where there are no rows. */
  empty: ReactNode;
  /** Said where there was no answer. */
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
  return <Rows outcome={use(list)} {...rest} />;
}

type RowsProps<Row extends object> = Omit<ListTableProps<Row>, 'list'> & {
  outcome?: Outcome<Page<Row>>;
};

function Rows<Row extends object>({
  outcome,
  isStale = false,
  empty,
  failed,
  onRetry,
  onSortChange,
  paging,
  ...rest
}: RowsProps<Row>) {
  const { t } = useLocale();
  const answer = outcome?.answer;

  return (
    <div className={styles.root} data-stale={isStale || undefined}>
      <DataTable
        {...rest}
        {...(onSortChange && { onSortChange })}
        rows={answer?.data ?? []}
        state={!outcome ? 'loading' : answer ? 'ready' : 'failed'}
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
            {outcome && !outcome.answer && <bdi>{outcome.sentence}</bdi>}
          </ErrorState>
        }
        footer={answer && answer.data.length > 0 ? paging?.(answer.meta) : null}
      />
    </div>
  );
}

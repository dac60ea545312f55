import { isPassing, type Refusal, type Result } from '@craftsandore/api-client';
import type { PageMeta } from '@craftsandore/contract';
import {
  Button,
  ButtonLink,
  DataTable,
  type DataTableProps,
  type DataTableSort,
  EmptyState,
  ErrorState,
} from '@craftsandore/ui';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { NotRefreshed } from '../components/not-refreshed.tsx';
import { pageAt } from '../navigation/dialogs.ts';
import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { useRememberedList } from '../navigation/way-back.ts';
import { ListPaging, type Paging } from './list-paging.tsx';
import styles from './list-table.module.css';

type Page<Row> = { data: Row[]; meta: PageMeta };

/** A page of a list as its loader hands it over; it may be a refusal. */
export type ListPromise<Row> = Promise<Result<Page<Row>>>;

type ListTableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'rowHref' | 'groupOf' | 'details' | 'subRows' | 'density'
> & {
  list: ListPromise<Row>;
  /** Newer rows are on their way. */
  isStale?: boolean;
  /** Said where there are no rows. */
  empty: ReactNode;
  /** Said where there are none because none could be loaded. */
  failed: ReactNode;
  onRetry?: (() => void) | undefined;
  sort?: DataTableSort | undefined;
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** The way to the other pages, below the rows. */
  paging?: Paging;
};

/** A page of rows that is still on its way, has come, or was refused. */
export function ListTable<Row extends object>({ list, ...rest }: ListTableProps<Row>) {
  useRememberedList(Boolean(rest.paging));
  return (
    <Suspense fallback={<Rows {...rest} />}>
      <LoadedRows list={list} {...rest} />
    </Suspense>
  );
}

/** The rows stay where loading them again fails: somebody may be typing in one. */
function LoadedRows<Row extends object>({ list, ...rest }: ListTableProps<Row>) {
  const result = use(list);
  const { pathname, search } = useLocation();
  const address = pageAt(pathname) + search;
  const [shown, setShown] = useState(() => ({ list, address, page: pageIn(result) }));

  if (shown.list !== list) {
    const keeps = !result.ok && isPassing(result.refusal) && shown.address === address;
    setShown({ list, address, page: keeps ? shown.page : pageIn(result) });
  }
  return <Rows page={shown.page} refusal={result.ok ? undefined : result.refusal} {...rest} />;
}

const pageIn = <Row,>(result: Result<Page<Row>>) => (result.ok ? result.value : undefined);

type RowsProps<Row extends object> = Omit<ListTableProps<Row>, 'list'> & {
  page?: Page<Row> | undefined;
  refusal?: Refusal | undefined;
};

function Rows<Row extends object>({
  page,
  refusal,
  isStale = false,
  empty,
  failed,
  onRetry,
  onSortChange,
  paging,
  ...rest
}: RowsProps<Row>) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const isPastEnd = page?.data.length === 0 && page.meta.totalCount > 0;

  return (
    <div className={styles.root} data-stale={isStale || undefined}>
      {page && refusal && <NotRefreshed refusal={refusal} isRetrying={isStale} onRetry={onRetry} />}
      <DataTable
        {...rest}
        {...(onSortChange && { onSortChange })}
        rows={page?.data ?? []}
        state={page ? 'ready' : refusal ? 'failed' : 'loading'}
        loadingLabel={t('failure.loading')}
        empty={
          isPastEnd && paging ? (
            <PastEnd meta={page.meta} hrefOf={paging.hrefOf} />
          ) : (
            <EmptyState title={empty} />
          )
        }
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
            <bdi>{sentenceOf(refusal)}</bdi>
          </ErrorState>
        }
        footer={
          page && page.meta.totalCount > 0 && paging && <ListPaging meta={page.meta} {...paging} />
        }
      />
    </div>
  );
}

/** Where there are rows, but not on a page of this number. */
function PastEnd({
  meta: { page, pageCount },
  hrefOf,
}: { meta: PageMeta } & Pick<Paging, 'hrefOf'>) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('list.pastEnd', { page, count: pageCount })}
      action={
        <ButtonLink variant="secondary" href={hrefOf({ page: pageCount })}>
          {t('list.lastPage')}
        </ButtonLink>
      }
    />
  );
}

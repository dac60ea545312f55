import { Button, EmptyState, ErrorState, Sheet, type SheetEdit } from '@craftsandore/ui';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NotRefreshed } from '../../../components/not-refreshed.tsx';
import { leavesOut } from '../../../list/list-address.ts';
import { ListPaging } from '../../../list/list-paging.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { gridPath, type ProductFilters } from '../product-filters.ts';
import type { GridPromise } from './grid-calls.ts';
import { designsOf, type Writing } from './grid-cells.ts';
import styles from './grid-sheet.module.css';
import type { Grid } from './use-grid.ts';
import { useGridColumns, useGridRows } from './use-grid-rows.tsx';

type GridSheetProps = {
  products: GridPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: ProductFilters;
  grid: Grid;
  writing: Writing;
  onRetry: () => void;
};

/** The rows that have come. Those that cannot be read again stay: somebody may be writing in one. */
export function GridSheet({ products, isStale, filters, grid, writing, onRetry }: GridSheetProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const result = use(products);
  const [page, setPage] = useState(result.ok ? result.value : undefined);
  if (result.ok && result.value !== page) setPage(result.value);

  const columns = useGridColumns(writing);
  const designs = designsOf(page?.data ?? []);
  const rows = useGridRows({ ...grid, designs, writing });
  const byId = new Map(designs.map((row) => [row.design.id, row]));

  if (!page) {
    const retry = (
      <Button loading={isStale} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    );
    return (
      <ErrorState title={t('failure.products')} action={retry}>
        <bdi>{sentenceOf(result.ok ? undefined : result.refusal)}</bdi>
      </ErrorState>
    );
  }

  return (
    <div className={styles.root} data-stale={isStale || undefined}>
      {!result.ok && (
        <NotRefreshed refusal={result.refusal} isRetrying={isStale} onRetry={onRetry} />
      )}
      {rows.length === 0 ? (
        <EmptyState title={t(leavesOut(filters) ? 'products.empty' : 'products.noneYet')} />
      ) : (
        <Sheet
          label={t('grid.title')}
          head={t('grid.product')}
          columns={columns}
          rows={rows}
          words={{
            was: t('grid.was'),
            pasted: (count, left) =>
              [t('grid.pasted', { count }), left > 0 && t('grid.leftOut', { count: left })]
                .filter(Boolean)
                .join(' '),
            filled: (count) => t('grid.filled', { count }),
          }}
          onEdit={(edits: SheetEdit[]) => grid.write(edits, byId)}
          onUndo={grid.undo}
        />
      )}
      <div className={styles.footer}>
        <ListPaging
          meta={page.meta}
          isFixedLength
          hrefOf={(wanted) => gridPath({ ...filters, ...wanted })}
          rangeWords={(range) => t('products.range', range)}
        />
      </div>
    </div>
  );
}

import type { Category } from '@craftsandore/contract';
import { Button, ButtonLink, Card, FormError, PageHeader } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveBar } from '../../../form/save-bar.tsx';
import { UnsavedGuard, useUnsaved } from '../../../form/unsaved-guard.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { importProductsPath, type ProductFilters, productsPath } from '../product-filters.ts';
import type { GridPromise } from './grid-calls.ts';
import styles from './grid-page.module.css';
import { GridSheet } from './grid-sheet.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { type Grid, type SaveGrid, useGrid } from './use-grid.ts';
import { useWriting } from './use-grid-rows.tsx';

type GridPageProps = {
  filters: ProductFilters;
  products: GridPromise;
  categories: Promise<Category[]>;
  onFilter: (filters: ProductFilters) => void;
  onSave: SaveGrid;
  onRetry: () => void;
};

/** Hundreds of designs, written in as in a spreadsheet and saved at once, with a result for each row. */
export function GridPage(props: GridPageProps) {
  return (
    <UnsavedGuard>
      <ProductGrid {...props} />
    </UnsavedGuard>
  );
}

function ProductGrid({ filters, products, categories, onFilter, onSave, onRetry }: GridPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(products);
  const writing = useWriting();
  const grid = useGrid(onSave, writing);
  useUnsaved(grid.cells > 0, grid.discard);

  return (
    <>
      <PageTitle>{t('grid.title')}</PageTitle>
      <PageHeader
        back={{ href: productsPath(), label: t('nav.products') }}
        title={t('grid.title')}
        meta={t('grid.words')}
        actions={
          <ButtonLink variant="secondary" href={importProductsPath}>
            {t('products.import')}
          </ButtonLink>
        }
      />
      <Card padded={false}>
        <GridToolbar filters={filters} categories={categories} onFilter={onFilter} />
        <Suspense fallback={<RowsWaiting />}>
          <GridSheet
            products={shown}
            isStale={shown !== products}
            filters={filters}
            grid={grid}
            writing={writing}
            onRetry={onRetry}
          />
        </Suspense>
      </Card>
      <GridBar grid={grid} />
    </>
  );
}

/** What is to be saved, what was, and what needs somebody. */
function GridBar({ grid }: { grid: Grid }) {
  const { t } = useTranslation();
  const { cells, designs, saved, troubled, isSaving, refusal } = grid;
  const words = [
    cells > 0 &&
      t('grid.changed', { count: cells, designs: t('grid.designs', { count: designs }) }),
    saved && t('grid.saved', { count: saved.count }),
    troubled > 0 && t('grid.needYou', { count: troubled }),
  ].filter(Boolean);

  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        grid.save();
      }}
    >
      {refusal && <FormError>{refusal}</FormError>}
      <SaveBar status={isSaving ? t('form.saving') : words.join(t('grid.comma'))}>
        {cells > 0 ? (
          <Button variant="quiet" disabled={isSaving} onClick={grid.undoAll}>
            {t('grid.undoAll')}
          </Button>
        ) : (
          saved &&
          saved.undo.length > 0 && (
            <Button variant="quiet" disabled={isSaving} onClick={grid.undoSave}>
              {t('grid.undoSave')}
            </Button>
          )
        )}
        <Button type="submit" loading={isSaving} aria-disabled={!grid.canSave}>
          {t('form.save')}
        </Button>
      </SaveBar>
    </form>
  );
}

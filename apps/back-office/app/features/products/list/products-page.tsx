import type { Category, StaffProduct } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { ButtonLink, Card, PageHeader, PlusIcon } from '@craftsandore/ui';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import {
  addProductPath,
  gridPath,
  importProductsPath,
  type ProductFilters,
} from '../product-filters.ts';
import { useCellDrafts } from './cell-drafts.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportProducts } from './export-menu.tsx';
import { type ProductListCalls, ProductListContext } from './product-list.ts';
import type { ProductsPromise } from './products-table.tsx';
import { ProductsToolbar } from './products-toolbar.tsx';
import { SearchNote } from './search-note.tsx';

const ProductsTable = lazily(() =>
  import('./products-table.tsx').then(({ ProductsTable }) => ProductsTable),
);

type ProductsPageProps = ProductListCalls & {
  filters: ProductFilters;
  products: ProductsPromise;
  categories: Promise<Category[]>;
  onExport: ExportProducts;
  onFilter: (filters: ProductFilters) => void;
  onRefresh: () => void;
};

/** Products to look through, with prices and stock to change where they stand. */
export function ProductsPage(props: ProductsPageProps) {
  return (
    <UnsavedGuard>
      <ProductListPage {...props} />
    </UnsavedGuard>
  );
}

function ProductListPage({
  filters,
  products,
  categories,
  onExport,
  onFilter,
  onRefresh,
  ...calls
}: ProductsPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(products);
  const drafts = useCellDrafts();
  const [openId, setOpenId] = useState<number>();
  const list = useRef<HTMLDivElement>(null);

  async function restore(product: StaffProduct) {
    const result = await calls.onRestore(product);
    // The pressed button leaves with its row.
    if (result.ok) list.current?.focus();
    return result;
  }

  const toggle = (id: number) => setOpenId(id === openId ? undefined : id);

  return (
    <>
      <PageTitle>{t('nav.products')}</PageTitle>
      <PageHeader
        title={t('nav.products')}
        actions={
          <>
            <ExportButton onExport={onExport} />
            <ButtonLink variant="secondary" href={importProductsPath}>
              {t('products.import')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={gridPath()}>
              {t('products.grid')}
            </ButtonLink>
            <ButtonLink href={addProductPath()} iconBefore={<PlusIcon />}>
              {t('product.create')}
            </ButtonLink>
          </>
        }
      />
      <Card ref={list} tabIndex={-1} padded={false}>
        <ProductsToolbar filters={filters} categories={categories} onFilter={onFilter} />
        <Suspense>
          <SearchNote products={shown} filters={filters} />
        </Suspense>
        <ProductListContext
          value={{ ...calls, onRestore: restore, drafts, openId, onToggle: toggle }}
        >
          <Suspense fallback={<RowsWaiting />}>
            <ProductsTable
              products={shown}
              isStale={shown !== products}
              filters={filters}
              onFilter={onFilter}
              onRetry={onRefresh}
            />
          </Suspense>
        </ProductListContext>
      </Card>
    </>
  );
}

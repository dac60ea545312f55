import type { Refusal } from '@craftsandore/api-client';
import { type Category, pageCount as pageCountOf } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { LiveRegion, Pagination } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';

import { useOverdue } from '../../../hooks/use-overdue.ts';
import { usePaginationLabels } from '../../../components/use-pagination-labels.ts';
import type { ListFacets } from './list-facets.ts';
import type { ListedPage, ListedProduct } from './listed-product.ts';
import { NothingFound } from './nothing-found.tsx';
import { PastTheEnd } from './past-the-end.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import styles from './product-list.module.css';
import { type ProductSearch, productSearchHref } from './product-search.ts';
import { ProductsFailure } from './products-failure.tsx';
import { SearchNotes } from './search-notes.tsx';

export type ProductListProps = {
  search: ProductSearch;
  categories: readonly Category[];
  facets: ListFacets;
  /** Null when they could not be loaded. */
  page: ListedPage | null;
  refusal?: Refusal | null;
  /** Bestsellers, shown when nothing was found. */
  popular?: readonly ListedProduct[];
};

/** Products with their filters: beside them on the desk, in a drawer on phones. */
export function ProductList({
  search,
  categories,
  facets,
  page,
  refusal = null,
  popular = [],
}: ProductListProps) {
  return (
    <div className={styles.root}>
      <ProductFilters search={search} facets={facets} />
      <div className={styles.results}>
        {page ? (
          <Results search={search} page={page} categories={categories} popular={popular} />
        ) : (
          <ProductsFailure headingLevel={2} refusal={refusal} />
        )}
      </div>
    </div>
  );
}

type ResultsProps = {
  search: ProductSearch;
  page: ListedPage;
  categories: readonly Category[];
  popular: readonly ListedProduct[];
};

function Results({ search, page, categories, popular }: ResultsProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isOnItsWay = useOverdue(location?.pathname === pathname ? location.key : null, 200);
  const { products, totalCount, isCut } = page;
  const pageCount = pageCountOf(page);
  const counted = { count: totalCount, page: search.page, pageCount };
  const isPastEnd = products.length === 0 && totalCount > 0;

  return (
    <>
      <LiveRegion>
        {isOnItsWay
          ? null
          : totalCount === 0
            ? t('products.count', counted)
            : isPastEnd
              ? t('products.pastEnd', { page: pageCount })
              : t(isCut ? 'products.foundMore' : 'products.found', counted)}
      </LiveRegion>
      {!isOnItsWay && <SearchNotes search={search} details={page.search} />}
      {isOnItsWay ? (
        <ProductGridSkeleton />
      ) : isPastEnd ? (
        <PastTheEnd search={search} pageCount={pageCount} />
      ) : totalCount === 0 ? (
        <NothingFound categories={categories} popular={popular} />
      ) : (
        <Found search={search} page={page} pageCount={pageCount} />
      )}
    </>
  );
}

type FoundProps = { search: ProductSearch; page: ListedPage; pageCount: number };

function Found({ search, page, pageCount }: FoundProps) {
  const { number } = useLocale();
  const labels = usePaginationLabels();

  return (
    <>
      <ProductGrid
        products={page.products}
        highlights={page.search?.highlights ?? []}
        headingLevel={2}
        priorityCount={4}
      />
      <Pagination
        className={styles.pages}
        page={search.page}
        pageCount={pageCount}
        hrefOf={(number) => productSearchHref({ ...search, page: number })}
        format={number}
        labels={labels}
      />
    </>
  );
}

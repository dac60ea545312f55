import { productSorts } from '@craftsandore/contract';
import type { ParseKeys } from 'i18next';
import { Button, Select } from '@craftsandore/ui';
import { type SubmitEvent, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';

import { FilterChips } from './filter-chips.tsx';
import { FiltersButton } from './filters-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { ListFacets } from './list-facets.ts';
import styles from './product-filters.module.css';
import {
  filters,
  hasPricesReversed,
  listPath,
  type ProductSearch,
  productSearchHref,
  type ProductSort,
  readProductSearch,
} from './product-search.ts';

/** The label of the default sort: by relevance for a search, newest first otherwise. */
const usualLabel = (query: string): ParseKeys =>
  query ? 'products.sortBestMatch' : 'products.sortNewest';

const sortLabels: Record<ProductSort, ParseKeys> = {
  newest: 'products.sortNewest',
  'price-up': 'products.sortPriceUp',
  'price-down': 'products.sortPriceDown',
  'best-rated': 'products.sortBestRated',
  'best-selling': 'products.sortBestSelling',
};

/** Between two digits of a price. */
const pauseMs = 700;

type ProductFiltersProps = { search: ProductSearch; facets: ListFacets };

/**
 * Each filter acts when it is chosen. A form that is sent with GET, so that it works before, and without, JavaScript.
 */
export function ProductFilters({ search, facets }: ProductFiltersProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // At once what was chosen, then what the address says: also on the way back, or where the way there was cut short.
  const [shown, setShown] = useOptimistic(search);
  const { query = '', sort = '' } = shown;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  /** What the form asks for; the filters may come from the drawer. */
  function chosen(drawer?: FormData) {
    const fields = new FormData(form.current ?? undefined);
    if (drawer) filters.forEach((name) => fields.delete(name));
    const params = new URLSearchParams();
    for (const [name, value] of [...fields, ...(drawer ?? [])]) {
      params.append(name, String(value));
    }
    return params;
  }

  /** On the page of a category it is no field. */
  const withOwn = (next: ProductSearch): ProductSearch => {
    const { inCategory, categoryIds } = search;
    return { ...next, ...(inCategory && categoryIds && { categoryIds, inCategory }) };
  };

  function show(drawer?: FormData) {
    clearTimeout(pause.current);
    const next = withOwn(readProductSearch(chosen(drawer)));
    startTransition(async () => {
      setShown(next);
      const href = productSearchHref(next);
      await navigate(href, {
        preventScrollReset: true,
        replace: href === productSearchHref(search),
      });
    });
  }

  /** Once typing pauses. A highest price that is below the lowest is not yet written to its end. */
  function showSoon() {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => !hasPricesReversed(chosen()) && show(), pauseMs);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault(); // the browser's own address would also name the fields that are empty
    show();
  }

  return (
    <Form ref={form} action={listPath(search)} className={styles.root} onSubmit={handleSubmit}>
      {query && <input type="hidden" name="query" value={query} />}
      <fieldset className={styles.filters} aria-label={t('products.filters')}>
        <FilterFields search={shown} facets={facets} onChoose={() => show()} onType={showSoon} />
        <Button type="submit" className={styles.submit}>
          {t('products.show')}
        </Button>
      </fieldset>
      <div className={styles.bar}>
        <FiltersButton className={styles.open} search={search} facets={facets} onShow={show} />
        <FilterChips search={shown} facets={facets} />
        <Select
          name="sort"
          label={t('products.sort')}
          labelHidden
          className={styles.sort}
          value={sort}
          onChange={() => show()}
        >
          <option value="">{t(usualLabel(query))}</option>
          {productSorts
            .filter((name) => query || name !== 'newest')
            .map((name) => (
              <option key={name} value={name}>
                {t(sortLabels[name])}
              </option>
            ))}
        </Select>
      </div>
    </Form>
  );
}

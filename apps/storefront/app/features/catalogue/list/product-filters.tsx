import { type Category, productSorts } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import type { ParseKeys } from 'i18next';
import { Button, Link, Select } from '@craftsandore/ui';
import { type SubmitEvent, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';

import { FiltersButton } from './filters-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import styles from './product-filters.module.css';
import {
  filterCount,
  filters,
  hasPricesReversed,
  type ProductSearch,
  productSearchHref,
  type ProductSort,
  readProductSearch,
  withoutFilters,
} from './product-search.ts';
import { ProductSearchBox } from '../search/product-search-box.tsx';

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

type ProductFiltersProps = { search: ProductSearch; categories: readonly Category[] };

/**
 * Each filter acts when it is chosen. A form that is sent with GET, so that it works before, and without, JavaScript.
 */
export function ProductFilters({ search, categories }: ProductFiltersProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // At once what was chosen, then what the address says: also on the way back, or where the way there was cut short.
  const [shown, setShown] = useOptimistic(search);
  const { query = '', categoryIds = '', sort = '' } = shown;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  /** What the form asks for; the filters may come from the drawer. */
  function chosen(drawer?: FormData) {
    const fields = new FormData(form.current ?? undefined);
    if (drawer) filters.forEach((name) => fields.delete(name));
    const params = new URLSearchParams();
    for (const [name, value] of [...fields, ...(drawer ?? [])]) params.set(name, String(value));
    return params;
  }

  function show(drawer?: FormData) {
    clearTimeout(pause.current);
    const next = readProductSearch(chosen(drawer));
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
    <Form ref={form} action="/products" className={styles.root} onSubmit={handleSubmit}>
      <ProductSearchBox className={styles.query} query={query} onSearch={() => show()} />
      <Select
        name="categoryIds"
        label={t('products.category')}
        value={categoryIds}
        onChange={() => show()}
      >
        <option value="">{t('products.all')}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {local(category, 'name')}
          </option>
        ))}
      </Select>
      <Select name="sort" label={t('products.sort')} value={sort} onChange={() => show()}>
        <option value="">{t(usualLabel(query))}</option>
        {productSorts
          .filter((name) => query || name !== 'newest')
          .map((name) => (
            <option key={name} value={name}>
              {t(sortLabels[name])}
            </option>
          ))}
      </Select>
      <Button type="submit">{t('products.submit')}</Button>
      <FiltersButton className={styles.open} search={search} onShow={show} />
      <fieldset className={styles.filters} aria-label={t('products.filters')}>
        <FilterFields search={shown} onChoose={() => show()} onType={showSoon} />
        {filterCount(shown) > 0 && (
          <Link href={productSearchHref(withoutFilters(shown))}>{t('products.clearFilters')}</Link>
        )}
      </fieldset>
    </Form>
  );
}

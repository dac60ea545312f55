import { type Category, productSorts } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import type { ParseKeys } from 'i18next';
import { Button, Link, Select } from '@craftsandore/ui';
import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';

import { FiltersButton } from './filters-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import styles from './product-filters.module.css';
import {
  filterCount,
  filters,
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

type ProductFiltersProps = { search: ProductSearch; categories: readonly Category[] };

/** A form that is sent with GET, so that it works before, and without, JavaScript. */
export function ProductFilters({ search, categories }: ProductFiltersProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { query = '', categoryIds = '', sort = '' } = search;

  /** Navigates to the form's results; the filters may come from the drawer. */
  function show(drawer?: FormData) {
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (drawer) filters.forEach((name) => fields.delete(name));
    const params = new URLSearchParams();
    for (const [name, value] of [...fields, ...(drawer ?? [])]) params.set(name, String(value));
    void navigate(productSearchHref(readProductSearch(params)));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault(); // the browser's own address would also name the fields that are empty
    show();
  }

  return (
    <Form ref={form} action="/products" className={styles.root} onSubmit={handleSubmit}>
      <ProductSearchBox className={styles.query} query={query} onSearch={() => show()} />
      <Select
        key={categoryIds}
        name="categoryIds"
        label={t('products.category')}
        defaultValue={categoryIds}
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
      <fieldset
        key={filters.map((name) => search[name]).join()}
        className={styles.filters}
        aria-label={t('products.filters')}
      >
        <FilterFields search={search} onChoose={() => show()} />
        {filterCount(search) > 0 && (
          <Link href={productSearchHref(withoutFilters(search))}>{t('products.clearFilters')}</Link>
        )}
      </fieldset>
    </Form>
  );
}

import { type Category, productSorts } from '@craftsandore/contract';
import { type Key, useLocale } from '@craftsandore/i18n/react';
import { Button, Link, Select } from '@craftsandore/ui';
import { type SubmitEvent, useRef } from 'react';
import { Form, useNavigate } from 'react-router-dom';

import { NarrowingButton } from './narrowing-button.tsx';
import { NarrowingFields } from './narrowing-fields.tsx';
import styles from './product-filters.module.css';
import {
  narrowedBy,
  narrowing,
  type ProductSearch,
  productSearchHref,
  type ProductSort,
  readProductSearch,
  unnarrowed,
} from './product-search.ts';
import { ProductSearchBox } from './product-search-box.tsx';

/** The label of the default sort: by relevance for a search, newest first otherwise. */
const usualLabel = (query: string): Key =>
  query ? 'products.sortBestMatch' : 'products.sortNewest';

const sortLabels: Record<ProductSort, Key> = {
  newest: 'products.sortNewest',
  'price-up': 'products.sortPriceUp',
  'price-down': 'products.sortPriceDown',
  'best-rated': 'products.sortBestRated',
  'best-selling': 'products.sortBestSelling',
};

type ProductFiltersProps = { search: ProductSearch; categories: readonly Category[] };

/** A form that is sent with GET, so that it works before, and without, JavaScript. */
export function ProductFilters({ search, categories }: ProductFiltersProps) {
  const { t, local } = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { query = '', categoryIds = '', sort = '' } = search;

  /** Navigates to the form's results; the filters may come from the drawer. */
  function show(drawer?: FormData) {
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (drawer) narrowing.forEach((name) => fields.delete(name));
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
      <NarrowingButton className={styles.open} search={search} onShow={show} />
      <fieldset
        key={narrowing.map((name) => search[name]).join()}
        className={styles.narrowing}
        aria-label={t('products.filters')}
      >
        <NarrowingFields search={search} onChoose={() => show()} />
        {narrowedBy(search) > 0 && (
          <Link href={productSearchHref(unnarrowed(search))}>{t('products.clearFilters')}</Link>
        )}
      </fieldset>
    </Form>
  );
}

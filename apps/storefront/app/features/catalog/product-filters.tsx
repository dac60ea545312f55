import type { Category } from '@craftsandore/contract';
import { type Key, useLocale } from '@craftsandore/i18n/react';
import { Button, SearchBox, Select } from '@craftsandore/ui';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router-dom';

import styles from './product-filters.module.css';
import {
  type ProductSearch,
  productSearchHref,
  type ProductSort,
  readProductSearch,
} from './product-search.ts';

/** The newest first is what the API does unasked. */
const sortLabels: Record<Exclude<ProductSort, 'newest'> | '', Key> = {
  '': 'products.sortNewest',
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

  // Going back changes the search under the form.
  useEffect(() => {
    const input = form.current?.elements.namedItem('query');
    if (input instanceof HTMLInputElement && input.value !== query) input.value = query;
  }, [query]);

  function show() {
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) params.set(name, String(value));
    void navigate(productSearchHref(readProductSearch(params)));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault(); // the browser's own address would also name the fields that are empty
    show();
  }

  return (
    <Form ref={form} action="/products" className={styles.root} onSubmit={handleSubmit}>
      <SearchBox
        name="query"
        className={styles.query}
        label={t('products.search')}
        placeholder={t('products.searchExample')}
        clearLabel={t('products.clear')}
        defaultValue={query}
        onClear={show}
      />
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
      <Select name="sort" label={t('products.sort')} value={sort} onChange={show}>
        {Object.entries(sortLabels).map(([name, label]) => (
          <option key={name} value={name}>
            {t(label)}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('products.submit')}</Button>
    </Form>
  );
}

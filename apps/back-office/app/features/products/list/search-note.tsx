import { Link, Text } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { productsPath, type ProductFilters } from '../product-filters.ts';
import type { ProductsPromise } from './products-table.tsx';
import styles from './search-note.module.css';

type SearchNoteProps = { products: ProductsPromise; filters: ProductFilters };

/** What was searched where that is not what was typed, and what else may have been meant. */
export function SearchNote({ products, filters }: SearchNoteProps) {
  const { t } = useTranslation();
  const result = use(products);
  const search = result.ok && result.value.meta.search;
  if (!search) return null;
  const { searchedFor, reading, didYouMean } = search;

  return (
    <div role="status">
      {searchedFor && reading && (
        <Text size="sm" tone="muted" className={styles.root}>
          {t(`searchReading.${reading}`, { searchedFor })}
        </Text>
      )}
      {didYouMean.length > 0 && (
        <Text size="sm" tone="muted" className={styles.root}>
          {t('products.didYouMean')}{' '}
          {didYouMean.map((query) => (
            <Link key={query} href={productsPath({ ...filters, query, page: 1 })}>
              <bdi>{query}</bdi>
            </Link>
          ))}
        </Text>
      )}
    </div>
  );
}

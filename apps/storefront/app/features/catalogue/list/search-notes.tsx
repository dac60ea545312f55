import type { SearchDetails } from '@craftsandore/contract';
import { Link, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { type ProductSearch, productSearchHref } from './product-search.ts';
import styles from './search-notes.module.css';

type SearchNotesProps = { search: ProductSearch; details: SearchDetails | undefined };

/** What was searched where that is not what was typed, and what else may have been meant. */
export function SearchNotes({ search, details }: SearchNotesProps) {
  const { t } = useTranslation();
  if (!search.query || !details) return null;
  const { searchedFor, didYouMean } = details;

  return (
    <>
      {searchedFor && (
        <Text className={styles.root}>
          {t('products.searchedFor', { query: searchedFor })}{' '}
          <span className={styles.typed}>{t('products.insteadOf', { query: search.query })}</span>
        </Text>
      )}
      {didYouMean.length > 0 && (
        <Text className={styles.root}>
          {t('products.didYouMean')}{' '}
          {didYouMean.map((query) => (
            <Link key={query} href={productSearchHref({ ...search, query, page: 1 })}>
              <bdi>{query}</bdi>
            </Link>
          ))}
        </Text>
      )}
    </>
  );
}

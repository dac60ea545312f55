import { ButtonLink, EmptyState } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { type ProductSearch, productSearchHref } from './product-search.ts';

type PastTheEndProps = { search: ProductSearch; pageCount: number };

/** A page after the last one: an old link, or products that have gone since. */
export function PastTheEnd({ search, pageCount }: PastTheEndProps) {
  const { t } = useTranslation();

  return (
    <EmptyState
      title={t('products.pastEnd', { page: pageCount })}
      action={
        <ButtonLink href={productSearchHref({ ...search, page: pageCount })}>
          {t('products.lastPage')}
        </ButtonLink>
      }
    />
  );
}

import type { Category } from '@craftsandore/contract';
import { categoryPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, EmptyState, Heading, Link } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import type { ListedProduct } from './listed-product.ts';
import styles from './nothing-found.module.css';
import { ProductGrid } from './product-grid.tsx';

type NothingFoundProps = { categories: readonly Category[]; popular: readonly ListedProduct[] };

/** What to do when no product fits: another word, a category, or what others buy. */
export function NothingFound({ categories, popular }: NothingFoundProps) {
  const { t } = useTranslation();
  const { local } = useLocale();

  return (
    <>
      <EmptyState
        title={<bdi lang="ar">{t('products.none')}</bdi>}
        action={<ButtonLink href="/products">{t('products.clear')}</ButtonLink>}
      >
        {t('products.noneHint')}
      </EmptyState>
      {categories.length > 0 && (
        <nav className={styles.categories} aria-label={t('category.all')}>
          {categories.map((category) => (
            <Link key={category.id} href={categoryPath(category.id, local(category, 'name'))}>
              {local(category, 'name')}
            </Link>
          ))}
        </nav>
      )}
      {popular.length > 0 && (
        <section className={styles.popular}>
          <Heading level={2}>{t('products.popular')}</Heading>
          <ProductGrid products={popular} headingLevel={3} />
        </section>
      )}
    </>
  );
}

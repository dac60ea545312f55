import { type Category, pageCount } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Band, Container, PageHeader, Pagination } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PageTrail } from '../../../seo/page-trail.tsx';
import { previewPhoto } from '../../../seo/preview-photo.ts';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { ProductPhoto } from '../../../components/product-photo.tsx';
import { useStorefront } from '../../../session/context.ts';
import { usePaginationLabels } from '../../../components/use-pagination-labels.ts';
import styles from './category-page.module.css';
import type { ListedPage } from './listed-product.ts';
import { categoryHref } from './product-search.ts';
import { ProductGrid } from './product-grid.tsx';
import { TotalCount } from './total-count.tsx';

type CategoryPageProps = {
  category: Category;
  categories: readonly Category[];
  products: ListedPage;
  page: number;
};

/** The products of one category, under its photo. */
export function CategoryPage({ category, categories, products, page }: CategoryPageProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const { apiUrl } = useStorefront().settings;
  const labels = usePaginationLabels();
  const name = local(category, 'name');

  return (
    <>
      <HeadTags
        title={name}
        description={t('category.description', { category: name })}
        image={previewPhoto(category.photo, category.imageUrl, apiUrl)}
      />
      <Band
        shape="wide"
        media={
          <ProductPhoto
            photo={category.photo}
            url={category.imageUrl}
            alt=""
            ground="fill"
            ratio="fill-box"
            sizes="(width < 1024px) 100vw, 60vw"
            priority
          />
        }
      >
        <PageHeader
          title={name}
          count={<TotalCount {...products} />}
          breadcrumbs={
            <PageTrail
              trail={[
                { href: '/home', label: t('nav.home') },
                { href: '/products', label: t('nav.products') },
              ]}
              current={name}
            />
          }
        />
      </Band>
      <Container className={styles.body}>
        <nav className={styles.categories} aria-label={t('category.all')}>
          {categories.map((other) => (
            <Link
              key={other.id}
              to={`/categoryIds/${other.id}`}
              aria-current={other.id === category.id ? 'page' : undefined}
            >
              {local(other, 'name')}
            </Link>
          ))}
        </nav>
        <ProductGrid products={products.products} headingLevel={2} />
        <Pagination
          className={styles.pages}
          page={page}
          pageCount={pageCount(products)}
          hrefOf={(number) => categoryHref(category.id, number)}
          format={number}
          labels={labels}
        />
      </Container>
    </>
  );
}

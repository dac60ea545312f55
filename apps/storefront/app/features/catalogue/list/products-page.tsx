import { Container, PageHeader } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PageTrail } from '../../../seo/page-trail.tsx';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { ProductList, type ProductListProps } from './product-list.tsx';
import styles from './products-page.module.css';
import { TotalCount } from './total-count.tsx';

/** The whole catalogue, searched and filtered. */
export function ProductsPage(props: ProductListProps) {
  const { t } = useTranslation();
  const { search, page } = props;
  const { query } = search;

  return (
    <Container className={styles.root}>
      <HeadTags
        title={query ? t('products.resultsFor', { query }) : t('nav.products')}
        page={search.page}
        description={t('products.description')}
      />
      <PageHeader
        title={query ? t('products.resultsFor', { query }) : t('nav.products')}
        count={page?.totalCount ? <TotalCount {...page} /> : undefined}
        breadcrumbs={<PageTrail trail={[]} current={t('nav.products')} />}
      />
      <ProductList {...props} />
    </Container>
  );
}

import type { DescribedCategory } from '@craftsandore/contract';
import { categoryPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { Band, Container, PageHeader } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PageTrail } from '../../../seo/page-trail.tsx';
import { previewPhoto } from '../../../seo/preview-photo.ts';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { ProductPhoto } from '../../../components/product-photo.tsx';
import { useStorefront } from '../../../session/context.ts';
import styles from './category-page.module.css';
import { ProductList, type ProductListProps } from './product-list.tsx';
import { TotalCount } from './total-count.tsx';

type CategoryPageProps = ProductListProps & { category: DescribedCategory };

/** The products of one category, under its photo. */
export function CategoryPage({ category, ...list }: CategoryPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { search, categories, page } = list;
  const { apiUrl } = useStorefront().settings;
  const name = local(category, 'name');
  const about = local(category, 'description');

  return (
    <>
      <HeadTags
        title={name}
        page={search.page}
        description={about || t('category.description', { category: name })}
        preview={category.preview}
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
          meta={about && <bdi style={{ whiteSpace: 'pre-line' }}>{about}</bdi>}
          count={page?.totalCount ? <TotalCount {...page} /> : undefined}
          breadcrumbs={
            <PageTrail trail={[{ href: '/products', label: t('nav.products') }]} current={name} />
          }
        />
      </Band>
      <Container className={styles.body}>
        <nav className={styles.categories} aria-label={t('category.all')}>
          {categories.map((other) => (
            <Link
              key={other.id}
              to={categoryPath(other.id, local(other, 'name'))}
              aria-current={other.id === category.id ? 'page' : undefined}
            >
              {local(other, 'name')}
            </Link>
          ))}
        </nav>
        <ProductList {...list} />
      </Container>
    </>
  );
}

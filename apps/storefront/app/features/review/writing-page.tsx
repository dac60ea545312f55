import type { Product } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { Container, Heading, Link } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import { PageTrail } from '../../seo/page-trail.tsx';
import styles from './review-page.module.css';

type WritingPageProps = {
  product: Product;
  title: string;
  /** Of the product's page, where it will be read. */
  section: 'reviews' | 'questions';
  children: ReactNode;
};

/** Where a customer writes something about a product. */
export function WritingPage({ product, title, section, children }: WritingPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const name = local(product, 'name');
  const path = productPath(product.id, name);
  const design = product.productDesigns.find(({ photos }) => photos.length > 0);

  return (
    <Container className={styles.root}>
      <HeadTags title={`${title}: ${name}`} />
      <PageTrail
        className={styles.trail}
        trail={[
          { href: '/products', label: t('nav.products') },
          { href: path, label: name },
        ]}
        current={title}
      />
      <div className={styles.columns}>
        <ProductPhoto photo={design?.photos[0]} alt="" sizes="(width < 640px) 30vw, 320px" />
        <div className={styles.main}>
          <Heading level={1} tabIndex={-1}>
            {name}
          </Heading>
          {/* Above what comes later and is taller than its skeleton, so that it stays where it is. */}
          <p>
            <Link href={`${path}#${section}`}>{t('review.back')}</Link>
          </p>
          <noscript>
            <NeedsScripts />
          </noscript>
          <div className={styles.scripted}>{children}</div>
        </div>
      </div>
    </Container>
  );
}

import type { Banner, Category } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Container, Heading, Link, Text, VisuallyHidden } from '@craftsandore/ui';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { OrganizationData } from '../../seo/organization-data.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import { Partners } from '../../shell/footer/partners.tsx';
import { Banners } from './banners.tsx';
import type { DeliveryPromise } from './delivery-promise.ts';
import { Hero, type HeroProduct } from './hero.tsx';
import styles from './home-page.module.css';
import { Promises } from './promises.tsx';
import { Story } from './story.tsx';

// Far below what is seen first.
const CategoriesCarousel = lazily(
  async () => (await import('./categories-carousel.tsx')).CategoriesCarousel,
);

type HomePageProps = {
  products: readonly HeroProduct[];
  /** The list of products, rendered by the catalogue. */
  productList: ReactNode;
  banners: readonly Banner[];
  categories: readonly Category[];
  /** Null where nothing is known of it. */
  delivery: DeliveryPromise | null;
  /** The form to write to the shop. */
  contact: ReactNode;
};

export function HomePage(props: HomePageProps) {
  const { products, productList, banners, categories, delivery, contact } = props;
  const { t } = useTranslation();
  const productsId = useId();

  return (
    <>
      <HeadTags description={t('home.description')} />
      <OrganizationData />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('home.title')}
      </VisuallyHidden>
      <Hero products={products} />
      <Promises delivery={delivery} />
      <Banners banners={banners} />
      <section className={styles.products} aria-labelledby={productsId}>
        <Container>
          <div className={styles.head}>
            <div>
              <Heading level={2} id={productsId}>
                {t('home.productsTitle')}
              </Heading>
              <Text tone="muted" className={styles.lead}>
                {t('home.productsLead')}
              </Text>
            </div>
            <Link variant="arrow" href="/products">
              {t('home.allProducts')}
            </Link>
          </div>
          {productList}
        </Container>
      </section>
      <Suspense>{categories.length > 0 && <CategoriesCarousel categories={categories} />}</Suspense>
      <Story />
      <Container className={styles.contact}>{contact}</Container>
      <Partners />
    </>
  );
}

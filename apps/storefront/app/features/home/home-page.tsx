import type { Banner, Category, GoodReview } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Container, VisuallyHidden } from '@craftsandore/ui';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { OrganizationData } from '../../seo/organization-data.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import { Partners } from '../../shell/footer/partners.tsx';
import { Banners } from './banners.tsx';
import type { DeliveryPromise } from './delivery-promise.ts';
import { Hero, type HeroProduct } from './hero.tsx';
import styles from './home-page.module.css';
import { mostForGift } from './gifts.ts';
import { ProductSection } from './product-section.tsx';
import { Promises } from './promises.tsx';
import { Story } from './story.tsx';

// Far below what is seen first.
const CategoriesCarousel = lazily(
  async () => (await import('./categories-carousel.tsx')).CategoriesCarousel,
);

const GoodReviews = lazily(async () => (await import('./good-reviews.tsx')).GoodReviews);

type HomePageProps = {
  products: readonly HeroProduct[];
  /** The list of products, rendered by the catalogue. */
  productList: ReactNode;
  /** Lists of the same kind, where there is something to show. */
  bestsellers: ReactNode;
  newest: ReactNode;
  gifts: ReactNode;
  banners: readonly Banner[];
  categories: readonly Category[];
  reviews: readonly GoodReview[];
  /** Null where nothing is known of it. */
  delivery: DeliveryPromise | null;
  /** The form to write to the shop. */
  contact: ReactNode;
};

export function HomePage(props: HomePageProps) {
  const { products, productList, bestsellers, newest, gifts, banners } = props;
  const { categories, reviews, delivery, contact } = props;
  const { t } = useTranslation();

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
      <ProductSection
        title={t('home.productsTitle')}
        lead={t('home.productsLead')}
        href="/products"
      >
        {productList}
      </ProductSection>
      <Suspense>{categories.length > 0 && <CategoriesCarousel categories={categories} />}</Suspense>
      {bestsellers && (
        <ProductSection title={t('products.sortBestSelling')} href="/products?sort=best-selling">
          {bestsellers}
        </ProductSection>
      )}
      {newest && (
        <ProductSection title={t('home.new')} href="/products?sort=newest">
          {newest}
        </ProductSection>
      )}
      <Story />
      {gifts && (
        <ProductSection title={t('home.gifts')} href={`/products?maxPrice=${mostForGift}`}>
          {gifts}
        </ProductSection>
      )}
      <Suspense>{reviews.length > 0 && <GoodReviews reviews={reviews} />}</Suspense>
      <Container className={styles.contact}>{contact}</Container>
      <Partners />
    </>
  );
}

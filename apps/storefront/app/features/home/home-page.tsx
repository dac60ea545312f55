import type { Banner, Category, GoodReview, HomeSection } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { type DeliveryPromise, mostForGift } from '@craftsandore/rules';
import { Container, VisuallyHidden } from '@craftsandore/ui';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { OrganizationData } from '../../seo/organization-data.tsx';
import { HeadTags } from '../../seo/head-tags.tsx';
import { Partners } from '../../shell/footer/partners.tsx';
import { Banners } from './banners.tsx';
import type { ShopRating } from './good-reviews.tsx';
import { Hero, type HeroProduct } from './hero.tsx';
import styles from './home-page.module.css';
import { ProductSection } from './product-section.tsx';
import { Promises } from './promises.tsx';
import { Story } from './story.tsx';

// Far below what is seen first.
const CategoriesCarousel = lazily(
  async () => (await import('./categories-carousel.tsx')).CategoriesCarousel,
);

const GoodReviews = lazily(async () => (await import('./good-reviews.tsx')).GoodReviews);

type HomePageProps = {
  /** The slides. */
  heroProducts: readonly HeroProduct[];
  /** Between them and the partners, in order. */
  sections: readonly HomeSection[];
  /** The list of products, rendered by the catalogue. */
  productList: ReactNode;
  /** Lists of the same kind, where there is something to show. */
  bestsellers: ReactNode;
  newest: ReactNode;
  gifts: ReactNode;
  banners: readonly Banner[];
  categories: readonly Category[];
  reviews: readonly GoodReview[];
  shopRating: ShopRating | null;
  /** Null where nothing is known of it. */
  delivery: DeliveryPromise | null;
  /** The form to write to the shop. */
  contact: ReactNode;
};

export function HomePage({ heroProducts, sections, ...props }: HomePageProps) {
  const { productList, bestsellers, newest, gifts, banners } = props;
  const { categories, reviews, shopRating, delivery, contact } = props;
  const { t } = useTranslation();

  const parts: Record<HomeSection, ReactNode> = {
    promises: <Promises delivery={delivery} />,
    banners: <Banners banners={banners} />,
    products: (
      <ProductSection
        title={t('home.productsTitle')}
        lead={t('home.productsLead')}
        href="/products"
      >
        {productList}
      </ProductSection>
    ),
    categories: (
      <Suspense>{categories.length > 0 && <CategoriesCarousel categories={categories} />}</Suspense>
    ),
    bestsellers: bestsellers && (
      <ProductSection title={t('products.sortBestSelling')} href="/products?sort=best-selling">
        {bestsellers}
      </ProductSection>
    ),
    newest: newest && (
      <ProductSection title={t('home.new')} href="/products?sort=newest">
        {newest}
      </ProductSection>
    ),
    story: <Story />,
    gifts: gifts && (
      <ProductSection title={t('home.gifts')} href={`/products?maxPrice=${mostForGift}`}>
        {gifts}
      </ProductSection>
    ),
    reviews: (
      <Suspense>
        {reviews.length > 0 && <GoodReviews reviews={reviews} rating={shopRating} />}
      </Suspense>
    ),
    contact: <Container className={styles.contact}>{contact}</Container>,
  };

  return (
    <>
      <HeadTags description={t('home.description')} />
      <OrganizationData />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('home.title')}
      </VisuallyHidden>
      <Hero products={heroProducts} />
      {sections.map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
      <Partners />
    </>
  );
}

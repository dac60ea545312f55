import type { Product, Review, ReviewsMeta } from '@craftsandore/contract';
import type { ProductFacts } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily, useIdle, useLater } from '@craftsandore/resilience';
import { Container } from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useDesignInAddress } from '../../../navigation/design-in-address.ts';
import { PageTrail } from '../../../seo/page-trail.tsx';
import { previewPhoto } from '../../../seo/preview-photo.ts';
import { ProductData } from '../../../seo/product-data.tsx';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { useStorefront } from '../../../session/context.ts';
import type { ListedProduct } from '../list/listed-product.ts';
import { ProductBuying } from './product-buying.tsx';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-page.module.css';
import type { ShownQuestions } from './product-questions.tsx';

// Below what is seen first.
const ProductAttributes = lazily(
  async () => (await import('./product-attributes.tsx')).ProductAttributes,
);
const ProductRow = lazily(async () => (await import('./product-row.tsx')).ProductRow);
const ProductVoices = lazily(async () => (await import('./product-voices.tsx')).ProductVoices);
const RelatedProducts = lazily(
  async () => (await import('./related-products.tsx')).RelatedProducts,
);

// Of this browser alone.
const fetchSeen = () => import('./recently-seen.tsx');

type ProductPageProps = {
  product: Product;
  /** What it is like, in words. */
  facts: ProductFacts;
  /** Null when they could not be had. */
  reviews: { data: Review[]; meta: ReviewsMeta } | null;
  /** What is bought together with it. */
  goesWith: readonly ListedProduct[];
  questions: ShownQuestions;
  related: readonly ListedProduct[];
};

/** One product: its designs, what others say of it, and what is like it. */
export function ProductPage({
  product,
  facts,
  reviews,
  questions,
  goesWith,
  related,
}: ProductPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { apiUrl } = useStorefront().settings;
  const { productDesigns, category } = product;
  const { designId, setDesignId } = useDesignInAddress();
  const design =
    productDesigns.find(({ id }) => id === designId) ??
    productDesigns.find(({ stock }) => stock > 0) ??
    productDesigns[0];
  const designWithPhoto = [design, ...productDesigns].find((some) => some?.photosUrls.length);
  const name = local(product, 'name');
  const seen = useLater(fetchSeen, useIdle());

  return (
    <Container>
      <HeadTags
        title={name}
        description={local(product, 'description')}
        preview={product.preview}
        image={previewPhoto(designWithPhoto?.photos[0], designWithPhoto?.photosUrls[0], apiUrl)}
      />
      <ProductData product={product} />
      <PageTrail
        className={styles.trail}
        trail={[
          { href: '/products', label: t('nav.products') },
          { href: `/categoryIds/${product.categoryId}`, label: local(category, 'name') },
        ]}
        current={name}
      />
      <div className={styles.top}>
        <ProductGallery
          key={design?.id}
          product={product}
          design={design}
          drawing={facts.drawing ? facts.titles.trueSize : undefined}
        />
        <ProductBuying product={product} design={design} onDesignChange={setDesignId} />
      </div>
      <Suspense>
        <ProductAttributes facts={facts} designId={design?.id} />
      </Suspense>
      <Suspense>
        {goesWith.length > 0 && <ProductRow title={t('product.goesWith')} products={goesWith} />}
      </Suspense>
      <Suspense>
        <ProductVoices product={product} reviews={reviews} questions={questions} />
      </Suspense>
      <Suspense>{related.length > 0 && <RelatedProducts products={related} />}</Suspense>
      {seen && <seen.RecentlySeen productId={product.id} />}
    </Container>
  );
}

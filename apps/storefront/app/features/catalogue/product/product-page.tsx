import { photoWords } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { Container } from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useDesignInAddress } from '../../../navigation/design-in-address.ts';
import { PageTrail, type Step } from '../../../seo/page-trail.tsx';
import { previewPhoto } from '../../../seo/preview-photo.ts';
import { ProductData } from '../../../seo/product-data.tsx';
import { HeadTags } from '../../../seo/head-tags.tsx';
import type { SeoTexts } from '../../../seo/seo-texts.ts';
import { useStorefront } from '../../../session/context.ts';
import type { ProductBelowProps } from './product-below.tsx';
import { ProductBuying, type ProductBuyingProps } from './product-buying.tsx';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-page.module.css';

// Below what is seen first.
const ProductBelow = lazily(async () => (await import('./product-below.tsx')).ProductBelow);

type ProductPageProps = Omit<ProductBelowProps, 'designId' | 'product'> &
  Pick<ProductBuyingProps, 'shippingOptions' | 'product'> & {
    /** From all products to it, in the page's language; empty where its category is hidden. */
    trail: Step[];
    seo: SeoTexts;
  };

/** One product: its designs, what others say of it, and what is like it. */
export function ProductPage(props: ProductPageProps) {
  const { product, seo, facts, questions } = props;
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const { apiUrl } = useStorefront().settings;
  const { productDesigns } = product;
  const { designId, setDesignId } = useDesignInAddress();
  const design =
    productDesigns.find(({ id }) => id === designId) ??
    productDesigns.find(({ stock }) => stock > 0) ??
    productDesigns[0];
  const designWithPhoto = [design, ...productDesigns].find((some) => some?.photosUrls.length);
  const name = local(product, 'name');

  return (
    <Container>
      <HeadTags
        title={seo.title ?? name}
        description={seo.description ?? local(product, 'description')}
        preview={product.preview}
        image={previewPhoto(designWithPhoto?.photos[0], designWithPhoto?.photosUrls[0], apiUrl)}
        imageWords={photoWords(designWithPhoto?.photos[0], locale)}
      />
      <ProductData product={product} />
      <PageTrail
        className={styles.trail}
        trail={[{ href: '/products', label: t('nav.products') }, ...props.trail]}
        current={name}
      />
      <div className={styles.top}>
        <ProductGallery
          key={design?.id}
          product={product}
          design={design}
          drawing={facts.drawing ? facts.titles.trueSize : undefined}
        />
        <ProductBuying
          product={product}
          design={design}
          onDesignChange={setDesignId}
          shippingOptions={props.shippingOptions}
          words={questions.words}
          madeToOrder={facts.madeToOrder}
        />
      </div>
      <Suspense>
        <ProductBelow {...props} designId={design?.id} />
      </Suspense>
    </Container>
  );
}

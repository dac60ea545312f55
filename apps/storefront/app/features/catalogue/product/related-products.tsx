import { Carousel, CarouselControls, CarouselSlides, Heading } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useCarouselLabels } from '../../../components/use-carousel-labels.ts';
import type { ListedProduct } from '../list/listed-product.ts';
import { ProductTile } from '../list/product-tile.tsx';
import styles from './related-products.module.css';

const autoplayMs = 2500; // specification, section 9

/** More of the same category. */
export function RelatedProducts({ products }: { products: readonly ListedProduct[] }) {
  const { t } = useTranslation();
  const labels = useCarouselLabels();

  return (
    <Carousel
      className={styles.root}
      label={t('product.related')}
      labels={labels}
      count={products.length}
      autoplayMs={autoplayMs}
    >
      <div className={styles.head}>
        <Heading level={2}>{t('product.related')}</Heading>
        <CarouselControls />
      </div>
      <CarouselSlides perView={{ base: 2, sm: 3, lg: 4 }} gap="var(--grid-gap)">
        {products.map((product) => (
          <ProductTile key={product.id} product={product} headingLevel={3} />
        ))}
      </CarouselSlides>
    </Carousel>
  );
}

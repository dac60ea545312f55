import type { Photo, Product, ProductDesign } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ArrowForwardIcon,
  ButtonLink,
  Carousel,
  CarouselControls,
  CarouselIndicator,
  CarouselSlides,
  Container,
  EmptyState,
  RoundPhoto,
  Separator,
  Text,
  useCarousel,
} from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Money } from '../../components/money.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { useCarouselLabels } from '../../components/use-carousel-labels.ts';
import styles from './hero.module.css';
import { TypedTitle } from './typed-title.tsx';

const autoplayMs = 5500; // specification, section 9

/** What a slide shows of a product. */
export type HeroProduct = Pick<
  Product,
  'id' | 'name' | 'nameAr' | 'weight' | 'price' | 'category'
> & {
  isFrom: boolean;
  /** Its opening, in the language of the page. */
  description: string;
  /** What its photo shows, in the same language. */
  photoWords?: string | undefined;
  productDesigns: readonly (Pick<ProductDesign, 'photosUrls'> & { photos: Photo[] })[];
};

/** One slide for each product: words on one side, its photo in the rings on the other. */
export function Hero({ products }: { products: readonly HeroProduct[] }) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const labels = useCarouselLabels();

  if (products.length === 0) {
    return <EmptyState title={<bdi lang="ar">{t('products.none')}</bdi>} />;
  }
  return (
    <Carousel
      className={styles.root}
      label={t('home.hero')}
      labels={labels}
      count={products.length}
      mode="fade"
      autoplayMs={autoplayMs}
    >
      <Container className={styles.inner}>
        <div className={styles.copy}>
          <Copies products={products} />
          <div className={styles.controls}>
            <CarouselIndicator
              className={styles.indicator}
              format={(place, places) => `${number(place)} / ${number(places)}`}
            />
            <CarouselControls />
          </div>
        </div>
        <RoundPhoto className={styles.photo}>
          <Photos products={products} />
        </RoundPhoto>
      </Container>
    </Carousel>
  );
}

function Copies({ products }: { products: readonly HeroProduct[] }) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const { index } = useCarousel();

  return (
    <CarouselSlides>
      {products.map((product, place) => (
        <div key={product.id} className={styles.slide}>
          <div className={styles.head}>
            <Text variant="label">
              {!product.category.isHidden && (
                <>
                  {local(product.category, 'name')}
                  <Separator variant="inline" />
                </>
              )}
              <bdi>{t('product.kilograms', { weight: number(product.weight) })}</bdi>
            </Text>
            <TypedTitle text={local(product, 'name')} isShown={place === index} />
          </div>
          <Text variant="lead" className={styles.lead}>
            {product.description}
          </Text>
          <div className={styles.way}>
            <ButtonLink
              size="lg"
              href={productPath(product.id, local(product, 'name'))}
              iconAfter={<ArrowForwardIcon />}
            >
              {t('home.discoverMore')}
            </ButtonLink>
            <Money amount={product.price} isFrom={product.isFrom} size="lg" />
          </div>
        </div>
      ))}
    </CarouselSlides>
  );
}

function Photos({ products }: { products: readonly HeroProduct[] }) {
  const { index } = useCarousel();

  return (
    <CarouselSlides>
      {products.map((product, place) => {
        const [design] = product.productDesigns;
        // Load only the photo that is shown and the next one.
        const isNear = [0, 1].includes((place - index + products.length) % products.length);
        if (!isNear) return <span key={product.id} />;
        return (
          <ProductPhoto
            key={product.id}
            photo={design?.photos[0]}
            url={design?.photosUrls[0]}
            alt={product.photoWords ?? ''}
            ground="fill"
            sizes="(width < 640px) 280px, 400px"
            priority={place === 0}
          />
        );
      })}
    </CarouselSlides>
  );
}

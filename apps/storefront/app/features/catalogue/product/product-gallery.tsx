import type { Product, ProductDesign } from '@craftsandore/contract';
import { Carousel, CarouselControls, CarouselSlides, useCarousel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import { useCarouselLabels } from '../../../components/use-carousel-labels.ts';
import styles from './product-gallery.module.css';
import { useFullName } from './use-full-name.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomControls } from './zoom-controls.tsx';

const autoplayMs = 4000; // specification, section 9

type ProductGalleryProps = { product: Product; design: ProductDesign | undefined };

/** The photos of a design, one at a time, to look at closely. */
export function ProductGallery({ product, design }: ProductGalleryProps) {
  const { t } = useTranslation();
  const labels = useCarouselLabels();
  const places = Math.max(1, design?.photosUrls.length ?? 0);

  return (
    <Carousel
      className={styles.root}
      label={t('gallery.label')}
      labels={labels}
      count={places}
      autoplayMs={autoplayMs}
    >
      <Thumbnails design={design} places={places} />
      <Stage product={product} design={design} places={places} />
    </Carousel>
  );
}

function Thumbnails({ design, places }: { design: ProductDesign | undefined; places: number }) {
  const { t } = useTranslation();
  const { index, goTo } = useCarousel();
  if (places < 2) return null;

  return (
    <div className={styles.thumbnails} role="group" aria-label={t('gallery.photos')}>
      {Array.from({ length: places }, (_, place) => (
        <button
          key={place}
          type="button"
          className={styles.thumbnail}
          aria-label={t('gallery.photo', { place: place + 1 })}
          aria-pressed={place === index}
          onClick={() => goTo(place)}
        >
          <ProductPhoto
            photo={design?.photos[place]}
            url={design?.photosUrls[place]}
            alt=""
            sizes="84px"
          />
        </button>
      ))}
    </div>
  );
}

type StageProps = ProductGalleryProps & { places: number };

function Stage({ product, design, places }: StageProps) {
  const { index } = useCarousel();
  const zoom = useZoom(index);
  const alt = useFullName(product, design);

  return (
    <div className={styles.stage} {...zoom.handlers}>
      <CarouselSlides className={styles.slides}>
        {Array.from({ length: places }, (_, place) => (
          <div
            key={place}
            className={styles.photo}
            style={place === index ? zoom.style : undefined}
          >
            <ProductPhoto
              photo={design?.photos[place]}
              url={design?.photosUrls[place]}
              alt={alt}
              ratio="fill-box"
              sizes="(width < 1024px) 100vw, 45vw"
              priority={place === 0}
              draggable={false}
            />
          </div>
        ))}
      </CarouselSlides>
      <CarouselControls variant="paper" className={styles.controls} />
      <ZoomControls zoom={zoom} />
    </div>
  );
}

import type { Product, ProductDesign } from '@craftsandore/contract';
import { photoWords } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import {
  Carousel,
  CarouselControls,
  CarouselSlides,
  IconButton,
  MaximizeIcon,
  useCarousel,
} from '@craftsandore/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import { useCarouselLabels } from '../../../components/use-carousel-labels.ts';
import { LaterSaveHeart } from '../../../saved/later-save-heart.tsx';
import styles from './product-gallery.module.css';
import { useFullName } from '../../../components/use-full-name.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomControls } from './zoom-controls.tsx';
import { ZoomablePhoto } from './zoomable-photo.tsx';

const autoplayMs = 4000; // specification, section 9

const fetchViewer = () => import('./photo-viewer.tsx');

type ProductGalleryProps = {
  product: Product;
  design: ProductDesign | undefined;
  /** What the drawing of its size is called; undefined where there is none. */
  drawing?: string | undefined;
};

/** The photos of a design, one at a time, to look at closely. */
export function ProductGallery({ product, design, drawing }: ProductGalleryProps) {
  const { t } = useTranslation();
  const labels = useCarouselLabels();
  const places = Math.max(1, design?.photosUrls.length ?? 0);
  const [isStudied, setStudied] = useState(false);

  return (
    <Carousel
      className={styles.root}
      label={t('gallery.label')}
      labels={labels}
      count={places}
      autoplayMs={autoplayMs}
      held={isStudied}
    >
      <Thumbnails design={design} drawing={drawing} places={places} />
      <Stage product={product} design={design} places={places} onStudy={setStudied} />
    </Carousel>
  );
}

type ThumbnailsProps = Pick<ProductGalleryProps, 'design' | 'drawing'> & { places: number };

function Thumbnails({ design, drawing, places }: ThumbnailsProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { index, goTo } = useCarousel();
  const nameOf = (place: number) =>
    [t('gallery.photo', { place: place + 1 }), photoWords(design?.photos[place], locale)]
      .filter(Boolean)
      .join(': ');
  if (places < 2 && !drawing) return null;

  return (
    <div className={styles.thumbnails} role="group" aria-label={t('gallery.photos')}>
      {Array.from({ length: places }, (_, place) => (
        <button
          key={place}
          type="button"
          className={styles.thumbnail}
          aria-label={nameOf(place)}
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
      {drawing && (
        <a
          className={`${styles.thumbnail} ${styles.drawing}`}
          href="#true-size"
          aria-label={drawing}
        />
      )}
    </div>
  );
}

type StageProps = Omit<ProductGalleryProps, 'drawing'> & {
  places: number;
  /** Called with whether somebody looks closely at a photo, which must then stay. */
  onStudy: (isStudied: boolean) => void;
};

function Stage({ product, design, places, onStudy }: StageProps) {
  const { t } = useTranslation();
  const { index } = useCarousel();
  const zoom = useZoom(index);
  const { locale } = useLocale();
  const fullName = useFullName(product, design);
  const fullScreen = useFullScreen();
  const opener = useRef<HTMLButtonElement>(null);
  const viewer = useLater(fetchViewer, fullScreen.isOpen);
  const isStudied = zoom.isClose || fullScreen.isOpen;

  useEffect(() => onStudy(isStudied), [onStudy, isStudied]);

  function open() {
    opener.current?.focus({ preventScroll: true }); // gets the focus back, also after a tap on the photo
    fullScreen.open();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys are a shortcut to the buttons inside
    <div className={styles.stage} onKeyDown={zoom.handleKeyDown}>
      <CarouselSlides className={styles.slides}>
        {Array.from({ length: places }, (_, place) => (
          <ZoomablePhoto key={place} zoom={zoom} isShown={place === index} onTap={open}>
            <ProductPhoto
              photo={design?.photos[place]}
              url={design?.photosUrls[place]}
              alt={photoWords(design?.photos[place], locale) ?? fullName}
              ratio="fill-box"
              sizes="(width < 1024px) 100vw, 45vw"
              priority={place === 0}
              draggable={false}
            />
          </ZoomablePhoto>
        ))}
      </CarouselSlides>
      <IconButton
        ref={opener}
        variant="paper"
        className={styles.fullScreen}
        label={t('gallery.fullScreen')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <MaximizeIcon />
      </IconButton>
      <LaterSaveHeart product={product} variant="paper" className={styles.heart} />
      <CarouselControls variant="paper" className={styles.controls} />
      <ZoomControls zoom={zoom} />
      {fullScreen.isOpen && viewer && (
        <viewer.PhotoViewer
          title={fullName}
          design={design}
          zoom={zoom}
          onClose={fullScreen.close}
        />
      )}
    </div>
  );
}

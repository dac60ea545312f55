import type { ProductDesign } from '@craftsandore/contract';
import { directionOf, photoWords } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useCarousel } from '@craftsandore/ui';
import { Dialog } from '@craftsandore/ui/dialog';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import styles from './photo-viewer.module.css';
import type { Zoom } from './use-zoom.ts';
import { ViewerArrows } from './viewer-arrows.tsx';
import { ZoomControls } from './zoom-controls.tsx';
import { ZoomablePhoto } from './zoomable-photo.tsx';

type PhotoViewerProps = {
  title: string;
  design: ProductDesign | undefined;
  zoom: Zoom;
  onClose: () => void;
};

/** The photo that the gallery around it shows, on the whole screen; the arrow keys are the gallery's own. */
export function PhotoViewer({ title, design, zoom, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { index, places, step, labels } = useCarousel();
  const forward = directionOf(locale) === 'rtl' ? 1 : -1;

  return (
    <Dialog
      open
      className={styles.root}
      title={title}
      closeLabel={t('action.close')}
      onOpenChange={onClose}
    >
      <div className={styles.stage}>
        <ZoomablePhoto
          key={index}
          zoom={zoom}
          onSwipe={(way) => places > 1 && step(way === forward ? 1 : -1)}
        >
          <ProductPhoto
            photo={design?.photos[index]}
            url={design?.photosUrls[index]}
            alt={photoWords(design?.photos[index], locale) ?? title}
            ratio="fill-box"
            sizes="(width < 1024px) 200vw, 100vw"
            className={styles.photo}
            draggable={false}
            priority
          />
        </ZoomablePhoto>
        {places > 1 && <ViewerArrows labels={labels} onStep={step} />}
        <ZoomControls zoom={zoom} />
      </div>
    </Dialog>
  );
}
